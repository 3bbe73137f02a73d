import { describe, expect, it } from 'vitest';
import { identityHolds, wordsOf } from './words';

const words = (entry: Record<string, unknown>): string => wordsOf({ t: 0, ...entry } as Parameters<typeof wordsOf>[0]);

describe('entries in words', () => {
  it.each([
    [{ k: 'round', table: 'table-1', round: 3 }, 'Round 3 opens at table-1'],
    [
      {
        k: 'ev', table: 'table-1', round: 3,
        events: [{ e: 'bet', p: 0, b: 0, w: 'small', s: 1000 }, { e: 'close' }, { e: 'throw', d: [1, 2, 6] }],
      }, 'Round 3 of table-1: player 1 stakes 10.00 on small, no more bets, dice 1 2 6',
    ],
    [
      { k: 'ev', table: 't', round: 1, events: ['Qs', '2d', '9h', '8c', 'Ac'].map((c) => ({ e: 'card', c })) },
      'Round 1 of t: card Q♠, card 2♦, card 9♥, card 8♣, and 1 more',
    ],
    [{ k: 'ev', table: 't', round: 2, events: [{ e: 'spin', at: ['17', '00'] }] }, 'Round 2 of t: spin 17, 00'],
    [{ k: 'settle', table: 't', round: 2, result: { spun: ['17'] }, lines: [] }, 'Round 2 of t settled: 17; 0 wagers'],
    [
      {
        k: 'ev', table: 'table-2', round: 3,
        events: [{ e: 'declare', p: 0, what: 'on', w: 'place-to-win:6' }, { e: 'meter', s: 50150 }],
      }, 'Round 3 of table-2: player 1 declares on place-to-win:6, the meter reads 501.50',
    ],
    [
      { k: 'settle', table: 't', round: 1, result: { dice: [1, 1, 2] }, lines: [{}] },
      'Round 1 of t settled: 1 1 2; 1 wager',
    ],
    [
      { k: 'money', what: 'fill', transfers: [{ from: 'cash:cage', to: 'house', amount: 5000 }] },
      'fill: 50.00 cash:cage → house',
    ],
    [{ k: 'lock', table: 't', terminal: 7, why: 'flickers' }, 't/07 locked: flickers'],
    [{ k: 'lock', table: 't', why: '' }, 't unlocked'],
    [
      { k: 'fault', table: 't', round: 3, what: 'at' },
      'Round 3 of t called off and the table locked, by a fault of the program: at',
    ],
    [{ k: 'incident', incident: 2, verb: 'dispute' }, 'Incident 2: dispute'],
    [{ k: 'incident', incident: 2, state: 'done' }, 'Incident 2 done'],
    [{ k: 'something-new' }, 'something-new'],
  ])('%j', (entry, text) => expect(words(entry)).toBe(text));
});

describe('the credit identity', () => {
  it('counts what is reserved as staked', () => {
    expect(identityHolds({ in: 10_000, won: 2_000, out: 9_800, staked: 2_200, balance: 0, reserved: 0 })).toBe(true);
    expect(identityHolds({ in: 10_000, won: 0, out: 0, staked: 2_200, balance: 10_000, reserved: 2_200 })).toBe(true);
    expect(identityHolds({ in: 10_000, won: 0, out: 0, staked: 0, balance: 9_999, reserved: 0 })).toBe(false);
  });
});
