// The auditor: accounts with their identity, rounds, the journal.
import { S } from './strings.js';
import { h, fill, say, form, grid, number, money, moment, button } from './dom.js';
import { into, raw, sum, tableChoice, Offers } from './staff_common.js';
import { past } from './rounds.js';

const A = S.audit;

// ---- Accounts ---------------------------------------------------------------------------------------------

// What came in and was won is what went out, was staked, or is there still.
const holds = (a) => a.in + a.won === a.out + a.staked + (a.balance - a.reserved);
const metered = (name) => /^(terminal|player):/.test(name);

export function accountsPanel({ link }) {
  const list = h('div', { class: 'panel' });
  const draw = (all) => {
    const total = sum(all, (each) => each.balance);
    return [h('p', { class: total === 0 ? 'good' : 'refusal' }, A.sum(money(total))), grid([A.account, A.balance, A.reserved, A.in, A.won, A.out, A.staked, A.identity], all.map((each) => [each.account,
      ...[each.balance, each.reserved, each.in, each.won, each.out, each.staked].map((value) => number(money(value))),
      h('td', {}, metered(each.account) ? h('span', { class: holds(each) ? 'good' : 'refusal' }, holds(each) ? A.holds : A.broken) : '')]))];
  };
  const refresh = () => into(list, link.ask('accounts'), draw);
  return { node: h('div', {}, h('p', { class: 'buttons' }, h('button', { type: 'button', onclick: refresh }, S.refresh)), list), show: refresh };
}

// ---- Rounds --------------------------------------------------------------------------------------------------

export function roundsPanel({ link }) {
  const offers = new Offers(link), list = h('div', {}), choice = tableChoice(link, () => show(), 'round-table');
  const row = (round, offer) => past(round, offer, { showPlayer: true, more: h('details', {}, h('summary', {}, A.raw), raw(round)) });

  async function show(wanted) {
    const table = choice.value;
    if (!table) return;
    try {
      const offer = await offers.of(table);
      const rounds = wanted ? [await link.ask('round', { table, round: wanted })] : await link.ask('recall', { table, most: 20 });
      const nodes = rounds.filter(Boolean).map((round) => row(round, offer));
      if (wanted && nodes[0]) nodes[0].open = true;
      fill(list, h('section', { class: 'panel' }, nodes.length ? nodes : A.notFound));
    } catch (error) { say(list, error); }
  }

  const find = form({ title: A.round, submit: A.show, keep: true, fields: [{ name: 'round', label: A.number, type: 'number', required: false }] }, async ({ round }) => { await show(round); return ''; });
  find.querySelector('.field').before(choice.node);
  return { node: h('div', {}, find, h('p', { class: 'help' }, A.verify), list), show: () => choice.refresh().then(() => show()).catch((error) => say(list, error)) };
}

// ---- The journal ---------------------------------------------------------------------------------------------

const kPage = 50;

export function journalPanel({ link }) {
  const list = h('div', { class: 'panel' });
  let first = 0;

  // The server tells no length; the end is found by halving.
  async function end() {
    const there = async (seq) => (await link.ask('journal', { from: seq, most: 1 })).length > 0;
    let high = 1;
    while (await there(high)) high *= 2;
    let low = Math.floor(high / 2);
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (await there(middle)) low = middle;
      else high = middle;
    }
    return low;
  }

  const rowOf = (each) => [each.seq, moment(each.entry.t), h('td', {}, h('details', {}, h('summary', {}, summary(each.entry)), raw(each.entry))), h('td', {}, h('code', { title: each.hash }, `${each.hash.slice(0, 16)}…`))];
  const summary = (entry) => [entry.k, entry.what, entry.table, entry.round && S.round(entry.round), entry.verb, entry.by].filter((part) => typeof part === 'string').join(' · ');

  async function show(from, most = kPage) {
    first = Math.max(0, from);
    await into(list, link.ask('journal', { from: first, most }), (all) => grid([A.seq, S.terminal.time, A.entry, A.hash], all.reverse().map(rowOf)));
  }

  const tail = async () => { try { await show(await end() - kPage + 1); } catch (error) { say(list, error); } };
  const page = form({ title: A.journal, submit: A.show, keep: true, fields: [{ name: 'from', label: A.from, type: 'number', value: '1' }, { name: 'most', label: A.most, type: 'number', value: String(kPage) }] }, async ({ from, most }) => { await show(from, most); return ''; });
  return { node: h('div', {}, page, h('p', { class: 'buttons' }, button(A.tail, tail, null), button(A.older, () => show(first - kPage), null)), list), show: tail };
}
