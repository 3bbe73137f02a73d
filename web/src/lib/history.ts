// Past results counted, as the offer's drawing asks: how often each position won, each total and face was thrown, each
// compartment was hit, each rank was turned. And what roads are kept of.
import type { Colour, RoadsOf, TallyOf } from '../layouts/types';
import { parseCard, kRanks, rankText } from './cards';
import type { Offer, PastResult } from './protocol';
import type { Coup } from './roads';

export interface Count { label: string; count: number; colour?: Colour }
export interface Tally { id: TallyOf['of']; title: string; counts: Count[] }

// Who won, by the positions that the server says have won. Nothing for a coup that was called off.
export function coupOf(past: Pick<PastResult, 'winning'>, roads: RoadsOf): Coup | null {
  return (['tie', 'first', 'second'] as const).find((coup) => past.winning.includes(roads[coup].position)) ?? null;
}

// Roads begin anew with a shoe.
export const ofThisShoe = (results: readonly PastResult[]): readonly PastResult[] => {
  const first = results.map((each) => each.shuffled).lastIndexOf(true);
  return first < 0 ? results : results.slice(first);
};

export const coupsOf = (results: readonly PastResult[], roads: RoadsOf): Coup[] =>
  results.map((past) => coupOf(past, roads)).filter((coup) => coup !== null);

const titleOf = (offer: Offer, position: string): string =>
  offer.wagers.find((wager) => wager.id === position)?.title ?? position;

// The table's own word for a side.
export const sideName = (offer: Offer, coup: Coup): string =>
  titleOf(offer, offer.drawing.roads?.[coup].position ?? '');

function count<T>(values: readonly T[], wanted: readonly T[], label: (value: T) => string): Count[] {
  return wanted.map((value) => ({ label: label(value), count: values.filter((each) => each === value).length }));
}

const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const thrown = (results: readonly PastResult[]): number[][] =>
  results.map((each) => each.result.dice ?? []).filter((dice) => dice.length);

function winsOf(results: readonly PastResult[], offer: Offer, positions: readonly string[]): Count[] {
  const { first, second, tie } = offer.drawing.roads ?? {};
  return positions.map((position) => ({
    label: titleOf(offer, position), count: results.filter((each) => each.winning.includes(position)).length,
    colour: [first, second, tie].find((side) => side?.position === position)?.colour,
  }));
}

const kCounted: Record<TallyOf['of'], (results: readonly PastResult[], offer: Offer, tally: TallyOf) => Count[]> = {
  wins: (results, offer, { positions = [] }) =>
    (results.some((each) => each.winning.length) ? winsOf(results, offer, positions) : []),
  totals: (results, { dice }) =>
    count(thrown(results).map((each) => each.reduce((a, b) => a + b, 0)), span(dice, 6 * dice), String),
  faces: (results) => count(thrown(results).flat(), span(1, 6), String),
  spun: (results, { wheel }) => count(
    results.flatMap((each) => each.result.spun ?? []),
    [...new Set(wheel?.compartments)].filter((name) => !wheel?.order.length || wheel.order.includes(name)), String
  ),
  ranks: (results) => count(
    results.flatMap((each) => Object.values(each.result.hands ?? {}).flat()).map((card) => parseCard(card)?.rank ?? ''),
    kRanks, rankText
  ),
};

export const tallies = (results: readonly PastResult[], offer: Offer): Tally[] => offer.drawing.tallies
  .map((tally) => ({ id: tally.of, title: tally.title, counts: kCounted[tally.of](results, offer, tally) }))
  .filter((tally) => tally.counts.length);
