import { expect, test } from 'vitest';
import type { Offer, Wager } from '../lib/protocol';
import { columnsOf, drawingOf, placesOf } from '.';

const wager = (id: string, spots: string[] = []): Wager => ({
  id, title: id, clause: '', opening: true, paytable: '', pays: [], limits: { min: 1, max: 2, increment: 1 }, spots,
});
const offer = (game: string, wagers: Wager[], boxes = 0): Offer => ({ game, wagers, boxes, dice: 3 }) as Offer;
const faces = ['1', '2', '3', '4', '5', '6'];
const names = (made: Offer, narrow: boolean): string[] => drawingOf(made).bands
  .flatMap((band) => placesOf((narrow && band.narrow) || band.wide))
  .map((place) => place.position);

const pairs = faces.flatMap((a) => faces.filter((b) => b > a).map((b) => `${a}-${b}`));
const triplets = pairs.flatMap((pair) => faces.filter((c) => c > pair[2]!).map((c) => `${pair}-${c}`));
const doubles = faces.flatMap((a) => faces.filter((b) => b !== a).map((b) => `${a}-${a}-${b}`));
const totals = Array.from({ length: 14 }, (_, i) => String(i + 4));
const fifty = [
  wager('small'), wager('big'), wager('triple', faces), wager('double', faces), wager('any-triple'),
  wager('total', totals), wager('combination', pairs), wager('single', faces),
];
const all = [
  ...fifty, wager('odd'), wager('even'), wager('three-singles', triplets), wager('double-and-single', doubles),
  wager('four-numbers', ['1-2-3-4', '2-3-4-5', '2-3-5-6', '3-4-5-6']),
];

test('every position of both sic bo layouts lies on it once, wide and narrow', () => {
  for (const [wagers, count] of [[fifty, 50], [all, 106]] as const)
    for (const narrow of [false, true]) {
      const found = names(offer('gb.sic-bo', wagers), narrow);
      expect(found.length).toBe(count);
      expect(new Set(found).size).toBe(count);
    }
});

test('every position of punto banco and of baccarat lies on it once, wide and narrow', () => {
  const hands = ['punto', 'banco'];
  const punto = [wager('punto'), wager('banco'), wager('egalite'), wager('dragon-bonus', hands),
    wager('baccarat-pairs', hands), wager('three-giving-eight', ['eight', 'any-card']),
    wager('ur-way-egalite', [...'0123456789']), wager('super-pay-egalite', ['0', '1-3', '4-5', '6-7', '8-9'])];
  const nz = [
    wager('banker'), wager('player'), wager('tie'), wager('lucky-match', ['player', 'banker']), wager('ante'),
  ];
  for (const [made, count] of [[offer('gb.punto-banco', punto), 24], [offer('nz.baccarat', nz), 6]] as const)
    for (const narrow of [false, true]) {
      const found = names(made, narrow);
      expect(found.length).toBe(count);
      expect(new Set(found).size).toBe(count);
      expect(drawingOf(made).bands.length).toBeLessThan(6);
    }
});

test('a repeated name spans', () => {
  expect(placesOf(['a a b', 'a a .'])).toEqual([
    { position: 'a', column: 0, row: 0, columns: 2, rows: 2 },
    { position: 'b', column: 2, row: 0, columns: 1, rows: 1 },
  ]);
  expect(columnsOf(['a a b', 'a a .'])).toBe(3);
});

test('a wager that the drawing does not know is drawn all the same, one that is not offered is not', () => {
  const found = names(
    offer('xx.punto-banco', [wager('punto'), wager('banco'), wager('dragon'), wager('panda', ['a', 'b'])]), false
  );
  expect(found.sort()).toEqual(['banco', 'dragon', 'panda:a', 'panda:b', 'punto']);
});

test('a game without a drawing gets every opening wager', () => {
  const later = { ...wager('raise'), opening: false };
  expect(names(
    offer('xx.new', [wager('ante'), later, wager('number', Array.from({ length: 37 }, (_, i) => String(i)))]), true
  ).length)
    .toBe(38);
  expect(names(offer('xx.new', [wager('ante'), later], 7), false)).toEqual(['ante']);
});

test('every spot of the derby lies on it once, wide and narrow, its rows and columns by the suit that comes first',
  () => {
  const suits = ['diamond', 'heart', 'spade', 'club'];
  const doubles = suits.flatMap((a) => suits.filter((b) => b !== a).map((b) => `${a}-${b}`));
  const triples = doubles.flatMap((pair) => suits.filter((c) => !pair.split('-').includes(c))
    .map((c) => `${pair}-${c}`));
  const derby = offer('nz.racing-card-derby', [
    wager('red'), wager('black'), wager('suit', suits.map((suit) => `${suit}s`)), wager('exact-quinella', doubles),
    wager('exact-trifecta', triples),
  ]);
  for (const narrow of [false, true]) {
    const found = names(derby, narrow);
    expect(found.length).toBe(42);
    expect(new Set(found).size).toBe(42);
  }
  expect(drawingOf(derby).bands.length).toBe(3); // nothing was left to the generic layout
  const columns = placesOf(drawingOf(derby).bands[2]!.narrow!)
    .map(({ position, column }) => [position.split(/[:-]/)[2], suits[column]]);
  for (const [first, column] of columns) expect(first).toBe(column);
});
