// Made from the description of the protocol in src/floor/protocol and src/server/protocol: do not edit.
// ./baize_tests --gtest_filter='ProtocolFiles*' compares it, and writes it anew with BAIZE_UPDATE=1.
// Money is whole cents, times are milliseconds of the server's clock.

export type Args = Record<string, unknown>;
export type Phase = 'closed' | 'preparing' | 'betting' | 'playing' | 'confirming';
export type Chance = 'server' | 'dealer' | 'scanner';
export type DrawnAs = 'card' | 'joker' | 'tile';
export type Near = 'x' | 'y';
export type Look = 'plain' | 'side' | 'number' | 'dice' | 'suits' | 'circle' | 'pocket' | 'word' | 'point';
export type Colour = 'red' | 'black' | 'green' | 'blue' | 'brass' | 'violet' | 'grey';
export type RoadKind = 'bead' | 'big' | 'eye' | 'small' | 'pig';
export type Counted = 'wins' | 'totals' | 'faces' | 'spun' | 'ranks';
export type Stage = 'betting' | 'dealing' | 'deciding' | 'dealer-draws' | 'settled';
export type Target = 'none' | 'box' | 'player' | 'cards' | 'box-and-cards';
export type Suit = 'c' | 'd' | 'h' | 's';
export type Outcome = 'wins' | 'loses' | 'stands off' | 'void' | 'remains';
export type Need = 'bets' | 'shuffle' | 'card' | 'throw' | 'spin' | 'meter' | 'decision' | 'finished';
export type EventKind = 'bet' | 'declare' | 'close' | 'move' | 'card' | 'cut' | 'shuffle' | 'throw' | 'spin' | 'meter'
  | 'answer' | 'rule' | 'seat' | 'off' | 'next';
export type VoucherState = 'open' | 'paid';
export type IncidentState = 'open' | 'done' | 'rejected';
export type Role = 'terminal' | 'dealer' | 'supervisor' | 'cashier' | 'auditor' | 'engineer';

// what is said of a table wherever it is named
export interface TableHead {
  id: string; // the table
  title: string; // as it is shown
  game: string; // the game's id
  round: number; // the number of the open round, or of the last
  phase: Phase; // where the round is
  closing: boolean; // no round follows this one
  'play-money': boolean; // at a demonstration
  locked?: string; // why nobody may bet; to a terminal: why it may not
  frozen?: string; // who announced no spin: the open round is void, and waits for a second person
}

// a table of the floor's list
export interface TableRow extends TableHead {
  'title-of-game': string; // the game's name
  book: string; // the rule book that the game is from
  'house-hands': string[]; // the names of the hands that the house holds
  owner: string; // the server that runs it
  chance: Chance; // where cards, throws and spins come from
  terminals: number; // how many it has
  min: number; // the least stake on its first wager
  max: number; // the largest stake on its first wager
  currency: string; // three capitals
  'dealer-here'?: boolean; // where the chance is not the server's: does a dealer look at this table?
}

// the wheel's compartments by name
export interface WheelOf {
  compartments: string[]; // by number
  order: string[]; // as they follow each other around the wheel
}

// a face of the deck
export interface FaceOf {
  name: string; // as cards are named everywhere
  title?: string; // what people call it
  copies: number; // how many bear it
  drawn: DrawnAs; // how it is drawn
}

// a row of a pay table
export interface Pay {
  id: string; // what it is paid for
  odds: string; // in words: 35 to 1
  clause: string; // the rule, with its book
}

// what may be staked at this terminal
export interface Limits {
  min: number; // the least
  max: number; // the most
  increment: number; // a stake is a multiple of it
  'payout-max'?: number; // the most that is paid
}

// the odds of a spot that has its own
export interface SpotPays {
  paytable: string; // which one is used
  pays: Pay[]; // its rows
}

// a wager of the layout; with spots it is named `id:spot` there
export interface Wager {
  id: string; // its name in commands; a spot without a name is named so too
  title: string; // as it is shown
  clause: string; // the rule, with its book
  opening: boolean; // false: it is made by a decision
  paytable: string; // which one is used
  pays: Pay[]; // its rows
  limits: Limits; // what may be staked
  spots: string[]; // places of the layout; none: it has one, without a name
  'travels-to'?: string[]; // places to which a stake moves by itself; they take no new chips
  lives?: boolean; // a round may leave it undecided
  'made-of'?: string; // it is nothing but wagers of that kind, whose odds it shows
  'pays-of-spots'?: Record<string, SpotPays>; // spots with odds of their own, by name
}

// small areas on the lines between cells, where these meet
export interface SentPoints {
  of: string; // how the names of these positions begin
  on: string; // how the names of the cells begin
  at: string[]; // each the rest of a position's name, and those of its cells: `1-2 1 2`
  near?: Near; // where cells do not meet: in that direction on the edge before them, not behind
}

// a band of the layout
export interface SentBand {
  wager?: string; // its title and odds stand above the band
  title?: string; // instead of the wager's: `Outer ring`
  wide: string[]; // rows of names, `punto egalite banco`; `4* a b` is four equal rows
  narrow?: string[]; // on a phone; the wide one where it is left out
  tall?: boolean; // rows of double height
  half?: boolean; // two such bands stand side by side where there is room
  track?: boolean; // a ring with round ends
  points?: SentPoints[]; // the band is a board: rows of one small height, of which a cell spans several
}

// one of two sides that play against each other, or their tie
export interface SideOf {
  position: string; // a result counts for the side whose position it made win
  colour: Colour; // of its marks
}

// pictures of who won
export interface RoadsOf {
  kinds: RoadKind[]; // which are kept
  first: SideOf; // one side
  second: SideOf; // the other
  tie: SideOf; // neither
}

// what is counted of past results
export interface TallyOf {
  of: Counted; // what
  title: string; // above it
  positions?: string[]; // of winners
}

// a layout as a page draws it, and what is shown of past results
export interface SentDrawing {
  bands?: SentBand[]; // left out: drawn from the wagers alone
  looks?: Record<string, Look>; // by position, by group (`single-ring:split`) or by wager
  names?: Record<string, string>; // what is written on an area, by position
  dice?: Record<string, number>; // how often a spot of one face is drawn, by wager
  tints?: Record<string, Colour>; // of a whole area, by wager
  colours?: Record<string, Colour>; // by the name of a compartment or spot
  rings?: string[]; // of the wheel, from within, where there are several
  oval?: boolean; // the whole layout has round ends
  arc?: boolean; // boxes stand around a half-moon
  sayings?: string[]; // written across the felt
  spun?: string; // where there is a wheel: what a compartment is called
  roads?: RoadsOf; // where they are kept
  tallies: TallyOf[]; // what is counted of past results
}

// what the game lets players say while bets are open
export interface Declaration {
  id: string; // its name in `declare`
  title: string; // as it is shown
  clause: string; // the rule, with its book
  'of-wager': boolean; // said of one wager, else of oneself
}

// what may be ruled on
export interface Irregularity {
  id: string; // its name in a ruling
  title: string; // as it is shown
  clause: string; // the rule, with its book
  consequence: string; // what the rule does, to be read before it is ruled
  stages: Stage[]; // when it can be ruled
  target: Target; // what a ruling names: of a player also his box, for it is about his wagers there
  'voids-round': boolean; // then it is `void-round`, not `rule`
}

// what changes only with the table file
export interface Offer extends TableHead {
  book: string; // the rule book that the game is from
  profile: string; // the book that the table is under: `gb`, `nz`
  currency: string; // three capitals
  boxes: number; // 0: one layout for all
  places: number; // numbered seats; 0: none
  terminals: number; // how many it has
  dice: number; // how many are thrown; 0: none
  wheel?: WheelOf; // of a game with one
  deck?: FaceOf[]; // its faces, where it is not the 52 cards
  chance: Chance; // where cards, throws and spins come from
  electronic: boolean; // a table of terminals
  misplaced?: string; // the clause, where a dealer may put a wager where it was meant
  'betting-seconds': number; // how long bets stay open at least
  'decision-seconds': number; // how long an answer is waited for
  'aggregate-min': number; // all stakes of a terminal together; 0: no such limit
  'house-hands': string[]; // the names of the hands that the house holds
  options: Record<string, string>; // those of the game that are in use, by name
  notices: string[]; // to be displayed
  wagers: Wager[]; // the layout
  drawing: SentDrawing; // of its layout, and of its past results
  declarations: Declaration[]; // what players may say
  irregularities: Irregularity[]; // what may be ruled on
}

// chips on the layout
export interface Stake {
  p: number; // the player, from 0
  b: number; // the box; 0: the layout
  h: number; // the hand of the box
  w: string; // the wager
  s: number; // how much
  open: boolean; // not settled yet
  carried: boolean; // laid in an earlier round
  declared?: string; // what its player called of it
}

// a hand, as this viewer sees it
export interface HandOf {
  name: string; // whose
  box: number; // 0: the house
  hand: number; // of the box, from 0
  cards: (string | null)[]; // null: this viewer may not see it
  caption: string; // what it is called
  community?: boolean; // it lies in the middle, for every box
  folded?: boolean; // out of the round, but for wagers that are alive
}

// one that runs
export interface Runner {
  name: string; // its name
  suit: Suit; // its suit
  at: number; // how far it has come of the length
  place: number; // 1: first; 0: none yet
}

// a race, of a game that is one
export interface Track {
  length: number; // where it ends
  runners: Runner[]; // in their order
  remark: string; // such as "protested race"
  words: string; // all of it in words
}

// one wager settled
export interface Line {
  p: number; // the player, from 0
  b?: number; // the box
  h?: number; // the hand of the box
  w: string; // the wager
  outcome: Outcome; // what became of it
  stake: number; // what was staked
  returned: number; // of the stake
  won: number; // beside it
  clause: string; // the rule, with its book
  meter?: number; // what of it the progressive fund paid
  cut?: string; // the fraction of a cent that rounding took
}

// what lies on the table
export interface Felt {
  'waiting-for': string; // what the round waits for, in words
  stage: Stage; // of the round; the offer's irregularities name those at which they can be ruled
  stakes: Stake[]; // chips on the layout
  hands: HandOf[]; // cards
  dice: number[]; // the faces of the last throw
  'dice-caption'?: string; // what the throw is called
  spun: string[]; // compartments of the wheel by name
  'spun-caption'?: string; // what the spin is called
  standing: string[]; // what earlier rounds left, in words: `point 8`
  track?: Track; // of a race
  lines: Line[]; // what is settled already
}

// how much a choice takes
export interface Amount {
  min: number; // the least
  max: number; // the most
  step: number; // a multiple of it
}

// how many cards of the hand a choice takes
export interface CardsWanted {
  min: number; // the fewest
  max: number; // the most
}

// one answer to a question
export interface Choice {
  id: string; // its name in `answer`
  title: string; // as it is shown
  clause: string; // the rule, with its book
  amount?: Amount; // where it takes one
  cards?: CardsWanted; // where it takes cards of the hand
}

// to the one who is asked
export interface Question {
  box: number; // about which box
  hand: number; // about which hand of it
  choices: Choice[]; // what may be answered
  until: number; // who has not answered by then is taken as absent by the game's rule
  clause: string; // the rule, with its book
}

// to a nominee: what his player sees
export interface ActingFor {
  p: number; // the player, from 0
  terminal: string; // his terminal
  hands: HandOf[]; // cards, as he sees them
  question?: Question; // where he is asked
}

// no money: it wins as a stake of its worth would, and loses nothing
export interface Lammer {
  p: number; // the player, from 0
  b: number; // the box
  h: number; // the hand of the box
  w: string; // the wager
  worth: number; // what it stands for
  open: boolean; // not settled yet
}

// a wager that the dealer made smaller at the close
export interface Reduced {
  p: number; // whose
  b: number; // the box
  w: string; // the wager
  from: number; // what it was
  to: number; // what it is
  clause: string; // the rule, with its book
}

// a wager that the dealer put where it was meant to lie
export interface MovedWager {
  p: number; // whose
  b: number; // the box
  from: string; // where it lay
  to: string; // where it lies
  clause: string; // the rule, with its book
}

// who is asked, to everybody else
export interface Deciding {
  p: number; // the player, from 0
  box: number; // about which box
  until: number; // until when an answer is waited for
}

// the round that is open
export interface OpenRound extends Felt {
  'acting-for'?: ActingFor; // to a nominee
  lammers?: Lammer[]; // where the game has them (nz-blackjack 20.3)
  reduced?: Reduced[]; // wagers that the dealer reduced at the close (nz-dragon21 5.13); a terminal's own
  moved?: MovedWager[]; // wagers that the dealer put right; a terminal's own
  'exposed-next'?: string; // a card that lies exposed and is dealt next
  'cards-left': number; // in the shoe
  question?: Question; // to the one who is asked
  deciding?: Deciding; // to everybody else
  places: (number | null)[]; // who sits where: a player number or null
  need: Need; // what the round waits for
  'need-dice'?: number; // of a throw: how many
}

// an announced change of the cards that waits for the end of the shoe
export interface Change {
  what: string; // in words
  clause: string; // the rule, with its book
  asked: boolean; // every player must agree (gb-2011 4.4, 6.11)
  agreed?: number[]; // who has
  open?: number[]; // who has not
}

// a terminal's own wagers of a round; everybody's to others
export interface OwnLines {
  lines: Line[]; // what was settled
  staked: number; // all stakes of the lines
  paid: number; // what was paid for them, stakes included
  reduced?: Reduced[]; // by a table differential (nz-dragon21 5.13)
  moved?: MovedWager[]; // misplaced ones
}

// what a round left on the table
export interface Result {
  dice?: number[]; // the faces
  spun?: string[]; // the compartments of the wheel by name
  hands?: Record<string, string[]>; // the house's cards by hand; `??` where one was never turned
  placed?: Suit[]; // of a race: the suits from the first place on
}

// what everybody may know of a round that is over
export interface RoundFacts {
  table: string; // where
  round: number; // its number
  settled: number; // when
  result: Result; // what lay on the table
  corrections: number; // how often it was put right
  disputed: boolean; // somebody disputes it
  commit?: string; // the hash of its seed, known before
  seed?: string; // revealed
  layout?: string; // the hash of the chips at the close
}

// what the last round left, until chips lie there anew
export interface LastSeen extends RoundFacts {
  hands: HandOf[]; // cards, as this viewer may see them
  track?: Track; // of a race
  winning: string[]; // positions of a common layout that the result made win, staked or not (9A 3.2(c)(ii))
  'dice-caption'?: string; // what the throw is called
  'spun-caption'?: string; // what the spin is called
}

// the last game
export type LastGame = OwnLines & LastSeen;

// what a meter paid
export interface JackpotWin {
  at: number; // when
  table: string; // where
  round: number; // in which round
  terminal: string; // to whom
  amount: number; // below 0 where a correction took it back
}

// a progressive meter, shown at every table that shares it
export interface Jackpot {
  id: string; // its name
  meter: number; // what it stands at
  seed: number; // what the house puts in when it starts
  percent: number; // of each progressive wager that is added
  wins: JackpotWin[]; // the last five
  ceiling?: number; // above it contributions start the next one
}

// a wager that would be dropped or cut if the bets closed now
export interface AtClose {
  b: number; // the box
  w: string; // the wager
  s: number; // what would be left; 0: it would not take part
  because: string; // with what would mend it
  clause: string; // the rule, with its book
}

// a wager that did not take part, or made room for a newcomer
export interface Dropped {
  round: number; // in which round
  b: number; // the box
  w: string; // the wager
  s: number; // what went back
  clause: string; // the rule, with its book
}

// what this player may say now
export interface MayDeclare {
  what: string; // one of the offer's declarations
  w?: string; // of which wager
}

// a voucher as its terminal knows it
export interface IssuedVoucher {
  voucher: string; // 18 digits
  amount: number; // what it is worth
  expires: number; // 0: never
}

// a terminal's own standing
export interface Mine {
  p: number; // its player number, from 0
  terminal: string; // its name
  credit: number; // free to be staked
  staked: number; // on the layout
  'last-win': number; // what it was last paid
  number: number; // of its last command
  'at-close'?: AtClose[]; // what the close would do to its wagers
  // what did not take part at the last close, until chips are laid again, or went back in this round
  dropped?: Dropped[];
  limited?: string; // the clause, where this player is limited to one box and the minimum
  'may-declare'?: MayDeclare[]; // at a game with declarations
  'last-voucher'?: IssuedVoucher; // where the last command printed one and it is not paid
}

// who acts for whom
export interface Nominee {
  p: number; // the player
  by: number; // who acts for him
}

// a table as this viewer may see it
export interface State extends TableHead, Partial<OpenRound> {
  now: number; // the server's clock
  opened: number; // when the bets were opened
  closes: number; // when they close; 0 until there is a wager
  announced?: string[]; // notices of a changed offer that the next round brings
  change?: Change; // of the cards, announced
  commit?: string; // the hash of this round's seed; `baize audit` says what can be checked by it
  'shoe-commit'?: string; // the hash of the shoe's seed
  'next-shoe-commit'?: string; // the hash of the seed of the shoe after it
  last?: LastGame; // the last game
  jackpot?: Jackpot; // of a table with a progressive meter
  results: Result[]; // the last 20, oldest first
  mine?: Mine; // a terminal's own
  ready: number[]; // the players who are
  nominees: Nominee[]; // who acts for whom
  'dealer-here'?: boolean; // where a dealer or a device enters the results: does a dealer look at this table?
}

// an event of a round; which fields it has hangs on its kind
export interface TableEvent {
  e: EventKind; // the kind
  p?: number; // the player, from 0
  b?: number; // the box
  h?: number; // the hand of the box
  w?: string; // the wager
  s?: number; // an amount: the stake, of a meter what it read
  a?: string; // an answer
  what?: string; // a declaration
  i?: string; // a ruling: on which irregularity
  why?: string; // called off: no-spin, malfunction or ordered
  from?: string; // a move: where the wager lay
  to?: string; // a move: where it lies now
  c?: string | string[]; // a card; the cards of a ruling or of an answer
  unseen?: boolean; // a card that is burned unread
  d?: number[]; // the faces of a throw
  at?: string[]; // a spin: the compartment of each ring
  place?: number; // a seat
  reduced?: boolean; // a bet that the dealer made smaller
}

// one event of a round
export interface Entry {
  index: number; // its number, for `fix` and `correct`
  event: TableEvent; // what happened
  words: string; // the same in words
}

// a round that is over
export interface PastGame extends OwnLines, RoundFacts {
  entries?: Entry[]; // for staff: every event of it
}

// one of the last results
export interface PastResult {
  round: number; // its number
  settled: number; // when
  result: Result; // what lay on the table
  winning: string[]; // positions of a common layout that it made win, staked or not
  shuffled: boolean; // the first of a shoe
}

// an event of a settled round, and what a spectator saw after it
export interface ReplayStep {
  index: number; // -1: before the first event
  words: string; // what happened; hidden cards are named too
  event: TableEvent | null; // null before the first
  state: Felt; // what lay on the table then
}

// a settled round, event by event
export interface Replay {
  round: number; // its number
  steps: ReplayStep[]; // one after another
}

// what the house owes is positive, what it holds negative
export interface Account {
  account: string; // its name
  balance: number; // what it stands at
  reserved: number; // of it, what lies on a table
  in: number; // all that ever came in
  out: number; // all that ever went out
  staked: number; // all that was ever staked
  won: number; // all that was ever won
}

// a line of a statement: how the account's balance changed
export interface Movement {
  at: number; // when
  id: string; // the transfer
  what: string; // its purpose
  amount: number; // below 0: out of the account
  with: string; // the other account
  by: string; // who did it
  clause?: string; // of a correction: the rule
  corrects?: string; // of a correction: which transfer
}

// when and by whom a voucher was paid
export interface VoucherPaid {
  at: number; // when
  by: string; // by whom
}

// a voucher as the cashier knows it
export interface Voucher {
  number: string; // 18 digits
  amount: number; // what it is worth
  issued: number; // when it was printed
  expires: number; // 0: never
  by: string; // which account printed it
  state: VoucherState; // each is paid once
  paid?: VoucherPaid; // where it is
}

// what waits for a second person, a report or a dispute
export interface Incident {
  incident: number; // its number
  at: number; // when
  verb: string; // what is to be done, or what was reported
  args: Args; // its arguments
  by: string; // who proposed it
  second: string; // who agreed or did not
  state: IncidentState; // where it is
  note: string; // of whoever made it
  resolution: string; // of whoever ended it
}

// what whoever signed in is answered
export interface Welcome {
  role: Role; // as what
  name: string; // the user, or the terminal as `TABLE/NN`
  number: number; // of this source's last command that was carried out: the next is one more
  currency: string; // three capitals
  'play-money': boolean; // on a demonstration floor
  now: number; // the server's clock
  offer?: Offer; // a terminal's: of its own table
  state?: State; // a terminal's: with the offer all that a screen needs
  journal?: number; // an auditor's: how many entries the journal has
}

// somebody who may sign in
export interface User {
  user: string; // the name
  role: Role; // as what
  locked: boolean; // after three wrong passwords
  wrong: number; // how many in a row
}

// a command and who may give it
export interface Command {
  verb: string; // its name
  roles: Role[]; // who may give it
  'two-people': boolean; // it only proposes; somebody else agrees
  does: string; // what it does
}

// an entry of the journal
export interface JournalEntry {
  seq: number; // its number, from 1
  entry: { k: string; t: number; by?: string } & Args; // what it says
  hash: string; // of the chain up to it
  text?: string; // where it was asked for: the bytes that are hashed
}

// a table's file
export interface TableToml {
  toml: string; // as it will be from the next round on
}

// what a table's float holds
export interface Float {
  account: string; // of the ledger
  holds: number; // how much
}
export type StaffRole = Exclude<Role, 'terminal'>;

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
  replay: Replay;
  file: TableToml;
  float: Float;
  voucher: Voucher | null;
  journal: JournalEntry[];
  users: User[];
}
// What a command is replied with, as far as a page reads it. `repeat`: it was carried out before.
export type Reply = Record<string, unknown> & { repeat?: boolean; incident?: number };
