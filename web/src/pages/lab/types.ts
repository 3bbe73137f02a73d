// Made from the description of the protocol in src/{coach,report,server}/protocol: do not edit.
// baize_tests --gtest_filter='ProtocolFiles*' compares it, and writes it anew with BAIZE_UPDATE=1.
// Money is whole cents, times are milliseconds of the server's clock.

export type WagerKind = 'opening' | 'later' | 'bonus' | 'bundled';
export type Binding = 'fixed' | 'minimum' | 'one of' | "operator's choice";
export type Method = 'exact' | 'simulated' | 'bounded';
export type Weight = 'forbidden' | 'warning' | 'note';

// no arguments
export type Everything = Record<string, never>;

// a row of a pay table
export interface PayRow {
  row: string; // what wins
  odds: string; // what it pays
  clause: string; // of the row
}

// a pay table of a wager
export interface PayTable {
  id: string; // its name in the book
  binding: Binding; // how it binds the operator
  rows: PayRow[]; // in the book's order
  when?: string; // the option with which it is offered
}

// a wager of a game
export interface LabWager {
  id: string; // its id
  title: string; // as the book names it
  clause: string; // of the wager
  kind: WagerKind; // when it is laid
  spots: string[]; // its places on the layout; none: one without a name
  paytables: PayTable[]; // that it may be paid by
  lives: boolean; // it may stay on the layout over rounds
  part_of?: string; // the wager in whose price it is counted
  made_of?: string; // it is nothing but equal wagers of this kind
  parts?: number; // ... so many
  when?: string; // the option with which it is offered
}

// a value of an option
export interface OptionValue {
  id: string; // its id
  clause: string; // of the value
  permitted: boolean; // false: priced on request, but no table may be run so
  against?: string; // a clause that rules it out, over which its own prevails
  doubtful?: boolean; // another reading than the ruled one, which the text bears too
}

// another standard, where a condition holds
export interface StandardWhen {
  when: string; // the condition
  value: string; // which value a table has then that says nothing
}

// what an operator may choose
export interface GameOption {
  id: string; // its id
  title: string; // in words
  clause: string; // that lets him
  standard: string; // which value a table has that says nothing
  moves_price: boolean; // false for what only changes procedure
  values: OptionValue[]; // what may be chosen
  when?: string; // without that it touches nothing
  takes_amount?: boolean; // beside its values any amount of money
  standards?: StandardWhen[]; // where the standard is another
}

// what players may say while bets are open
export interface LabDeclaration {
  id: string; // its id
  title: string; // in words
  clause: string; // that lets them
  of_wager: boolean; // it is said of a wager
}

// what can go wrong
export interface LabIrregularity {
  id: string; // its id
  title: string; // in words
  clause: string; // that rules on it
  consequence: string; // what follows
}

// a game's definition
export interface LabGame {
  id: string; // its id
  title: string; // its name
  book: string; // the rule book that it is from
  sections: string; // where in the book
  boxes: number; // playing positions; 0: one common layout
  wagers: LabWager[]; // all of them
  options: GameOption[]; // what an operator may choose
  declarations: LabDeclaration[]; // what players may say
  irregularities: LabIrregularity[]; // what can go wrong
}

// a game with one's choices, all of them texts
export interface LabSetUp {
  game: string; // its id
  options?: Record<string, string>; // by option: {"decks": "6"}
  paytables?: Record<string, string>; // by wager: {"six-card-bonus": "2"}
  pays?: Record<string, string>; // rows of one's own: {"pair-plus.flush": "3:1"}
}

// what is to be priced
export interface PriceArgs extends LabSetUp {
  wager?: string; // left out: all
  sd?: boolean; // false: without standard deviations that take longer than the edge
  full?: boolean; // also what takes long
  highest?: Record<string, string>; // by wager, the highest stake, on which a ceiling's price hangs: {"ante": "200.00"}
  'paid-at-most'?: Record<string, string>; // by wager, the maximum pay-out: {"bet": "15000.00"}
}

// one thing that a wager can come to
export interface Return {
  net: string; // what is won or lost in units, as a fraction
  chance: number; // how often
}

// what a wager costs
export interface Price {
  game: string; // its id
  wager: string; // its id: `main`; with its spot: `total:4`; a further row of it: `main+alone`
  further?: string; // what the id of a further row of the wager has more
  title: string; // in words, without its spot
  paytable: string; // that it is paid by; `own`: rows of one's own
  options: Record<string, string>; // that it was priced with
  edge: number; // of the house, of a unit
  exact: string | null; // the same as a fraction; null where it is known rounded only
  method: Method; // how it was found
  stderr: number | null; // of a simulated one
  sd: number | null; // the standard deviation; null where it was not computed
  hit: number | null; // the chance of a net win; null where it was not computed
  unit: string; // what the edge is of
  edge_of_total_wagered: number; // per amount wagered in all (ruling R50)
  edge_per_resolved?: number; // of a wager that lives over rounds: per decided one
  rounds?: number; // ... and how many it takes on average
  note?: string; // what there is to say of it
  returns?: Return[]; // its return distribution, where it is known
}

// what no table may do
export interface Forbidden {
  what: string; // in words
  clause: string; // that forbids it
}

// a set-up, priced
export interface Priced {
  prices: Price[]; // of every wager, or the one that was asked for
  forbidden: Forbidden[]; // what no table may do of it
}

// whose play
export type StrategyArgs = LabSetUp;

// a decision with a handful of cases
export interface Decision {
  situation: string; // when it is asked
  play: string; // what is best
  ev: Record<string, number>; // what every choice is worth
}

// a column of a chart, by one of its names
export interface Column {
  dealer?: string; // the dealer's card
  before?: string; // what was done before
  column?: string; // of another chart, by how_to_read
}

// cards that are better played otherwise than their square says
export interface Exception extends Column {
  cards: string; // of the hand
  chart: string; // what the chart says
  best: string; // what is better
  remark?: string; // where the gain lies, where the two plays do not tell it
  gain: number; // each time it happens
  chance: number; // per round
}

// the play in a few sentences
export interface Sentences {
  lines: string[]; // one after another
  edge: number; // by them
  costs: number; // what is lost against the best play
  exceptions: Exception[]; // what is better played otherwise
}

// how often in a round each choice is made at one decision
export interface TakenRow {
  when: string; // which decision; none: a round has but one
  share: Record<string, number>; // by choice
}

// a simple rule that players go by
export interface RuleRow {
  rule: string; // what it says
  edge: number; // by it
  costs: number; // what is lost against the best play
}

// a square of a chart
export interface Cell extends Column {
  section: string; // of the chart
  hand: string; // its row
  play: string; // what is best, in the chart's letters
  ev: Record<string, number>; // what every choice is worth
}

// a part of a chart with a head of its own
export interface Section {
  id: string; // as its squares name it
  title: string; // what stands above it
}

// what the letters in a square mean
export interface Letter {
  letters: string; // as they stand there
  words: string; // what is done
  paper: string; // the colour of the square, on white
}

// the edges, and all that there is to play by
export interface Play {
  edge: number; // by the best play
  edge_by_chart?: number; // by the chart
  chart_costs?: number; // what is lost against the best play
  unit: string; // what the edge is of
  decisions?: Decision[]; // where a handful of them is all
  edge_of?: Record<string, number>; // of who always takes one of the choices
  words?: Sentences; // where it can be said in words
  taken?: TakenRow[]; // how often each choice is made
  rules?: RuleRow[]; // what rules cost that players go by
  chart?: Cell[]; // where there is one
  sections?: Section[]; // of the chart, in their order
  how_to_read?: string; // the chart, in a sentence
  legend?: Letter[]; // of the chart
  exceptions?: Exception[]; // of the chart
}

// what something is worth, by rows and columns as in the chart
export interface WorthRow extends Column {
  hand: string; // its row
  worth: number; // of a unit
  [name: string]: unknown; // further figures by name
}

// what stands at the same table by rules of its own
export interface PlayBeside extends Play {
  note: string; // what it is
}

// how a game is best played
export interface Strategy extends Play {
  game: string; // its id
  play_from?: string | null; // the lowest hand to play, such as Q-6-4; null where none tells it
  options?: Record<string, string>; // that it was found with
  chart_note?: string; // what there is to say of the chart
  note?: string; // what there is to say
  [name: string]: unknown; // figures, tables of worth (WorthRow[]) and plays beside it (PlayBeside)
}

// a live hand, for training: cards as somebody types them
export interface AdviseArgs extends LabSetUp {
  hand?: string; // 10,6
  dealer?: string; // 9
  seen?: string; // every other card that has left the shoe (up to 2000 characters)
  'split-of'?: string; // of a split box: the card that was split
  hands?: number; // ... how many hands it has now (1 to 16)
  later?: boolean; // ... and this is not the first of them
  board?: string; // community cards that lie open: 7h,2c,9d
  before?: string; // what was answered before: check,exchange:2c:3d
}

// the best play of a live hand, with the cards that are left
export interface Advice {
  game: string; // its id
  cards_left: number; // in the shoe
  unit: string; // what the figures are of
  best?: string; // where a hand was given
  ev?: Record<string, number>; // what every choice is worth
  edge_now?: number; // of the next round
  situation?: string; // what was understood: As Kd; community 7h 2c 9d
  supposed?: string[]; // answers before it that nobody named, by the best play
  not_weighed?: string[]; // choices that are open too
  milliseconds: number; // that it took
  [name: string]: unknown; // wagers beside the hand, in their own stakes
}

// a round of the trainer, from its first card to what is asked next
export interface TrainArgs extends LabSetUp {
  seed: number; // the cards: the same number deals the same round
  answers?: string[]; // ids of the choices so far, with cards where one takes them: 'set Ks Kd' (0 to 40)
}

// a hand as its player sees it
export interface LessonHand {
  name: string; // whose
  cards: (string | null)[]; // null where the player may not see one
  caption?: string; // what it is called
  asked?: boolean; // the decision is about this one
  'made-of'?: string[]; // the cards that make the hand, where others are left out; in the middle, the player's hand
}

// how many cards of the hand a choice takes
export interface LessonCards {
  min: number; // the fewest
  max: number; // the most
}

// a choice that is open
export interface LessonChoice {
  id: string; // its id
  title: string; // in words
  cards?: LessonCards; // where it takes cards of the hand that is asked about
}

// a decision that was made
export interface LessonScore {
  situation: string; // the cards in view
  chosen: string; // what was chosen, with its cards
  best: string; // what is best, with its cards
  cost: number; // what it costs against that; 0: nothing is better
  ev: Record<string, number>; // what every answer was worth
}

// a round whose decisions are asked and scored
export interface Lesson {
  hands: LessonHand[]; // what lies on the table
  choices: LessonChoice[]; // what is asked; none: the round is over
  scored: LessonScore[]; // the decisions before
  unit: string; // what the costs are of
  net?: number; // what a round that is over has won, in opening wagers
}

// a table file that is to be written
export interface TableWanted extends LabSetUp {
  id: string; // of the table
  title: string; // of the table
  min?: string; // a text such as 5.00
  max?: string; // a text such as 100.00
  increment?: string; // a text such as 1.00
}

// what the rules say of a table file
export interface Finding {
  weight: Weight; // how much it counts
  what: string; // in words
  clause: string; // of the rule; none where no rule is concerned
}

// a table file with one's choices
export interface TableFile {
  toml: string; // as the examples are written
  findings: Finding[]; // what the rules say of it
}

// a table file
export interface FileWanted {
  toml: string; // all of it (up to 65536 characters)
}

// an operator's table, checked
export interface Checked {
  table: string; // its id
  game: string; // its game
  lawful: boolean; // nothing in it is forbidden
  findings: Finding[]; // what the rules say of it
  prices: Price[]; // of every wager that it offers
}

// what a wager costs, on a sign
export interface SignEdge {
  spots: string; // which of its spots, or what makes it another row
  percent: string; // three digits behind the point
  of: string; // what it is of
  supposes: string; // what must be said beside it
}

// what may be staked
export interface SignLimits {
  min?: string; // the least, where the table says it
  max?: string; // the largest
  increment?: string; // in steps of
  'payout-max'?: string; // the highest that is paid
}

// how much lies in a wager, which its player does not choose
export interface SignLaid {
  text: string; // so many times another, in words
  clause: string; // that says so
}

// a wager that is offered
export interface SignWager {
  id: string; // its id
  title: string; // as the book names it
  clause: string; // of the wager
  paytable: string; // in use
  pays: PayRow[]; // its rows
  edges: SignEdge[]; // what it costs
  limits?: SignLimits; // where the table sets them, and no decision's multiple
  laid?: SignLaid[]; // a row for each decision that lays another amount
}

// what must be displayed
export interface SignNotice {
  text: string; // in words
  clause: string; // that demands it; none: the operator's own
  'stands-out'?: boolean; // a ceiling of what is paid, to be displayed very clearly
}

// what stands on the sign
export interface SignText {
  table: string; // its id
  title: string; // its name
  game: string; // the game's name
  'game-id': string; // the game's id
  book: string; // the rule book that the game is from
  'borrowed-from'?: string; // the book whose clauses fill the gaps of that one
  currency: string; // three capitals
  'play-money': boolean; // nobody stakes money here
  wagers: SignWager[]; // what is offered
  notices: SignNotice[]; // what must be displayed
  'house-chart'?: string; // how the dealer plays, where that is a chart: an SVG picture
}

// the sign of a table
export interface SignAnswer {
  sign: SignText; // what stands on it
  html: string; // the page
}

// What each question takes, and its answer.
export interface LabQuestions {
  games: { args: Everything; answer: LabGame[] };
  price: { args: PriceArgs; answer: Priced };
  strategy: { args: StrategyArgs; answer: Strategy };
  advise: { args: AdviseArgs; answer: Advice };
  train: { args: TrainArgs; answer: Lesson };
  table: { args: TableWanted; answer: TableFile };
  check: { args: FileWanted; answer: Checked };
  sign: { args: FileWanted; answer: SignAnswer };
}
