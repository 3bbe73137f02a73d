// A drawing is geometry only: where the areas of a layout lie, keyed by wager ids ("total:4"), what is written on the
// cloth, and what is shown of past results. It comes with the offer and knows no rule, and the pages know no game. What
// the offer has and the drawing lacks is added by the generic layout.

import type { Colour, SentBand, SentDrawing } from '../lib/protocol';

export type { Colour, Look, RoadKind, RoadsOf, SentDrawing, SentPoints, SideOf, TallyOf } from '../lib/protocol';
export type Colours = Readonly<Record<string, Colour>>;

// Rows of names with blanks between them, as CSS has its grid areas: a name that stands several times spans, "." is
// empty, "=4" is a word on the cloth.
export type Grid = readonly string[];

// ---- As it is drawn -----------------------------------------------------------------------------------------

// A small area on the lines between cells: where the cells that it touches meet. Where they do not all meet (three
// cells in a line) it lies on the edge behind them, or in direction `near` on the edge before them.
export interface Point { position: string; touches: readonly string[]; near?: 'x' | 'y' }
export type Band = Omit<SentBand, 'wide' | 'narrow' | 'points'> & {
  wide: Grid; narrow?: Grid; points?: readonly Point[];
};
// bands: the common layout, or that of each box
export type Drawing = Omit<SentDrawing, 'bands' | 'spun' | 'roads' | 'tallies'> & { bands: readonly Band[] };
