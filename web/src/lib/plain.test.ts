import { expect, it } from 'vitest';
import { rouletteOffer, stateOf } from '../../gallery/offers';
import { tallies } from './history';
import { plainRows } from './plain';
import type { PastResult } from './protocol';
import { isVoid, resultText, resultWords } from './results';

const offer = rouletteOffer();
const items = (name: string, state = stateOf(offer)): string[] =>
  plainRows(state, offer, () => 0).find((row) => row.name === name)?.items ?? [];

it('says what was spun, what stands, and which chips lie there from before', () => {
  expect(items('Wheel', { ...stateOf(offer), spun: ['17'], 'spun-caption': 'black, odd, low' }))
    .toEqual(['17; black, odd, low']);
  expect(items('Wheel')).toEqual([]);
  expect(items('Standing')).toEqual(['Roulette Rage: red, 3 in a row']);
  expect(items('My stakes')).toContain('Roulette Rage: 10.00, from an earlier round');
  expect(items('My stakes')).toContain('Straight Up (En Plein) 17: 5.00');
});

it('has words for a spin of one ring and of two', () => {
  expect(resultText({ spun: ['00'] })).toBe('00');
  expect(resultText({ spun: ['17', '4'] })).toBe('17 · 4');
  expect(resultWords({ spun: ['17', '4'] })).toBe('number 17, 4');
  expect(isVoid({ spun: ['0'] })).toBe(false);
  expect(isVoid({ spun: [] })).toBe(true);
});

it('counts how often each number came', () => {
  const past = (spun: string[]): PastResult => ({
    round: 1, settled: 0, result: { spun }, winning: [], shuffled: false,
  });
  const spun = tallies([past(['17']), past(['0']), past(['17', '36'])], offer).find((tally) => tally.id === 'spun');
  expect(spun?.counts.length).toBe(37);
  expect(spun?.counts.filter((each) => each.count))
    .toEqual([{ label: '0', count: 1 }, { label: '17', count: 2 }, { label: '36', count: 1 }]);
});
