// Past results counted: how often each position won, each total and face was thrown, each compartment was hit, each
// rank was turned. And what a game whose house has two hands that play against each other keeps roads of.
import { parseCard, kRanks, rankText } from './cards';
import type { Offer, PastResult } from './protocol';
import type { Coup } from './roads';

export interface Count { label: string; count: number; position?: string }
export interface Tally { id: 'wins' | 'totals' | 'faces' | 'spun' | 'ranks'; counts: Count[] }

// The two hands of baccarat under the names that its books give them.
const kTwoHands: readonly (readonly [string, string])[] = [['punto', 'banco'], ['player', 'banker']];
const kTies = ['egalite', 'tie'];

export const hasRoads = (offer: Offer | undefined): boolean => {
  const hands = offer?.['house-hands'] ?? [];
  return hands.length === 2 && kTwoHands.some(([first, second]) => hands.includes(first) && hands.includes(second));
};

// Who won, by the positions that the server says have won. Nothing for a coup that was called off.
export function coupOf(past: Pick<PastResult, 'winning'>): Coup | null {
  const won = (names: readonly string[]): boolean => names.some((name) => past.winning.includes(name));
  if (won(kTies)) return 'egalite';
  if (won(kTwoHands.map(([first]) => first))) return 'punto';
  if (won(kTwoHands.map(([, second]) => second))) return 'banco';
  return null;
}

// Roads begin anew with a shoe.
export const ofThisShoe = (results: readonly PastResult[]): readonly PastResult[] => {
  const first = results.map((each) => each.shuffled).lastIndexOf(true);
  return first < 0 ? results : results.slice(first);
};

export const coupsOf = (results: readonly PastResult[]): Coup[] => results.map(coupOf).filter((coup) => coup !== null);

// Which wager of the offer stands for a side, so that the page uses the table's own word for it.
export function wagerOf(offer: Offer, coup: Coup): string {
  const names = coup === 'egalite' ? kTies : kTwoHands.map(([first, second]) => (coup === 'punto' ? first : second));
  return offer.wagers.find((wager) => names.includes(wager.id))?.title ?? coup;
}

function count<T>(values: readonly T[], wanted: readonly T[], label: (value: T) => string): Count[] {
  return wanted.map((value) => ({ label: label(value), count: values.filter((each) => each === value).length }));
}

const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

export function tallies(results: readonly PastResult[], offer: Offer): Tally[] {
  const list: Tally[] = [];
  const wins = offer.wagers.filter((wager) => wager.opening && !wager.spots.length)
    .map((wager) => ({
      label: wager.title, position: wager.id, count: results.filter((each) => each.winning.includes(wager.id)).length,
    }));
  if (results.some((each) => each.winning.length)) list.push({ id: 'wins', counts: wins });
  const throws = results.map((each) => each.result.dice ?? []).filter((dice) => dice.length);
  if (offer.dice > 1) list.push({
    id: 'totals',
    counts: count(throws.map((dice) => dice.reduce((a, b) => a + b, 0)), span(offer.dice, 6 * offer.dice), String),
  });
  if (offer.dice > 0) list.push({ id: 'faces', counts: count(throws.flat(), span(1, 6), String) });
  if (offer.wheel) list.push({
    id: 'spun', counts: count(
      results.flatMap((each) => each.result.spun ?? []), [...new Set(offer.wheel.compartments)].filter((name) =>
        !offer.wheel!.order.length || offer.wheel!.order.includes(name)), String
    ),
  });
  if (!offer.dice && offer['house-hands'].length && !hasRoads(offer)) {
    const ranks = results.flatMap((each) => Object.values(each.result.hands ?? {}).flat())
      .map((card) => parseCard(card)?.rank ?? '');
    list.push({ id: 'ranks', counts: count(ranks, kRanks, rankText) });
  }
  return list;
}
