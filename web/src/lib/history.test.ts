import { describe, expect, it } from 'vitest';
import { coupOf, coupsOf, hasRoads, ofThisShoe, tallies, wagerOf } from './history';
import type { Offer, PastResult } from './protocol';

const past = (winning: string[], dice?: number[]): PastResult => ({
  round: 1, settled: 0, result: dice ? { dice } : {}, winning, shuffled: false,
});
const offerOf = (hands: string[], dice = 0, wagers: { id: string; title: string; spots?: string[] }[] = []): Offer =>
  ({
    'house-hands': hands, dice, wagers: wagers.map((wager) => ({ opening: true, spots: [], ...wager })),
  }) as unknown as Offer;

describe('roads', () => {
  it('are kept for two hands against each other only', () => {
    expect(hasRoads(offerOf(['punto', 'banco']))).toBe(true);
    expect(hasRoads(offerOf(['banker', 'player']))).toBe(true);
    expect(hasRoads(offerOf(['dealer']))).toBe(false);
    expect(hasRoads(undefined)).toBe(false);
  });
  it('follow the server’s word on who won', () => {
    expect([['punto'], ['banco', 'banco-pair'], ['egalite'], ['banker'], ['tie'], []].map((each) => coupOf(past(each))))
      .toEqual(['punto', 'banco', 'egalite', 'banco', 'egalite', null]);
    expect(coupsOf([past([]), past(['punto'])])).toEqual(['punto']);
  });
  it('use the words of the table', () => {
    expect(wagerOf(offerOf(['player', 'banker'], 0, [{ id: 'banker', title: 'Banker' }]), 'banco')).toBe('Banker');
  });
});

describe('tallies', () => {
  it('count throws by total and face, and winners by wager', () => {
    const offer = offerOf([], 3, [{ id: 'small', title: 'Small' }, { id: 'total', title: 'Total', spots: ['4'] }]);
    const [wins, totals, faces] = tallies([past(['small', 'total:4'], [1, 1, 2]), past([], [6, 6, 6])], offer);
    expect(wins?.counts).toEqual([{ label: 'Small', position: 'small', count: 1 }]);
    expect(totals?.counts).toHaveLength(16);
    expect(totals?.counts.filter((each) => each.count)).toEqual([{ label: '4', count: 1 }, { label: '18', count: 1 }]);
    expect(faces?.counts.map((each) => each.count)).toEqual([2, 1, 0, 0, 0, 3]);
  });
  it('count the ranks of a dealer’s hand', () => {
    const results = [{ ...past([]), result: { hands: { dealer: ['Qs', 'Td'] } } }];
    const [ranks] = tallies(results, offerOf(['dealer']));
    expect(ranks?.counts.filter((each) => each.count).map((each) => each.label)).toEqual(['10', 'Q']);
  });
});

it('roads begin with the shoe in use', () => {
  const shoe = [past(['banco']), { ...past(['punto']), shuffled: true }, past(['egalite'])];
  expect(coupsOf(ofThisShoe(shoe))).toEqual(['punto', 'egalite']);
  expect(ofThisShoe(shoe.slice(0, 1))).toHaveLength(1);
});
