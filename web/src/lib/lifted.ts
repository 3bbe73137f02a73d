// Which cards of a table are lifted: those that make a hand, where a hand has more than it takes. The house sends them
// for hands of which this viewer sees every card, and for no other.
import type { HandOf, Line, Stake } from './protocol';

export const kNone: ReadonlySet<string> = new Set();

export const madeOf = (hand: Pick<HandOf, 'made-of'> | undefined): ReadonlySet<string> =>
  hand?.['made-of']?.length ? new Set(hand['made-of']) : kNone;

// The cards in the middle belong to every hand: they are lifted for the hand that is asked about, else for the viewer's
// own, else for the dealer's.
export function inTheMiddle(hands: readonly HandOf[], asked: number, mine: (box: number) => boolean):
ReadonlySet<string> {
  const made = hands.filter((hand) => hand['made-of']?.length && !hand.folded);
  return madeOf(made.find((hand) => hand.box > 0 && hand.box === asked) ??
    made.find((hand) => hand.box > 0 && mine(hand.box)) ?? made.find((hand) => hand.box === 0));
}

// The boxes that are played with this player's chips, by what lies there and by what has been settled. A numbered place
// is another matter: nobody needs one to stake.
export const boxesOf = (player: number, stakes: readonly Stake[], lines: readonly Line[]): ReadonlySet<number> =>
  new Set([...stakes.filter((stake) => stake.p === player).map((stake) => stake.b),
    ...lines.filter((line) => line.p === player).map((line) => line.b ?? 0)]);
