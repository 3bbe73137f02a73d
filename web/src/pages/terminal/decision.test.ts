// Questions as they are drawn: made up here.
import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import { offerOf, stateOf, wager } from '../../../gallery/offers';
import type { Question } from '../../lib/protocol';
import CardPicker from '../../parts/CardPicker.svelte';
import Decision from './Decision.svelte';
import type { Seat } from './seat.svelte';

// There is no window here to ask for its looks.
vi.mock('../../lib/theme.svelte', () => ({ theme: { reduced: false, fourColour: false } }));

const offer = offerOf([wager('ante', { title: 'Ante' })]);
const hand = { name: 'box 1', box: 1, hand: 0, cards: ['2d', '7h', '9c'], caption: '' };
const drawn = (cards: { min: number; max: number }): string => {
  const question: Question = {
    box: 1, hand: 0, until: 0, clause: 'xx 4',
    choices: [{ id: 'exchange', title: 'Exchange', clause: '', cards }, { id: 'fold', title: 'Fold', clause: '' }],
  };
  const seat = { state: stateOf(offer), offer, hands: [hand] } as unknown as Seat;
  return render(Decision, { props: { seat, question } }).body;
};
const buttons = (html: string): string[] => [...html.matchAll(/<button[^>]*>/g)].map((found) => found[0]);

it('draws each card as a button that is not pressed, and says how many are wanted', () => {
  const html = drawn({ min: 2, max: 2 });
  const cards = buttons(html).filter((button) => button.includes('aria-pressed'));
  expect(cards).toHaveLength(3);
  expect(cards.every((button) => button.includes('aria-pressed="false"'))).toBe(true);
  expect(cards[0]).toContain('aria-label="2 of diamonds, key 1"');
  expect(html).toContain('choose 2 cards');
  expect(html).toContain('0 chosen');
});

it('does not let a choice be sent before enough cards are picked, and the others at any time', () => {
  const [exchange, fold] = buttons(drawn({ min: 2, max: 2 })).filter((button) => button.includes('large'));
  expect(exchange).toContain('aria-disabled="true"');
  expect(fold).not.toContain('aria-disabled');
  const [any] = buttons(drawn({ min: 0, max: 3 })).filter((button) => button.includes('large'));
  expect(any).not.toContain('aria-disabled');
});

it('shows which are picked, and offers no card that lies face down', () => {
  const html = render(CardPicker, { props: { cards: ['2d', null, '9c'], wanted: { min: 1, max: 2 }, picked: [2] } })
    .body;
  const cards = buttons(html);
  expect(cards.map((button) => button.includes('aria-pressed="true"'))).toEqual([false, false, true]);
  expect(cards.map((button) => /\sdisabled/.test(button))).toEqual([false, true, false]);
});

// ---- What a choice costs ----------------------------------------------------------------------------------------

const choices = [
  { id: 'check', title: 'Check', clause: '' }, { id: '3x', title: 'Three times', clause: '', cost: 6_000 },
  { id: '4x', title: 'Four times', clause: '', cost: 8_000 },
];
const asked = (credit: number, more: object = {}, list: Question['choices'] = choices): string => {
  const state = { ...stateOf(offer), mine: { ...stateOf(offer).mine, credit } };
  const seat = { state, offer, hands: [hand], ...more } as unknown as Seat;
  return render(Decision, { props: { seat, question: { box: 1, hand: 0, until: 0, clause: '', choices: list } } }).body;
};
const shut = (html: string): boolean[] => buttons(html).filter((button) => button.includes('large'))
  .map((button) => button.includes('aria-disabled="true"'));

it('says before a choice is made that the credit does not reach for it, and does not send it', () => {
  const html = asked(6_000);
  expect(shut(html)).toEqual([false, false, true]);
  expect(html.match(/more than your credit/g)).toHaveLength(1);
  expect(shut(asked(8_000))).toEqual([false, false, false]);
});

it('knows nothing of the credit of whom a nominee answers for', () => {
  expect(shut(asked(0, { answersFor: 'crazy-1/02' }))).toEqual([false, false, false]);
});

it('offers no greater amount than the credit has', () => {
  const amount = { min: 1_000, max: 3_000, step: 500 };
  const raise: Question['choices'] = [{ id: 'raise', title: 'Raise', clause: '', cost: 1_000, amount }];
  const shown = (credit: number): string | undefined => /<small[^>]*>\s*([\d.]+)/.exec(asked(credit, {}, raise))?.[1];
  expect(shown(10_000)).toBe('30');
  expect(shown(2_700)).toBe('25');
  expect(shown(1_000)).toBe('10');
});
