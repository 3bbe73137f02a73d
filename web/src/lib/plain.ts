// The state of a table in words, complete: what the picture shows, this says.
import { common as S } from '../strings';
import { cardName, cardNames } from './cards';
import { money } from './money';
import { wantedText } from './picking';
import type { State } from './complete';
import type { Line, Offer, Stake } from './protocol';
import { lineBack, resultWords, whereText } from './results';

export interface PlainRow { name: string; items: string[] }
const P = S.plain;

export function plainRows(state: State, offer: Offer | undefined, left: (until: number) => number): PlainRow[] {
  const rows: [string, (string | false | undefined)[]][] = [
    [P.table, [state.title]],
    [
      P.state, [
        `${S.round(state.round)}: ${S.phase[state.phase]}`, state.locked && P.locked(state.locked),
        state.frozen && S.frozen, state.closing && P.closing,
      ],
    ],
    [P.clock, [clockText(state, left)]],
    [P.question, questionTexts(state, left)],
    [
      P.deciding, [state.deciding && P.decidingText(
        state.deciding.box ? S.box(state.deciding.box) : P.player(state.deciding.p), left(state.deciding.until)
      )],
    ],
    [P.waitingFor, [state['waiting-for']]],
    [
      P.mine,
      [
        state.mine && P.mineText(money(state.mine.credit), money(state.mine.staked), money(state.mine['last-win'])),
        state.mine?.due ? P.due(money(state.mine.due)) : undefined,
      ],
    ],
    [
      P.hands, state.hands.filter((hand) => hand.cards.length)
        .map((hand) =>
          [`${hand.name}: ${cardNames(hand.cards)}`, hand.caption, hand.folded && S.folded].filter(Boolean).join('; ')),
    ],
    [P.dice, [state.dice.length > 0 && [state.dice.join(', '), state['dice-caption']].filter(Boolean).join('; ')]],
    [P.race, [state.track?.words]],
    [P.wheel, [state.spun.length > 0 && [state.spun.join(', '), state['spun-caption']].filter(Boolean).join('; ')]],
    [P.standing, state.standing],
    [P.jackpot, [state.jackpot && money(state.jackpot.meter)]],
    [P.next, [state['exposed-next'] && cardName(state['exposed-next'])]],
    [P.cardsLeft, [state['cards-left'] !== undefined && state['cards-left'] > 0 && String(state['cards-left'])]],
    [P.myStakes, stakeTexts(state, offer, true)],
    [P.otherStakes, stakeTexts(state, offer, false)],
    [P.settled, state.lines.map((line) => lineText(line, offer, state))],
    [P.last, lastTexts(state, offer)],
    [P.places, state.places.map((p, i) => (p === null ? P.placeFree(i + 1) : P.placeTaken(i + 1, P.player(p))))],
    [P.announced, state.announced],
    [P.results, [...state.results].reverse().map((result) => resultWords(result, offer))],
  ];
  return rows.map(([name, items]) => ({ name, items: items.filter((item): item is string => Boolean(item)) }))
    .filter((row) => row.items.length);
}

function clockText(state: State, left: (until: number) => number): string {
  if (state.phase !== 'betting') return '';
  return state.closes ? P.closesIn(left(state.closes)) : P.clockWaits;
}

function questionTexts(state: State, left: (until: number) => number): string[] {
  const question = state.question;
  if (!question) return [];
  const where = question.box ? S.boxHand(question.box, question.hand + 1) : state.title;
  const words = question.choices.map((choice) =>
    (choice.cards ? `${choice.title} (${wantedText(choice.cards)})` : choice.title));
  return [P.questionText(where, words.join(', '), left(question.until))];
}

function stakeTexts(state: State, offer: Offer | undefined, mine: boolean): string[] {
  const text = (stake: Stake): string =>
    `${mine ? '' : `${P.player(stake.p)}, `}${whereText(offer, stake)}: ${money(stake.s)}${stake.carried
        ? `, ${P.carried}`
        : ''}`;
  return state.stakes.filter((stake) => (stake.p === state.mine?.p) === mine).map(text);
}

function lineText(line: Line, offer: Offer | undefined, state: State): string {
  const who = line.p === state.mine?.p ? '' : `${P.player(line.p)}, `;
  return who + P.lineText(
    whereText(offer, line), S.outcome[line.outcome] ?? line.outcome, money(line.stake), money(lineBack(line)),
    line.clause
  );
}

function lastTexts(state: State, offer: Offer | undefined): string[] {
  if (!state.last) return [];
  return [
    `${S.round(state.last.round)}: ${resultWords(state.last.result, offer)}`,
    ...state.last.lines.map((line) => lineText(line, offer, state)),
  ];
}
