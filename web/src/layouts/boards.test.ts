import { expect, test } from 'vitest';
import { everyOffer, offerOf, wager } from '../../gallery/offers';
import { drawingOf, placesOf, pointAt, type Band } from '.';

const boards = everyOffer().flatMap(([id, offer]) =>
  drawingOf(offer).bands.filter((band) => band.points).map((band, i): [string, Band] => [`${id}, ${i + 1}`, band]));
const at = (band: Band, narrow: boolean): string[] => band.points!.map((point) =>
  JSON.stringify(pointAt(placesOf((narrow && band.narrow) || band.wide), point)));

test('there are boards', () => expect(boards.length).toBeGreaterThan(3));

test.each(boards)('%s: every point has its place, and no two lie on one another', (_name, band) => {
  for (const narrow of [false, true]) {
    expect(at(band, narrow)).not.toContain('null');
    expect(new Set(at(band, narrow)).size).toBe(band.points!.length);
  }
});

// Two rows of three numbers, each two small rows high, the zero along them and a wager below.
const kBoard = ['2* 0 3 6', '2* 0 2 5', '2* 0 1 4', '. d d'];
function where(row: string, near?: 'x' | 'y'): { x: number; y: number } | null {
  const wagers = ['0', '1', '2', '3', '4', '5', '6', 'd', 'p:1'].map((id) => wager(id));
  const offer = offerOf(wagers, { bands: [{ wide: kBoard, points: [{ of: 'p:', on: '', at: [`1 ${row}`], near }] }] });
  const band = drawingOf(offer).bands[0]!;
  return pointAt(placesOf(band.wide), band.points![0]!);
}

test('a point lies where the cells that it touches meet', () => {
  expect(where('1 2')).toEqual({ x: 1.5, y: 4 }); // one above the other
  expect(where('1 4')).toEqual({ x: 2, y: 5 }); // side by side
  expect(where('1 2 4 5')).toEqual({ x: 2, y: 4 }); // a corner
  expect(where('0 2')).toEqual({ x: 1, y: 3 }); // beside one that is higher
  expect(where('0 1 2')).toEqual({ x: 1, y: 4 });
});

test('where cells do not all meet it lies on the edge behind them, or before them', () => {
  expect(where('1 2 3')).toEqual({ x: 1.5, y: 6 });
  expect(where('1 2 3 4 5 6')).toEqual({ x: 2, y: 6 });
  expect(where('0 1 2 3')).toEqual({ x: 1, y: 6 });
  expect(where('0 1 2 3', 'y')).toEqual({ x: 1, y: 0 });
  expect(where('0 4', 'x')).toEqual({ x: 0, y: 5 });
});

test('a point of what is not there has no place', () => expect(where('1 9')).toBe(null));
