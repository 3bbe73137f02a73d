// The layout of any game, from its wagers and spots alone; also of what a drawing does not show.
import type { Offer, Wager } from '../lib/protocol';
import { placeOf, travelsTo } from './places';
import type { Band, Drawing, Look } from './types';

const kPhone = 5;
const isThrow = (spot: string): boolean => /^[1-6](-[1-6])*$/.test(spot);

// As even as can be: 20 spots in 2 rows of 10, 37 in 3 of 13. What is short of a full row stays empty, or its last one
// is wider.
function grid(positions: readonly string[], most: number, wider = false): string[] {
  const lines = Math.ceil(positions.length / most), size = Math.ceil(positions.length / lines);
  return Array.from({ length: lines }, (_, i) => positions.slice(i * size, (i + 1) * size)).map((part) =>
    [...part, ...Array<string>(size - part.length).fill(wider ? part[part.length - 1]! : '.')].join(' '));
}

function bandOf(wager: Wager, positions: readonly string[], inBox: boolean): Band {
  const long = Math.max(...positions.map((position) => position.length - wager.id.length - 1)) > 6;
  return {
    wager: wager.id, wide: grid(positions, inBox ? 3 : long ? 8 : 15),
    narrow: grid(positions, inBox ? 3 : long ? 3 : kPhone),
  };
}

export function genericBands(offer: Offer, missing: (position: string) => boolean): Band[] {
  const inBox = offer.boxes > 0;
  const wagers = offer.wagers.filter((wager) => wager.opening);
  const single = wagers.filter((wager) => !wager.spots.length && missing(wager.id)).map((wager) => wager.id);
  const bands: Band[] =
    single.length ? [{ tall: !inBox, wide: grid(single, inBox ? 2 : 6, true), narrow: grid(single, 2, true) }] : [];
  const spotted = wagers.map((wager) => ({
    wager, positions: [...wager.spots.map((spot) => placeOf(wager, spot)), ...travelsTo(wager)].filter(missing),
  }))
    .filter(({ positions }) => positions.length);
  return [...bands, ...spotted.map(({ wager, positions }) => bandOf(wager, positions, inBox))];
}

export function generic(offer: Offer): Drawing {
  const look = (wager: Wager): Look => {
    if (!wager.spots.length && !wager['travels-to']?.length) return offer.boxes ? 'plain' : 'side';
    return offer.dice > 0 && wager.spots.length > 0 && wager.spots.every(isThrow) ? 'dice' : 'number';
  };
  return {
    bands: genericBands(offer, () => true),
    looks: Object.fromEntries(offer.wagers.map((wager) => [wager.id, look(wager)])),
    arc: offer.boxes > 0,
  };
}
