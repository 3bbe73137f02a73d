// What is said aloud to those who hear the page: phases, results with the own net, questions. One thing at a time.
import type { State } from '../../lib/complete';
import { money, signed } from '../../lib/money';
import { resultWords } from '../../lib/results';
import { toasts } from '../../lib/toasts.svelte';
import { common as S, terminal as T } from '../../strings';
import type { Seat } from './seat.svelte';

export class Announcer {
  text = $state('');
  private old: State | null = null;

  constructor(private readonly seat: Seat) {}

  take(state: State): void {
    const old = this.old;
    this.old = state;
    const said = old && (this.question(old, state) || this.result(old, state) || this.phase(old, state));
    if (said) this.text = said;
  }

  private phase(old: State, state: State): string {
    return old.phase === state.phase ? '' : T.saysPhase(state.round, S.phase[state.phase]);
  }

  private result(old: State, { last }: State): string {
    if (!last) return '';
    if (old.last?.round === last.round && last.corrections > old.last.corrections)
      toasts.done(T.correctedNow(last.round));
    if (old.last?.round === last.round && old.last.corrections === last.corrections) return '';
    const net = last.lines.length
      ? T.netWords(signed(last.paid - last.staked), money(last.staked), money(last.paid))
      : T.noWagers;
    return T.saysResult(last.round, resultWords(last.result, this.seat.offer), net);
  }

  private question(old: State, { question, hands }: State): string {
    const sign = (state: Pick<State, 'question' | 'hands'>): string =>
      JSON.stringify([state.question?.box, state.question?.hand, state.question?.choices, state.hands]);
    if (!question || sign(old) === sign({ question, hands })) return '';
    const own = hands.find((hand) => hand.box === question.box && hand.hand === question.hand);
    const where = [question.box ? S.box(question.box) : '', own?.caption].filter(Boolean).join(', ');
    return T.saysQuestion(where, question.choices.map((choice) => choice.title).join(', '));
  }
}
