// What one terminal's page works with: its table as it stands, its chips, and what is shown of the last round.
import { MediaQuery } from 'svelte/reactivity';
import { drawingOf } from '../../layouts';
import { boxesOf } from '../../lib/lifted';
import type { Link } from '../../lib/link.svelte';
import { kDenominations } from '../../lib/money';
import type { State } from '../../lib/complete';
import type { ActingFor, HandOf, Line, Offer, Question } from '../../lib/protocol';
import { keyOf, laidTogether, lineKey, type Area } from './areas';
import { Bets } from './bets.svelte';
import { Prices } from './prices.svelte';

const kMostChips = 8;
export const narrow = new MediaQuery('max-width: 44rem');

// Chips that are of use at this table: multiples of its smallest step, up to its largest stake.
export function chipsFor(offer: Offer): number[] {
  const limits = offer.wagers.filter((wager) => wager.opening).map((wager) => wager.limits);
  const step = Math.min(...limits.map((each) => each.increment)), most = Math.max(...limits.map((each) => each.max)),
    least = Math.min(...limits.map((each) => each.min));
  const fit = kDenominations.filter((chip) => chip >= step && chip <= most && chip % step === 0);
  return (fit.length ? fit : [least]).slice(0, kMostChips);
}

export class Seat {
  readonly bets: Bets;
  readonly prices: Prices;
  private picked = $state(0);
  private other = $state(false); // chips of the player whose nominee this terminal is
  told: Area | null = $state.raw(null); // the position that the strip tells about

  // Call in a component's script.
  constructor(readonly link: Link, private readonly id: string, kept: string) {
    this.bets = new Bets(link, () => this.state, () => this.acting, `${kept}/stakes`,
      (position) => laidTogether(this.offer, position));
    this.prices = new Prices(link, () => this.offer);
  }

  get state(): State { return this.link.states.get(this.id)!; }
  get offer(): Offer { return this.link.offers.get(this.id)!; }
  get me(): number { return this.state.mine?.p ?? -1; }

  get nominator(): ActingFor | undefined { return this.state['acting-for']; }
  get acting(): ActingFor | undefined { return this.other ? this.nominator : undefined; }
  act(other: boolean): void { this.other = other; this.bets.change(); }
  // One's own question comes first; a nominee is asked for his player.
  question = $derived.by((): Question | undefined => this.state.question ?? this.nominator?.question);
  get answersFor(): string | undefined {
    return this.state.question ? undefined : this.nominator?.question && this.nominator.terminal;
  }
  // A nominee sees his own cards and his player's.
  hands = $derived.by((): HandOf[] => {
    const theirs = this.nominator?.hands;
    if (!theirs) return this.state.hands;
    return this.state.hands.map((hand) => {
      const same = theirs.find((each) => each.box === hand.box && each.hand === hand.hand && each.name === hand.name);
      return same
        ? {
          ...hand, cards: hand.cards.map((card, i) => card ?? same.cards[i] ?? null),
          caption: hand.caption || same.caption, 'made-of': hand['made-of'] ?? same['made-of'],
        }
        : hand;
    });
  });

  drawing = $derived.by(() => drawingOf(this.offer));
  // The cells that the told point touches.
  touched = $derived.by(() => new Set(this.drawing.bands.flatMap((band) => band.points ?? [])
      .find((point) => point.position === this.told?.position)?.touches ?? []));
  chips = $derived.by(() => chipsFor(this.offer));
  chip = $derived.by(() => (this.chips.includes(this.picked) ? this.picked : this.first()));
  private first(): number {
    const least = Math.max(this.offer['aggregate-min'], Math.min(...this.offer.wagers.filter((wager) => wager.opening)
      .map((wager) => wager.limits.min)));
    return this.chips.find((chip) => chip >= least) ?? this.chips[0] ?? 0;
  }
  pick(chip: number): void { this.picked = chip; }

  // Chips that would be dropped or cut if the bets closed now, by where they lie.
  atClose = $derived.by(() => new Map((this.bets.open && !this.acting ? this.state.mine?.['at-close'] ?? [] : [])
    .map((each) => [keyOf(each.b, each.w), each])));
  // None of them would take part.
  idle = $derived.by(() => this.bets.mine.size > 0 && [...this.bets.mine.keys()].every((key) =>
    this.atClose.get(key)?.s === 0));

  // The last game stays on the felt until this player stakes anew, or the next one is dealt.
  showsLast = $derived.by(() => {
    const { phase, last } = this.state;
    return Boolean(last) && phase !== 'playing' && phase !== 'confirming' && !this.bets.fresh;
  });
  lit = $derived.by(() => new Set(this.showsLast ? this.state.last?.winning ?? [] : []));
  // My settled wagers by position: of this round as they are settled, else of the last one.
  lines = $derived.by((): Line[] => {
    const now = this.state.lines.filter((line) => line.p === this.me);
    return now.length ? now : this.showsLast ? this.state.last?.lines ?? [] : [];
  });
  linesAt = $derived.by(() => {
    const at = new Map<string, Line[]>();
    for (const line of this.lines) at.set(lineKey(line), [...(at.get(lineKey(line)) ?? []), line]);
    return at;
  });
  // ... of this round, else of the last one.
  boxes = $derived.by(() => boxesOf(this.me, this.state.stakes, this.lines));

  add = (area: Area): void => {
    if (this.canStake(area)) void this.bets.add(area.box, area.staked, area.wager.limits, this.chip);
  };
  remove = (area: Area): void => {
    if (this.canStake(area)) void this.bets.remove(area.box, area.staked, area.wager.limits, this.chip);
  };
  private canStake(area: Area): boolean { return this.bets.open && area.takes; }
}
