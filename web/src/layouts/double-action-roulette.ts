// Double Action Roulette (gb-2011 3.53, 3.56): a layout of six rows of six for each ring, and a track for one number on
// both.
import type { Offer, Wager } from '../lib/protocol';
import { chunks, high, ring, rows, span, wide } from './grids';
import type { Band, Colour, Drawing, Look, Point } from './types';
import { kRouletteColours } from './wheels';

const kRings = [['outer', 'Outer ring'], ['inner', 'Inner ring']] as const;
const kColumns = ['column-1', 'column-2', 'column-3'];
interface On { position: string; spot: string; on: string[] }

// What lies on the numbers or columns of one ring: "single-ring:split/outer-1-2" lies on 1 and 2.
function onRing(wagers: readonly Wager[], name: string): On[] {
  return wagers.flatMap(({ id, spots }) => spots.flatMap((spot) => {
    const on = new RegExp(`^(?:.*\\W)?${name}-(\\d+(?:-\\d+)*|column-\\d)$`).exec(spot)?.[1];
    return on ? [{ position: `${id}:${spot}`, spot, on: kColumns.includes(on) ? [on] : on.split('-') }] : [];
  }));
}

function board(all: readonly On[], title: string): Band[] {
  const cells = new Map(all.filter((each) => each.on.length === 1).map((each) => [each.on[0]!, each.position]));
  const at = (name: string | number): string => cells.get(String(name)) ?? '.';
  const points: Point[] = all.filter((each) => each.on.length > 1)
    .map((each) => ({ position: each.position, touches: each.on.map(at) }));
  const grid = [
    wide(at(0), 6), ...chunks(span(1, 36), 6).map((row) => row.map(at).join(' ')),
    kColumns.map((name) => wide(at(name), 2)).join(' '),
  ];
  return cells.size ? [{ title, wide: grid.flatMap((row) => high(row, 3)), points, half: true }] : [];
}

export function doubleAction(_has: (wager: string) => boolean, offer: Offer): Drawing {
  const order = offer.wheel?.order ?? [];
  const rings = kRings.map(([name, title]) => ({ title, all: onRing(offer.wagers, name) }));
  const all = rings.flatMap((each) => each.all), cells = all.filter(({ on }) => on.length === 1);
  const look = ({ on }: On): Look => (on.length > 1 ? 'point' : kColumns.includes(on[0]!) ? 'word' : 'pocket');
  return {
    bands: [
      ...rings.flatMap((each) => board(each.all, each.title)),
      ...(order.length
        ? [{
          wager: 'identical', track: true, wide: ring(order.map((number) => `identical:${number}`)),
          narrow: rows('identical', order, 7),
        }]
        : []),
    ],
    looks: {
      identical: 'pocket', star: 'word', 'dual-star': 'word', 'dual-even-chance': 'word', 'dual-dozen-column': 'word',
      ...Object.fromEntries(all.map((each) => [each.position, look(each)])),
    },
    names: Object.fromEntries(cells.map(({ position, on }) => [position, on[0]!.replace('column-', 'Column ')])),
    colours: {
      ...kRouletteColours,
      ...Object.fromEntries(cells.map(({ spot, on }): [string, Colour] => [spot, kRouletteColours[on[0]!] ?? 'grey'])),
    },
    rings: ['Inner ring', 'Outer ring'],
  };
}
