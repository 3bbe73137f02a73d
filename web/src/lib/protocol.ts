// The messages of docs/protocol.md as types. Money is whole cents, times are milliseconds of the server's clock.
import type { SentDrawing } from '../layouts/types';
import type { Suit } from './cards';

export type Role = 'terminal' | 'dealer' | 'supervisor' | 'cashier' | 'auditor' | 'engineer';
export type StaffRole = Exclude<Role, 'terminal'>;
export type Phase = 'closed' | 'preparing' | 'betting' | 'playing' | 'confirming';
export type Outcome = 'wins' | 'loses' | 'stands off' | 'void' | 'remains';
export type Need = 'bets' | 'shuffle' | 'card' | 'throw' | 'spin' | 'decision' | 'finished';
export type Args = Record<string, unknown>;

export interface Welcome {
  role: Role;
  name: string;
  number: number;
  currency: string;
  'play-money': boolean;
  now: number;
  offer?: Offer;
  state?: State;
  journal?: number;
}

// ---- Tables ---------------------------------------------------------------------------------------------

export type Chance = 'server' | 'dealer' | 'scanner';
export interface TableRow {
  id: string;
  title: string;
  game: string;
  'title-of-game': string;
  round: number;
  phase: Phase;
  owner: string;
  terminals: number;
  chance: Chance;
  'dealer-here'?: boolean; // where a dealer enters the results
  min: number;
  max: number;
  currency: string;
  closing: boolean;
  'play-money': boolean;
  locked?: string;
}

export interface Limits { min: number; max: number; increment: number; 'payout-max'?: number }
export interface Pay { id: string; odds: string; clause: string }

// A wager with spots is named `id:spot` on the layout.
export interface Wager {
  id: string;
  title: string;
  clause: string;
  opening: boolean;
  paytable: string;
  pays: Pay[];
  limits: Limits;
  spots: string[];
  'travels-to'?: string[]; // places to which a stake moves by itself; they take no new chips
  lives?: boolean; // a round may leave it undecided
  'made-of'?: string; // it is nothing but wagers of that kind, whose odds it shows
  'pays-of-spots'?: Record<string, { paytable: string; pays: Pay[] }>; // spots with odds of their own
}

// target: 0 none, 1 box, 2 player, 3 cards, 4 box and cards.
export interface Irregularity {
  id: string;
  title: string;
  clause: string;
  consequence: string;
  stages: number;
  target: 0 | 1 | 2 | 3 | 4;
  'voids-round': boolean;
}

// The names of the compartments by number, and as they follow each other around the wheel.
export interface WheelOf { compartments: string[]; order: string[] }

// A progressive meter, shown at every table that shares it.
export interface Jackpot {
  id: string; meter: number; seed: number; percent: number; ceiling?: number;
  wins: { at: number; table: string; round: number; terminal: string; amount: number }[];
}

export interface Offer {
  declarations?: { id: string; title: string; clause: string; 'of-wager': boolean }[];
  id: string;
  title: string;
  game: string;
  book: string;
  currency: string;
  'play-money': boolean;
  round: number;
  phase: Phase;
  closing: boolean;
  boxes: number;
  places: number;
  terminals: number;
  dice: number;
  wheel?: WheelOf;
  chance: Chance;
  electronic?: boolean;
  misplaced?: string; // the clause, where a dealer may put a wager where it was meant
  'betting-seconds': number;
  'decision-seconds': number;
  'aggregate-min': number;
  'house-hands': string[];
  options: Record<string, unknown>;
  notices: string[];
  wagers: Wager[];
  drawing: SentDrawing; // of its layout, and of its past results
  irregularities: Irregularity[];
}

// carried: laid in an earlier round; declared: what its player called of it
export interface Stake {
  p: number; b: number; h: number; w: string; s: number; open: boolean; carried?: boolean; declared?: string;
}
// No money: it wins as a stake of its worth would, and loses nothing.
export interface Lammer { p: number; b: number; h: number; w: string; worth: number; open: boolean }
export interface HandOf { name: string; box: number; hand: number; cards: (string | null)[]; caption?: string }
export interface Mine {
  p: number;
  terminal: string;
  credit: number;
  staked: number;
  'last-win': number;
  number: number;
  'last-voucher'?: IssuedVoucher;
  'may-declare'?: { what: string; w?: string }[];
  'at-close'?: AtClose[];
  dropped?: Dropped[];
}
// What would become of a wager if the bets closed now: `s` would be left of it, 0: it would not take part.
export interface AtClose { b: number; w: string; s: number; because: string; clause: string }
// What did not take part when the bets last closed.
export interface Dropped { round: number; b: number; w: string; s: number; clause: string }
export interface IssuedVoucher { voucher: string; amount: number; expires: number }
export interface Amount { min: number; max: number; step: number }
export interface Choice { id: string; title: string; clause: string; amount?: Amount }
export interface Question { box: number; hand: number; choices: Choice[]; until: number; clause?: string }
export interface Deciding { p: number; box: number; until: number }
// placed: the suits of a race, first to last
export interface Result { dice?: number[]; spun?: string[]; hands?: Record<string, string[]>; placed?: Suit[] }
// A race, for a game that is one: how far each runner has come of the length, and the places that are taken (0: none).
export interface Runner { name: string; suit: Suit; at: number; place: number }
export interface Track { length: number; runners: Runner[]; remark: string; words: string }

// b and h are left out where they are 0.
export interface Line {
  p: number;
  b?: number;
  h?: number;
  w: string;
  outcome: Outcome;
  stake: number;
  returned: number;
  won: number;
  clause: string;
  cut?: string;
}

// A wager that the dealer made smaller at the close (a table differential).
export interface MovedWager { p: number; b: number; from: string; to: string; clause: string }
export interface Reduced { p: number; b: number; w: string; from: number; to: number; clause: string }

export interface PastGame {
  table: string;
  round: number;
  settled: number;
  result: Result;
  lines: Line[];
  staked: number;
  paid: number;
  corrections: number;
  disputed: boolean;
  commit?: string;
  seed?: string;
  layout?: string;
  reduced?: Reduced[];
  moved?: MovedWager[];
  entries?: Entry[];
  hands?: HandOf[];
  'dice-caption'?: string;
  track?: Track;
  'spun-caption'?: string;
  winning?: string[]; // positions of a common layout that the result made win, staked or not
}

// One of the last results, with the positions of a common layout that it made win.
export interface PastResult { round: number; settled: number; result: Result; winning: string[]; shuffled: boolean }

export interface ActingFor { p: number; terminal: string; hands: HandOf[]; question?: Question }

// An announced change of the cards that waits for the end of the shoe; `asked`: and for the players, of whom `open`
// have not agreed.
export interface Change { what: string; clause: string; asked: boolean; agreed?: number[]; open?: number[] }

// As completeState() fills it: lists are always there.
export interface State {
  id: string;
  title: string;
  game: string;
  'play-money': boolean;
  round: number;
  phase: Phase;
  closing: boolean;
  locked: string;
  frozen: string; // who announced no spin: the round is void
  announced: string[];
  change?: Change;
  now: number;
  opened: number;
  closes: number;
  mine?: Mine;
  jackpot?: Jackpot;
  'need-dice'?: number;
  ready: number[];
  stakes: Stake[];
  lammers?: Lammer[];
  reduced?: Reduced[];
  moved?: MovedWager[];
  hands: HandOf[];
  dice: number[];
  'dice-caption'?: string;
  track?: Track;
  spun: string[];
  'spun-caption'?: string;
  standing: string[]; // what lives between rounds, in words
  'exposed-next'?: string;
  'cards-left'?: number;
  need: Need;
  'waiting-for': string;
  stage: number;
  question?: Question;
  deciding?: Deciding;
  lines: Line[];
  places: (number | null)[];
  'dealer-here'?: boolean; // where a dealer enters the results
  nominees: { p: number; by: number }[]; // `by` acts for `p`
  'acting-for'?: ActingFor; // to a nominee: what his player sees
  commit?: string;
  'shoe-commit'?: string;
  'next-shoe-commit'?: string;
  last?: PastGame;
  results: Result[];
}

// ---- Events, books, staff ----------------------------------------------------------------------------------

export interface TableEvent {
  e: 'card' | 'cut' | 'shuffle' | 'throw' | 'spin' | 'declare' | 'meter' | 'rule' | 'bet' | 'close' | 'answer' | 'seat'
    | 'off';
  c?: string | string[];
  d?: number[];
  at?: string[]; // a spin: the compartment of each ring
  i?: string;
  p?: number;
  b?: number;
  h?: number;
  w?: string;
  s?: number;
  unseen?: boolean;
}
export interface Entry { index: number; event: TableEvent; words: string }
export interface Incident {
  incident: number;
  at: number;
  verb: string;
  args: Args;
  by: string;
  second: string;
  state: 'open' | 'done' | 'rejected';
  note: string; // of whoever made it
  resolution: string; // of whoever ended it
}
export interface Account {
  account: string; balance: number; reserved: number; in: number; out: number; staked: number; won: number;
}
export interface Voucher {
  number: string; amount: number; issued: number; expires: number; by: string; state: 'open' | 'paid';
  paid?: { at: number; by: string };
}
// A line of a statement: how the account's balance changed.
export interface Movement {
  at: number; id: string; what: string; amount: number; with: string; by: string; clause?: string; corrects?: string;
}
// index -1: before the first event.
export interface ReplayStep {
  index: number; words: string; event: TableEvent | null; state: Pick<State, 'hands' | 'dice' | 'dice-caption' | 'track'
    | 'spun' | 'spun-caption' | 'standing' | 'stakes' | 'lines' | 'waiting-for' | 'stage'>;
}
export interface JournalEntry {
  seq: number; entry: { k: string; t: number; by?: string } & Args; hash: string; text?: string;
}
export interface User { user: string; role: StaffRole; locked: boolean; wrong: number }
export interface Command { verb: string; roles: Role[]; 'two-people': boolean; does: string }

// What each question is answered with.
export interface Answers {
  tables: TableRow[];
  offer: Offer;
  table: State;
  commands: Command[];
  recall: PastGame[];
  round: PastGame;
  entries: Entry[];
  incidents: Incident[];
  account: Account;
  accounts: Account[];
  statement: Movement[];
  results: PastResult[];
  replay: { round: number; steps: ReplayStep[] };
  voucher: Voucher | null;
  journal: JournalEntry[];
  users: User[];
}
// What each command is replied with, as far as a page reads it. `repeat`: it was carried out before.
export type Reply = Record<string, unknown> & { repeat?: boolean; incident?: number };
