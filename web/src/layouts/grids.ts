// Helpers of drawings: rows of names.
import type { Wager } from '../lib/protocol';
import type { Grid } from './types';

export const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
export const spots = (wager: string, list: readonly (string | number)[]): string =>
  list.map((spot) => `${wager}:${spot}`).join(' ');
export const chunks = <T>(list: readonly T[], size: number): T[][] => span(0, Math.ceil(list.length / size) - 1)
  .map((i) => list.slice(i * size, (i + 1) * size));
export const rows = (wager: string, list: readonly (string | number)[], size: number): string[] => chunks(list, size)
  .map((part) => spots(wager, part));
// "a a a": a name that spans.
export const wide = (name: string, columns: number): string => Array<string>(columns).fill(name).join(' ');
// A row that is several small rows high.
export const high = (row: string, lines: number): Grid => Array<string>(lines).fill(row);

// Every place of a wager: its spots, or itself; and those to which it travels.
export const travelsTo = (wager: Wager): string[] => (wager['travels-to'] ?? []).map((spot) => `${wager.id}:${spot}`);
// A spot without a name is named by its wager alone.
export const placeOf = (wager: Wager, spot: string): string => (spot ? `${wager.id}:${spot}` : wager.id);
export const positionsOf = (wager: Wager): string[] => [
  ...(wager.spots.length ? wager.spots.map((spot) => placeOf(wager, spot)) : [wager.id]), ...travelsTo(wager),
];

// Names around a hole, in order and clockwise, the first one at the left: rows above and below, two at each end (one,
// where the number is odd, is as high as both).
export function ring(names: readonly string[]): Grid {
  const odd = names.length % 2, top = Math.floor((names.length - 3) / 2), [first, ...rest] = names;
  if (names.length < 9) return [names.join(' ')];
  const above = rest.slice(0, top), right = rest.slice(top, top + 2),
    below = rest.slice(top + 2, 2 * top + 2).reverse();
  const left = odd ? [first!, first!] : [first!, rest[rest.length - 1]!];
  const hole = wide('.', top);
  return [
    `${left[0]} ${above.join(' ')} ${right[0]}`, `${left[0]} ${hole} ${right[0]}`, `${left[1]} ${hole} ${right[1]}`,
    `${left[1]} ${below.join(' ')} ${right[1]}`,
  ];
}
