// The layout of an offer: its drawing, read, and whatever that lacks below it.
import type { Offer } from '../lib/protocol';
import { generic, genericBands } from './generic';
import type { Band, Colours, Drawing, Grid, Point, SentDrawing, SentPoints } from './types';

export type { Band, Colour, Colours, Drawing, Grid, Look, Point } from './types';

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

// ---- Reading what was sent ------------------------------------------------------------------------------------

// "4* a b" stands for four equal rows.
function rowsOf(grid: Grid): Grid {
  return grid.flatMap((line) => {
    const [, times, row] = /^(\d+)\* (.*)$/.exec(line) ?? [];
    return times ? Array<string>(Number(times)).fill(row!) : [line];
  });
}

function pointsOf({ of, on, at, near }: SentPoints): Point[] {
  return at.map((row) => {
    const [name, ...cells] = words(row);
    return { position: of + name, touches: cells.map((cell) => on + cell), ...(near && { near }) };
  });
}

const bandsOf = (sent: SentDrawing): Band[] => (sent.bands ?? []).map(({ points, ...band }) => ({
  ...band, wide: rowsOf(band.wide), narrow: band.narrow && rowsOf(band.narrow), points: points?.flatMap(pointsOf),
}));

export function drawingOf(offer: Offer): Drawing {
  if (!offer.drawing.bands) return generic(offer);
  const bands = bandsOf(offer.drawing), drawn = new Set(bands.flatMap(positionsIn));
  return { ...offer.drawing, bands: [...bands, ...genericBands(offer, (position) => !drawn.has(position))] };
}

// Positions that a short list can do without: those on lines, and those of a track.
export const minorOf = (offer: Offer): Set<string> => new Set(bandsOf(offer.drawing).flatMap(
  (band) => (band.track ? positionsIn(band) : (band.points ?? []).map((point) => point.position))
));

// What a wheel looks like, for pages that draw it without the layout.
export const coloursOf = (offer: Offer | undefined): Colours => offer?.drawing.colours ?? {};
export const ringsOf = (offer: Offer | undefined): readonly string[] => offer?.drawing.rings ?? [''];
