import { describe, expect, it } from 'vitest';
import {
  changeList, changes, clean, fromHash, holds, optionOf, parseOdds, payFields, sameOdds, shortOdds, standard, tableOf,
  toHash,
} from './setup';
import { oddsAround, optionAxes, payAxis } from './sweep';
import type { LabGame } from './types';

const row = (id: string, odds: string) => ({ row: id, odds, clause: '1.1' });
const game: LabGame = {
  id: 'xx.game', title: 'Game', book: 'xx', sections: '1', boxes: 0, declarations: [], irregularities: [],
  options: [
    {
      id: 'decks', title: 'Decks', clause: '2', standard: '6', moves_price: true,
      values: ['5', '6'].map((id) => ({ id, clause: '', permitted: true })),
    },
    {
      id: 'variant', title: 'Variant', clause: '3', standard: 'a', moves_price: false,
      values: ['a', 'b'].map((id) => ({ id, clause: '', permitted: true })),
    },
  ],
  wagers: [
    { id: 'main', title: 'Main', clause: '4', kind: 'opening', spots: [], lives: false, paytables: [
      { id: 'min', binding: 'minimum', rows: [row('win', '19 to 20')], when: 'variant=a' },
      { id: 'min', binding: 'minimum', rows: [row('win', '1 to 1'), row('with-six', '1 to 2')], when: 'variant=b' },
    ] },
    {
      id: 'side', title: 'Side', clause: '5', kind: 'opening', spots: [], lives: false,
      paytables: ['1', '2'].map((id) => ({ id, binding: 'one of', rows: [row('flush', `${id} to 1`)] })),
    },
  ],
};

describe('odds', () => {
  it('are read as people write them', () => {
    expect(parseOdds('35:1')).toEqual({ num: 35, den: 1 });
    expect(parseOdds('19 to 20')).toEqual({ num: 19, den: 20 });
    expect(parseOdds(' 7 ')).toEqual({ num: 7, den: 1 });
    for (const text of ['', 'x', '1:0', '3.5:1', '-1:1']) expect(parseOdds(text)).toBeNull();
  });
  it('are the same as fractions', () => {
    expect(sameOdds('2:4', '1 to 2')).toBe(true);
    expect(sameOdds('3:1', '4 to 1')).toBe(false);
    expect(shortOdds('19 to 20')).toBe('19:20');
    expect(shortOdds('nonsense')).toBe('nonsense');
  });
});

describe('a set-up', () => {
  it('goes into the address and back', () => {
    const setUp = { game: 'xx.game', options: { decks: '5' }, paytables: { side: '2' }, pays: { 'side.flush': '3:1' } };
    expect(toHash(setUp)).toBe('game=xx.game&o.decks=5&t.side=2&p.side.flush=3:1');
    expect(fromHash(`#${toHash(setUp)}&view=options&wager=side`)).toEqual(setUp);
  });
  it('loses what is standard, unknown, or gone with an option', () => {
    const raw = {
      game: 'xx.game', options: { decks: '6', variant: 'b', colour: 'red' }, paytables: { side: '1' },
      pays: { 'main.win': '1:1', 'main.with-six': '2:3', 'side.flush': '1:1' },
    };
    const setUp = clean(game, raw);
    expect(setUp)
      .toEqual({ game: 'xx.game', options: { variant: 'b' }, paytables: {}, pays: { 'main.with-six': '2:3' } });
    expect(clean(game, { ...setUp, options: {} })).toEqual(standard('xx.game'));
    expect(changes(setUp)).toBe(2);
    expect(changeList(game, setUp))
      .toEqual([{ name: 'Variant', value: 'b' }, { name: 'Main: with six', value: '2:3' }]);
  });
  it('knows which pay table holds', () => {
    const setUp = { ...standard('xx.game'), paytables: { side: '2' } };
    expect(holds(game, setUp, 'variant=a')).toBe(true);
    expect(tableOf(game, setUp, game.wagers[1]!)?.rows[0]?.odds).toBe('2 to 1');
    expect(payFields(game, setUp).map((field) => field.name)).toEqual(['main.win', 'side.flush']);
  });
});

describe('an option', () => {
  const values = ['obo', 'first'].map((id) => ({ id, clause: '', permitted: true }));
  const hanging: LabGame = { ...game, options: [...game.options,
    {
      id: 'lost', title: 'Lost', clause: '6', standard: 'obo', moves_price: true, values,
      standards: [{ when: 'variant=b', value: 'first' }],
    },
    {
      id: 'from', title: 'From', clause: '7', standard: 'never', moves_price: false, takes_amount: true,
      values: [{ id: 'never', clause: '', permitted: true }],
    },
    { id: 'reading', title: 'Reading', clause: '8', standard: 'obo', moves_price: true, values, when: 'variant=b' },
  ] };
  const inB = { ...standard('xx.game'), options: { variant: 'b' } };
  it('may have another standard in another version', () => {
    expect(optionOf(hanging, standard('xx.game'), 'lost')).toBe('obo');
    expect(optionOf(hanging, inB, 'lost')).toBe('first');
    expect(clean(hanging, { ...inB, options: { variant: 'b', lost: 'obo' } }).options)
      .toEqual({ variant: 'b', lost: 'obo' });
    expect(clean(hanging, { ...inB, options: { variant: 'b', lost: 'first' } }).options).toEqual({ variant: 'b' });
  });
  it('may take an amount of money', () => {
    for (const good of ['250', '12.50'])
      expect(clean(hanging, { ...inB, options: { from: good } }).options).toEqual({ from: good });
    for (const bad of ['0', '-1', '1.234', 'much'])
      expect(clean(hanging, { ...inB, options: { from: bad } }).options).toEqual({});
  });
  it('is drawn only where it matters', () => {
    expect(optionAxes(hanging, standard('xx.game')).map((axis) => axis.id)).toEqual(['o.decks', 'o.lost']);
    expect(optionAxes(hanging, inB).map((axis) => axis.id)).toEqual(['o.decks', 'o.lost', 'o.reading']);
  });
});

describe('axes', () => {
  it('take every value of an option that moves the price', () => {
    const [decks, ...others] = optionAxes(game, standard('xx.game'));
    expect(others).toEqual([]);
    expect(decks).toMatchObject({ id: 'o.decks', values: ['5', '6'], now: '6', numeric: true });
    expect(decks!.put('5').options).toEqual({ decks: '5' });
  });
  it('take odds about the book’s, and the present ones', () => {
    expect(oddsAround('4 to 1', '4:1')).toEqual(['0:1', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1', '8:1']);
    expect(oddsAround('1 to 1', '1:1')).toEqual(['3:5', '7:10', '4:5', '9:10', '1:1', '11:10', '6:5', '13:10', '7:5']);
    expect(oddsAround('35 to 1', '36:1')).toContain('36:1');
    expect(payAxis(game, standard('xx.game'), 'side.flush')?.now).toBe('1:1');
    expect(payAxis(game, standard('xx.game'), 'side.pair')).toBeNull();
  });
});
