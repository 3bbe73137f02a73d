// Signing in, and the panels of each role.
import { S } from './strings.js';
import { h, fill, say, form, Refused } from './dom.js';
import { Link } from './link.js';
import { consolePanel } from './staff_console.js';
import { pitPanel, editPanel } from './staff_pit.js';
import { incidentsPanel } from './staff_incidents.js';
import { roundsPanel, accountsPanel, journalPanel } from './staff_audit.js';
import { cagePanel } from './staff_cage.js';
import { usersPanel } from './staff_engineer.js';

const T = S.staff;

const kPanels = { console: consolePanel, pit: pitPanel, edit: editPanel, incidents: incidentsPanel, rounds: roundsPanel, cage: cagePanel, accounts: accountsPanel, journal: journalPanel, users: usersPanel };
const kTabs = {
  dealer: ['console', 'incidents', 'rounds'],
  supervisor: ['pit', 'console', 'incidents', 'rounds', 'edit', 'accounts'],
  cashier: ['cage', 'incidents', 'accounts'],
  auditor: ['accounts', 'rounds', 'journal', 'incidents', 'pit'],
  engineer: ['users', 'pit', 'edit', 'incidents', 'rounds'],
};

const banner = h('div', { class: 'banner', role: 'status', hidden: true }, S.lost);
const head = h('header', { class: 'staff-head' });
const tabs = h('div', { class: 'tabs', role: 'tablist', 'aria-label': T.heading });
const main = h('main', { id: 'main', tabindex: '-1' });
document.body.append(h('a', { class: 'skip', href: '#main' }, S.skip), banner, head, h('nav', {}, tabs), main);

let panels = {}, current = '', role = '', waiting = null;

const link = new Link('baize-staff', {
  status(status) { banner.hidden = status !== 'lost' || !role; },
  welcome(welcome) {
    waiting?.resolve('');
    waiting = null;
    if (role !== welcome.role) enter(welcome);
  },
  state(state) { for (const panel of Object.values(panels)) panel.state?.(state); },
  setUp() { link.signIn(waiting.then); },
  refused(error, byToken) {
    if (waiting) waiting.reject(error);
    else signInPage(byToken ? null : error);
    waiting = null;
  },
  trouble(error) { console.warn(error.message); },
});

// ---- Signing in -----------------------------------------------------------------------------------------

const users = [{ name: 'user', label: T.user, maxlength: 40, autocomplete: 'username' }, { name: 'password', label: T.password, type: 'password', autocomplete: 'current-password' }];

function knock(message, then = null) {
  return new Promise((resolve, reject) => {
    waiting?.reject(new Refused(S.noAnswer));
    waiting = { resolve, reject, then };
    link.signIn(message);
  });
}

function signInPage(error = null) {
  role = '';
  panels = {};
  fill(tabs);
  fill(head, h('h1', {}, h('a', { href: 'index.html' }, S.name), ` · ${T.heading}`));
  const output = h('p', {});
  if (error) say(output, error);
  fill(main, h('div', { class: 'forms' }, form({ title: T.signIn, submit: T.signIn, fields: users, keep: true }, (values) => knock({ 'sign-in': values })),
    h('details', { class: 'panel' }, h('summary', {}, T.setUp), h('p', { class: 'help' }, T.setUpHelp),
      form({ submit: T.setUpGo, keep: true, fields: [{ name: 'code', label: T.code, maxlength: 80 }, ...users] }, (values) => knock({ 'set-up': values }, { 'sign-in': { user: values.user, password: values.password } })))), output);
  main.querySelector('input').focus();
}

// ---- The panels of a role -------------------------------------------------------------------------------

function enter(welcome) {
  role = welcome.role;
  if (!kTabs[role]) { link.signOut(); signInPage(new Refused(T.ended)); return; }
  fill(head, h('h1', {}, h('a', { href: 'index.html' }, S.name), ` · ${T.heading}`), h('span', {}, T.signedIn(welcome.name, T.roles[role])), welcome['play-money'] && h('span', { class: 'badge' }, S.playMoney),
    h('button', { type: 'button', onclick: () => { link.signOut(); location.reload(); } }, T.signOut));
  const context = { link, role, name: welcome.name, currency: welcome.currency };
  panels = Object.fromEntries(kTabs[role].map((name) => [name, kPanels[name](context)]));
  fill(tabs, kTabs[role].map((name) => h('button', { type: 'button', role: 'tab', id: `tab-${name}`, 'aria-controls': 'panel', onclick: () => choose(name) }, T.tabs[name])));
  tabs.onkeydown = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const names = kTabs[role];
    choose(names[(names.indexOf(current) + step + names.length) % names.length]);
    document.getElementById(`tab-${current}`).focus();
  };
  const asked = location.hash.slice(1);
  choose(kTabs[role].includes(asked) ? asked : kTabs[role][0]);
}

function choose(name) {
  panels[current]?.hide?.();
  current = name;
  history.replaceState(null, '', `#${name}`);
  for (const tab of tabs.children) {
    const on = tab.id === `tab-${name}`;
    tab.setAttribute('aria-selected', String(on));
    tab.tabIndex = on ? 0 : -1;
  }
  fill(main, h('div', { id: 'panel', role: 'tabpanel', 'aria-labelledby': `tab-${name}` }, panels[name].node));
  panels[name].show?.();
}

if (link.token) { fill(main, S.connecting); link.connect(); } else signInPage();
