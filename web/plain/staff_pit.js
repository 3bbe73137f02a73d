// The pit: all tables, locks, rounds that are called off or put right, and table files.
import { S } from './strings.js';
import { h, fill, say, button, form, grid, short, whole, Refused } from './dom.js';
import { propose, tableChoice } from './staff_common.js';
import { seenEntries } from './staff_console.js';

const P = S.pit, D = S.dealer, T = S.staff;

export function pitPanel({ link, role }) {
  const list = h('div', { class: 'panel' }), answer = h('output', { class: 'answer', 'aria-live': 'polite' });
  const table = { name: 'table', label: T.table, type: 'select', options: [] }, round = { name: 'round', label: P.round, type: 'number' };
  let timer = 0, shown = '';

  async function refresh(force = true) {
    try {
      const tables = await link.ask('tables');
      if (!force && JSON.stringify(tables) === shown) return;
      shown = JSON.stringify(tables);
      for (const select of node.querySelectorAll('select[name=table]')) choices(select, tables);
      fill(list, grid([T.table, S.index.game, S.index.limits, P.state, P.round, P.owner, P.actions], tables.map(row)), answer);
    } catch (error) { say(list, error); }
  }

  const act = (label, verb, each) => button(label, () => propose(link, verb, { table: each.id }).finally(refresh), answer, { class: 'small', 'aria-label': `${label}: ${each.title}` });

  function row(each) {
    const pit = role === 'supervisor';
    return [h('td', {}, h('b', {}, each.title), h('br'), h('small', {}, each.id)), each['title-of-game'], `${short(each.min)} – ${short(each.max)}`,
      h('td', {}, S.phase[each.phase], each.closing && each.phase !== 'closed' && h('small', {}, ` · ${D.closes}`), each.locked && h('div', { class: 'warn' }, each.locked)), each.round, each.owner,
      h('td', {}, h('div', { class: 'buttons' }, pit && (each.closing ? act(D.open, 'open-table', each) : act(D.close, 'close-table', each)), each.locked ? act(D.unlock, 'unlock', each) : role !== 'auditor' && act(D.lock, 'lock', each)))];
  }

  const terminal = { name: 'terminal', label: `${D.playerNo} (${D.whole})`, type: 'number', required: false };
  const forms = [form({ title: D.locks, submit: T.go, fields: [{ name: 'verb', label: P.what, type: 'select', options: role === 'auditor' ? [['unlock', D.unlock]] : [['lock', D.lock], ['unlock', D.unlock]] }, table, terminal, { name: 'why', label: T.why, required: false }] },
    ({ verb, ...args }) => propose(link, verb, args).finally(refresh))];
  if (role === 'supervisor') {
    forms.push(form({ title: P.voidTitle, submit: P.voidTitle, fields: [table, round, { name: 'malfunction', label: P.malfunction, type: 'check' }] }, (values) => propose(link, 'void-round', values)),
      correctForm(link, table, round),
      form({ title: P.refuseTitle, help: P.refuseHelp, submit: P.refuseTitle, fields: [{ name: 'terminal', label: T.terminal, placeholder: T.terminalHelp }, round, { name: 'note', label: T.note, type: 'area', required: false }] }, (values) => propose(link, 'refuse-pay', values)),
      fillForm(link));
  }
  const node = h('div', {}, list, h('div', { class: 'forms' }, forms));
  return { node, show() { refresh(); timer = setInterval(() => refresh(false), 3_000); }, hide() { clearInterval(timer); } };
}

function choices(select, tables) {
  const was = select.value;
  fill(select, tables.map((each) => h('option', { value: each.id }, `${each.title} (${each.id})`)));
  if (was) select.value = was;
}

export function fillForm(link) {
  return form({ title: P.bulk, help: P.fillHelp, submit: P.bulk, fields: [{ name: 'account', label: P.account }, { name: 'amount', label: T.amount, type: 'money', negative: true }] }, (values) => propose(link, 'fill', values));
}

// ---- Corrections ------------------------------------------------------------------------------------------

function correctForm(link, table, round) {
  const known = h('div', {});
  const node = form({ title: P.correctTitle, help: P.correctHelp, submit: P.correctTitle, keep: true, fields: [table, round, { name: 'index', label: P.index, type: 'number' }, { name: 'card', label: P.newCard, required: false }, { name: 'dice', label: P.newDice, required: false }] },
    ({ card, dice, ...rest }) => {
      if (Boolean(card) === Boolean(dice)) throw new Refused(P.eitherCardOrDice);
      const event = card ? { e: 'card', c: card } : { e: 'throw', d: dice.split(/[\s,-]+/).filter(Boolean).map(whole) };
      return propose(link, 'correct', { ...rest, event });
    });
  let looked = '';
  const look = async () => {
    const { table: { value: id }, round: { value: n } } = node.elements;
    if (`${id}/${n}` === looked) return;
    looked = `${id}/${n}`;
    if (!id || !n) { fill(known); return; }
    const told = await link.ask('round', { table: id, round: Number(n) }).catch(() => null);
    const list = (told?.entries ?? seenEntries.get(`${id}/${n}`) ?? []).filter((each) => ['card', 'throw'].includes(each.event.e));
    if (list.length === 1) node.elements.index.value = list[0].index;
    fill(known, list.length > 0 && grid([P.index, P.what], list.map((each) => [h('td', {}, h('button', { type: 'button', class: 'small', onclick: () => { node.elements.index.value = each.index; } }, String(each.index))), each.words])));
  };
  for (const name of ['table', 'round']) node.elements[name].addEventListener('change', look);
  node.elements.index.parentElement.before(known);
  return node;
}

// ---- Table files -------------------------------------------------------------------------------------------

export function editPanel({ link }) {
  const choice = tableChoice(link, null, 'edit-table');
  const node = form({ title: P.tomlTitle, help: P.tomlHelp, submit: P.tomlTitle, keep: true, fields: [{ name: 'toml', label: P.toml, type: 'area', rows: 22 }] }, async ({ toml }) => {
    const reply = await link.do('table', { toml });
    choice.refresh();
    return reply.repeat ? S.repeated : P.tomlDone(reply.table, reply.from);
  });
  const file = h('input', { type: 'file', id: 'toml-file', accept: '.toml,text/plain', onchange: async () => { if (file.files[0]) node.elements.toml.value = await file.files[0].text(); } });
  node.querySelector('.buttons').before(h('p', { class: 'field' }, h('label', { for: 'toml-file' }, P.file), file));
  return { node };
}
