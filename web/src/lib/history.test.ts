import { describe, expect, it } from 'vitest';
import { everyOffer, offerOf, wager } from '../../gallery/offers';
import type { RoadsOf, TallyOf } from '../layouts/types';
import { coupOf, coupsOf, ofThisShoe, sideName, tallies } from './history';
import type { Offer, PastResult } from './protocol';

const past = (winning: string[], dice?: number[]): PastResult => ({
  round: 1, settled: 0, result: dice ? { dice } : {}, winning, shuffled: false,
});
const roads: RoadsOf = {
  kinds: ['bead'], first: { position: 'north', colour: 'blue' }, second: { position: 'south', colour: 'red' },
  tie: { position: 'level', colour: 'green' },
};
const offer = (kinds: TallyOf[], more: Partial<Offer> = {}): Offer =>
  offerOf([wager('north'), wager('south', { title: 'South' }), wager('level')], { tallies: kinds, roads }, more);

describe('roads', () => {
  it('follow the server’s word on who won', () => {
    const coups = [['north'], ['south', 'south-pair'], ['level'], ['south-pair'], []];
    expect(coups.map((each) => coupOf(past(each), roads))).toEqual(['first', 'second', 'tie', null, null]);
    expect(coupsOf([past([]), past(['north'])], roads)).toEqual(['first']);
  });
  it('use the words of the table', () => expect(sideName(offer([]), 'second')).toBe('South'));
  it('begin with the shoe in use', () => {
    const shoe = [past(['south']), { ...past(['north']), shuffled: true }, past(['level'])];
    expect(coupsOf(ofThisShoe(shoe), roads)).toEqual(['first', 'tie']);
    expect(ofThisShoe(shoe.slice(0, 1))).toHaveLength(1);
  });
  it('are kept of positions that the table offers', () => {
    const kept = everyOffer().map(([, each]) => each).filter((each) => each.drawing.roads);
    expect(kept.length).toBeGreaterThan(1);
    for (const each of kept)
      for (const side of ['first', 'second', 'tie'] as const)
        expect(each.wagers.map(({ id }) => id)).toContain(each.drawing.roads![side].position);
  });
});

describe('tallies', () => {
  it('count throws by total and face, and winners by wager', () => {
    const [wins, totals, faces] = tallies([past(['north', 'total:4'], [1, 1, 2]), past([], [6, 6, 6])], offer([
      { of: 'wins', title: 'Winners', positions: ['north', 'level'] }, { of: 'totals', title: 'Totals' },
      { of: 'faces', title: 'Faces' },
    ], { dice: 3 }));
    expect(wins?.title).toBe('Winners');
    expect(wins?.counts).toEqual([
      { label: 'north', count: 1, colour: 'blue' }, { label: 'level', count: 0, colour: 'green' },
    ]);
    expect(totals?.counts).toHaveLength(16);
    expect(totals?.counts.filter((each) => each.count)).toEqual([{ label: '4', count: 1 }, { label: '18', count: 1 }]);
    expect(faces?.counts.map((each) => each.count)).toEqual([2, 1, 0, 0, 0, 3]);
  });
  it('leave winners out where no result names one', () => {
    expect(tallies([past([])], offer([{ of: 'wins', title: 'Winners', positions: ['north'] }]))).toEqual([]);
  });
  it('count the ranks of a dealer’s hand', () => {
    const results = [{ ...past([]), result: { hands: { dealer: ['Qs', 'Td'] } } }];
    const [ranks] = tallies(results, offer([{ of: 'ranks', title: 'Ranks' }]));
    expect(ranks?.counts.filter((each) => each.count).map((each) => each.label)).toEqual(['10', 'Q']);
  });
  it('count how often each compartment came, of those that this wheel has', () => {
    const spun = (...names: string[]): PastResult => ({ ...past([]), result: { spun: names } });
    const wheel = { compartments: ['0', '17', '36', '00'], order: ['0', '17', '36'] };
    const results = [spun('17'), spun('0'), spun('17', '36')];
    const [tally] = tallies(results, offer([{ of: 'spun', title: 'Spun' }], { wheel }));
    expect(tally?.counts).toEqual([{ label: '0', count: 1 }, { label: '17', count: 2 }, { label: '36', count: 1 }]);
  });
});
