// Roulette (gb-2011 figures 1 to 3): three rows of twelve with the zeros at their head, the outside chances beside
// them, and on the lines between the numbers all wagers on several of them. Below, the numbers in the order of the
// wheel.
import type { Offer, Wager } from '../lib/protocol';
import { high, placeOf, ring, rows, span, spots, wide } from './grids';
import type { Band, Drawing, Grid, Point } from './types';
import { kRouletteColours } from './wheels';

const kOnLines = ['split', 'street', 'corner', 'first-four', 'six-line'];
const kEven = ['low-high:low', 'odd-even:even', 'red-black:red', 'red-black:black', 'odd-even:odd', 'low-high:high'];
// A Colours wager moves on with each number of its colour.
const kSides = ['roulette-rage', 'new-ar:red-even', 'new-ar:black-odd'];
const kColours = [
  'colours:red', 'colours:red-1', 'colours:red-2', 'colours:black', 'colours:black-1', 'colours:black-2',
];
const number = (spot: string | number): string => `straight-up:${spot}`;

// The numbers that a wager on a line touches are its name; the first four are named by their zero, and with two of them
// each lies at the end of its own.
const kFirstFour: Record<string, string> = { '': '0-1-2-3', '00': '00-1-2-3' };
function touched(wager: Wager): Point[] {
  const names = wager.spots.length ? wager.spots : [''];
  return names.map((spot) => ({
    position: placeOf(wager, spot), touches: (kFirstFour[spot] ?? spot).split('-').map(number),
    ...(spot === '00' ? { near: 'y' as const } : names.includes('00') && spot === '' ? { near: 'x' as const } : {}),
  }));
}

function points(offer: Offer): Point[] {
  const between = (wager: string, of: string): Point[] =>
    (offer.wagers.find((each) => each.id === wager)?.spots ?? [])
      .map((spot) => ({ position: `${wager}:${spot}`, touches: spot.split('-').map((each) => `${of}:${each}`) }));
  return [
    ...offer.wagers.filter((wager) => kOnLines.includes(wager.id)).flatMap(touched),
    ...between('split-columns', 'column'), ...between('split-dozens', 'dozen'),
  ];
}

// Small rows: a number is four of them high, so that two zeros share the height of three numbers.
function across(zeros: readonly string[]): Grid {
  const line = (column: number): string =>
    `${spots('straight-up', span(0, 11).map((i) => 3 * i + column))} column:${column}`;
  const body = [3, 2, 1].flatMap((column) => high(line(column), 4));
  const head = zeros.length > 1 ? [...high(number('00'), 6), ...high(number(0), 6)] : high(number(0), 12);
  return [
    ...body.map((row, i) => `${head[i]} ${row}`),
    ...high(`. ${[1, 2, 3].map((dozen) => wide(`dozen:${dozen}`, 4)).join(' ')} .`, 3),
    ...high(`. ${kEven.map((name) => wide(name, 2)).join(' ')} .`, 3),
  ];
}

function down(zeros: readonly string[]): Grid {
  const head = zeros.length > 1 ? zeros.map((zero) => wide(number(zero), 3)).join(' ') : wide(number(0), 6);
  const body = span(0, 11)
    .flatMap((i) => high([1, 2, 3].map((column) => wide(number(3 * i + column), 2)).join(' '), 3));
  const beside = body.map((_, i) => `dozen:${Math.floor(i / 12) + 1} ${kEven[Math.floor(i / 6)]}`);
  return [
    ...high(`${head} . .`, 3), ...body.map((row, i) => `${row} ${beside[i]}`),
    ...high(`${[1, 2, 3].map((column) => wide(`column:${column}`, 2)).join(' ')} . .`, 3),
  ];
}

function sides(has: (wager: string) => boolean): Band[] {
  const there = kSides.filter((name) => has(name.replace(/:.*/s, '')));
  return [
    ...(there.length ? [{ wide: [there.join(' ')], narrow: there }] : []),
    {
      wager: 'colours',
      wide: [kColours.join(' ')],
      narrow: [kColours.slice(0, 3).join(' '), kColours.slice(3).join(' ')],
    },
  ];
}

export function roulette(has: (wager: string) => boolean, offer: Offer): Drawing {
  const zeros = ['0', '00'].filter((zero) => offer.wagers.some((wager) =>
    wager.id === 'straight-up' && wager.spots.includes(zero)));
  const order = offer.wheel?.order ?? [];
  return {
    bands: [
      { wide: across(zeros), narrow: down(zeros), points: points(offer) },
      ...sides(has),
      ...(order.length && has('neighbours')
        ? [{
          wager: 'neighbours', track: true, wide: ring(order.map((name) => `neighbours:${name}`)),
          narrow: rows('neighbours', order, 7),
        }]
        : []),
    ],
    looks: {
      'straight-up': 'pocket', neighbours: 'pocket', 'red-black': 'pocket', colours: 'word', 'roulette-rage': 'word',
      'new-ar': 'word', column: 'word', dozen: 'word', 'odd-even': 'word', 'low-high': 'word',
      ...Object.fromEntries([...kOnLines, 'split-columns', 'split-dozens'].map((id) => [id, 'point' as const])),
    },
    names: {
      'low-high:low': '1 – 18', 'low-high:high': '19 – 36', 'odd-even:odd': 'Odd', 'odd-even:even': 'Even',
      'red-black:red': 'Red', 'red-black:black': 'Black',
      'dozen:1': '1st 12', 'dozen:2': '2nd 12', 'dozen:3': '3rd 12', 'column:1': 'Col. 1', 'column:2': 'Col. 2',
      'column:3': 'Col. 3',
      'colours:red': 'Red', 'colours:red-1': 'One red', 'colours:red-2': 'Two reds', 'colours:black': 'Black',
      'colours:black-1': 'One black', 'colours:black-2': 'Two blacks',
      'new-ar:red-even': 'NewAR red + even', 'new-ar:black-odd': 'NewAR black + odd',
    },
    colours: kRouletteColours,
  };
}
