// Rounds that are over: what each wager brought, by which clause, and how to check the result.
import { S } from './strings.js';
import { h, grid, number, money, signed, moment } from './dom.js';
import { result, positionName } from './draw.js';

const T = S.terminal;

function where(line, offer, showPlayer) {
  const box = line.b ? (line.h ? S.boxHand(line.b, line.h + 1) : S.box(line.b)) : '';
  const name = positionName(offer, line.w);
  return `${showPlayer ? `${String(line.p + 1).padStart(2, '0')} · ` : ''}${name}${box ? ` · ${box}` : ''}`;
}

export function lines(list, offer, showPlayer = false) {
  return grid([T.wager, T.stake, T.outcome, T.back, S.clause], list.map((line) => {
    const back = line.returned + line.won;
    const good = line.won > 0 ? 'good' : '';
    return [where(line, offer, showPlayer), number(money(line.stake)), h('td', { class: good }, S.outcome[line.outcome] ?? line.outcome, line.cut && h('small', {}, ` −${line.cut}`)),
      number(money(back), good), h('td', {}, h('cite', {}, line.clause))];
  }), T.noWagers);
}

// While a round is played: what lies there.
export const stakes = (list, offer) => grid([T.wager, T.stake], list.map((stake) => [where(stake, offer, false), number(money(stake.s))]), T.noWagers);

export const net = (round) => T.net(signed(round.paid - round.staked), money(round.staked), money(round.paid));

export function proof(round) {
  const rows = [[T.commit, round.commit], [T.layoutHash, round.layout], [T.seed, round.seed]].filter(([, value]) => value);
  if (!rows.length) return null;
  return h('details', {}, h('summary', {}, T.fairness), h('dl', { class: 'proof' }, rows.map(([name, value]) => [h('dt', {}, name), h('dd', {}, h('code', {}, value))])));
}

export function past(round, offer, { showPlayer = false, more = null } = {}) {
  return h('details', { class: 'past' }, h('summary', {}, h('b', {}, S.round(round.round)), ' ', result(round.result, offer?.['house-hands']), h('span', { class: `net ${round.paid > round.staked ? 'good' : ''}` }, signed(round.paid - round.staked))),
    h('p', { class: 'help' }, moment(round.settled), round.corrections > 0 && ` · ${T.corrected(round.corrections)}`),
    round.disputed && h('p', { class: 'warn' }, T.disputed), lines(round.lines, offer, showPlayer), proof(round), more);
}
