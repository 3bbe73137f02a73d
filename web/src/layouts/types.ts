// A drawing is geometry only: where the areas of a layout lie, keyed by wager ids ("total:4"), and what is written on
// the cloth. It knows no rule; titles, odds and limits come with the offer. What a drawing names and the offer lacks is
// left out; what the offer has and the drawing lacks is added by the generic layout.
import type { Offer } from '../lib/protocol';

// Rows of names with blanks between them, as CSS has its grid areas: a name that stands several times spans, "." is
// empty, "=4" is a word on the cloth.
export type Grid = readonly string[];

export type Look =
  | 'side' // a large name
  | 'number' // the spot in large figures
  | 'dice' // the spot as dice
  | 'suits' // the spot as suits: "diamond-heart", first to last
  | 'circle' // the round spot of a box
  | 'pocket' // the spot on the colour of its compartment
  | 'word' // the spot in words, with its odds
  | 'point' // a small area on a line
  | 'plain';

export type Colour = 'red' | 'black' | 'green' | 'blue' | 'brass' | 'violet' | 'grey';
export type Colours = Readonly<Record<string, Colour>>;

// A small area on the lines between cells: where the cells that it touches meet. Where they do not all meet (a street
// of three cells in a line) it lies on the edge behind them.
// near: in that direction at the near edge of cells that share none
export interface Point { position: string; touches: readonly string[]; near?: 'x' | 'y' }

export interface Band {
  wager?: string; // its title and odds stand above the band
  wide: Grid;
  narrow?: Grid; // on a phone; the wide one where it is left out
  tall?: boolean; // rows of double height
  points?: readonly Point[]; // the band is a board: rows of one small height, of which a cell spans several
  half?: boolean; // two such bands stand side by side where there is room
  track?: boolean; // a ring with round ends
  title?: string; // instead of the wager's: "Outer ring"
}

export interface Drawing {
  bands: readonly Band[]; // the common layout, or that of each box
  looks?: Readonly<Record<string, Look>>; // by wager or position
  names?: Readonly<Record<string, string>>; // what is written on an area, by position
  dice?: Readonly<Record<string, number>>; // how often a spot of one face is drawn: a double shows it twice
  tints?: Readonly<Record<string, 'red' | 'blue' | 'green'>>;
  colours?: Colours; // by the name of a compartment or spot
  rings?: readonly string[]; // of the wheel, from within, where there are several
  oval?: boolean; // the whole layout has round ends
  arc?: boolean; // boxes stand around a half-moon
  sayings?: readonly string[]; // pay rows that are written across the felt: "main.blackjack"
}

export type Draw = (has: (wager: string) => boolean, offer: Offer) => Drawing;
