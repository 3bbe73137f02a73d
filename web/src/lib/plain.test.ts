import { expect, it } from 'vitest';
import { offerOf, stateOf, wager } from '../../gallery/offers';
import { plainRows } from './plain';
import { isVoid, resultText, resultWords } from './results';

const offer = offerOf([wager('one', { title: 'One number', spots: ['17', '4'], lives: true })], { spun: 'field' }, {
  wheel: { compartments: ['4', '17'], order: ['4', '17'] },
});
const items = (name: string, state = stateOf(offer)): string[] =>
  plainRows(state, offer, () => 0).find((row) => row.name === name)?.items ?? [];

it('says what was spun, what stands, and which chips lie there from before', () => {
  expect(items('Wheel', { ...stateOf(offer), spun: ['17'], 'spun-caption': 'black, odd, low' }))
    .toEqual(['17; black, odd, low']);
  expect(items('Wheel')).toEqual([]);
  expect(items('Standing')).toEqual(['what stands: 3 in a row']);
  expect(items('My stakes')).toEqual(['One number 17: 5.00', 'One number 4: 10.00, from an earlier round']);
});

it('has words for a spin of one ring and of two, and calls a compartment as the table does', () => {
  expect(resultText({ spun: ['00'] })).toBe('00');
  expect(resultText({ spun: ['17', '4'] })).toBe('17 · 4');
  expect(resultWords({ spun: ['17', '4'] })).toBe('number 17, 4');
  expect(resultWords({ spun: ['17'] }, offer)).toBe('field 17');
  expect(isVoid({ spun: ['0'] })).toBe(false);
  expect(isVoid({ spun: [] })).toBe(true);
});
