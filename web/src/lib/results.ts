// Past results in few words, for strips, tables and screen readers. Nothing here knows a rule.
import { common as S } from '../strings';
import { cardNames, parseCard, rankText } from './cards';
import type { HandOf, Line, Offer, Result } from './protocol';

// What is wanted of an offer to name a result.
export type Named = Pick<Offer, 'house-hands' | 'drawing'>;

const kSign = { c: '♣', d: '♦', h: '♥', s: '♠' };

export function cardText(text: string | null): string {
  const card = parseCard(text);
  return card ? rankText(card.rank) + kSign[card.suit] : '▮';
}

// A folded hand keeps its name: a wager on it may be alive.
export const calledAs = (hand: Pick<HandOf, 'caption' | 'folded'>): string =>
  [hand.caption, hand.folded && S.folded].filter(Boolean).join(', ');

// The hands of the house that got cards, in the order of the offer's `house-hands`.
export function orderedHands(result: Result | undefined, order: readonly string[] = []): [string, string[]][] {
  return Object.entries(result?.hands ?? {}).filter(([, cards]) => cards.length)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

export const isVoid = (result: Result | undefined): boolean =>
  !result?.dice?.length && !result?.spun?.length && !orderedHands(result).length;

// "1 2 6", "17", "player Q♠ 2♦ · banker 9♥", or of a race "♥ ♣ ♦"
export function resultText(result: Result | undefined, order: readonly string[] = []): string {
  if (isVoid(result)) return S.outcome.void;
  if (result?.placed?.length) return result.placed.map((suit) => kSign[suit]).join(' ');
  const dice = result?.dice?.length ? [result.dice.join(' ')] : [];
  const spun = result?.spun?.length ? [result.spun.join(' · ')] : [];
  return [
    ...dice, ...spun, ...orderedHands(result, order).map(([name, cards]) => `${name} ${cards.map(cardText).join(' ')}`),
  ].join(' · ');
}

export function resultWords(result: Result | undefined, offer?: Named): string {
  if (isVoid(result)) return S.outcome.void;
  if (result?.placed?.length) return result.placed.map((suit, i) => S.placed(i + 1, S.suitWord[suit])).join(', ');
  const dice = result?.dice?.length ? [S.diceShow(result.dice.join(', '))] : [];
  const spun = result?.spun?.length ? [S.spunIs(result.spun.join(', '), offer?.drawing.spun)] : [];
  const hands = orderedHands(result, offer?.['house-hands']);
  return [...dice, ...spun, ...hands.map(([name, cards]) => `${name} ${cardNames(cards)}`)].join('; ');
}

// "total:4" in the words of the offer: "Three dice total 4".
export function positionName(offer: Offer | undefined, position: string): string {
  const [id = position, spot] = position.split(/:(.*)/s);
  const title = offer?.wagers.find((each) => each.id === id)?.title ?? id;
  return spot ? `${title} ${spot}` : title;
}

// Where a stake or a line lies: "Ante · Box 2, hand 1".
export function whereText(offer: Offer | undefined, at: { w: string; b?: number; h?: number }): string {
  const box = at.b ? (at.h ? S.boxHand(at.b, at.h + 1) : S.box(at.b)) : '';
  return [positionName(offer, at.w), box].filter(Boolean).join(' · ');
}

export const lineBack = (line: Line): number => line.returned + line.won;

// What of a round's settlement can be void by itself: a box, and where it was split each of its hands.
export interface HandOfRound { id: string; box: number; hand?: number }

export function handsOf(lines: readonly Pick<Line, 'b' | 'h'>[]): HandOfRound[] {
  const boxes = [...new Set(lines.map((line) => line.b ?? 0))].filter(Boolean).sort((a, b) => a - b);
  return boxes.flatMap((box) => {
    const last = Math.max(...lines.filter((line) => line.b === box).map((line) => line.h ?? 0));
    const hands = Array.from({ length: last + 1 }, (_, hand) => ({ id: `${box}.${hand}`, box, hand }));
    return [{ id: String(box), box }, ...(last > 0 ? hands : [])];
  });
}
