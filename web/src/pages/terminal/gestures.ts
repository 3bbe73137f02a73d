// Touch, mouse and keys over a layout. The areas are buttons with `data-key`; this turns what is done to them into four
// acts.
export interface Acts {
  add(key: string): void;
  remove(key: string): void;
  tell(key: string | null): void; // which position to tell about
}

const kHoldMs = 450;
const kSteps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};
const areaAt = (event: Event): HTMLElement | null => (event.target instanceof Element
  ? event.target.closest<HTMLElement>('[data-key]')
  : null);

// Arrow keys go to the nearest area in that direction, wherever it lies.
function nearest(root: HTMLElement, from: HTMLElement, [dx, dy]: readonly [number, number]): HTMLElement | null {
  const start = from.getBoundingClientRect();
  let best: HTMLElement | null = null, least = Infinity;
  for (const node of root.querySelectorAll<HTMLElement>('button[data-key]')) {
    const to = node.getBoundingClientRect();
    const x = to.left + to.width / 2 - start.left - start.width / 2,
      y = to.top + to.height / 2 - start.top - start.height / 2;
    const along = x * dx + y * dy, aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along > 4 && along + 3 * aside < least) { least = along + 3 * aside; best = node; }
  }
  return best;
}

// A Svelte action. One area can be reached by Tab, the others from it by arrows.
export function gestures(root: HTMLElement, acts: Acts): { destroy(): void } {
  let timer = 0, byTouch = false, held = false;
  const stop = (): void => clearTimeout(timer);
  const listeners: Record<string, (event: never) => void> = {
    click: (event: MouseEvent) => {
      const area = areaAt(event);
      if (area && !held) acts.add(area.dataset.key!);
      held = false;
    },
    pointerdown: (event: PointerEvent) => {
      stop();
      held = false;
      byTouch = event.pointerType !== 'mouse';
      const area = areaAt(event);
      if (!byTouch || !area) return;
      acts.tell(area.dataset.key!);
      timer = window.setTimeout(() => { held = true; }, kHoldMs); // who holds wants to read, not to stake
    },
    pointermove: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' && Math.hypot(event.movementX, event.movementY) > 6) stop();
    },
    pointerup: stop,
    pointercancel: stop,
    contextmenu: (event: MouseEvent) => {
      const area = areaAt(event);
      if (!area) return;
      event.preventDefault();
      if (!byTouch) acts.remove(area.dataset.key!);
    },
    pointerover: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') acts.tell(areaAt(event)?.dataset.key ?? null);
    },
    pointerleave: (event: PointerEvent) => { if (event.pointerType === 'mouse') acts.tell(null); },
    focusin: (event: FocusEvent) => {
      const area = areaAt(event);
      if (!area) return;
      for (const node of root.querySelectorAll<HTMLElement>('button[data-key][tabindex="0"]')) node.tabIndex = -1;
      area.tabIndex = 0;
      acts.tell(area.dataset.key!);
    },
    keydown: (event: KeyboardEvent) => {
      byTouch = false;
      const area = areaAt(event);
      if (!area) return;
      const step = kSteps[event.key];
      if (step) { event.preventDefault(); nearest(root, area, step)?.focus(); }
      if (['Delete', 'Backspace', '-'].includes(event.key)) { event.preventDefault(); acts.remove(area.dataset.key!); }
    },
  };
  for (const [name, listen] of Object.entries(listeners)) root.addEventListener(name, listen as EventListener);
  return { destroy: () => {
    stop();
    for (const [name, listen] of Object.entries(listeners)) root.removeEventListener(name, listen as EventListener);
  } };
}
