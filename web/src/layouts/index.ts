// Which drawing a game has, by the last part of its name ("gb.sic-bo"); every other game gets the generic one.
import type { Offer } from '../lib/protocol';
import { blackjack } from './blackjack';
import { casinoWar } from './casino-war';
import { dragon21 } from './dragon21';
import { generic, genericBands } from './generic';
import { pocketPairs } from './pocket-pairs';
import { baccarat, puntoBanco } from './punto-banco';
import { racingCardDerby } from './racing-card-derby';
import { sicBo } from './sic-bo';
import { threeCardPoker } from './three-card-poker';
import type { Band, Drawing, Grid } from './types';

export type { Band, Drawing, Grid, Look } from './types';

const kDrawings: Record<string, (has: (wager: string) => boolean) => Drawing> = {
  'sic-bo': sicBo, 'punto-banco': puntoBanco, baccarat, blackjack, 'three-card-poker': threeCardPoker, 'casino-war': casinoWar, 'pocket-pairs': pocketPairs,
  'racing-card-derby': racingCardDerby, dragon21,
};

export interface Place { position: string; column: number; row: number; columns: number; rows: number }

const words = (row: string): string[] => row.split(' ').filter(Boolean);
const namesOf = (grid: Grid): string[] => grid.flatMap(words).filter((name) => name !== '.');
export const columnsOf = (grid: Grid): number => Math.max(...grid.map((row) => words(row).length));

// Where each name lies: its first cell, and how far it spans.
export function placesOf(grid: Grid): Place[] {
  const places = new Map<string, Place>();
  grid.forEach((line, row) => words(line).forEach((position, column) => {
    if (position === '.') return;
    const place = places.get(position) ?? { position, column, row, columns: 1, rows: 1 };
    place.columns = Math.max(place.columns, column - place.column + 1);
    place.rows = Math.max(place.rows, row - place.row + 1);
    places.set(position, place);
  }));
  return [...places.values()];
}

// A row that has nothing of the offer goes; of a row that has something, what is missing stays empty.
function only(grid: Grid, known: (position: string) => boolean): Grid {
  return grid.map((row) => words(row).map((name) => (known(name) ? name : '.')).join(' ')).filter((row) => /[^. ]/.test(row));
}

export function drawingOf(offer: Offer): Drawing {
  const make = kDrawings[offer.game.replace(/^.*\./, '')];
  if (!make) return generic(offer);
  const positions = new Set(offer.wagers.flatMap((wager) => (wager.spots.length ? wager.spots.map((spot) => `${wager.id}:${spot}`) : [wager.id])));
  const drawing = make((id) => offer.wagers.some((wager) => wager.id === id));
  const known = (position: string): boolean => positions.has(position);
  const bands: Band[] = drawing.bands.map((band) => ({ ...band, wide: only(band.wide, known), narrow: band.narrow && only(band.narrow, known) })).filter((band) => band.wide.length);
  const drawn = new Set(bands.flatMap((band) => namesOf(band.wide)));
  return { ...drawing, bands: [...bands, ...genericBands(offer, (position) => !drawn.has(position))] };
}
