import { describe, expect, it } from 'vitest';
import {
  beadPlate, bigEyeBoy, bigRoad, cockroachPig, derivedMarks, newest, smallRoad, streaksOf, widthOf, type Coup,
} from './roads';

const kOf: Record<string, Coup> = { P: 'first', B: 'second', T: 'tie' };
const coups = (text: string): Coup[] => [...text.replace(/\s/g, '')].map((each) => kOf[each]!);
const at = (cells: readonly { x: number; y: number }[]): string => cells.map((cell) => `${cell.x},${cell.y}`).join(' ');
const marks = (cells: readonly { value: string }[]): string => cells.map((cell) => cell.value[0]).join('');

describe('bead plate', () => {
  it('goes down six, then right, and shows stand-offs', () => {
    const cells = beadPlate(coups('BPTBBPB'));
    expect(at(cells)).toBe('0,0 0,1 0,2 0,3 0,4 0,5 1,0');
    expect(cells[2]!.value).toBe('tie');
  });
  it('is empty at first', () => expect(beadPlate([])).toEqual([]));
});

describe('big road', () => {
  it('starts a column with each change of side', () => {
    expect(at(bigRoad(coups('BBPBPPP')))).toBe('0,0 0,1 1,0 2,0 3,0 3,1 3,2');
  });
  it('marks stand-offs on the coup before them, and does not end a streak by them', () => {
    const cells = bigRoad(coups('BTTBTP'));
    expect(cells.map((cell) => [cell.x, cell.y, cell.value, cell.ties]))
      .toEqual([[0, 0, 'second', 2], [0, 1, 'second', 1], [1, 0, 'first', 0]]);
  });
  it('keeps leading stand-offs on the first cell, before and after somebody has won', () => {
    expect(bigRoad(coups('TT'))).toEqual([{ x: 0, y: 0, value: null, ties: 2 }]);
    expect(bigRoad(coups('TTPTP')).map((cell) => [cell.value, cell.ties])).toEqual([['first', 3], ['first', 0]]);
  });
  it('turns right at the bottom: a dragon tail', () => {
    expect(at(bigRoad(coups('BBBBBBBB')))).toBe('0,0 0,1 0,2 0,3 0,4 0,5 1,5 2,5');
  });
  it('turns earlier where a tail lies in the way', () => {
    // Eight of one side leave a tail in row 5; six of the other find row 5 taken and turn in row 4.
    expect(at(bigRoad(coups('BBBBBBBB PPPPPP'))).split(' ').slice(8).join(' ')).toBe('1,0 1,1 1,2 1,3 1,4 2,4');
    // The third streak meets both tails and turns in row 3.
    expect(at(bigRoad(coups('BBBBBBBBB PPPPPPP BBBBB'))).split(' ').slice(16).join(' ')).toBe('2,0 2,1 2,2 2,3 3,3');
  });
  it('begins beside a tail that runs along the top', () => {
    const text = coups('BBBBBBBBBBBBB PPPPPPPPPPP BBBBBBBBB PPPPPPP BBBBB PPP B');
    const cells = bigRoad(text);
    expect(new Set(cells.map((cell) => `${cell.x},${cell.y}`)).size).toBe(cells.length); // no two in one cell
    const tops = cells.filter((cell) => cell.y === 0).map((cell) => cell.x);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    // The sixth streak, of three, has all rows but the first barred.
    const sixth = cells.slice(13 + 11 + 9 + 7 + 5, 13 + 11 + 9 + 7 + 5 + 3);
    expect(at(sixth)).toBe('5,0 6,0 7,0');
    expect(at(cells.slice(-1))).toBe('8,0');
  });
  it('never lays two coups in one cell, whatever the shoe', () => {
    let seed = 7;
    for (let shoe = 0; shoe < 200; ++shoe) {
      const text = Array.from({ length: 90 }, (): Coup => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return seed % 100 < 70 - (shoe % 40) ? 'second' : seed % 100 < 92 ? 'first' : 'tie';
      });
      const cells = bigRoad(text);
      expect(new Set(cells.map((cell) => cell.x * 6 + cell.y)).size).toBe(cells.length);
      expect(cells.length + cells.reduce((sum, cell) => sum + cell.ties, 0))
        .toBe(90 + (cells[0]?.value === null ? 1 : 0));
      for (const road of [bigEyeBoy(text), smallRoad(text), cockroachPig(text)])
        expect(new Set(road.map((cell) => cell.x * 6 + cell.y)).size).toBe(road.length);
    }
  });
});

describe('streaks', () => {
  it('are counted without stand-offs', () => {
    const { streaks, leading } = streaksOf(coups('TBBTPTTB'));
    expect(leading).toBe(1);
    expect(streaks.map((each) => [each.side, each.ties]))
      .toEqual([['second', [0, 1]], ['first', [2]], ['second', [0]]]);
  });
});

describe('derived roads', () => {
  it('begin at the second coup of their column, or at the first of the next', () => {
    expect(derivedMarks([3, 1], 1)).toEqual([]); // big eye boy: nothing before column 1 has a second
    expect(derivedMarks([3, 2], 1)).toEqual(['red']);
    expect(derivedMarks([3, 1, 1], 1)).toEqual(['blue']);
    expect(derivedMarks([1, 1, 1], 2)).toEqual([]);
    expect(derivedMarks([1, 1, 2], 2)).toEqual(['blue']);
    expect(derivedMarks([1, 1, 1, 1], 2)).toEqual(['red']);
    expect(derivedMarks([1, 1, 1, 1], 3)).toEqual([]);
    expect(derivedMarks([2, 1, 1, 2], 3)).toEqual(['red']);
    expect(derivedMarks([2, 1, 1, 1, 1], 3)).toEqual(['blue']);
  });
  it('keep the rule of column depth: blue only right below the end of the column compared', () => {
    // Column 0 has two: in column 1 row 1 is beside a coup (red), row 2 is the first beside nothing (blue), then red
    // again.
    expect(marks(derivedMarks([2, 6], 1).map((value) => ({ value })))).toBe('rbrrr');
    expect(marks(derivedMarks([1, 5], 1).map((value) => ({ value })))).toBe('brrr');
    expect(marks(derivedMarks([3, 9, 2], 2).map((value) => ({ value })))).toBe('r');
  });
  it('look at the depth of a column, not at its tail', () => {
    // Column 0 has eight (two in the tail); column 1 of nine: rows 1 to 7 are beside it, row 8 is just below.
    expect(marks(bigEyeBoy(coups('BBBBBBBB PPPPPPPPP')))).toBe('rrrrrrrb');
  });
  it('ignore stand-offs', () => {
    expect(marks(bigEyeBoy(coups('TBTBPTPTBTTP')))).toBe(marks(bigEyeBoy(coups('BBPPBP'))));
  });
  it('read a chopping shoe as regular', () => {
    expect(marks(bigEyeBoy(coups('BPBPBPBP')))).toBe('rrrrrr');
    expect(marks(smallRoad(coups('BPBPBPBP')))).toBe('rrrrr');
    expect(marks(cockroachPig(coups('BPBPBPBP')))).toBe('rrrr');
  });
  it('follow a shoe worked out by hand', () => {
    // Columns 2 1 3 1 1 2 4.
    const shoe = coups('BB P BBB P B PP BBBB');
    // Big eye boy: c2: head 1≠2 blue, r1 beside 1: blue, r2 red; c3 head 3≠1 blue; c4 head 1≠3 blue; c5 head 1=1
    // red, r1 beside 1: blue; c6 head 2≠1 blue, r1 beside 2: red, r2 blue, r3 red.
    expect(marks(bigEyeBoy(shoe))).toBe('bbrbbrbbrbr');
    // Small road: c2: r1 beside 2: red, r2: blue; c3 head 3≠2 blue; c4 head 1=1 red; c5 head 1≠3 blue, r1 beside 1:
    // blue; c6 head 2≠1 blue, r1 beside 1: blue, r2 red, r3 red.
    expect(marks(smallRoad(shoe))).toBe('rbbrbbbbrr');
    // Cockroach pig: c4 head 1≠2 blue; c5 head 1=1 red, r1 beside 3: red; c6 head 2≠3 blue, r1 beside 1: blue, r2
    // red, r3 red.
    expect(marks(cockroachPig(shoe))).toBe('brrbbrr');
    expect(at(cockroachPig(shoe))).toBe('0,0 1,0 1,1 2,0 2,1 3,0 3,1');
  });
  it('have dragon tails of their own', () => {
    const cells = bigEyeBoy(coups('BPBPBPBPBPBP'));
    expect(marks(cells)).toBe('rrrrrrrrrr');
    expect(at(cells)).toBe('0,0 0,1 0,2 0,3 0,4 0,5 1,5 2,5 3,5 4,5');
  });
});

describe('newest', () => {
  it('keeps the last columns and moves them to the left', () => {
    const cells = beadPlate(coups('BPBPBPBPBPBPBP'));
    expect(widthOf(cells)).toBe(3);
    expect(at(newest(cells, 1))).toBe('0,0 0,1');
    expect(newest(cells, 9)).toEqual(cells);
  });
});
