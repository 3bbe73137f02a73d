import { describe, expect, it } from 'vitest';
import { decades, digitsFor, niceTicks } from '../../charts/scale';
import {
  chanceText, forbiddenBy, mistakes, netValue, nextBestCost, oneIn, percent, placeOf, points, rowsOf,
} from './figures';
import type { LabGame, Price } from './types';

const game = {
  id: 'xx.dice', title: 'Dice', book: 'xx', sections: '1', boxes: 0, declarations: [], irregularities: [],
  options: [{ id: 'decks', title: 'Decks', clause: '2', standard: '6', moves_price: true, values: [] }],
  wagers: [
    {
      id: 'total', title: 'Total', clause: '1', kind: 'opening', spots: ['4', '17', '9'], paytables: [], lives: false,
    },
    {
      id: 'pair-plus', title: 'Pair Plus', clause: '1', kind: 'opening', spots: [], lives: false,
      paytables: [{ id: 'min', binding: 'minimum', rows: [{ row: 'flush', odds: '4 to 1', clause: '5' }] }],
    },
  ],
} satisfies LabGame;
const kTitles: Record<string, string> = {
  total: 'Total', 'pair-plus': 'Pair Plus', 'pair-plus+envy': 'Pair Plus, with the Envy Bonus, 2 players',
};
const price = (wager: string, edge: number): Price => ({
  game: 'xx.dice', options: {}, stderr: null, title: kTitles[wager.split(':')[0]!]!,
  ...wager.includes('+') ? { further: wager.slice(wager.indexOf('+')) } : {},
  wager, edge, paytable: 'min', exact: null, method: 'exact', sd: 1, hit: 0.5, unit: 'initial wager',
  edge_of_total_wagered: edge,
});

describe('figures', () => {
  it('have their digits', () => {
    expect(percent(0.07656108597285068)).toBe('7.65611 %');
    expect(percent(-0.0004)).toBe('−0.04000 %');
    expect(points(0.00123)).toBe('+0.12300');
    expect(points(-0.00123)).toBe('−0.12300');
    expect(points(0)).toBe('0');
    expect(points(-1e-12)).toBe('±0.00000');
    expect(chanceText(0.25)).toBe('25.0000 %');
    expect(chanceText(3.8e-15)).toBe('3.800e−15');
    expect(oneIn(0.25)).toBe('4.00');
    expect(oneIn(1 / 22100)).toBe('22 100');
    expect(netValue('-1')).toBe(-1);
    expect(netValue('19/20')).toBe(0.95);
  });
  it('gather the spots of a wager that are alike', () => {
    const rows =
      rowsOf([price('total:4', 0.1), price('total:9', 0.2), price('total:17', 0.1), price('pair-plus', 0.3)]);
    expect(rows.map((row) => row.label)).toEqual(['Total: 4, 17', 'Total: 9', 'Pair Plus']);
    expect(rows.map((row) => row.key)).toEqual(['total:4', 'total:9', 'pair-plus']);
  });
  it('call a further row of a wager by its words, never by its id', () => {
    const rows = rowsOf([price('pair-plus', 0.3), price('pair-plus+envy:2', 0.2), price('pair-plus+envy:3', 0.1)]);
    expect(rows.map((row) => row.label)).toEqual(['Pair Plus', kTitles['pair-plus+envy'], kTitles['pair-plus+envy']]);
  });
});

describe('what is forbidden', () => {
  const flush = { what: 'pair-plus flush pays 3 to 1, but at least 4 to 1 is required', clause: 'xx 5' };
  const decks = { what: 'decks=3 is not permitted', clause: 'xx 3' };
  it('stands beside its field', () => {
    expect(placeOf(game, flush)).toEqual({ row: 'pair-plus.flush' });
    expect(placeOf(game, decks)).toEqual({ option: 'decks' });
    expect(placeOf(game, { what: 'the pay table of total is none of the book’s', clause: '' }))
      .toEqual({ wager: 'total' });
    expect(placeOf(game, { what: 'something else', clause: '' })).toBeNull();
  });
  it('along an axis is what the axis brings', () => {
    expect(forbiddenBy(game, 'o.decks', [decks, flush], [flush])).toEqual([decks]);
    expect(forbiddenBy(game, 'p.pair-plus.flush', [decks, flush], [decks, flush])).toEqual([flush]);
  });
});

describe('mistakes', () => {
  it('cost what the best action is worth more', () => {
    expect(mistakes({ stand: -0.5, draw: -0.25, double: -1 })).toEqual([
      { action: 'draw', value: -0.25, cost: 0 }, { action: 'stand', value: -0.5, cost: 0.25 },
      { action: 'double', value: -1, cost: 0.75 },
    ]);
    expect(nextBestCost({ stand: -0.5, draw: -0.25 })).toBe(0.25);
    expect(nextBestCost({ stand: 1 })).toBe(0);
  });
});

describe('scales', () => {
  it('have round ticks that cover everything', () => {
    expect(niceTicks(0, 0.74)).toEqual([0, 0.2, 0.4, 0.6, 0.8]);
    const ticks = niceTicks(-0.04, 0.53);
    expect(ticks[0]).toBeLessThanOrEqual(-0.04);
    expect(ticks[ticks.length - 1]).toBeGreaterThanOrEqual(0.53);
    expect(niceTicks(1, 1)).toEqual([1]);
    expect(decades(0.002)).toEqual([0.001, 0.01, 0.1, 1]);
    expect([digitsFor(0.2), digitsFor(0.25), digitsFor(5), digitsFor(0.05)]).toEqual([1, 2, 0, 2]);
  });
});
