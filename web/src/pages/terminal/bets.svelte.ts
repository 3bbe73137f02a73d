// Chips on the layout: they lie there at once, and are put right by what the server says.
import { SvelteMap } from 'svelte/reactivity';
import type { Link } from '../../lib/link.svelte';
import type { State } from '../../lib/complete';
import type { ActingFor, ClearArgs, Limits, Reply } from '../../lib/protocol';
import { Refused } from '../../lib/refused';
import { toasts } from '../../lib/toasts.svelte';
import { keyOf, stakeKey } from './areas';

interface Laid { stake: number; n: number; done: boolean }
type Spot = readonly [box: number, position: string, stake: number];
interface Kept { round: number; own: Spot[] }

const inSteps = (chip: number, { increment }: Limits): number => Math.ceil(chip / increment) * increment;

export class Bets {
  private laid = new SvelteMap<string, Laid>(); // sent, and not in a state yet
  private steps: Spot[][] = $state.raw([]); // what undo lays back
  private round = -1;
  private written = ''; // as it is kept
  before: Spot[] = $state.raw([]); // the wagers of the last round in which there were some

  // `acting`: the player whose nominee this terminal is, while his chips are moved. `together`: the positions that one
  // word lays in equal amounts; none for a position that is laid with another.
  constructor(
    private readonly link: Link, private readonly state: () => State,
    private readonly acting: () => ActingFor | undefined, private readonly kept: string,
    private readonly together: (position: string) => string[] = (position) => [position]
  ) {}

  private whose(): number | undefined { return this.acting()?.p ?? this.state().mine?.p; }
  private forWhom(): ClearArgs { const acting = this.acting(); return acting ? { for: acting.terminal } : {}; }
  // Other chips are moved from now on: what was to be undone is not.
  change(): void { this.laid.clear(); this.steps = []; }

  get open(): boolean { return this.state().phase === 'betting' && !this.state().locked && !this.state().frozen; }
  get canUndo(): boolean { return this.steps.length > 0; }

  mine = $derived.by(() => {
    const own = this.sums((p) => p === this.whose());
    if (this.state().phase === 'betting') for (const [key, { stake }] of this.laid) own.set(key, stake);
    for (const [key, stake] of own) if (!stake) own.delete(key);
    return own;
  });
  others = $derived.by(() => this.sums((p) => p !== this.whose()));
  // Laid in an earlier round: they stay where they are whatever is undone, cleared, repeated or doubled.
  carried = $derived.by(() => new Set(this.state().stakes.filter((stake) => stake.carried && stake.p === this.whose())
    .map(stakeKey)));
  fresh = $derived([...this.mine].some(([key]) => !this.carried.has(key)));
  sum = $derived([...this.mine.values()].reduce((total, stake) => total + stake, 0));
  // As it will stand when the server has said yes; what the server says always wins.
  credit = $derived.by(() => {
    const { mine, phase } = this.state();
    if (!mine) return 0;
    if (this.acting()) return mine.credit;
    return phase === 'betting' && this.laid.size ? mine.credit + mine.staked - this.sum : mine.credit;
  });
  staked = $derived.by(() => (!this.acting() && this.state().phase === 'betting' && this.laid.size
    ? this.sum
    : this.state().mine?.staked ?? 0));

  private sums(whose: (p: number) => boolean): Map<string, number> {
    const sums = new Map<string, number>();
    for (const stake of this.state().stakes) if (whose(stake.p))
      sums.set(stakeKey(stake), (sums.get(stakeKey(stake)) ?? 0) + stake.s);
    return sums;
  }

  // ---- News ---------------------------------------------------------------------------------------------

  take(state: State): void {
    if (state.round !== this.round) this.begin(state.round);
    for (const [key, laid] of this.laid) if (laid.done && (state.mine?.number ?? 0) >= laid.n) this.laid.delete(key);
    if (state.phase !== 'betting') this.laid.clear();
    else this.keep();
  }

  private begin(round: number): void {
    this.round = round;
    this.laid.clear();
    this.steps = [];
    const kept = this.read();
    if (kept && kept.round !== round) this.before = kept.own;
  }

  // Kept in the browser: "repeat" works also after the page was loaded anew. What was confirmed counts before a state
  // has it: the next one may be of the round after.
  private keep(): void {
    if (this.acting()) return;
    const lies = this.sums((p) => p === this.whose());
    for (const [key, { stake, done }] of this.laid) if (done) lies.set(key, stake);
    const own = this.spots([...lies].filter(([, stake]) => stake));
    const text = JSON.stringify({ round: this.round, own } satisfies Kept);
    if (!own.length || text === this.written) return;
    sessionStorage.setItem(this.kept, text);
    this.written = text;
  }

  private read(): Kept | null { return JSON.parse(sessionStorage.getItem(this.kept) ?? 'null') as Kept | null; }

  // ---- Placing --------------------------------------------------------------------------------------------

  stakeOn(box: number, position: string): number { return this.mine.get(keyOf(box, position)) ?? 0; }

  // A first chip that is worth less than the least wager becomes the least wager; one that is no whole number of steps,
  // the next step.
  add(box: number, position: string, limits: Limits, chip: number): Promise<void> {
    return this.layAll([[box, position, Math.max(limits.min, this.stakeOn(box, position) + inSteps(chip, limits))]]);
  }

  remove(box: number, position: string, limits: Limits, chip: number): Promise<void> {
    const before = this.stakeOn(box, position);
    if (!before) return Promise.resolve();
    const rest = before - inSteps(chip, limits);
    return this.layAll([[box, position, rest < limits.min ? 0 : rest]]);
  }

  undo(): Promise<void> {
    const last = this.steps[this.steps.length - 1];
    if (!last) return Promise.resolve();
    this.steps = this.steps.slice(0, -1);
    return this.layAll(last, false);
  }

  async clear(): Promise<void> {
    const was = this.now();
    if (!was.length) return;
    await toasts.attempt(async () => {
      await this.link.do('clear', this.forWhom());
      this.laid.clear();
      this.steps = [...this.steps, was];
    });
  }

  repeat(): Promise<void> {
    return this.layAll(this.before.filter(([box, position]) => !this.carried.has(keyOf(box, position))));
  }
  double(): Promise<void> {
    return this.layAll(this.now().map(([box, position, stake]) => [box, position, 2 * stake]));
  }

  private leads(position: string): boolean { return this.together(position).length > 0; }

  private now(): Spot[] { return this.spots([...this.mine]); }

  private spots(own: [string, number][]): Spot[] {
    const spot = (key: string, stake: number): Spot => {
      const [box, position] = key.split(/\|(.*)/s);
      return [Number(box), position!, stake];
    };
    return own.filter(([key]) => !this.carried.has(key)).map(([key, stake]) => spot(key, stake))
      .filter(([, position]) => this.leads(position));
  }

  // In the order in which they were placed, because one wager may rest on another. What is refused is said once.
  private async layAll(spots: readonly Spot[], undoable = true): Promise<void> {
    if (!spots.length) return;
    const step = spots.map(([box, position]): Spot => [box, position, this.stakeOn(box, position)]);
    if (undoable) this.steps = [...this.steps, step];
    const results = await Promise.allSettled(spots.map((spot) => this.lay(spot)));
    const failed = results.find((each): each is PromiseRejectedResult => each.status === 'rejected');
    if (!failed) return;
    if (results.every((each) => each.status === 'rejected')) this.steps = this.steps.filter((each) => each !== step);
    toasts.refuse(failed.reason);
  }

  private async lay([box, position, stake]: Spot): Promise<void> {
    const keys = this.together(position).map((each) => keyOf(box, each));
    const sent = this.link.do('bet', { wager: position, stake, ...(box ? { box } : {}), ...this.forWhom() });
    const laid: Laid = { stake, n: this.link.newest, done: false };
    for (const key of keys) this.laid.set(key, laid);
    try {
      const reply = await sent;
      if (reply.cut) toasts.refuse(new Refused(reply.cut.because, reply.cut.clause));
      for (const key of keys) if (this.laid.get(key) === laid) this.confirmed(key, laid, reply);
    } catch (error) {
      for (const key of keys) if (this.laid.get(key) === laid) this.laid.delete(key);
      throw error;
    }
  }

  private confirmed(key: string, laid: Laid, reply: Reply<'bet'>): void {
    const seen = (this.state().mine?.number ?? 0) >= laid.n;
    if (reply.repeat || seen) this.laid.delete(key);
    else this.laid.set(key, { ...laid, stake: reply.stake ?? laid.stake, done: true });
    if (this.round === this.state().round && this.open) this.keep();
  }
}
