// What waits for a second person, reports and disputes.
import { S } from './strings.js';
import { h, fill, say, button, moment } from './dom.js';
import { propose } from './staff_common.js';

const P = S.pit;
const kProposals = ['no-spin', 'void-round', 'correct', 'refuse-pay', 'unlock', 'fill'];

export function incidentsPanel({ link, name, role }) {
  const list = h('div', {}), only = h('input', { type: 'checkbox', id: 'open-only', checked: true, onchange: () => refresh() });
  let timer = 0, shown = '', twoPeople = kProposals;
  link.ask('commands').then((all) => { twoPeople = all.filter((each) => each['two-people']).map((each) => each.verb); shown = ''; }).catch(() => {});

  async function refresh() {
    try {
      const all = await link.ask('incidents', { open: only.checked });
      if (JSON.stringify(all) === shown) return;
      shown = JSON.stringify(all);
      fill(list, all.length ? all.reverse().map(incident) : h('p', { class: 'help' }, P.noIncidents));
    } catch (error) { say(list, error); shown = ''; }
  }

  function incident(each) {
    const answer = h('output', { class: 'answer', 'aria-live': 'polite' }), note = h('input', { type: 'text', 'aria-label': S.staff.note, placeholder: S.staff.note, maxlength: 500 });
    const act = (label, verb, primary) => button(label, async () => {
      const words = await propose(link, verb, { incident: each.incident, ...(note.value ? { note: note.value } : {}) });
      setTimeout(refresh, 1_500);
      return words;
    }, answer, primary ? { class: 'primary' } : {});
    const proposal = twoPeople.includes(each.verb);
    const open = each.state === 'open';
    const mayResolve = ['supervisor', 'auditor'].includes(role);
    return h('article', { class: `panel incident ${each.state}` }, h('h2', {}, `${each.incident} · ${each.verb}`), h('p', { class: 'help' }, `${moment(each.at)} · ${P.by} ${each.by}${each.second ? ` · ${P.second} ${each.second}` : ''} · ${each.state}`),
      h('dl', {}, Object.entries(each.args).map(([key, value]) => [h('dt', {}, key), h('dd', {}, typeof value === 'object' ? h('code', {}, JSON.stringify(value)) : String(value))])), each.note && h('p', {}, `“${each.note}”`),
      open && (proposal || mayResolve) && [note, h('div', { class: 'buttons' }, proposal ? [each.by !== name && act(P.approve, 'approve', true), act(P.reject, 'reject')] : act(P.resolve, 'resolve', true))], answer);
  }

  return { node: h('div', {}, h('p', { class: 'field check' }, h('label', { for: 'open-only' }, P.openOnly), only), list), show() { shown = ''; refresh(); timer = setInterval(refresh, 3_000); }, hide() { clearInterval(timer); } };
}
