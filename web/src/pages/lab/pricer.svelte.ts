// The figures of the present set-up: the edge at once, then what takes longer; a stale question is given up here and on
// the server.
import type { Link } from '../../lib/link.svelte';
import type { SetUp } from './setup';
import type { Forbidden, Price, Priced } from './types';

const kDebounceMs = 120;
// before what takes longer: the server cannot stop it once it runs, and the next change would wait behind it
const kRestMs = 300;

export const aborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const pause = (signal: AbortSignal): Promise<void> => new Promise((done, fail) =>
  setTimeout(() => (signal.aborted ? fail(new DOMException('', 'AbortError')) : done()), kRestMs));

export class Pricer {
  prices: Price[] = $state.raw([]);
  forbidden: Forbidden[] = $state.raw([]);
  standard: Price[] = $state.raw([]); // of the book's own set-up
  game = $state(''); // whose figures these are
  stale = $state(false); // the figures shown are not yet those of the set-up
  more = $state(false); // standard deviations are still to come
  refusal: Error | null = $state.raw(null);
  full: 'no' | 'runs' | 'done' = $state('no');
  part = $state(0); // of the full price
  ms = $state(0); // from the change to the figure

  private setUp: SetUp | null = null;
  private stop = new AbortController();
  private stopFull = new AbortController();
  private timer = 0;

  constructor(private readonly link: Link) {}

  get partial(): boolean { return this.prices.some((price) => price.exact === null || price.hit === null); }

  ask(setUp: SetUp): void {
    this.giveUp();
    const began = performance.now(), wait = this.prices.length ? kDebounceMs : 0;
    this.stale = true;
    this.setUp = setUp;
    this.timer = window.setTimeout(() => void this.run(setUp, began), wait);
  }

  giveUp(): void {
    clearTimeout(this.timer);
    this.stop.abort();
    this.cancelFull();
    this.stop = new AbortController();
    this.full = 'no';
    this.more = false;
  }

  private async run(setUp: SetUp, began: number): Promise<void> {
    const { signal } = this.stop;
    try {
      this.take(await this.link.lab('price', { ...setUp, sd: false }, { signal }), setUp.game);
      this.ms = performance.now() - began;
      await this.compareWithBook(setUp.game, signal);
      if (this.prices.every((price) => price.sd !== null)) return;
      this.more = true;
      await pause(signal);
      this.take(await this.link.lab('price', { ...setUp }, { signal }), setUp.game);
      this.more = false;
    } catch (error) {
      if (!aborted(error)) { this.refusal = error as Error; this.more = false; }
    }
  }

  private take({ prices, forbidden }: Priced, game: string): void {
    if (this.game !== game) this.standard = [];
    this.prices = prices;
    this.forbidden = forbidden;
    this.game = game;
    this.refusal = null;
    this.stale = false;
  }

  private async compareWithBook(game: string, signal: AbortSignal): Promise<void> {
    if (this.standard.length) return;
    const { prices } =
      await this.link.lab('price', { game, options: {}, paytables: {}, pays: {}, sd: false }, { signal });
    this.standard = prices;
  }

  async askFull(): Promise<void> {
    if (!this.setUp || this.full !== 'no') return;
    this.stopFull = new AbortController();
    this.full = 'runs';
    this.part = 0;
    const { signal } = this.stopFull, { setUp } = this;
    try {
      const priced = await this.link.lab('price', { ...setUp, full: true }, {
        signal, onprogress: (part) => { this.part = part; },
      });
      this.stop.abort(); // nothing more can come
      this.more = false;
      this.take(priced, setUp.game);
      this.full = 'done';
    } catch (error) {
      this.full = 'no';
      if (!aborted(error)) this.refusal = error as Error;
    }
  }

  cancelFull(): void {
    this.stopFull.abort();
    if (this.full === 'runs') this.full = 'no';
  }
}
