// The faces of a table's deck, as a dealer's pad lays them out and takes their keys. An offer names them where they are
// not the 52 cards.
import { kRanks, kSuits, type Suit } from './cards';
import type { FaceOf } from './protocol';

const kPlayingCards: readonly FaceOf[] = kSuits.flatMap((suit) =>
  kRanks.map((rank): FaceOf => ({ name: rank + suit, copies: 1, drawn: 'card' })));

export interface PadDeck {
  ranks: readonly string[];
  suits: readonly Suit[];
  names: ReadonlySet<string>; // of its cards with rank and suit
  others: readonly FaceOf[]; // jokers and tiles
  keys: ReadonlyMap<string, string>; // what is typed, and which face it is
  size: number;
}

// A tile may be read from either end: 6-4 is typed "64" or "46".
function keysOf({ name, drawn }: FaceOf): string[] {
  if (drawn !== 'tile') return [name.toLowerCase()];
  const ends = name.split('-');
  return [ends.join(''), [...ends].reverse().join('')];
}

export function padDeck(deck: readonly FaceOf[] | undefined): PadDeck {
  const faces = deck?.length ? deck : kPlayingCards;
  const names = new Set(faces.filter((face) => face.drawn === 'card').map((face) => face.name));
  return {
    ranks: kRanks.filter((rank) => kSuits.some((suit) => names.has(rank + suit))),
    suits: kSuits.filter((suit) => kRanks.some((rank) => names.has(rank + suit))),
    names,
    others: faces.filter((face) => face.drawn !== 'card'),
    keys: new Map(faces.flatMap((face) => keysOf(face).map((key): [string, string] => [key, face.name]))),
    size: faces.reduce((sum, face) => sum + face.copies, 0),
  };
}

// Faces of which no card is left in a single deck, where these lie on the table.
export function usedUp(deck: readonly FaceOf[] | undefined, lying: readonly string[]): string[] {
  const copies = new Map((deck?.length ? deck : kPlayingCards).map((face) => [face.name, face.copies]));
  return [...copies].filter(([name, count]) => lying.filter((card) => card === name).length >= count)
    .map(([name]) => name);
}
