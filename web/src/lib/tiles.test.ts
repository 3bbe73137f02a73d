import { expect, it } from 'vitest';
import { ends, isRed, isTile, kPips } from './tiles';

it('tells tiles from cards', () => {
  expect(['3-6', '6-6', 'Qs', 'Jo', '??', null].map(isTile)).toEqual([true, true, false, false, false, false]);
});

it('has as many pips as an end says, none twice', () => {
  for (const end of [1, 2, 3, 4, 5, 6]) {
    expect(kPips[end]).toHaveLength(end);
    expect(new Set(kPips[end]!.map(String)).size).toBe(end);
  }
});

it('paints ones and fours red, and half of the double six', () => {
  const red = (name: string): number =>
    ends(name).flatMap((end, half) => kPips[end]!.map((_, pip) => isRed(ends(name), half, pip))).filter(Boolean).length;
  expect([red('1-4'), red('3-6'), red('4-6'), red('6-6'), red('2-3')]).toEqual([5, 0, 4, 6, 0]);
});
