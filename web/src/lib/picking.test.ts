import { expect, it } from 'vitest';
import { chosen, mayPick, pickOf, toggled, wantedBy, wantedText } from './picking';

it('picks a card, takes it back, and lets the first go for one too many', () => {
  expect(toggled([], 3, 2)).toEqual([3]);
  expect(toggled([3], 3, 2)).toEqual([]);
  expect(toggled([3, 0], 1, 2)).toEqual([0, 1]);
});

it('says when so many cards may be sent', () => {
  expect(mayPick([], { min: 0, max: 3 })).toBe(true);
  expect(mayPick([1], { min: 2, max: 2 })).toBe(false);
  expect(mayPick([1, 2], { min: 2, max: 2 })).toBe(true);
  expect(mayPick([0, 1, 2, 3], { min: 0, max: 3 })).toBe(false);
});

it('names the cards in the order of the hand, and never one that lies face down', () => {
  expect(chosen(['2d', '7h', null, '9d'], [3, 0, 2])).toEqual(['2d', '9d']);
  expect(chosen(['6-6', '6-6'], [1, 0])).toEqual(['6-6', '6-6']);
});

it('tells how many', () => {
  expect(wantedText({ min: 2, max: 2 })).toBe('choose 2 cards');
  expect(wantedText({ min: 1, max: 1 })).toBe('choose 1 card');
  expect(wantedText({ min: 0, max: 3 })).toBe('choose up to 3 cards');
  expect(wantedText({ min: 1, max: 3 })).toBe('choose 1 to 3 cards');
  expect(wantedBy([{ id: 'fold', title: 'Fold', clause: '' }])).toBeUndefined();
  expect(wantedBy([
    { id: 'fold', title: 'Fold', clause: '' },
    { id: 'exchange', title: 'Exchange', clause: '', cards: { min: 0, max: 3 } },
  ])).toEqual({ min: 0, max: 3 });
});

it('finds what a pick makes of the hand', () => {
  const foul = { cards: ['6-6', '3-6'], caption: 'Teen Wong', others: '3 points', refused: 'a foul' };
  const choice = { id: 'set', title: 'Set', clause: '', picks: [{ cards: ['1-2', '3-6'] }, foul] };
  expect(pickOf(choice, ['6-6', '3-6'])).toBe(foul);
  expect(pickOf(choice, ['3-6', '6-6'])).toBeUndefined();
  expect(pickOf(choice, ['6-6'])).toBeUndefined();
  expect(pickOf({ id: 'house-way', title: 'House way', clause: '' }, ['6-6', '3-6'])).toBeUndefined();
});
