// The first page: what this is, and the tables.
import { S } from './strings.js';
import { h, fill, say, short } from './dom.js';
import { Link } from './link.js';

const I = S.index;
const list = h('div', { class: 'tables' }, S.connecting);
const banner = h('div', { class: 'banner', role: 'status', hidden: true }, S.lost);

document.body.append(h('a', { class: 'skip', href: '#main' }, S.skip), banner, h('main', { id: 'main' }, h('header', { class: 'hero' }, h('h1', {}, S.name), h('p', {}, I.lead)),
  h('section', {}, h('h2', {}, I.tables), list), h('section', {}, h('h2', {}, I.how), h('ol', {}, I.steps.map((step) => h('li', {}, step)))), h('p', {}, h('a', { href: 'staff.html' }, I.staff))));

function table(each) {
  const shut = each.locked || each.phase === 'closed';
  const href = `terminal.html?table=${encodeURIComponent(each.id)}`;
  return h('article', { class: 'panel table' }, h('h3', {}, each.title), each['play-money'] && h('span', { class: 'badge' }, S.playMoney), h('dl', {}, h('dt', {}, I.game), h('dd', {}, each['title-of-game']),
    h('dt', {}, I.limits), h('dd', {}, `${short(each.min)} – ${short(each.max)} ${each.currency}`), h('dt', {}, I.terminals), h('dd', {}, each.terminals),
    h('dt', {}, I.stateOf), h('dd', {}, each.locked ? I.locked(each.locked) : `${S.phase[each.phase]}, ${S.round(each.round).toLowerCase()}`)),
  h('a', { class: shut ? 'go' : 'go primary', href, 'aria-label': I.watchLabel(each.title) }, I.play));
}

// Only what changed is drawn anew, so that nobody loses the focus to a refresh.
let shown = '';
async function refresh() {
  try {
    const tables = await link.ask('tables');
    if (JSON.stringify(tables) === shown) return;
    const focus = document.activeElement?.getAttribute('href');
    shown = JSON.stringify(tables);
    fill(list, tables.length ? tables.map(table) : I.noTables);
    if (focus?.startsWith('terminal')) [...list.querySelectorAll('a')].find((node) => node.getAttribute('href') === focus)?.focus();
  } catch (error) { say(list, error); }
}

const link = new Link(null, { status: (status) => { banner.hidden = status !== 'lost'; } });
link.connect();
refresh();
setInterval(() => link.open && refresh(), 5_000);
