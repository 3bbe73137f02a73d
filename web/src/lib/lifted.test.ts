import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import Hand from '../parts/Hand.svelte';
import { boxesOf, inTheMiddle, kNone, madeOf } from './lifted';
import type { HandOf, Line, Stake } from './protocol';

const hand = (box: number, made: string[], more: Partial<HandOf> = {}): HandOf =>
  ({ name: box ? `box ${box}` : 'dealer', box, hand: 0, cards: ['As', 'Kd'], caption: '', 'made-of': made, ...more });
const dealer = hand(0, ['Qs']);

it('lifts the middle for the hand that is asked about, else one’s own, else the dealer’s', () => {
  const hands = [dealer, hand(1, ['2s']), hand(2, ['3s']), hand(3, ['4s'])];
  expect([...inTheMiddle(hands, 3, (box) => box === 2)]).toEqual(['4s']);
  expect([...inTheMiddle(hands, 0, (box) => box === 2)]).toEqual(['3s']);
  expect([...inTheMiddle(hands, 0, () => false)]).toEqual(['Qs']);
});

it('lifts nothing for a folded hand, nor for one that nothing was sent of', () => {
  expect([...inTheMiddle([dealer, hand(2, ['3s'], { folded: true })], 0, () => true)]).toEqual(['Qs']);
  expect(inTheMiddle([hand(0, []), hand(2, [])], 2, () => true)).toBe(kNone);
  expect(madeOf(undefined)).toBe(kNone);
});

it('knows the boxes of a player by his chips and by what was settled of them, at a result too', () => {
  const stake = (p: number, b: number): Stake =>
    ({ p, b, h: 0, w: 'ante', s: 100, open: true, carried: false });
  const line = (p: number, b: number): Line =>
    ({ p, b, w: 'ante', outcome: 'wins', stake: 100, returned: 100, won: 100, clause: '' });
  expect([...boxesOf(1, [stake(0, 1), stake(1, 2), stake(1, 4)], [])]).toEqual([2, 4]);
  expect([...boxesOf(1, [], [line(0, 1), line(1, 2)])]).toEqual([2]);
});

const slots = (lifted: ReadonlySet<string>): boolean[] =>
  [...render(Hand, { props: { cards: ['As', null, 'Kd'], lifted } }).body.matchAll(/<span class="(slot[^"]*)"/g)]
    .map((found) => /\blifted\b/.test(found[1]!));

it('draws them higher than the others, and no card that lies face down', () => {
  expect(slots(new Set(['Kd', '2c']))).toEqual([false, false, true]);
  expect(slots(kNone)).toEqual([false, false, false]);
});
