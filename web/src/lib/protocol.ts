// Made from the description of the protocol in src/floor/protocol and src/server/protocol: do not edit.
// baize_tests --gtest_filter='ProtocolFiles*' compares it, and writes it anew with BAIZE_UPDATE=1.
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
export type IncidentState = 'open' | 'done' | 'rejected';
export type VoucherState = 'open' | 'paid';
export type Role = 'terminal' | 'dealer' | 'supervisor' | 'cashier' | 'auditor' | 'engineer';

// nothing
export type NoArgs = Record<string, never>;

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

// a table
export interface OfTable {
  table?: string; // its id; a terminal's own if left out
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
  opening: boolean; // false: it is made by a decision, or laid with another
  paytable: string; // which one is used
  pays: Pay[]; // its rows
  limits: Limits; // what may be staked
  spots: string[]; // places of the layout; none: it has one, without a name
  'travels-to'?: string[]; // places to which a stake moves by itself; they take no new chips
  lives?: boolean; // a round may leave it undecided
  'made-of'?: string; // it is nothing but wagers of that kind, whose odds it shows
  'laid-with'?: string; // the wager that it is laid, changed and taken back with, always in the same amount
  'paid-as'?: string; // the wager by whose rows it is paid
  // how much lies in it where its player does not choose, in words with the rule; more than one: by when
  laid?: string[];
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
  'voids-hand'?: boolean; // or folds it: two people rule it once what the hand comes to can be known, and say why
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
  prominent?: string[]; // those of the notices to be displayed very clearly
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
  'made-of'?: string[]; // the cards, its own and those in the middle, that make the hand, where others are left out
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
  discards?: HandOf[]; // cards that were exchanged, by box: one's own, and how many the others gave away
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

// cards that a choice may take of the hand
export interface Pick {
  cards: string[]; // in the order of the hand
  caption?: string; // what they are called together
  others?: string; // ... and those that stay
  refused?: string; // why the table does not take them, as of a foul hand
}

// one answer to a question
export interface Choice {
  id: string; // its name in `answer`
  title: string; // as it is shown
  clause: string; // the rule, with its book
  amount?: Amount; // where it takes one
  cards?: CardsWanted; // where it takes cards of the hand
  picks?: Pick[]; // where it divides the hand in two: every way, with the names of both parts
  cost?: number; // what it lays beyond what lies there, with the least amount
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
  afterwards?: string; // what its correction meant for the rounds after it, in words
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

// a prize of the fund, or what a correction changed of one
export interface JackpotWin {
  at: number; // when
  table: string; // where
  round: number; // in which round
  terminal: string; // to whom
  amount: number; // the whole prize; below 0 where a correction took it back
  meter: number; // of it, what the meter paid
  house: number; // ... and what the house added
}

// a progressive meter, shown at every table that shares it
export interface Jackpot {
  id: string; // its name
  meter: number; // what it stands at
  seed: number; // what the house fills it up to after any payment
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
  due?: number; // settled in the round that is open, stakes that came back included: credited when the round ends
  'last-win': number; // what it was last paid
  number: number; // of its last command
  'at-close'?: AtClose[]; // what the close would do to its wagers
  // what did not take part at the last close, until chips are laid again, or went back in this round
  dropped?: Dropped[];
  told?: string; // what it must know of its wagers before the bets are closed, with the rule
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

// the last games of a table
export interface LastOfTable extends OfTable {
  most?: number; // how many; 20 if left out (1 to 1000)
}

// one of the last results
export interface PastResult {
  round: number; // its number
  settled: number; // when
  result: Result; // what lay on the table
  winning: string[]; // positions of a common layout that it made win, staked or not
  shuffled: boolean; // the first of a shoe
}

// an event of a round; its kind says which fields it has
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

// a game of a table
export interface RoundOfTable extends OfTable {
  round: number; // among the last 80 (from 1)
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

// a table's file
export interface TableToml {
  toml: string; // as it will be from the next round on
}

// what a table's float holds
export interface Float {
  account: string; // of the ledger
  holds: number; // how much
}

// which incidents
export interface WhichIncidents {
  open?: boolean; // true: those only
}

// what a ruling or a correction took from a terminal
export interface TakenBack {
  terminal: string; // as `TABLE/NN`
  amount: number; // how much less its wagers came to; below zero: more
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
  took?: TakenBack[]; // what it took back of a settlement, once it was carried out
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

// an account of the ledger
export interface OfAccount {
  account: string; // its name (up to 80 characters)
}

// the last movements of an account; 200 are kept
export interface LastOfAccount extends OfAccount {
  most?: number; // how many; 20 if left out (1 to 1000)
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

// a voucher
export interface OfVoucher {
  number: string; // 18 digits
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

// entries of the journal
export interface OfJournal {
  from?: number; // behind which entry; 0 if left out
  most?: number; // how many; 20 if left out (1 to 1000)
  raw?: boolean; // with the bytes that are hashed
}

// an entry of the journal
export interface JournalEntry {
  seq: number; // its number, from 1
  entry: { k: string; t: number; by?: string } & Args; // what it says
  hash: string; // of the chain up to it
  text?: string; // where it was asked for: the bytes that are hashed
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
  'at-times-two'?: boolean; // ... where what is asked for wants it
  does: string; // what it does
}

// what the stake on a position shall be
export interface BetArgs {
  wager: string; // its id, with its spot: `total:4`
  stake: number; // 0 takes it back
  box?: number; // in games with boxes
  for?: string; // the terminal of a player who nominated this one: the chips are his
}

// why a stake is smaller than what was asked for
export interface StakeCut {
  because: string; // in words
  clause: string; // of the limit
}

// how it lies now
export interface BetReply {
  stake: number; // as it lies now
  credit: number; // this terminal's own
  cut?: StakeCut; // where it is not what was asked for
}

// what the game lets players say while bets are open
export interface DeclareArgs {
  what: string; // one of the offer's `declarations`
  wager?: string; // where it is said of one
  for?: string; // the terminal of a player who nominated this one
}

// what was said
export interface DeclareReply {
  declared: string; // what was said
}

// whose stakes are taken back
export interface ClearArgs {
  for?: string; // the terminal of a player who nominated this one
}

// what was taken back
export interface ClearReply {
  cleared: number; // how many stakes
  credit: number; // this terminal's own
}

// when bets may close
export interface ReadyReply {
  ready: boolean; // this terminal waits for nobody
  // when bets may close, if everybody is ready: at a table of terminals who has credit or a wager, elsewhere who has
  // wagered
  earliest: number;
}

// a decision
export interface AnswerArgs {
  choice: string; // one of the question's
  amount?: number; // where the choice takes one
  cards?: string[]; // where it takes cards of the hand: their names (0 to 8)
  round?: number; // it is refused where that round is over
  for?: string; // the terminal of a player who nominated this one
}

// what was decided
export interface AnswerReply {
  taken: string; // the choice
  credit: number; // this terminal's own
}

// to the change of the cards that `change` announces
export interface AgreeArgs {
  yes?: boolean; // as if left out, or not
}

// what this terminal said
export interface AgreeReply {
  agreed: boolean; // or not
  clause: string; // that asks the players
}

// a numbered place
export interface SitArgs {
  place: number; // its number (1 to 15)
  leave?: boolean; // gives it up
}

// where this player sits
export interface SitReply {
  place: number; // 0: nowhere
}

// a note
export interface CashArgs {
  amount: number; // 500, 1000, 2000, 5000 or 10000
}

// what a terminal has now
export interface CreditReply {
  credit: number; // the terminal's
}

// a voucher, printed
export interface VoucherReply {
  voucher: string; // 18 digits
  amount: number; // all credit that there was
  expires: number; // 0: never
}

// a round that is disputed
export interface DisputeArgs {
  round: number; // among the last 80 (from 1)
  note?: string; // why (up to 500 characters)
}

// what was reported
export interface IncidentReply {
  incident: number; // its number
}

// a table
export interface TableArgs {
  table: string; // its id
}

// where the round is now
export interface PhaseReply {
  phase: Phase; // of the round
}

// what happened at a table
export interface EnterArgs {
  table: string; // its id
  event: TableEvent; // a card, the cutting card, a shuffle, a throw, a spin
}

// where the round is now
export interface EnteredReply {
  phase: Phase; // of the round
  waits: string; // for what, in words
}

// whose result stands
export interface ConfirmArgs {
  table: string; // its id
  round: number; // its number (from 1)
}

// what is paid
export interface ConfirmReply {
  settled: number; // the round
}

// an entry of the open round, put right
export interface FixArgs {
  table: string; // its id
  index: number; // which entry (0 to 1000000)
  event: TableEvent; // of the same kind
}

// what a player tenders
export interface CreditArgs {
  terminal: string; // as `TABLE/NN`
  amount: number; // how much
  tender?: string; // cash, as if left out, or chips
}

// a terminal
export interface TerminalArgs {
  terminal: string; // as `TABLE/NN`
}

// what is handed out
export interface PaidReply {
  paid: number; // in chips, or at the cashier's in cash
}

// where a supervisor is wanted
export interface CallArgs {
  table: string; // its id
  note?: string; // what for (up to 500 characters)
}

// a wager, and where it was meant
export interface MoveWagerArgs {
  terminal: string; // whose, as `TABLE/NN`
  round: number; // that is open (from 1)
  from: string; // the wager as it lies
  to: string; // the wager as it was meant
  box?: number; // in games with boxes
  why?: string; // for the second person (up to 200 characters)
}

// where it lies now
export interface MoveWagerReply {
  moved: string; // where it lies
  from: string; // where it lay
  clause: string; // that lets the dealer
}

// the round that stands still
export interface NoSpinArgs {
  table: string; // its id
  round: number; // that is open (from 1)
  why?: string; // for the second person (up to 200 characters)
}

// what is void
export interface NoSpinReply {
  void: number; // the round
}

// a ruling on an irregularity
export interface RuleArgs {
  table: string; // its id
  event: TableEvent; // the ruling
  round?: number; // the open one, as if left out; of one among the last 80 a hand may be void (from 1)
  hands?: number; // of a proposal about one hand of a box: how many the box had then (1 to 100)
  why?: string; // for the second person, where one is needed: then it must be said (up to 200 characters)
}

// a settled round, put right
export interface Revised {
  round: number; // its number
  transfers: number; // how many it took
  shortfall: number; // what a terminal has not got any longer: the house bears it
  afterwards?: string; // what it means for the rounds after it, where they began with what it left
}

// what the ruling did
export interface RuleReply extends Partial<Revised> {
  phase: Phase; // of the round that is open now
  took?: TakenBack[]; // of what was settled already
}

// a round, open or settled
export interface VoidRoundArgs {
  table: string; // its id
  round: number; // open, or among the last 80 (from 1)
  malfunction?: boolean; // of the terminal or the table
  ruling?: string; // by which it is void: the id of one of the game's irregularities that void the round
  box?: number; // where the ruling names one
  why?: string; // for the second person (up to 200 characters)
}

// what is void
export interface VoidRoundReply extends Partial<Revised> {
  void?: number; // the round that was open
}

// a wrong entry of a settled round
export interface CorrectArgs {
  table: string; // its id
  round: number; // among the last 80 (from 1)
  index: number; // which entry (0 to 1000000)
  event: TableEvent; // as it should have been, of the same kind
}

// a payment by malfunction
export interface RefusePayArgs {
  terminal: string; // as `TABLE/NN`
  round: number; // among the last 80 (from 1)
  note?: string; // of the report (up to 500 characters)
}

// what was refused
export interface RefusePayReply extends Revised {
  report: number; // the incident that an inspector is told of
}

// a terminal, or a whole table
export interface LockArgs {
  table: string; // its id
  terminal?: number; // its number; left out: the whole table (1 to 30)
  why?: string; // in words; out of order, as if left out (up to 200 characters)
}

// what is locked
export interface LockReply {
  locked: string; // the table, or the terminal as `TABLE/NN`
}

// it was locked
export interface UnlockReply {
  unlocked: boolean; // and is not any more
}

// who acts for whom
export interface NominateArgs {
  terminal: string; // of the player, as `TABLE/NN`
  nominee?: string; // another terminal of the table, which then wagers and decides for the first; left out: that ends
}

// who acts for whom
export interface NominateReply {
  terminal: string; // of the player
  nominee: string | null; // null: nobody
}

// one box and the minimum wager, where the game's book has such a rule (nz-blackjack 5.8)
export interface LimitArgs {
  terminal: string; // as `TABLE/NN`
  limited?: boolean; // as if left out, or not
}

// who is limited
export interface LimitReply {
  terminal: string; // as `TABLE/NN`
  limited: boolean; // or not
  clause: string; // of the rule
}

// a table file
export interface FileArgs {
  toml: string; // all of it (up to 65536 characters)
}

// which table, and from when
export interface FileReply {
  table: string; // its id; a new one is closed
  from: string; // now, the next round, or the end of the shoe
  clause?: string; // where it has to wait for the shoe
}

// what is open
export interface OpenTableReply {
  open: string; // the table
}

// what closes: after the open round, at once where nobody has staked
export interface CloseTableReply {
  closing: string; // the table
}

// which incident
export interface IncidentArgs {
  incident: number; // its number (from 1)
  note?: string; // in words (up to 500 characters)
}

// what will not be done
export interface RejectReply {
  rejected: number; // the incident
}

// what is closed
export interface ResolveReply {
  resolved: number; // the incident
}

// chips or cash that are brought or taken away
export interface FillArgs {
  account: string; // `cash:cage`, `float:TABLE`, `jackpot:ID` ...
  amount: number; // below 0: taken away, but never from a meter (gb-2011 2.4) (-1000000000000 to 1000000000000)
}

// what there is now
export interface FillReply {
  holds: number; // how much
}

// a voucher; each state of it that is not paid has its own words
export interface RedeemArgs {
  number: string; // 18 digits (up to 40 characters)
  amount: number; // as printed
}

// a player's account
export interface PlayerArgs {
  player: string; // letters, digits and hyphens (up to 40 characters)
  amount: number; // how much
}

// what the player's account holds
export interface BalanceReply {
  balance: number; // now
}

// from a player's account to a terminal
export interface ToTerminalArgs extends PlayerArgs {
  terminal: string; // as `TABLE/NN`
}

// what there is on both sides
export interface ToTerminalReply {
  balance: number; // the player's account
  credit: number; // the terminal's
}

// all of a terminal's credit, to a player's account
export interface FromTerminalArgs {
  player: string; // letters, digits and hyphens (up to 40 characters)
  terminal: string; // as `TABLE/NN`
}

// somebody who may sign in
export interface AddUserArgs {
  user: string; // letters, digits, `-`, `.`, up to 40
  role: Role; // as what; not as a terminal
  password: string; // 10 characters at least, without the user's name (up to 200 characters)
}

// who it was
export interface UserRoleReply {
  user: string; // the name
  role: Role; // as what
}

// somebody who may sign in
export interface UserArgs {
  user: string; // the name; somebody else than oneself
}

// who it was
export interface UserReply {
  user: string; // the name
}

// what is put into the device
export interface EnrolReply {
  terminal: string; // as `TABLE/NN`
  token: string; // older ones are worth nothing any more
}

// one's own password
export interface PasswordArgs {
  password: string; // 10 characters at least, without the user's name (up to 200 characters)
}

// what the first of two people is replied: nothing else has happened
export interface Proposed {
  incident: number; // for the second
  needs: string; // a second person
}

// instead of a reply
export interface Otherwise {
  repeat?: boolean; // that number or a later one was carried out before; nothing is done anew
  fault?: string; // the program failed when a part was done; the table is off, and locked
}

// a command
export interface Do {
  do: string; // its name
  n: number; // larger than that of this source's last command that was carried out, by 1,000 at most (from 1)
  args?: Args; // what it says
}

// a question
export interface Ask {
  ask: string; // its name
  id?: number; // comes back with the answer; give ids that are no numbers of commands (from 0)
  args?: Args; // what it is about
}

// from now on its news are sent, the first at once
export interface Watch {
  watch: TableArgs; // which table
}

// no more of its news
export interface Unwatch {
  unwatch: TableArgs; // which table
}

// takes a sign-in up again
export interface UseToken {
  token: string; // 64 hex digits
}

// who somebody is
export interface Credentials {
  user: string; // the name
  password: string; // his own (up to 200 characters)
}

// of a person
export interface SignIn {
  'sign-in': Credentials; // who
}

// a terminal of a demonstration floor
export interface TerminalWanted {
  table: string; // its id
  terminal?: number; // left out: one that is not in use (1 to 30)
}

// whoever sits there is signed in as that terminal
export interface OpenTerminal {
  'open-terminal': TerminalWanted; // which one
}

// of a new floor
export interface FirstEngineer extends Credentials {
  code: string; // as the server printed it; it works once
}

// of a new floor
export interface SetUp {
  'set-up': FirstEngineer; // who becomes its first engineer
}

// the token is worth nothing any more
export interface SignOut {
  'sign-out': NoArgs; // nothing
}

// a question to the lab
export interface AskLab {
  lab: string; // its name; `cancel` gives up the one with this id
  id?: number; // comes back with the answer (from 0)
  args?: Args; // what it is about
}

// carried out, and stored durably before this was sent
export interface Ok {
  ok: number; // the command's
  reply: Args; // the command's own
}

// refused: nothing has changed, and the number may be used again
export interface No {
  no: number; // the command's, or the id of the question, or 0 where the message had neither
  what: string; // why, in words
  clause?: string; // the rule that forbids it, where a rule does
}

// to a question
export interface Answer {
  answer: number; // the question's id
  is: unknown; // what the question is answered with
}

// of a question to the lab that takes long
export interface Progress {
  progress: number; // the question's id
  part: number; // from 0 to 1
}

// of a fresh sign-in, before the welcome
export interface Token {
  token: string; // 64 hex digits, of which the server keeps a hash only
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

// the end of a sign-in
export interface Welcomed {
  welcome: Welcome; // who has signed in
}

// the floor has its first engineer, who may sign in
export interface SetUpDone {
  'set-up': string; // done
  user: string; // who it is
}

// signed out
export interface Bye {
  bye: NoArgs; // nothing
}

// of a table that is watched
export interface News {
  state: State; // all of it, as the connection may see it
}

// why the server ends
export interface StopsWhy {
  what: string; // in words
}

// the server ends, and closes
export interface Stops {
  stops: StopsWhy; // why
}
export type StaffRole = Exclude<Role, 'terminal'>;

// What each command takes, and what it is replied with; of two people the first is, and the second
// when he approves it.
export interface Commands {
  bet: { args: BetArgs; reply: BetReply };
  declare: { args: DeclareArgs; reply: DeclareReply };
  clear: { args: ClearArgs; reply: ClearReply };
  ready: { args: NoArgs; reply: ReadyReply };
  answer: { args: AnswerArgs; reply: AnswerReply };
  agree: { args: AgreeArgs; reply: AgreeReply };
  sit: { args: SitArgs; reply: SitReply };
  'insert-cash': { args: CashArgs; reply: CreditReply };
  'voucher-out': { args: NoArgs; reply: VoucherReply };
  dispute: { args: DisputeArgs; reply: IncidentReply };
  'close-bets': { args: TableArgs; reply: PhaseReply };
  'ball-dropped': { args: TableArgs; reply: PhaseReply };
  enter: { args: EnterArgs; reply: EnteredReply };
  confirm: { args: ConfirmArgs; reply: ConfirmReply };
  fix: { args: FixArgs; reply: EnteredReply };
  credit: { args: CreditArgs; reply: CreditReply };
  'cancel-credit': { args: TerminalArgs; reply: PaidReply };
  call: { args: CallArgs; reply: IncidentReply };
  'move-wager': { args: MoveWagerArgs; reply: Proposed; approved: MoveWagerReply };
  'no-spin': { args: NoSpinArgs; reply: Proposed; approved: NoSpinReply };
  rule: { args: RuleArgs; reply: RuleReply | Proposed; approved: RuleReply };
  'void-round': { args: VoidRoundArgs; reply: Proposed; approved: VoidRoundReply };
  correct: { args: CorrectArgs; reply: Proposed; approved: Revised };
  'refuse-pay': { args: RefusePayArgs; reply: Proposed; approved: RefusePayReply };
  lock: { args: LockArgs; reply: LockReply };
  unlock: { args: LockArgs; reply: Proposed; approved: UnlockReply };
  nominate: { args: NominateArgs; reply: NominateReply };
  limit: { args: LimitArgs; reply: LimitReply };
  table: { args: FileArgs; reply: FileReply };
  'open-table': { args: TableArgs; reply: OpenTableReply };
  'close-table': { args: TableArgs; reply: CloseTableReply };
  approve: { args: IncidentArgs; reply: { incident: number } & Args };
  reject: { args: IncidentArgs; reply: RejectReply };
  resolve: { args: IncidentArgs; reply: ResolveReply };
  fill: { args: FillArgs; reply: Proposed; approved: FillReply };
  redeem: { args: RedeemArgs; reply: PaidReply };
  deposit: { args: PlayerArgs; reply: BalanceReply };
  withdraw: { args: PlayerArgs; reply: BalanceReply };
  'to-terminal': { args: ToTerminalArgs; reply: ToTerminalReply };
  'from-terminal': { args: FromTerminalArgs; reply: BalanceReply };
  'add-user': { args: AddUserArgs; reply: UserRoleReply };
  'unlock-user': { args: UserArgs; reply: UserReply };
  'remove-user': { args: UserArgs; reply: UserReply };
  'enrol-terminal': { args: TerminalArgs; reply: EnrolReply };
  'change-password': { args: PasswordArgs; reply: UserRoleReply };
}
// As a page gets it: `repeat` or `fault` may stand in the place of all else.
export type Reply<Verb extends keyof Commands> = Partial<Commands[Verb]['reply']> & Otherwise;

// What each question takes, and what it is answered with.
export interface Questions {
  tables: { args: NoArgs; answer: TableRow[] };
  offer: { args: OfTable; answer: Offer };
  table: { args: OfTable; answer: State };
  results: { args: LastOfTable; answer: PastResult[] };
  recall: { args: LastOfTable; answer: PastGame[] };
  round: { args: RoundOfTable; answer: PastGame };
  replay: { args: RoundOfTable; answer: Replay };
  entries: { args: OfTable; answer: Entry[] };
  file: { args: OfTable; answer: TableToml };
  float: { args: OfTable; answer: Float };
  incidents: { args: WhichIncidents; answer: Incident[] };
  accounts: { args: NoArgs; answer: Account[] };
  account: { args: OfAccount; answer: Account };
  statement: { args: LastOfAccount; answer: Movement[] };
  voucher: { args: OfVoucher; answer: Voucher | null };
  journal: { args: OfJournal; answer: JournalEntry[] };
  users: { args: NoArgs; answer: User[] };
  commands: { args: NoArgs; answer: Command[] };
}

// Every message, both ways.
export type ToServer = Do | Ask | Watch | Unwatch | UseToken | SignIn | OpenTerminal | SetUp | SignOut | AskLab;
export type FromServer = Ok | No | Answer | Progress | Token | Welcomed | SetUpDone | Bye | News | Stops;
