// The engineer: who may sign in, and which terminals there are.
import { S } from './strings.js';
import { h, fill, say, button, form, grid } from './dom.js';
import { told } from './staff_common.js';

const E = S.engineer, T = S.staff;

export function usersPanel({ link, name }) {
  const list = h('div', { class: 'panel' }), answer = h('output', { class: 'answer', 'aria-live': 'polite' });

  async function refresh() {
    try {
      const users = await link.ask('users');
      fill(list, h('h2', {}, E.users), grid([T.user, E.role, E.state, S.pit.actions], users.map(row)), answer);
    } catch (error) { say(list, error); }
  }

  const act = (label, verb, user) => button(label, async () => { const reply = await link.do(verb, { user }); await refresh(); return told(reply); }, answer, { class: 'small', 'aria-label': `${label}: ${user}` });
  const row = (each) => [each.user, T.roles[each.role] ?? each.role, each.locked ? E.locked : each.wrong ? E.wrong(each.wrong) : E.active,
    h('td', {}, each.user !== name && h('div', { class: 'buttons' }, each.locked && act(E.unlock, 'unlock-user', each.user), act(E.remove, 'remove-user', each.user)))];

  const add = form({ title: E.add, submit: E.add, fields: [{ name: 'user', label: T.user, maxlength: 40 }, { name: 'role', label: E.role, type: 'select', options: Object.entries(T.roles) }, { name: 'password', label: T.password, type: 'password', autocomplete: 'new-password' }] }, async (values) => {
    const reply = await link.do('add-user', values);
    refresh();
    return told(reply, E.added(values.user));
  });
  const enrol = form({ title: E.enrol, submit: E.enrol, keep: true, fields: [{ name: 'terminal', label: T.terminal, placeholder: T.terminalHelp }] }, async ({ terminal }) => {
    const reply = await link.do('enrol-terminal', { terminal });
    return reply.token ? h('div', {}, h('p', {}, `${E.token}: `, h('code', {}, reply.token)), h('p', { class: 'help' }, E.tokenHelp, ' ', h('a', { href: `terminal.html?table=${encodeURIComponent(terminal.replace(/\/\d+$/, ''))}`, target: '_blank', rel: 'noopener' }, E.openPage))) : told(reply);
  });
  return { node: h('div', {}, list, h('div', { class: 'forms' }, add, enrol)), show: refresh };
}
