// How the person wants the pages to look. Kept in this browser.
export type Mode = 'auto' | 'light' | 'dark';
const kModes: readonly Mode[] = ['auto', 'light', 'dark'];

class Theme {
  mode: Mode = $state(read('baize-theme', kModes, 'auto'));
  fourColour = $state(read('baize-suits', ['two', 'four'], 'two') === 'four');
  // Less motion: the system's wish, which a component asks before it animates by script.
  reduced = $state(false);

  constructor() {
    const wish = matchMedia('(prefers-reduced-motion: reduce)');
    this.reduced = wish.matches;
    wish.addEventListener('change', () => { this.reduced = wish.matches; });
  }

  setMode(mode: Mode): void {
    this.mode = mode;
    keep('baize-theme', mode);
    this.apply();
  }

  nextMode(): void { this.setMode(kModes[(kModes.indexOf(this.mode) + 1) % kModes.length] ?? 'auto'); }

  setFourColour(on: boolean): void {
    this.fourColour = on;
    keep('baize-suits', on ? 'four' : 'two');
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    if (this.mode === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.mode;
    root.dataset.suits = this.fourColour ? 'four' : 'two';
  }
}

// A browser may forbid its storage; then the choice lasts as long as the page.
function read<T extends string>(key: string, known: readonly T[], otherwise: T): T {
  try { return known.find((each) => each === localStorage.getItem(key)) ?? otherwise; } catch { return otherwise; }
}
function keep(key: string, value: string): void { try { localStorage.setItem(key, value); } catch { /* as above */ } }

export const theme = new Theme();
