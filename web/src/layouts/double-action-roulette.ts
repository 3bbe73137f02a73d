// Double Action Roulette (gb-2011 3.53, 3.56): a layout of six rows of six for each ring, and a track for one number on both.
import type { Offer, Wager } from '../lib/protocol';
import { chunks, high, ring, rows, span, wide } from './grids';
import type { Band, Drawing, Look, Point } from './types';
import { kRouletteColours } from './wheels';

const kRings = ['outer', 'inner'] as const;
const kTitles = { outer: 'Outer ring', inner: 'Inner ring' };
interface On { position: string; numbers: string[] }

// What lies on the numbers of one ring: "single-ring:outer-1-2" is a split of it.
function onRing(wagers: readonly Wager[], ringName: string): On[] {
  return wagers.flatMap(({ id, spots }) => spots.flatMap((spot) => {
    const numbers = spot.replace(/^(outer|inner)\W/, '');
    const there = `${id}-${spot}`.includes(ringName) && /^\d+(-\d+)*$/.test(numbers);
    return there ? [{ position: `${id}:${spot}`, numbers: numbers.split('-') }] : [];
  }));
}

function board(all: readonly On[], title: string): Band[] {
  const cells = new Map(all.filter((each) => each.numbers.length === 1).map((each) => [each.numbers[0]!, each.position]));
  if (!cells.size) return [];
  const at = (number: string | number): string => cells.get(String(number)) ?? '.';
  const points: Point[] = all.filter((each) => each.numbers.length > 1).map((each) => ({ position: each.position, touches: each.numbers.map(at) }));
  const grid = [...high(wide(at(0), 6), 3), ...chunks(span(1, 36), 6).flatMap((row) => high(row.map(at).join(' '), 3))];
  return [{ title, wide: grid, points, half: true }];
}

export function doubleAction(_has: (wager: string) => boolean, offer: Offer): Drawing {
  const order = offer.wheel?.order ?? [];
  const rings = kRings.map((name) => ({ name, all: onRing(offer.wagers, name) }));
  const looks = rings.flatMap(({ all }) => all).map(({ position, numbers }): [string, Look] => [position, numbers.length > 1 ? 'point' : 'pocket']);
  const named = rings.flatMap(({ all }) => all).filter(({ numbers }) => numbers.length === 1).map(({ position, numbers }): [string, string] => [position, numbers[0]!]);
  return {
    bands: [
      ...rings.flatMap(({ name, all }) => board(all, kTitles[name])),
      ...(order.length ? [{ wager: 'identical', track: true, wide: ring(order.map((number) => `identical:${number}`)), narrow: rows('identical', order, 7) }] : []),
    ],
    looks: { identical: 'pocket', star: 'word', 'dual-star': 'word', 'dual-even-chance': 'word', 'dual-dozen-column': 'word', ...Object.fromEntries(looks) },
    names: Object.fromEntries(named),
    colours: { ...kRouletteColours, ...Object.fromEntries(named.map(([position, number]) => [position.replace(/^.*?:/, ''), kRouletteColours[number] ?? 'grey'])) },
    rings: 2,
  };
}
