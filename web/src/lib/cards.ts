// Cards as the server writes them ("Qs"), and their names for those who hear them.
import { common as S } from '../strings';

export type Suit = 'c' | 'd' | 'h' | 's';
export interface CardFace { rank: string; suit: Suit }

export const kSuits: readonly Suit[] = ['s', 'h', 'd', 'c'];
export const kRanks: readonly string[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

// Nothing for a card that this viewer may not see (null, "??").
export function parseCard(text: string | null | undefined): CardFace | null {
  const found = /^(10|[2-9TJQKA])([cdhs])$/.exec(text ?? '');
  if (!found) return null;
  return { rank: found[1] === '10' ? 'T' : found[1]!, suit: found[2] as Suit };
}

// The face after the 52, where a deck has it.
export const kJoker = 'Jo';

export const rankText = (rank: string): string => (rank === 'T' ? '10' : rank);

export function cardName(text: string | null | undefined): string {
  const card = parseCard(text);
  if (text === kJoker) return S.joker;
  if (!card) return text && text !== '??' ? text : S.hiddenCard; // of another deck: as the server names it
  return S.cardOf(S.rankWord[card.rank] ?? card.rank, S.suitWord[card.suit]);
}

export const cardNames = (cards: readonly (string | null)[]): string => cards.map(cardName).join(', ');

// Drawn in a box of 32 by 32.
export const kSuitPath: Record<Suit, string> = {
  h:
    'M16 29.5C6 21.5 2 16.5 2 10.8 2 6.3 5.5 3 9.4 3c2.9 0 5.3 1.6 6.6 4.2C17.3 4.6 19.7 3 22.6 3 26.5 3 30 6.3 30 ' +
    '10.8 30 16.5 26 21.5 16 29.5z',
  d: 'M16 1.5C19 6.8 23 12 27 16c-4 4-8 9.2-11 14.5C13 25.2 9 20 5 16 9 12 13 6.8 16 1.5z',
  s:
    'M16 1.5C21 8 29.5 12.5 29.5 19.2c0 4-3 6.5-6.3 6.5-2.3 0-4.2-1-5.5-2.7.2 3 1.3 5.3 3.6 7.5H10.7c2.3-2.2 3.4-4.5 ' +
    '3.6-7.5-1.3 1.7-3.2 2.7-5.5 2.7-3.3 0-6.3-2.5-6.3-6.5C2.5 12.5 11 8 16 1.5z',
  c:
    'M16 1.5a6.8 6.8 0 0 1 4.7 11.7 6.8 6.8 0 1 1-2.9 9.9c.3 2.7 1.4 5.2 3.5 7.4H10.7c2.1-2.2 3.2-4.7 3.5-7.4a6.8 ' +
    '6.8 0 1 1-2.9-9.9A6.8 6.8 0 0 1 16 1.5z',
};
