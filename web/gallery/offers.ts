// What every example table sends to its terminals, by the program itself (`baize offer`, see vite.config.ts), for the
// gallery and for tests of drawings where no server is; and tables that are made by hand, for what no game has.
import sent from 'virtual:offers';
import { drawingOf, positionsIn } from '../src/layouts';
import { areaOf } from '../src/pages/terminal/areas';
import type { State } from '../src/lib/complete';
import type { Offer, Result, SentDrawing, Stake, Wager } from '../src/lib/protocol';

export const kOffers: Readonly<Record<string, () => Offer>> =
  Object.fromEntries(sent.map((offer) => [offer.id, () => structuredClone(offer)]));
export const everyOffer = (): [string, Offer][] => Object.entries(kOffers).map(([id, make]) => [id, make()]);

// ---- By hand ------------------------------------------------------------------------------------------------------

export const wager = (id: string, more: Partial<Wager> = {}): Wager => ({
  id, title: id, clause: '', opening: true, paytable: '', pays: [{ id, odds: '1 to 1', clause: '' }],
  limits: { min: 100, max: 50_000, increment: 100 }, spots: [], ...more,
});
export const offerOf = (wagers: Wager[], drawing: Partial<SentDrawing> = {}, more: Partial<Offer> = {}): Offer => ({
  id: 'x', title: 'A table', game: 'xx.new', book: 'a book', profile: 'gb', currency: 'GBP', 'play-money': true,
  round: 1, electronic: false, declarations: [], phase: 'betting', closing: false, boxes: 0, places: 0, terminals: 9,
  dice: 0, chance: 'server',
  'betting-seconds': 30, 'decision-seconds': 30, 'aggregate-min': 0, 'house-hands': [], options: {}, notices: [],
  irregularities: [], wagers, drawing: { tallies: [], ...drawing }, ...more,
});

// ---- A table of such an offer -----------------------------------------------------------------------------------

const kCards = ['Ts', '4h', '9c', 'Kd', '2s', '7h', 'Ac', 'Jd'];

function resultsOf(offer: Offer): Result[] {
  const rings = offer.drawing.rings?.length ?? 1, names = offer.wheel?.order ?? [];
  return [0, 1, 2, 3, 4, 5, 6].map((i) => {
    if (offer.dice) return { dice: Array.from({ length: offer.dice }, (_, d) => (5 * i + d * d) % 6 + 1) };
    if (names.length) return { spun: Array.from({ length: rings }, (_, r) => names[(7 * i + 3 * r) % names.length]!) };
    const hands = offer['house-hands'].map((name, h) => [name, [kCards[(i + h) % 8]!, kCards[(3 * i + h + 1) % 8]!]]);
    return { hands: Object.fromEntries(hands) as Record<string, string[]> };
  });
}

// A chip on the first place of every band that takes one, the second of each from an earlier round where it may stay.
function laidOn(offer: Offer): Stake[] {
  const drawing = drawingOf(offer), box = offer.boxes ? 1 : 0;
  return drawing.bands.flatMap((band) => positionsIn(band).map((position) => areaOf(offer, drawing, box, position))
    .filter((area) => area?.takes).slice(0, 2).map((area, i) => ({
      p: 0, b: box, h: 0, w: area!.position, s: 500 * (i + 1), open: true,
      carried: i === 1 && Boolean(area!.wager.lives),
    })));
}

export function stateOf(offer: Offer): State {
  const results = resultsOf(offer);
  return {
    id: offer.id, title: offer.title, game: offer.game, 'play-money': true, round: 12, phase: 'betting', closing: false,
    locked: '', frozen: '', announced: [], now: Date.now(), opened: Date.now(), closes: 0,
    mine: { p: 0, terminal: `${offer.id}/01`, credit: 92_000, staked: 8_000, 'last-win': 3_500, number: 2 },
    ready: [], stakes: laidOn(offer), hands: [], dice: [], spun: [], standing: ['what stands: 3 in a row'],
    need: 'bets', 'waiting-for': '', stage: 'betting', 'cards-left': 0, lines: [], places: [], nominees: [], results,
    last: {
      table: offer.id, round: 11, settled: Date.now(), result: results[results.length - 1]!, lines: [], staked: 0,
      paid: 0, corrections: 0, disputed: false, winning: [], hands: [], 'spun-caption': 'what was spun',
      'dice-caption': 'what was thrown',
    },
  };
}
