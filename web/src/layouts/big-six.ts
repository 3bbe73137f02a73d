// Big six: the seven symbols of the wheel side by side (gb-2011 10.2, 10.9).
import { rows, spots } from './grids';
import type { Offer } from '../lib/protocol';
import type { Colour, Drawing } from './types';

const kColours: readonly Colour[] = ['brass', 'violet', 'red', 'blue', 'green', 'grey', 'black'];

export function bigSix(_has: (wager: string) => boolean, offer: Offer): Drawing {
  const symbols = offer.wagers.find((wager) => wager.id === 'symbol')?.spots ?? [];
  return {
    bands: [{ wager: 'symbol', tall: true, wide: [spots('symbol', symbols)], narrow: rows('symbol', symbols, 4) }],
    looks: { symbol: 'pocket' },
    colours: Object.fromEntries(symbols.map((symbol, i): [string, Colour] => [symbol, kColours[i % kColours.length]!])),
  };
}
