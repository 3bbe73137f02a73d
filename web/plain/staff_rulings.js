// A ruling on an irregularity: what the rule does is shown before anybody confirms it.
import { S } from './strings.js';
import { h, form, button, fill } from './dom.js';
import { propose } from './staff_common.js';

const D = S.dealer;
// The order of the engine's `Target`.
const kTargets = [[], ['box', 'hand'], ['player'], ['cards'], ['box', 'hand', 'cards']];

function eventOf(irregularity, values) {
  const event = { e: 'rule', i: irregularity.id };
  if (values.box !== undefined) event.b = values.box;
  if (values.hand !== undefined) event.h = values.hand - 1;
  if (values.player !== undefined) event.p = values.player - 1;
  if (values.cards) event.c = values.cards.split(/[\s,]+/).filter(Boolean);
  return event;
}

export function rulingForm(link, offer, stateNow) {
  if (!offer.irregularities.length) return h('section', { class: 'panel' }, h('h2', {}, D.ruleTitle), h('p', { class: 'help' }, D.noIrregularities));
  const optional = { type: 'number', required: false };
  const fields = [{ name: 'box', label: D.boxNo, ...optional }, { name: 'hand', label: D.handNo, ...optional }, { name: 'player', label: D.playerNo, ...optional }, { name: 'cards', label: D.cards, required: false }];
  const find = (id) => offer.irregularities.find((each) => each.id === id);
  const node = form({ title: D.ruleTitle, submit: D.show, keep: true, fields: [{ name: 'id', label: D.irregularity, type: 'select', options: offer.irregularities.map((each) => [each.id, each.title]) }, ...fields] }, (values) => {
    const irregularity = find(values.id);
    const output = h('output', { class: 'answer' });
    const applies = (irregularity.stages & (stateNow()?.stage ?? 0)) !== 0;
    const wanted = kTargets[irregularity.target] ?? [];
    const given = Object.fromEntries(Object.entries(values).filter(([name]) => wanted.includes(name)));
    return h('div', {}, h('p', {}, h('b', {}, `${D.consequence}: `), irregularity.consequence, h('cite', {}, irregularity.clause)), !applies && h('p', { class: 'warn' }, D.notNow),
      button(D.ruleConfirm, () => propose(link, 'rule', { table: offer.id, event: eventOf(irregularity, given) }), output, { class: 'primary' }), output);
  });
  const select = node.elements.id;
  const adapt = () => {
    const wanted = kTargets[find(select.value)?.target] ?? [];
    for (const field of fields) node.elements[field.name].parentElement.hidden = !wanted.includes(field.name);
    fill(node.querySelector('output'));
  };
  select.addEventListener('change', adapt);
  adapt();
  return node;
}
