// Axes along which the edge is drawn: the values of an option, or the odds of one pay row.
import { holds, optionOf, parseOdds, payFields, shortOdds, type SetUp } from './setup';
import type { LabGame } from './types';

export interface Axis {
  id: string; title: string; clause: string; values: string[]; now: string; numeric: boolean; put(value: string): SetUp;
}

export function optionAxes(game: LabGame, setUp: SetUp): Axis[] {
  return game.options.filter((option) => option.moves_price && holds(game, setUp, option.when)).map((option) => ({
    id: `o.${option.id}`,
    title: option.title,
    clause: option.clause,
    values: option.values.map((value) => value.id),
    now: optionOf(game, setUp, option.id),
    numeric: option.values.every((value) => /^\d+$/.test(value.id)),
    put: (value) => ({ ...setUp, options: { ...setUp.options, [option.id]: value } }),
  }));
}

export function payAxis(game: LabGame, setUp: SetUp, name: string): Axis | null {
  const field = payFields(game, setUp).find((each) => each.name === name);
  if (!field) return null;
  const now = shortOdds(setUp.pays[name] ?? field.row.odds);
  return {
    id: `p.${name}`,
    title: field.wager.title,
    clause: field.row.clause,
    values: oddsAround(field.row.odds, now),
    now,
    numeric: true,
    put: (value) => ({ ...setUp, pays: { ...setUp.pays, [name]: value } }),
  };
}

// 4:2 is 2:1.
function lowest(num: number, den: number): string {
  let [a, b] = [num, den];
  while (b) [a, b] = [b, a % b];
  return `${num / a}:${den / a}`;
}

// Nine odds about the book's, and the present ones, in order.
export function oddsAround(book: string, now: string): string[] {
  const odds = parseOdds(book) ?? { num: 1, den: 1 };
  const fine = odds.num > 0 && odds.num < 3 ? 10 : 1; // tenths about even money
  const num = odds.num * fine, den = odds.den * fine;
  const step = Math.max(1, Math.floor(num / 8));
  const list = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((k) => num + k * step).filter((n) => n >= 0)
    .map((n) => lowest(n, den));
  const size = (text: string): number => { const odds = parseOdds(text); return odds ? odds.num / odds.den : NaN; };
  if (parseOdds(now) && !list.some((each) => size(each) === size(now))) list.push(now);
  return list.map((each) => (size(each) === size(now) ? now : each)).sort((a, b) => size(a) - size(b));
}
