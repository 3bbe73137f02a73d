// A drawing is geometry only: where the areas of a layout lie, keyed by wager ids ("total:4"), what is written on the
// cloth, and what is shown of past results. It comes with the offer and knows no rule, and the pages know no game. What
// the offer has and the drawing lacks is added by the generic layout.

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

// ---- As it is sent ------------------------------------------------------------------------------------------

// Each row of `at` is a point: the rest of its position's name after `of`, and of its cells' names after `on`.
export interface SentPoints { of: string; on: string; at: readonly string[]; near?: 'x' | 'y' }

interface BandOf<Points> {
  wager?: string; // its title and odds stand above the band
  wide: Grid; // as it is sent, "4* a b" stands for four equal rows
  narrow?: Grid; // on a phone; the wide one where it is left out
  tall?: boolean; // rows of double height
  points?: readonly Points[]; // the band is a board: rows of one small height, of which a cell spans several
  half?: boolean; // two such bands stand side by side where there is room
  track?: boolean; // a ring with round ends
  title?: string; // instead of the wager's: "Outer ring"
}

export interface SideOf { position: string; colour: Colour }
export type RoadKind = 'bead' | 'big' | 'eye' | 'small' | 'pig';
// Two sides against each other: a result counts for the side whose position it made win.
export interface RoadsOf { kinds: readonly RoadKind[]; first: SideOf; second: SideOf; tie: SideOf }
export interface TallyOf {
  of: 'wins' | 'totals' | 'faces' | 'spun' | 'ranks';
  title: string;
  positions?: readonly string[]; // of wins
}

interface Shown {
  looks?: Readonly<Record<string, Look>>; // by position, group ("single:split" of "single:split/1-2") or wager
  names?: Readonly<Record<string, string>>; // what is written on an area, by position
  dice?: Readonly<Record<string, number>>; // how often a spot of one face is drawn: a double shows it twice
  tints?: Colours; // of whole areas, by wager
  colours?: Colours; // by the name of a compartment or spot
  rings?: readonly string[]; // of the wheel, from within, where there are several
  oval?: boolean; // the whole layout has round ends
  arc?: boolean; // boxes stand around a half-moon
  sayings?: readonly string[]; // written across the felt
}

export interface SentDrawing extends Shown {
  bands?: readonly BandOf<SentPoints>[]; // left out: the layout is drawn from the wagers alone
  spun?: string; // what a compartment is called: "number"
  roads?: RoadsOf;
  tallies: readonly TallyOf[]; // what is counted of past results
}

// ---- As it is drawn -----------------------------------------------------------------------------------------

// A small area on the lines between cells: where the cells that it touches meet. Where they do not all meet (three
// cells in a line) it lies on the edge behind them, or in direction `near` on the edge before them.
export interface Point { position: string; touches: readonly string[]; near?: 'x' | 'y' }
export type Band = BandOf<Point>;
export interface Drawing extends Shown { bands: readonly Band[] } // the common layout, or that of each box
