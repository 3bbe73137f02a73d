// Offers of games with a drawn layout, made by hand: for the gallery and for tests of the drawings, where no server is.
import type { Offer, State, Stake, Wager, WheelOf } from '../src/lib/protocol';
import { span } from '../src/layouts/grids';

interface More {
  spots?: readonly (string | number)[]; odds?: string; pays?: Record<string, string>; opening?: boolean;
  travels?: readonly string[];
}
export function wager(
  id: string, title = id, { spots = [], odds = '1 to 1', pays, opening = true, travels }: More = {}
): Wager {
  return {
    id, title, clause: 'gb-2011 3.2', opening, paytable: '',
    pays: Object.entries(pays ?? { [id]: odds }).map(([row, text]) => ({ id: row, odds: text, clause: '' })),
    limits: { min: 100, max: 50_000, increment: 100 }, spots: spots.map(String),
    ...(travels ? { 'travels-to': [...travels], lives: true } : {}),
  };
}
export const offerOf = (game: string, wagers: Wager[], more: Partial<Offer> = {}): Offer => ({
  id: 'x', title: 'A table', game, book: 'gb-2011', currency: 'GBP', 'play-money': true, round: 1, phase: 'betting',
  closing: false, boxes: 0, places: 0, terminals: 9, dice: 0, chance: 'server',
  'betting-seconds': 30, 'decision-seconds': 30, 'aggregate-min': 0, 'house-hands': [], options: {}, notices: [],
  irregularities: [], wagers, ...more,
});

// ---- Roulette ---------------------------------------------------------------------------------------------

const kSingle =
  '0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26'.split(' ');
const kDouble =
  '0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2'.split(' ');
const kRows = span(0, 11).map((i) => [3 * i + 1, 3 * i + 2, 3 * i + 3]);
const pairs = (row: readonly number[]): string[] => [`${row[0]}-${row[1]}`, `${row[1]}-${row[2]}`];

export function rouletteOffer(double = false): Offer {
  const zeros = double ? ['0', '00'] : ['0'];
  const next = kRows.slice(0, -1).map((row, i) => [row, kRows[i + 1]!] as const);
  const wheel: WheelOf = {
    compartments: [...span(0, 36).map(String), ...(double ? ['00'] : [])], order: double ? kDouble : kSingle,
  };
  return offerOf('gb.roulette', [
    wager('straight-up', 'Straight Up (En Plein)', { spots: [...zeros, ...span(1, 36)], odds: '35 to 1' }),
    wager('split', 'Split (À Cheval)', {
      spots: [
        ...(double ? ['0-00', '0-1', '0-2', '00-2', '00-3'] : ['0-1', '0-2', '0-3']), ...kRows.flatMap(pairs),
        ...next.flatMap(([a, b]) => a.map((n, i) => `${n}-${b[i]}`)),
      ], odds: '17 to 1',
    }),
    wager('street', 'Street (En Transversale)', {
      spots: [...(double ? ['0-1-2', '0-00-2', '00-2-3'] : ['0-1-2', '0-2-3']), ...kRows.map((row) => row.join('-'))],
      odds: '11 to 1',
    }),
    wager('corner', 'Corner (En Carré)', {
      spots: next.flatMap(([a, b]) => [0, 1].map((i) => [a[i], a[i + 1], b[i], b[i + 1]].join('-'))), odds: '8 to 1',
    }),
    wager('first-four', 'First Four (Quatre Premiers)', { odds: '8 to 1', spots: double ? ['', '00'] : [] }),
    wager('six-line', 'Six Line (Sixain)', { spots: next.map(([a, b]) => [...a, ...b].join('-')), odds: '5 to 1' }),
    wager('column', 'Column (Sur une Colonne)', { spots: [1, 2, 3], odds: '2 to 1' }),
    wager('dozen', 'Dozen (Sur une Douzaine)', { spots: [1, 2, 3], odds: '2 to 1' }),
    wager('red-black', 'Red or Black (Rouge ou Noir)', { spots: ['red', 'black'] }),
    wager('odd-even', 'Odd or Even (Impair ou Pair)', { spots: ['odd', 'even'] }),
    wager('low-high', 'Low or High (Manque ou Passe)', { spots: ['low', 'high'] }),
    wager('split-columns', 'Split Columns', { spots: ['1-2', '2-3'], odds: '1 to 2' }),
    wager('split-dozens', 'Split Dozens', { spots: ['1-2', '2-3'], odds: '1 to 2' }),
    wager('neighbours', 'Neighbours', { spots: [...zeros, ...span(1, 36)], odds: '35 to 1' }),
    wager('roulette-rage', 'Roulette Rage', { pays: { '4': '6 to 1', '5': '10 to 1' }, travels: [] }),
    wager('colours', 'Colours: three in a row', {
      spots: ['red', 'black'], odds: '7 to 1', travels: ['red-1', 'red-2', 'black-1', 'black-2'],
    }),
    wager('new-ar', 'NewAR', { spots: ['black-odd', 'red-even'], pays: { group: '3 to 1', bonus: '2 to 1' } }),
  ], { wheel });
}

const kSix = span(0, 5).map((i) => span(6 * i + 1, 6 * i + 6));
export function doubleOffer(): Offer {
  const next = kSix.slice(0, -1).map((row, i) => [row, kSix[i + 1]!] as const);
  const places: [string, string[]][] = [
    ['straight-up', span(0, 36).map(String)],
    [
      'split', [
        ...span(1, 6).map((n) => `0-${n}`), ...kSix.flatMap((row) => row.slice(1).map((n) => `${n - 1}-${n}`)),
        ...next.flatMap(([a]) => a.map((n) => `${n}-${n + 6}`)),
      ],
    ],
    ['street', span(1, 5).map((n) => `0-${n}-${n + 1}`)],
    ['corner', next.flatMap(([a]) => a.slice(1).map((n) => `${n - 1}-${n}-${n + 5}-${n + 6}`))],
    ['six-line', kSix.map((row) => `${row[0]}-${row[5]}`)],
    ['twelve', [...next.map(([a, b]) => `${a[0]}-${b[5]}`), 'column-1', 'column-2', 'column-3']],
  ];
  const single = ['inner', 'outer'].flatMap((ring) => places.flatMap(([kind, list]) => list.map((place) =>
    `${kind}/${ring}-${place}`)));
  return offerOf('gb.double-action-roulette', [
    wager('identical', 'Identical number', { spots: span(0, 36), odds: '1200 to 1' }),
    wager('dual-star', 'Dual star', { odds: '25 to 1' }),
    wager('star', 'Star', { spots: ['outer', 'inner'], odds: '4 to 1' }),
    wager('dual-even-chance', 'Dual even chance', {
      spots: ['red', 'black', 'odd', 'even', 'low', 'high'], odds: '3 to 1',
    }),
    wager('dual-dozen-column', 'Dual dozen or column', {
      spots: ['dozen-1', 'dozen-2', 'dozen-3', 'column-1', 'column-2', 'column-3'], odds: '8 to 1',
    }),
    wager('single-ring', 'Single ring', {
      spots: single, pays: {
        'straight-up': '35 to 1', split: '17 to 1', street: '11 to 1', corner: '8 to 1', 'six-line': '5 to 1',
        twelve: '2 to 1',
      },
    }),
  ], { wheel: { compartments: span(0, 36).map(String), order: kSingle } });
}

// ---- Dice and the big wheel ---------------------------------------------------------------------------------

const kPoints = ['4', '5', '6', '8', '9', '10'];
const kMixed = span(1, 6).flatMap((a) => span(a + 1, 6).map((b) => `${a}-${b}`));

export const crapsOffer = (): Offer => offerOf('gb.craps', [
  wager('win-line', 'Win Line'), wager('dont-win-line', 'Don’t Win Line'),
  wager('come', 'Come', { travels: kPoints }), wager('dont-come', 'Don’t Come', { travels: kPoints }),
  ...['behind-win', 'behind-dont-win', 'behind-come', 'behind-dont-come'].map((id) => wager(
    id, id.replaceAll('-', ' '), { spots: kPoints, pays: { '4-10': '2 to 1', '5-9': '3 to 2', '6-8': '6 to 5' } }
  )),
  wager('hardways', 'Hardways', { spots: [4, 6, 8, 10], pays: { '4-10': '7 1/2 to 1', '6-8': '9 1/2 to 1' } }),
  wager('place-to-win', 'Place bet to win', {
    spots: kPoints, pays: { '4-10': '9 1/2 to 5', '5-9': '7 to 5', '6-8': '7 to 6' },
  }),
  wager('place-to-lose', 'Place bet to lose', {
    spots: kPoints, pays: { '4-10': '5 to 11', '5-9': '5 to 8', '6-8': '4 to 5' },
  }),
  wager('any-craps', 'Any Craps', { odds: '7 1/2 to 1' }), wager('craps-2', 'Craps 2', { odds: '33 to 1' }),
  wager('craps-3', 'Craps 3', { odds: '16 to 1' }), wager('craps-12', 'Craps 12', { odds: '33 to 1' }),
  wager('eleven', 'Eleven', { odds: '16 to 1' }), wager('any-seven', 'Any Seven', { odds: '4 to 1' }),
  wager('pair', 'A specific pair', { spots: span(1, 6).map((a) => `${a}-${a}`), odds: '33 to 1' }),
  wager('non-pair', 'A specific non-pair', { spots: kMixed, odds: '16 to 1' }),
  wager('field', 'Field', { pays: { even: '1 to 1', two: '2 to 1', twelve: '3 to 1' } }),
], { dice: 2 });

export const rocketOffer = (): Offer => offerOf('gb.rocket-7', [
  wager('low', 'Low'), wager('high', 'High'),
  wager('single-die', 'Single die', { spots: span(1, 6), pays: { one: '2 to 1', both: '4 to 1' } }),
  wager('specific-double', 'Specific double', { spots: span(1, 6), odds: '34 to 1' }),
  wager('any-double', 'Any double', { odds: '4 to 1' }), wager('seven', '7', { odds: '4 to 1' }),
  wager('seven-or-eleven', '7 or 11', { odds: '3 to 1' }), wager('craps', 'Craps', { odds: '7 to 1' }),
  wager('score', 'Specific score', {
    spots: [3, 4, 5, 6, 8, 9, 10, 11], pays: { '3-11': '16 to 1', '4-10': '10 to 1', '5-9': '7 to 1', '6-8': '6 to 1' },
  }),
  wager('rocket-7-jackpot', 'Rocket 7 Jackpot', { travels: [] }), wager('free-roll-jackpot', 'Free Roll Jackpot'),
], { dice: 2 });

export const magicOffer = (): Offer => offerOf('gb.dice-magic', [
  wager('shooters-spot', 'Shooter’s Spot'), wager('box', 'Box numbers', {
    spots: [2, 3, 4, 5, 6, 8, 9, 10, 11, 12],
    pays: { '2-12': '33 to 1', '3-11': '16 to 1', '4-10': '10 to 1', '5-9': '7 to 1', '6-8': '5 to 1' },
  }),
  wager('any-seven', 'Any Seven', { odds: '4 to 1' }), wager('under-7', 'Under 7'), wager('over-7', 'Over 7'),
  wager('roll-a-double', 'Roll a Double', { odds: '7 to 1' }),
], { dice: 2 });

const kSegments = [...'gfgegfgdgfgegcgfgegfgdgagfgegfgegfgdgfgegcgfgegfgdgbfe'].slice(0, 52)
  .map((symbol, i, all) => `${symbol.toUpperCase()}${all.slice(0, i + 1).filter((each) => each === symbol).length}`);
export const bigSixOffer = (): Offer => offerOf('gb.big-six', [
  wager('symbol', 'Symbol', {
    spots: [...'abcdefg'],
    pays: { a: '50 to 1', b: '50 to 1', c: '20 to 1', d: '10 to 1', e: '5 to 1', f: '3 to 1', g: '1 to 1' },
  }),
], { wheel: { compartments: kSegments, order: kSegments } });

export const kOffers: Record<string, () => Offer> = {
  roulette: rouletteOffer, 'roulette-00': () => rouletteOffer(true), 'double-action-roulette': doubleOffer,
  craps: crapsOffer, 'rocket-7': rocketOffer, 'dice-magic': magicOffer, 'big-six': bigSixOffer,
};

// ---- A table of such an offer -----------------------------------------------------------------------------------

const stake = (w: string, s: number, more: Partial<Stake> = {}): Stake => ({
  p: 0, b: 0, h: 0, w, s, open: true, carried: false, ...more,
});
const kLaid: Record<string, Stake[]> = {
  'gb.roulette': [
    'straight-up:17', 'split:8-11', 'corner:22-23-25-26', 'street:1-2-3', 'six-line:28-29-30-31-32-33', 'red-black:red',
    'dozen:2', 'split-dozens:1-2', 'neighbours:5', 'column:1',
  ].map((w) => stake(w, 500))
    .concat(stake('roulette-rage', 1_000, { carried: true }), stake('straight-up:0', 2_500, { p: 1 })),
  'gb.craps': [
    stake('win-line', 1_000, { carried: true }), stake('come:6', 500, { carried: true }),
    stake('dont-come:10', 2_000, { carried: true }), stake('behind-win:8', 1_000), stake('place-to-win:4', 500),
    stake('hardways:6', 100), stake('field', 500), stake('come', 500),
  ],
  'gb.rocket-7': [stake('low', 500), stake('single-die:3', 100), stake('rocket-7-jackpot', 200, { carried: true })],
  'gb.dice-magic': [stake('under-7', 500), stake('box:9', 100)],
  'gb.big-six': [stake('symbol:g', 500), stake('symbol:b', 100)],
};

export function stateOf(offer: Offer): State {
  const spins = ['17', '0', '32', '5', '26', '9', '11'].filter((name) => offer.wheel?.compartments.includes(name));
  const results = offer.wheel
    ? (spins.length ? spins : ['G1', 'F2', 'A1', 'G3', 'E2', 'G4'])
      .map((name) => ({ spun: /double/.test(offer.game) ? [name, '4'] : [name] }))
    : [[1, 6], [4, 4], [2, 3]].map((dice) => ({ dice }));
  const last = results[results.length - 1]!;
  return {
    id: offer.id, title: offer.title, game: offer.game, 'play-money': true, round: 12, phase: 'betting', closing: false,
    locked: '', frozen: '', announced: [], now: Date.now(), opened: Date.now(), closes: 0,
    mine: { p: 0, terminal: 'x/01', credit: 92_000, staked: 8_000, 'last-win': 3_500, number: 2 }, ready: [],
    stakes: kLaid[offer.game] ?? [], hands: [], dice: [], spun: [], standing: /craps/.test(offer.game)
      ? ['point 8', 'shooter A']
      : /roulette/.test(offer.game) ? ['Roulette Rage: red, 3 in a row']
      : [],
    need: 'bets', 'waiting-for': '', stage: 1, lines: [], places: [], nominees: [], results,
    last: {
      table: 'x', round: 11, settled: Date.now(), result: last, lines: [], staked: 0,
      paid: 0, corrections: 0, disputed: false, winning: offer.wheel ? ['straight-up:11', 'column:2', 'dozen:1'] : [],
      'spun-caption': 'eleven, black, odd, low', 'dice-caption': '5, the easy way',
    },
  };
}
