// Which drawing a game has, by the last part of its name ("gb.sic-bo"); every other game gets the generic one.
import type { Offer } from '../lib/protocol';
import { bigSix } from './big-six';
import { blackjack, blackjackSwitch } from './blackjack';
import { casinoWar } from './casino-war';
import { craps } from './craps';
import { diceMagic } from './dice-magic';
import { doubleAction } from './double-action-roulette';
import { dragon21 } from './dragon21';
import { generic, genericBands } from './generic';
import { positionsOf } from './grids';
import { pocketPairs } from './pocket-pairs';
import { baccarat, puntoBanco } from './punto-banco';
import { racingCardDerby } from './racing-card-derby';
import { rocket7 } from './rocket-7';
import { roulette } from './roulette';
import { sicBo } from './sic-bo';
import { threeCardPoker } from './three-card-poker';
import type { Band, Colours, Draw, Drawing, Grid, Point } from './types';

export type { Band, Colour, Colours, Drawing, Grid, Look, Point } from './types';

const kDrawings: Record<string, Draw> = {
  'sic-bo': sicBo, 'electronic-tai-sai': sicBo, 'punto-banco': puntoBanco, baccarat, blackjack,
  'blackjack-switch': blackjackSwitch, neverbust: blackjack, 'three-card-poker': threeCardPoker, roulette,
  'electronic-roulette': roulette, 'double-action-roulette': doubleAction,
  craps, 'rocket-7': rocket7, 'dice-magic': diceMagic, 'big-six': bigSix,
  'casino-war': casinoWar, 'pocket-pairs': pocketPairs, 'racing-card-derby': racingCardDerby, dragon21,
};
const drawOf = (offer: Offer): Draw | undefined => kDrawings[offer.game.replace(/^.*\./, '')];
const hasIn = (offer: Offer) => (id: string): boolean => offer.wagers.some((wager) => wager.id === id);

export interface Place { position: string; column: number; row: number; columns: number; rows: number }

const words = (row: string): string[] => row.split(' ').filter(Boolean);
export const isWord = (name: string): boolean => name.startsWith('=');
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

// Where the cells meet: in each direction the middle of what they share; where they share nothing there, the far edge,
// or the near one.
function meet(ranges: readonly (readonly [from: number, to: number])[], near = false): number {
  const from = Math.max(...ranges.map((range) => range[0])), to = Math.min(...ranges.map((range) => range[1]));
  if (from <= to) return (from + to) / 2;
  return near ? Math.min(...ranges.map((range) => range[0])) : Math.max(...ranges.map((range) => range[1]));
}

// In cells from the upper left corner; nothing where a cell that it touches is not there.
export function pointAt(places: readonly Place[], point: Point): { x: number; y: number } | null {
  const cells = point.touches.map((name) => places.find((place) => place.position === name));
  if (!cells.length || cells.some((cell) => !cell)) return null;
  return {
    x: meet(cells.map((cell) => [cell!.column, cell!.column + cell!.columns]), point.near === 'x'),
    y: meet(cells.map((cell) => [cell!.row, cell!.row + cell!.rows]), point.near === 'y'),
  };
}

// All positions of a band, whatever the screen.
export const positionsIn = (band: Band): string[] => [
  ...placesOf(band.wide).map((place) => place.position).filter((name) => !isWord(name)),
  ...(band.points ?? []).map((point) => point.position),
];

// A row that has nothing of the offer goes; of a row that has something, what is missing stays empty. Words alone are
// no layout.
function only(grid: Grid, known: (position: string) => boolean): Grid {
  const cut = grid.map((row) => words(row).map((name) => (isWord(name) || known(name) ? name : '.')));
  const empty = cut.every((row) => row.every((name) => name === '.' || isWord(name)));
  return empty ? [] : cut.filter((row) => row.some((name) => name !== '.')).map((row) => row.join(' '));
}

function cutTo(band: Band, known: (position: string) => boolean): Band {
  const wide = only(band.wide, known), places = placesOf(wide);
  const points = band.points?.filter((point) => known(point.position) && pointAt(places, point));
  return { ...band, wide, narrow: band.narrow && only(band.narrow, known), points };
}

export function drawingOf(offer: Offer): Drawing {
  const make = drawOf(offer);
  if (!make) return generic(offer);
  const positions = new Set(offer.wagers.flatMap(positionsOf));
  const drawing = make(hasIn(offer), offer);
  const bands = drawing.bands.map((band) => cutTo(band, (position) => positions.has(position)))
    .filter((band) => band.wide.length);
  const drawn = new Set(bands.flatMap(positionsIn));
  return { ...drawing, bands: [...bands, ...genericBands(offer, (position) => !drawn.has(position))] };
}

// Positions that a short list can do without: those on lines, and those of a track.
export function minorOf(offer: Offer): Set<string> {
  const bands = drawingOf(offer).bands;
  return new Set(bands.flatMap((band) => (band.track ? positionsIn(band) : (band.points ?? [])
    .map((point) => point.position))));
}

// What a wheel looks like, for pages that draw it without the layout.
export const coloursOf = (offer: Offer | undefined): Colours =>
  (offer && drawOf(offer)?.(hasIn(offer), offer).colours) ?? {};
export const ringsOf = (offer: Offer | undefined): readonly string[] =>
  (offer && drawOf(offer)?.(hasIn(offer), offer).rings) ?? [''];
