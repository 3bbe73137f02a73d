// Money is whole cents everywhere; these are the only places where it becomes text, or text becomes money.
import { common as S } from '../strings';
import { Refused } from './refused';

const kThin = '\u202f'; // a narrow space that does not break

// 1234567 -> "12 345.67"
export function money(cents: number): string {
  const size = Math.abs(cents);
  const whole = Math.trunc(size / 100).toString().replace(/\B(?=(\d{3})+$)/g, kThin);
  return `${cents < 0 ? '−' : ''}${whole}.${String(size % 100).padStart(2, '0')}`;
}

// Without the cents where there are none: for chips and limits.
export const short = (cents: number): string => (cents % 100 === 0 ? money(cents).slice(0, -3) : money(cents));
export const signed = (cents: number): string => (cents > 0 ? '+' : '') + money(cents);
// For the face of a chip: 1K, 25K.
export const chipText = (cents: number): string => (cents >= 100_000 && cents % 100_000 === 0
  ? `${cents / 100_000}K`
  : short(cents).replace(/^0\./, '.'));

// By its digits, because 0.29 * 100 is not 29. Throws Refused.
export function cents(text: string, negative = false): number {
  const found = /^([-−]?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/g, ''));
  if (!found || (found[1] && !negative)) throw new Refused(S.badMoney);
  const value = Number(found[2]) * 100 + Number((found[3] ?? '').padEnd(2, '0'));
  return found[1] ? -value : value;
}

// How chips of these denominations make an amount, largest first; what is left over is smaller than the smallest.
export function breakUp(amount: number, denominations: readonly number[]): number[] {
  const chips: number[] = [];
  let rest = amount;
  for (const value of [...denominations].sort((a, b) => b - a))
    for (; value > 0 && rest >= value && chips.length < 200; rest -= value) chips.push(value);
  return chips;
}

export const kDenominations = [50, 100, 250, 500, 1_000, 2_500, 10_000, 50_000, 100_000, 500_000, 2_500_000] as const;
