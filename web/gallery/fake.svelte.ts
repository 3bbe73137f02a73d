// A link without a server: bets lie at once, everything else is done and answers nothing.
import { Link } from '../src/lib/link.svelte';
import type { Args, Offer } from '../src/lib/protocol';
import { stateOf } from './offers';

export class FakeLink extends Link {
  private readonly table: string;

  constructor(offer: Offer) {
    super(null);
    this.table = offer.id;
    this.status = 'in';
    this.offers.set(offer.id, offer);
    this.states.set(offer.id, stateOf(offer));
  }
  override connect(): void {}
  override watch(): void {}
  override unwatch(): void {}
  override ask = (async (what: string) => {
    const state = this.states.get(this.table)!;
    if (what === 'offer') return this.offers.get(this.table);
    if (what === 'results')
      return state.results.map((result, i) => ({ round: i, settled: 0, result, winning: [], shuffled: false }));
    return [];
  }) as unknown as Link['ask'];
  override lab = (() => Promise.reject(new Error('no lab here'))) as unknown as Link['lab'];
  override do = (async (verb: string, args: Args = {}): Promise<object> => {
    const state = this.states.get(this.table)!;
    const rest =
      state.stakes.filter((stake) => stake.p !== 0 || stake.carried || (verb === 'bet' && stake.w !== args.wager));
    if (verb === 'bet') this.states.set(this.table, {
      ...state, mine: { ...state.mine!, number: state.mine!.number + 1 }, stakes:
        args.stake ? [...rest, { p: 0, b: 0, h: 0, w: String(args.wager), s: Number(args.stake), open: true,
          carried: false }] : rest,
    });
    if (verb === 'clear') this.states.set(this.table, { ...state, stakes: rest });
    return {};
  }) as unknown as Link['do'];
}
