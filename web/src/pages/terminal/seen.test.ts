// What the terminal's page shows of a round, drawn without a server.
import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import { offerOf, stateOf, wager } from '../../../gallery/offers';
import { calledAs } from '../../lib/results';
import type { Line, Stake } from '../../lib/protocol';
import Hand from '../../parts/Hand.svelte';
import Mine from './Mine.svelte';
import type { Seat } from './seat.svelte';
import Seats from './Seats.svelte';

// There is no window here to ask for its looks.
vi.mock('../../lib/theme.svelte', () => ({ theme: { reduced: false, fourColour: false } }));

const offer = offerOf([wager('ante', { title: 'Ante' }), wager('bonus', { title: 'Bonus' })], {}, { boxes: 6 });
const seatOf = (more: object): Seat =>
  ({ state: { ...stateOf(offer), ...more }, offer, me: 0, showsLast: false }) as unknown as Seat;

it('lists what is still in play beside what is settled already', () => {
  const stake = (w: string, open: boolean): Stake => ({ p: 0, b: 1, h: 0, w, s: 500, open, carried: false });
  const line: Line = { p: 0, b: 1, w: 'bonus', outcome: 'wins', stake: 500, returned: 500, won: 3_500, clause: 'x 1' };
  const shown = (stakes: Stake[]): string =>
    render(Mine, { props: { seat: seatOf({ stakes, lines: [line] }) } }).body.replace(/<[^>]*>/g, ' ');
  expect(shown([stake('ante', true), stake('bonus', false)])).toMatch(/Bonus.*40\.00.*Still in play\s+Ante/s);
  expect(shown([stake('ante', false), stake('bonus', false)])).not.toContain('Still in play');
});

it('offers no place of a box that is not in use, and shows who sits there', () => {
  const places = (taken: Record<number, number>): number =>
    [...render(Seats, { props: { seat: seatOf({ places: [1, 2, 3, 4, 5, 6, 7].map((n) => taken[n] ?? null) }) } })
      .body.matchAll(/class="seat/g)].filter((found) => !found.input.startsWith('class="seats', found.index)).length;
  expect(places({})).toBe(6);
  expect(places({ 2: 3 })).toBe(6);
  expect(places({ 7: 3 })).toBe(7);
});

it('lays a board out card by card, and keeps the cards of a name together', () => {
  const cards = ['Ks', '6s', '5s', 'Th', '3d'];
  const drawn = (spread: boolean): string =>
    render(Hand, { props: { cards, caption: 'flush, king high, 9-6-5-2', spread } }).body;
  expect(drawn(true)).toMatch(/--overlap:\s*-0\.06/);
  expect(drawn(false)).toMatch(/--overlap:\s*0\.55/);
  expect(drawn(true)).toMatch(/class="[^"]*whole[^"]*">9-6-5-2</);
});

it('calls a folded hand by its name', () => {
  expect(calledAs({ caption: 'three kings, T-9', folded: true })).toBe('three kings, T-9, folded');
  expect(calledAs({ caption: '', folded: true })).toBe('folded');
  expect(calledAs({ caption: 'pair of aces', folded: false })).toBe('pair of aces');
});
