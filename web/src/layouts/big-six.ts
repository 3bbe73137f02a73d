// Big six: the seven symbols of the wheel side by side (gb-2011 10.2, 10.9).
import { rows, spots } from './grids';
import type { Offer } from '../lib/protocol';
import type { Colour, Drawing } from './types';

const kColours: readonly Colour[] = ['brass', 'violet', 'red', 'blue', 'green', 'grey', 'black'];

export function bigSix(_has: (wager: string) => boolean, offer: Offer): Drawing {
  const symbols = offer.wagers.find((wager) => wager.id === 'symbol')?.spots ?? [];
  const colourOf = (symbol: string): Colour => kColours[symbols.indexOf(symbol) % kColours.length] ?? 'grey';
  // A compartment is called by its symbol, and by which of those it is: "C2".
  const compartments = (offer.wheel?.compartments ?? [])
    .map((name): [string, Colour] => [name, colourOf(name.charAt(0).toLowerCase())]);
  return {
    bands: [{ wager: 'symbol', tall: true, wide: [spots('symbol', symbols)], narrow: rows('symbol', symbols, 4) }],
    looks: { symbol: 'pocket' },
    colours: {
      ...Object.fromEntries(symbols.map((symbol) => [symbol, colourOf(symbol)])), ...Object.fromEntries(compartments),
    },
  };
}
