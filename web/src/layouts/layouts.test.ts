import { expect, test } from 'vitest';
import { everyOffer, offerOf, wager } from '../../gallery/offers';
import type { Offer } from '../lib/protocol';
import { areaOf } from '../pages/terminal/areas';
import { coloursOf, columnsOf, drawingOf, minorOf, placesOf, positionsIn, ringsOf, type Band } from '.';
import { positionsOf } from './places';

const narrowOf = (band: Band): Band => ({ ...band, wide: band.narrow ?? band.wide });
const drawn = (offer: Offer, narrow: boolean): string[] =>
  drawingOf(offer).bands.flatMap((band) => positionsIn(narrow ? narrowOf(band) : band)).sort();
// A drawing may show where chips come to lie later; what chips are laid on it must show.
const opening = (offer: Offer): string[] =>
  offer.wagers.filter((each) => each.opening).flatMap(positionsOf);

test('there is an offer of every kind of table', () => {
  const offers = everyOffer().map(([, offer]) => offer);
  expect(offers.some((offer) => offer.boxes)).toBe(true);
  for (const has of ['dice', 'wheel', 'places'] as const) expect(offers.some((offer) => offer[has])).toBe(true);
  for (const has of ['bands', 'roads', 'rings', 'sayings'] as const)
    expect(offers.some((offer) => offer.drawing[has])).toBe(true);
});

test.each(everyOffer())('%s: every position of the offer lies on the layout once, wide and narrow', (_id, offer) => {
  const known = offer.wagers.flatMap(positionsOf);
  for (const narrow of [false, true]) {
    const found = drawn(offer, narrow);
    expect(found).toEqual([...new Set(found)]);
    expect(found).toEqual(expect.arrayContaining(opening(offer)));
    expect(found.filter((position) => !known.includes(position))).toEqual([]);
  }
});

test.each(everyOffer())('%s: every area has a picture or words', (_id, offer) => {
  const drawing = drawingOf(offer);
  for (const position of drawn(offer, false)) {
    const area = areaOf(offer, drawing, 0, position)!;
    expect(area.faces.every((face) => face >= 1 && face <= 6)).toBe(true);
    expect(area.suits.every((suit) => 'cdhs'.includes(suit))).toBe(true);
    if (area.look === 'pocket') expect([position, area.colour]).not.toEqual([position, '']);
  }
});

test.each(everyOffer())('%s: what the drawing does not know is drawn all the same', (_id, offer) => {
  offer.wagers.push(wager('new', { spots: ['a', 'b'] }), wager('later', { opening: false }));
  for (const narrow of [false, true]) {
    expect(drawn(offer, narrow)).toEqual(expect.arrayContaining(['new:a', 'new:b']));
    expect(drawn(offer, narrow)).not.toContain('later');
  }
});

test.each(everyOffer())('%s: every compartment of a wheel has a colour', (_id, offer) => {
  expect((offer.wheel?.order ?? []).filter((name) => !coloursOf(offer)[name])).toEqual([]);
  if (!offer.wheel) expect(coloursOf(offer)).toEqual({});
});

test('a page without an offer has no wheel to paint', () => {
  expect(coloursOf(undefined)).toEqual({});
  expect(ringsOf(undefined)).toEqual(['']);
});

test('a repeated name spans', () => {
  expect(placesOf(['a a b', 'a a .'])).toEqual([
    { position: 'a', column: 0, row: 0, columns: 2, rows: 2 },
    { position: 'b', column: 2, row: 0, columns: 1, rows: 1 },
  ]);
  expect(columnsOf(['a a b', 'a a .'])).toBe(3);
});

test('equal rows are sent once', () => {
  const offer = offerOf([wager('a'), wager('b')], { bands: [{ wide: ['3* a b', 'a .'], narrow: ['12* a', 'b'] }] });
  const [band] = drawingOf(offer).bands;
  expect(band!.wide).toEqual(['a b', 'a b', 'a b', 'a .']);
  expect([band!.narrow?.length, band!.points]).toEqual([13, undefined]);
});

test('a game without a drawing gets every opening wager', () => {
  const numbers = wager('number', { spots: Array.from({ length: 37 }, (_, i) => String(i)) });
  const later = wager('later', { opening: false });
  expect(drawn(offerOf([wager('ante'), later, numbers]), true).length).toBe(38);
  expect(drawn(offerOf([wager('ante'), later], {}, { boxes: 7 }), false)).toEqual(['ante']);
});

test('places to which a wager travels take no chips, and have their names', () => {
  const offer = offerOf([wager('come', { title: 'Come', 'travels-to': ['6'] }), wager('pair', { spots: ['2'] })], {
    bands: [{ wide: ['come come:6'] }], looks: { come: 'side', 'come:6': 'word', pair: 'dice' },
    names: { 'come:6': 'Came' }, dice: { pair: 2 },
  });
  const at = (position: string): unknown => areaOf(offer, drawingOf(offer), 0, position);
  expect(at('come:6')).toMatchObject({ takes: false, title: 'Come 6', written: 'Came', look: 'word' });
  expect(at('come')).toMatchObject({ takes: true, look: 'side' });
  expect(at('pair:2')).toMatchObject({ faces: [2, 2] });
  expect(at('gone')).toBe(null);
});

test('a look is found by position, by group and by wager', () => {
  const offer = offerOf([wager('ring', { spots: ['split/1-2', 'one/17', 'one/0'] })], {
    bands: [{ wide: ['ring:one/17 ring:one/0 ring:split/1-2'] }], names: { 'ring:one/17': '17', 'ring:one/0': '0' },
    looks: { ring: 'point', 'ring:one': 'pocket', 'ring:one/0': 'word' }, colours: { 17: 'black' },
  });
  const at = (spot: string): unknown => areaOf(offer, drawingOf(offer), 0, `ring:${spot}`);
  expect(at('split/1-2')).toMatchObject({ look: 'point' });
  expect(at('one/17')).toMatchObject({ look: 'pocket', colour: 'black', written: '17' });
  expect(at('one/0')).toMatchObject({ look: 'word' });
});

test('a list of winners leaves out lines and track', () => {
  const offer = offerOf([wager('a'), wager('b'), wager('line'), wager('track', { spots: ['1', '2'] })], {
    bands: [
      { wide: ['a b'], points: [{ of: '', on: '', at: ['line a b'] }] }, { track: true, wide: ['track:1 track:2'] },
    ],
  });
  expect([...minorOf(offer)].sort()).toEqual(['line', 'track:1', 'track:2']);
});
