// Figures as the lab writes them, each with as many digits as the page shows everywhere.
import { isFurtherRow } from '../../lib/prices';
import type { Forbidden, LabGame, Price } from './types';

const minus = (text: string): string => text.replace('-', '−');
export const percent = (part: number, digits = 5): string => `${minus((100 * part).toFixed(digits))} %`;
export const plain = (value: number, digits = 5): string => minus(value.toFixed(digits));

// "+0.12300": percentage points between two edges; exactly nothing is "0".
export function points(difference: number, digits = 5): string {
  const text = (100 * difference).toFixed(digits);
  if (Number(text) === 0) return difference === 0 ? '0' : `±${text.replace('-', '')}`;
  return difference > 0 ? `+${text}` : minus(text);
}

// A chance that may be tiny: 12.345678 %, or 3.1e−12.
export function chanceText(chance: number): string {
  if (chance > 0 && chance < 1e-7) return minus(chance.toExponential(3));
  return `${(100 * chance).toFixed(chance < 0.001 ? 6 : 4)} %`;
}
export const oneIn = (chance: number): string => {
  if (chance <= 0) return '';
  const n = 1 / chance;
  return n < 1e7
    ? n.toLocaleString('en', { minimumFractionDigits: n < 100 ? 2 : 0, maximumFractionDigits: n < 100 ? 2 : 0 })
      .replaceAll(',', ' ')
    : minus(n.toExponential(2)).replace('+', '');
};

// "-1", "19/20", "3/2"
export function netValue(net: string): number {
  const [num = '0', den = '1'] = net.split('/');
  return Number(num) / Number(den);
}

// ---- Rows ------------------------------------------------------------------------------------------------------

export interface Row { key: string; label: string; price: Price }

// Spots of one wager with the same figures are one row: "Three dice total: 4, 17".
export function rowsOf(prices: readonly Price[]): Row[] {
  const groups: { price: Price; base: string; spots: string[] }[] = [];
  for (const price of prices) {
    const [base = '', spot] = price.wager.split(':');
    const same = groups.find((each) => each.base === base && each.price.edge === price.edge &&
      each.price.exact === price.exact && each.price.sd === price.sd && each.price.hit === price.hit);
    const group = same ?? { price, base, spots: [] };
    if (!same) groups.push(group);
    if (spot !== undefined) group.spots.push(spot);
  }
  return groups.map(({ price, base, spots }) => ({
    key: price.wager, price, label: label(price, spots, groups.filter((each) => each.base === base).length > 1),
  }));
}

// A further row of a wager ("fortune+envy:3") has all its words in the title.
function label(price: Price, spots: string[], several: boolean): string {
  return several && spots.length && !isFurtherRow(price) ? `${price.title}: ${spots.join(', ')}` : price.title;
}

// ---- What no table may do, and beside which field it belongs ---------------------------------------------------

export type Place = { option: string } | { row: string } | { wager: string } | null;

export function placeOf(game: LabGame, { what }: Forbidden): Place {
  const option = game.options.find(({ id }) => what.startsWith(`${id}=`));
  if (option) return { option: option.id };
  for (const wager of game.wagers) {
    if (what.startsWith(`the pay table of ${wager.id} `)) return { wager: wager.id };
    const row = wager.paytables.flatMap((table) => table.rows)
      .find((each) => what.startsWith(`${wager.id} ${each.row} `));
    if (row) return { row: `${wager.id}.${row.row}` };
  }
  return null;
}

// Of what is forbidden along an axis ("o.decks", "p.pair-plus.flush"): what the axis itself brings, not what is
// forbidden anyway.
export function forbiddenBy(
  game: LabGame, axis: string, list: readonly Forbidden[], anyway: readonly Forbidden[]
): Forbidden[] {
  const own = (each: Forbidden): boolean => {
    const place = placeOf(game, each);
    return place !== null && (('option' in place && axis === `o.${place.option}`) ||
      ('row' in place && axis === `p.${place.row}`) || ('wager' in place && axis.startsWith(`p.${place.wager}.`)));
  };
  return list.filter((each) => own(each) || !anyway.some((other) => other.what === each.what));
}

// ---- A strategy --------------------------------------------------------------------------------------------------

export interface Mistake { action: string; value: number; cost: number }

// Every action of a cell, best first, with what it costs to take it instead of the best.
export function mistakes(ev: Record<string, number>): Mistake[] {
  const list = Object.entries(ev).map(([action, value]) => ({ action, value, cost: 0 }))
    .sort((a, b) => b.value - a.value);
  for (const each of list) each.cost = (list[0]?.value ?? 0) - each.value;
  return list;
}
export const nextBestCost = (ev: Record<string, number>): number => mistakes(ev)[1]?.cost ?? 0;
