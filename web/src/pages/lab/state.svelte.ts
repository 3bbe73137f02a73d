// What the page is about: the set-up, what is shown of it, and the set-ups pinned beside it. All of it stands in the
// address.
import type { Link } from '../../lib/link.svelte';
import { clean, fromHash, standard, toHash, type SetUp } from './setup';
import type { LabGame } from './types';

export const kViews = ['returns', 'options', 'strategy', 'train', 'compare', 'table'] as const;
export type View = (typeof kViews)[number];
const kMostPins = 6;

export class Lab {
  games: LabGame[] = $state.raw([]);
  setUp: SetUp = $state.raw(standard(''));
  view: string = $state('returns');
  wager: string = $state(''); // '': the first
  pins: SetUp[] = $state.raw([]);
  readonly game = $derived(this.games.find((each) => each.id === this.setUp.game));
  readonly key = $derived(toHash(this.setUp));

  constructor(readonly link: Link) {}

  async load(): Promise<void> {
    this.games = await this.link.lab('games', {});
    this.read();
  }

  // ---- The address ----

  read = (): void => {
    if (location.hash === this.hash()) return;
    const list = new URLSearchParams(location.hash.slice(1));
    const setUp = fromHash(location.hash);
    const game = this.games.find((each) => each.id === setUp.game) ?? this.games[0];
    if (!game) return;
    this.setUp = clean(game, setUp);
    const view = list.get('view') ?? '';
    this.view = (kViews as readonly string[]).includes(view) ? view : 'returns';
    this.wager = list.get('wager') ?? '';
    this.pins = list.getAll('pin').flatMap((text) => {
      const pin = fromHash(text), of = this.games.find((each) => each.id === pin.game);
      return of ? [clean(of, pin)] : [];
    }).slice(0, kMostPins);
  };

  hash(): string {
    const list = new URLSearchParams();
    if (this.view !== 'returns') list.set('view', this.view);
    if (this.wager) list.set('wager', this.wager);
    for (const pin of this.pins) list.append('pin', toHash(pin));
    return `#${this.key}${list.size ? `&${list}` : ''}`;
  }

  // ---- Changes ----

  choose(game: string): void {
    this.setUp = standard(game);
    this.wager = '';
  }
  put(setUp: SetUp): void {
    const game = this.games.find((each) => each.id === setUp.game);
    if (game) this.setUp = clean(game, setUp);
  }
  option(id: string, value: string): void {
    this.put({ ...this.setUp, options: { ...this.setUp.options, [id]: value } });
  }
  paytable(wager: string, id: string): void {
    this.put({ ...this.setUp, paytables: { ...this.setUp.paytables, [wager]: id } });
  }
  pay(name: string, odds: string): void { this.put({ ...this.setUp, pays: { ...this.setUp.pays, [name]: odds } }); }
  resetPay(name: string): void {
    const { [name]: _gone, ...pays } = this.setUp.pays;
    this.setUp = { ...this.setUp, pays };
  }
  reset(): void { this.setUp = standard(this.setUp.game); }

  get pinned(): boolean { return this.pins.some((pin) => toHash(pin) === this.key); }
  get full(): boolean { return this.pins.length >= kMostPins; }
  pin(): void { if (!this.pinned && !this.full) this.pins = [...this.pins, this.setUp]; }
  unpin(index: number): void { this.pins = this.pins.filter((_pin, i) => i !== index); }
}
