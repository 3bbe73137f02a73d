// What several panels of the staff share.
import { S } from './strings.js';
import { h, fill, say } from './dom.js';

// A proposal answers with an incident; everything else with what it did.
export const told = (reply, words = S.doneOk) => (reply.needs ? S.incidentWaits(reply.incident) : reply.repeat ? S.repeated : words);

export const propose = (link, verb, args, words) => link.do(verb, args).then((reply) => told(reply, typeof words === 'function' && !reply.needs && !reply.repeat ? words(reply) : S.doneOk));

// A choice of table that refreshes itself and keeps what was chosen.
export function tableChoice(link, changed, id = 'table-choice') {
  const select = h('select', { id, onchange: () => changed?.(select.value) });
  const refresh = async () => {
    const tables = await link.ask('tables');
    const was = select.value;
    fill(select, tables.map((each) => h('option', { value: each.id }, `${each.title} (${each.id})`)));
    if (tables.some((each) => each.id === was)) select.value = was;
    if (select.value !== was) changed?.(select.value);
    return tables;
  };
  return { node: h('p', { class: 'field' }, h('label', { for: id }, S.staff.table), select), refresh, get value() { return select.value; } };
}

// Offers by table, asked for once and again when one was changed.
export class Offers {
  constructor(link) { this.link = link; this.known = new Map(); }
  async of(table, again = false) {
    if (again || !this.known.has(table)) this.known.set(table, await this.link.ask('offer', { table }));
    return this.known.get(table);
  }
}

export const terminalName = (table, player) => `${table}/${String(player + 1).padStart(2, '0')}`;

export const raw = (json) => h('pre', {}, JSON.stringify(json, null, 1));

// Shows a question's answer, or what was refused, in one place.
export async function into(node, promise, draw) {
  try { fill(node, draw(await promise)); } catch (error) { say(node, error); }
}

export const sum = (list, of) => list.reduce((total, each) => total + of(each), 0);
