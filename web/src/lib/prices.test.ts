import { describe, expect, it } from 'vitest';
import { askedOf, edgesOf, paidAs, percent, setupOf, wagerText, type Price } from './prices';
import type { Offer } from './protocol';

const wager = (id: string, paytable: string, pays: [string, string][]) => ({
  id, paytable, pays: pays.map(([row, odds]) => ({ id: row, odds, clause: '' })),
});
const price = (position: string, edge: number): Price => ({
  game: 'xx.new', title: 'A wager', options: {}, method: 'exact', stderr: null, sd: null, edge_of_total_wagered: edge,
  wager: position, paytable: 'min', edge, exact: null, unit: 'initial wager', hit: null,
});

describe('prices', () => {
  it('are called by their words', () => {
    expect(wagerText(price('total:4', 0.1))).toBe('A wager: 4');
    expect(wagerText(price('total', 0.1))).toBe('A wager');
    const further = { ...price('total+envy:2', 0.1), further: '+envy:2', title: 'A wager, 2 players' };
    expect(wagerText(further)).toBe('A wager, 2 players');
  });
  it('turn an offer into a set-up', () => {
    const offer = {
      game: 'xx.new', options: { layout: '106' }, wagers: [
        wager('small', 'min', [['small', '1 to 1']]),
        wager('total', 'own', [['4-or-17', '62 to 1'], ['5-or-16', '30 to 1']]),
      ],
    } as unknown as Offer;
    expect(setupOf(offer)).toEqual({
      game: 'xx.new', options: { layout: '106' }, paytables: { small: 'min' },
      pays: { 'total.4-or-17': '62:1', 'total.5-or-16': '30:1' },
    });
  });
  it('name the wager by whose table another is paid, if it is more than a row', () => {
    const rows: [string, string][] = [['pair', '1 to 1'], ['flush', '6 to 1']];
    const streets = (pays: [string, string][]) => {
      const street = { ...wager('street', '', pays), 'paid-as': 'ante' };
      const offer = { wagers: [{ ...wager('ante', 'min', pays), title: 'Ante' }, street] } as unknown as Offer;
      return offer.wagers.map((each) => paidAs(offer, each));
    };
    expect(streets(rows)).toEqual([undefined, 'Ante']);
    expect(streets(rows.slice(1))).toEqual([undefined, undefined]);
  });
  it('are asked for the highest stakes of the table', () => {
    const staked = (id: string, opening: boolean) =>
      ({ ...wager(id, 'min', []), opening, limits: { min: 200, max: 20_000, increment: 200 } });
    const offer = { game: 'xx.new', options: {}, wagers: [staked('ante', true), staked('play', false)] };
    expect(askedOf(offer as unknown as Offer)).toMatchObject({ highest: { ante: '200.00' }, 'paid-at-most': {} });
    const limits = { min: 200, max: 20_000, increment: 200, 'payout-max': 1_500_000 };
    const cut = { ...offer, wagers: [staked('ante', true), { ...staked('play', false), limits }] };
    expect(askedOf(cut as unknown as Offer)['paid-at-most']).toEqual({ play: '15000.00' });
  });
  it('leave out odds that are another wager’s, and take those of one spot', () => {
    const neighbours = { ...wager('neighbours', 'own', [['straight-up', '36 to 1']]), 'made-of': 'straight-up' };
    const newAr = {
      ...wager('new-ar', '3-1/1-1', []),
      'pays-of-spots': { 'red-even': wager('', 'own', [['eight-numbers', '4 to 1']]) },
    };
    const offer = {
      game: 'xx.new', options: {}, wagers: [
        wager('straight-up', 'own', [['straight-up', '36 to 1']]), neighbours, newAr,
        wager('free-roll', 'own', [['bonus-1', '12.5 for 1']]),
      ],
    } as unknown as Offer;
    expect(setupOf(offer)).toMatchObject({
      paytables: { 'new-ar': '3-1/1-1' }, pays: {
        'straight-up.straight-up': '36:1', 'new-ar:red-even.eight-numbers': '4:1', 'free-roll.bonus-1': '12.5 for 1',
      },
    });
    expect(setupOf(offer).pays).not.toHaveProperty('neighbours.straight-up');
  });
  it('put spots together that are priced alike', () => {
    const prices = [
      price('total:4', 0.125), price('total:5', 5 / 36), price('total:17', 0.125), price('small', 1 / 36),
    ];
    expect(edgesOf(prices, 'total')).toEqual([
      { spots: ['4', '17'], percent: '12.500 %', of: 'initial wager' },
      { spots: ['5'], percent: '13.889 %', of: 'initial wager' },
    ]);
    expect(edgesOf(prices, 'small')).toEqual([{ spots: [], percent: '2.778 %', of: 'initial wager' }]);
    expect(edgesOf(prices, 'play')).toEqual([]);
  });
  it('write a percent with three places', () => expect(percent(0.0105790578)).toBe('1.058 %'));
});
