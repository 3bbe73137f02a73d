// Racing card derby: the colours and suits in front, then the pairs and triples of suits, a column or row for each suit
// that comes first (nz-racing-card-derby 3.3, 5.1).
import type { Drawing } from './types';

const kSuits = ['diamond', 'heart', 'spade', 'club'] as const;
const others = (...taken: string[]): string[] => kSuits.filter((suit) => !taken.includes(suit));
const pairsOf = (first: string): string[] => others(first).map((second) => `exact-quinella:${first}-${second}`);
const triplesOf = (first: string): string[] => others(first).flatMap((second) => others(first, second)
  .map((third) => `exact-trifecta:${first}-${second}-${third}`));
const beside = (...lists: string[][]): string => lists.flat().join(' ');
const below = (lists: string[][]): string[] => lists[0]!.map((_, row) => lists.map((list) => list[row]!).join(' '));

export const racingCardDerby = (): Drawing => ({
  bands: [
    {
      tall: true,
      wide: ['red red suit:diamonds suit:hearts suit:spades suit:clubs black black'],
      narrow: ['red red black black', 'suit:diamonds suit:hearts suit:spades suit:clubs'],
    },
    { wager: 'exact-quinella', wide: [beside(...kSuits.map(pairsOf))], narrow: below(kSuits.map(pairsOf)) },
    {
      wager: 'exact-trifecta',
      wide: [beside(triplesOf('diamond'), triplesOf('heart')), beside(triplesOf('spade'), triplesOf('club'))],
      narrow: below(kSuits.map(triplesOf)),
    },
  ],
  looks: { red: 'side', black: 'side', suit: 'suits', 'exact-quinella': 'suits', 'exact-trifecta': 'suits' },
  tints: { red: 'red' },
});
