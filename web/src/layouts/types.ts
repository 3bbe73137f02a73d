// A drawing is geometry only: where the areas of a layout lie, keyed by wager ids ("total:4"). It knows no rule; titles, odds and
// limits come with the offer. What a drawing names and the offer lacks is left out; what the offer has and the drawing lacks is
// added by the generic layout.

// Rows of names with blanks between them, as CSS has its grid areas: a name that stands several times spans, "." is empty.
export type Grid = readonly string[];

export type Look =
  | 'side' // a large name
  | 'number' // the spot in large figures
  | 'dice' // the spot as dice
  | 'suits' // the spot as suits: "diamond-heart", first to last
  | 'circle' // the round spot of a box
  | 'plain';

export interface Band {
  wager?: string; // its title and odds stand above the band
  wide: Grid;
  narrow?: Grid; // on a phone; the wide one where it is left out
  tall?: boolean; // rows of double height
}

export interface Drawing {
  bands: readonly Band[]; // the common layout, or that of each box
  looks?: Readonly<Record<string, Look>>; // by wager
  dice?: Readonly<Record<string, number>>; // how often a spot of one face is drawn: a double shows it twice
  tints?: Readonly<Record<string, 'red' | 'blue' | 'green'>>;
  oval?: boolean; // the whole layout has round ends
  arc?: boolean; // boxes stand around a half-moon
  sayings?: readonly string[]; // pay rows that are written across the felt: "main.blackjack"
}
