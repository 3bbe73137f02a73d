// Keyboard shortcuts of a page. They rest while somebody types, or while a dialog is open.
export type Shortcuts = Record<string, (event: KeyboardEvent) => void>;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

// "u", "Shift+R", "Ctrl+z", "Escape", "ArrowLeft"; letters in either case.
export function keyName(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return [
    event.ctrlKey || event.metaKey ? 'Ctrl' : '', event.altKey ? 'Alt' : '',
    event.shiftKey && event.key.length > 1 ? 'Shift' : '', key,
  ].filter(Boolean).join('+');
}

// Returns what takes them away again: `$effect(() => shortcuts({ u: undo }))`.
export function shortcuts(map: Shortcuts): () => void {
  const known = new Map(Object.entries(map).map(([name, act]) => [name.length === 1 ? name.toLowerCase() : name, act]));
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || typing(event.target) || document.querySelector('dialog[open]')) return;
    const act = known.get(keyName(event));
    if (!act) return;
    event.preventDefault();
    act(event);
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

// Arrow keys within a group (tabs, chips, a grid of cards): the index to go to, or null.
export function roving(event: KeyboardEvent, index: number, count: number, columns = 1): number | null {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const step = steps[event.key];
  if (!step || count === 0) return null;
  const next = index + step;
  return Math.abs(step) === 1 ? (next + count) % count : next >= 0 && next < count ? next : null;
}
