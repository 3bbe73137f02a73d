// Credit in and out, and the last games of this terminal.
import { S } from './strings.js';
import { h, fill, say, button, form, dialog, money, short, moment, Refused } from './dom.js';
import * as rounds from './rounds.js';

const T = S.terminal;

// ---- Money ------------------------------------------------------------------------------------------------

export function makeWallet(link, at) {
  const output = h('output', { class: 'answer', 'aria-live': 'polite' });
  const insert = (note) => button(short(note), () => link.do('insert-cash', { amount: note }).then(() => ''), output, { 'aria-label': T.note(short(note)) });
  const notes = h('div', {}, h('p', { class: 'help' }, T.insert), h('div', { class: 'buttons' }, [500, 1000, 2000, 5000, 10000].map(insert)));
  const buttons = h('div', { class: 'buttons' }, button(T.voucher, () => voucher(link, at), output, { class: 'primary' }), button(T.signOut, () => leave(link, at), output));
  return { notes, nodes: [h('h2', {}, T.money), notes, buttons, output] };
}

async function voucher(link, at) {
  const reply = await link.do('voucher-out');
  if (!reply.voucher) throw new Refused(T.voucherLost);
  const number = reply.voucher.replace(/(\d{6})(?=\d)/g, '$1 ');
  const node = dialog(T.voucherTitle, h('div', { class: 'voucher' }, h('p', { class: 'sum' }, T.voucherFor(money(reply.amount), at.currency)), at.state['play-money'] && h('p', {}, h('span', { class: 'badge' }, S.playMoney)),
    h('img', { src: `/voucher/${encodeURIComponent(reply.voucher)}.svg`, alt: T.barcode }), h('p', { class: 'digits' }, number), h('p', {}, T.voucherExpires(moment(reply.expires))),
    h('p', { class: 'help' }, `${at.offer.title} · ${at.terminal}`), h('p', { class: 'help' }, T.voucherOnce)));
  node.lastChild.prepend(h('button', { type: 'button', class: 'primary', onclick: () => print() }, T.print));
  return '';
}

// The token is given up with the terminal: whoever leaves credit behind could not come back to it.
async function leave(link, at) {
  const left = at.state.mine.credit + at.state.mine.staked;
  if (left > 0) throw new Refused(`${T.creditThere(money(left))} ${T.takeItOut}`);
  link.signOut();
  location.href = 'index.html';
}

// ---- My last games ----------------------------------------------------------------------------------------

export function makePastGames(link, at) {
  const list = h('div', {});
  const node = h('details', { ontoggle: () => refresh() }, h('summary', {}, h('h2', {}, T.history)), list);

  async function refresh() {
    if (!node.open) return;
    try {
      const games = await link.ask('recall', { most: 10 });
      const open = new Set([...list.querySelectorAll('details.past[open]')].map((each) => each.dataset.round));
      fill(list, games.length ? games.map((game) => row(game, open)) : h('p', { class: 'help' }, T.historyEmpty), commitments());
    } catch (error) { say(list, error); }
  }

  function row(game, open) {
    const one = rounds.past(game, at.offer, { more: !game.disputed && h('p', { class: 'buttons' }, h('button', { type: 'button', onclick: () => dispute(game.round) }, T.dispute)) });
    one.dataset.round = game.round;
    one.open = open.has(String(game.round));
    return one;
  }

  function commitments() {
    const { commit, round } = at.state, shoe = at.state['shoe-commit'];
    return [shoe && h('p', { class: 'help' }, `${T.shoe}: `, h('code', {}, shoe)), commit && h('p', { class: 'help' }, `${S.round(round)}, ${T.commit}: `, h('code', {}, commit))];
  }

  function dispute(round) {
    dialog(T.disputeTitle(round), form({ submit: T.dispute, fields: [{ name: 'note', label: T.disputeNote, type: 'area', required: false }] }, async ({ note }) => {
      const reply = await link.do('dispute', { round, note: note ?? '' });
      refresh();
      return reply.incident ? T.disputeSent(reply.incident) : S.repeated;
    }));
  }

  return { node, refresh };
}
