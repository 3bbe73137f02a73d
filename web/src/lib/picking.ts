// Cards that are picked of a hand, by their places in it.
import { common as S } from '../strings';
import type { Choice, Pick } from './protocol';

export type Wanted = NonNullable<Choice['cards']>;

// A card that lies there is taken back; one more than may be picked takes the place of the one picked first, so that
// nobody has to put a card back before he changes his mind.
export function toggled(picked: readonly number[], place: number, most: number): number[] {
  if (picked.includes(place)) return picked.filter((each) => each !== place);
  return [...picked, place].slice(-most);
}

export const mayPick = (picked: readonly number[], wanted: Wanted): boolean =>
  picked.length >= wanted.min && picked.length <= wanted.max;

export const chosen = (cards: readonly (string | null)[], picked: readonly number[]): string[] =>
  [...picked].sort((a, b) => a - b).map((place) => cards[place]).filter((card): card is string => Boolean(card));

// "choose 2 cards", "choose up to 3 cards", "choose 1 to 3 cards".
export function wantedText({ min, max }: Wanted): string {
  if (min === max) return S.chooseCards(max);
  return min === 0 ? S.chooseUpTo(max) : S.chooseFromTo(min, max);
}

// All choices of a question that take cards take as many.
export const wantedBy = (choices: readonly Choice[]): Wanted | undefined =>
  choices.find((choice) => choice.cards)?.cards ?? undefined;

// Where a choice divides the hand in two: what these cards make of it, and whether the table would take them.
export const pickOf = (choice: Choice, cards: readonly string[]): Pick | undefined =>
  choice.picks?.find((pick) => pick.cards.length === cards.length && pick.cards.every((card, i) => card === cards[i]));
