import { describe, expect, it } from 'vitest';
import { breakUp, cents, chipText, kDenominations, money, short, signed } from './money';

describe('money', () => {
  it('shows cents, groups and signs', () => {
    expect(money(0)).toBe('0.00');
    expect(money(5)).toBe('0.05');
    expect(money(123_456_789)).toBe('1\u202f234\u202f567.89');
    expect(money(-250)).toBe('−2.50');
    expect(short(5_000)).toBe('50');
    expect(short(5_050)).toBe('50.50');
    expect(signed(100)).toBe('+1.00');
    expect(signed(0)).toBe('0.00');
  });
  it('reads what people write', () => {
    expect(cents('12')).toBe(1_200);
    expect(cents('0.29')).toBe(29);
    expect(cents(' 1 234,5 ')).toBe(123_450);
    expect(cents(money(123_456_789))).toBe(123_456_789);
    expect(cents('-3', true)).toBe(-300);
    expect(cents(money(-250), true)).toBe(-250);
  });
  it.each(['', 'x', '1.234', '-3', '1e3', '.5'])('refuses %j', (text) => { expect(() => cents(text)).toThrow(); });
  it('breaks amounts into chips', () => {
    expect(breakUp(3_750, kDenominations)).toEqual([2_500, 1_000, 250]);
    expect(breakUp(30, kDenominations)).toEqual([]);
  });
  it('writes on chips', () => {
    expect([50, 100, 250, 100_000, 2_500_000].map(chipText)).toEqual(['.50', '1', '2.50', '1K', '25K']);
  });
});
