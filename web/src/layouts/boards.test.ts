import { expect, test } from 'vitest';
import {
  bigSixOffer, crapsOffer, doubleOffer, kOffers, magicOffer, rocketOffer, rouletteOffer, wager,
} from '../../gallery/offers';
import type { Offer } from '../lib/protocol';
import { areaOf } from '../pages/terminal/areas';
import { coloursOf, drawingOf, minorOf, placesOf, pointAt, positionsIn, ringsOf, type Band } from '.';
import { positionsOf, ring } from './grids';

const positions = (offer: Offer): string[] => offer.wagers.flatMap(positionsOf).sort();
const narrowOf = (band: Band): Band => ({ ...band, wide: band.narrow ?? band.wide });
const drawn = (offer: Offer, narrow: boolean): string[] =>
  drawingOf(offer).bands.flatMap((band) => positionsIn(narrow ? narrowOf(band) : band)).sort();
const board = (offer: Offer): Band => drawingOf(offer).bands.find((band) => band.points)!;
function where(offer: Offer, position: string, narrow = false): { x: number; y: number } | null {
  const band = board(offer);
  return pointAt(
    placesOf((narrow && band.narrow) || band.wide), band.points!.find((point) => point.position === position)!
  );
}

test.each(Object.entries(kOffers))('%s: every position of the offer lies on the layout once, wide and narrow',
  (_name, make) => {
  for (const narrow of [false, true]) expect(drawn(make(), narrow)).toEqual(positions(make()));
});

test.each(Object.entries(
  kOffers
))('%s: of a table that offers less nothing else is drawn, and what no drawing knows is', (_name, make) => {
  const offer = make();
  offer.wagers = [...offer.wagers.filter((_, i) => i % 2 === 0), wager('new', 'New', { spots: ['a', 'b'] })];
  for (const narrow of [false, true]) expect(drawn(offer, narrow)).toEqual(positions(offer));
});

test('a point lies where the numbers that it names meet', () => {
  const offer = rouletteOffer();
  expect(where(offer, 'split:1-2')).toEqual({ x: 1.5, y: 8 });
  expect(where(offer, 'split:1-4')).toEqual({ x: 2, y: 10 });
  expect(where(offer, 'corner:1-2-4-5')).toEqual({ x: 2, y: 8 });
  expect(where(offer, 'street:1-2-3')).toEqual({ x: 1.5, y: 12 });
  expect(where(offer, 'six-line:1-2-3-4-5-6')).toEqual({ x: 2, y: 12 });
  expect(where(offer, 'street:0-1-2')).toEqual({ x: 1, y: 8 });
  expect(where(offer, 'split:0-3')).toEqual({ x: 1, y: 2 });
  expect(where(offer, 'first-four')).toEqual({ x: 1, y: 12 });
  expect(where(offer, 'split-dozens:1-2')).toEqual({ x: 5, y: 13.5 });
  expect(where(offer, 'split-columns:2-3')).toEqual({ x: 13.5, y: 4 });
  expect(where(rouletteOffer(true), 'split:0-00')).toEqual({ x: 0.5, y: 6 });
  expect(where(rouletteOffer(true), 'first-four')).toEqual({ x: 1, y: 12 });
  expect(where(rouletteOffer(true), 'first-four:00')).toEqual({ x: 1, y: 0 });
});

test('the table stands upright on a phone', () => {
  const offer = rouletteOffer();
  expect(where(offer, 'split:1-2', true)).toEqual({ x: 2, y: 4.5 });
  expect(where(offer, 'street:1-2-3', true)).toEqual({ x: 6, y: 4.5 });
  expect(where(offer, 'first-four', true)).toEqual({ x: 6, y: 3 });
  expect(where(rouletteOffer(true), 'first-four', true)).toEqual({ x: 0, y: 3 });
  expect(where(rouletteOffer(true), 'first-four:00', true)).toEqual({ x: 6, y: 3 });
});

test.each([
  [false, false], [false, true], [true, false], [true, true],
])('no two points lie on one another (double zero %s, narrow %s)', (double, narrow) => {
  const offer = rouletteOffer(double);
  const all = board(offer).points!.map((point) => JSON.stringify(where(offer, point.position, narrow)));
  expect(all).not.toContain('null');
  expect(new Set(all).size).toBe(all.length);
});

test('each ring of Double Action has its own layout', () => {
  const offer = doubleOffer();
  const [outer, inner] = drawingOf(offer).bands.filter((band) => band.points);
  const at = (band: Band, spot: string): unknown =>
    pointAt(placesOf(band.wide), band.points!.find((point) => point.position === `single-ring:${spot}`)!);
  expect([outer?.title, inner?.title]).toEqual(['Outer ring', 'Inner ring']);
  expect(at(outer!, 'corner/outer-1-2-7-8')).toEqual({ x: 1, y: 6 });
  expect(at(inner!, 'street/inner-0-5-6')).toEqual({ x: 5, y: 3 });
  expect(at(inner!, 'six-line/inner-13-18')).toEqual({ x: 6, y: 10.5 });
  expect(at(inner!, 'twelve/inner-7-18')).toEqual({ x: 6, y: 9 });
  const area = (spot: string): unknown => areaOf(offer, drawingOf(offer), 0, `single-ring:${spot}`);
  expect(area('straight-up/inner-17'))
    .toMatchObject({ written: '17', look: 'pocket', colour: 'black', odds: '35 to 1' });
  expect(area('split/outer-1-2')).toMatchObject({ look: 'point', odds: '17 to 1' });
  expect(area('twelve/outer-column-2')).toMatchObject({ written: 'Column 2', look: 'word', odds: '2 to 1' });
});

test('a point that touches what is not offered is added below instead', () => {
  const offer = rouletteOffer();
  offer.wagers = offer.wagers.filter((each) => each.id !== 'dozen');
  expect(board(offer).points!.some((point) => point.position.startsWith('split-dozens'))).toBe(false);
  expect(drawn(offer, false)).toEqual(expect.arrayContaining(['split-dozens:1-2', 'split-dozens:2-3']));
});

test('a list of winners leaves out lines and track', () => {
  const minor = minorOf(rouletteOffer());
  expect(['split:1-2', 'first-four', 'neighbours:5', 'straight-up:5', 'dozen:1', 'roulette-rage']
    .filter((position) => minor.has(position)))
    .toEqual(['split:1-2', 'first-four', 'neighbours:5']);
});

test('a ring holds every name once, in order and clockwise', () => {
  for (const count of [37, 38, 10, 9]) {
    const names = Array.from({ length: count }, (_, i) => `n${i}`);
    const places = placesOf(ring(names)), columns = Math.max(...places.map((place) => place.column));
    expect(places.map((place) => place.position).sort()).toEqual([...names].sort());
    const angle = (name: string): number => {
      const { column, row, rows } = places.find((place) => place.position === name)!;
      return (Math.atan2(row + rows / 2 - 2, column - columns / 2) + 3 * Math.PI) % (2 * Math.PI);
    };
    const order = names.slice(1).map(angle);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
  }
});

test('places to which a wager travels take no chips, and have their names', () => {
  const offer = crapsOffer(), drawing = drawingOf(offer);
  expect(areaOf(offer, drawing, 0, 'come:6'))
    .toMatchObject({ takes: false, title: 'Come 6', written: 'Come', look: 'word' });
  expect(areaOf(offer, drawing, 0, 'come')).toMatchObject({ takes: true, look: 'side' });
  expect(areaOf(offer, drawing, 0, 'pair:2-2')).toMatchObject({ faces: [2, 2] });
  offer.game = 'xx.unknown';
  expect(drawn(offer, true)).toEqual(positions(offer));
});

test('words stand on the cloth only beside areas', () => {
  const places = (offer: Offer): string[] => drawingOf(offer).bands.flatMap((band) => placesOf(band.wide))
    .map((place) => place.position);
  expect(places(crapsOffer())).toContain('=10');
  expect(places({ ...crapsOffer(), wagers: [wager('field')] })).toEqual(['field']);
});

test('a double is drawn as two dice, however its spots are called', () => {
  const offer = rocketOffer();
  expect(areaOf(offer, drawingOf(offer), 0, 'specific-double:3')?.faces).toEqual([3, 3]);
  offer.wagers = [wager('specific-double', 'Double', { spots: ['3-3'] })];
  expect(areaOf(offer, drawingOf(offer), 0, 'specific-double:3-3')?.faces).toEqual([3, 3]);
});

test('every compartment of a wheel has a colour, and other games have no wheel to paint', () => {
  for (const offer of [rouletteOffer(), rouletteOffer(true), bigSixOffer()])
    expect(offer.wheel!.order.filter((name) => !coloursOf(offer)[name])).toEqual([]);
  const reds = Object.entries(coloursOf(rouletteOffer()))
    .filter(([name, colour]) => /^\d/.test(name) && colour === 'red');
  expect(reds.length).toBe(18);
  expect(coloursOf(magicOffer())).toEqual({});
  expect(coloursOf(undefined)).toEqual({});
  expect([ringsOf(rouletteOffer()), ringsOf(doubleOffer()), ringsOf(undefined)])
    .toEqual([[''], ['Inner ring', 'Outer ring'], ['']]);
});
