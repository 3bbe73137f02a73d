// Making elements, showing money and time, and forms that say in place what went wrong.
import { S } from './strings.js';

// h('p', {class: 'x', onclick: f}, 'text', node, [more]): text is always text, never markup.
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (name in { value: 1, checked: 1, disabled: 1, hidden: 1 }) node[name] = value;
    else node.setAttribute(name, value === true ? '' : String(value));
  }
  node.append(...children.flat(9).filter((child) => child !== null && child !== undefined && child !== false && child !== ''));
  return node;
}

export function svg(tag, props = {}, ...children) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(props)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

export const fill = (node, ...children) => node.replaceChildren(...children.flat(9).filter((c) => c !== null && c !== undefined && c !== false && c !== ''));

// ---- Money and time ------------------------------------------------------------------------------------

export function money(cents) {
  const whole = Math.trunc(Math.abs(cents) / 100).toString().replace(/\B(?=(\d{3})+$)/g, ' ');
  return `${cents < 0 ? '−' : ''}${whole}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

export const short = (cents) => (cents % 100 === 0 ? money(cents).slice(0, -3) : money(cents));
export const signed = (cents) => (cents > 0 ? '+' : '') + money(cents);

// By its digits, because 0.29 * 100 is not 29.
export function cents(text, negative = false) {
  const found = /^(-?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(String(text).replace(/\s/g, ''));
  if (!found || (found[1] && !negative)) throw new Refused(S.badMoney);
  const value = Number(found[2]) * 100 + Number((found[3] ?? '').padEnd(2, '0'));
  return found[1] ? -value : value;
}

export function whole(text) {
  if (!/^\s*\d{1,15}\s*$/.test(text)) throw new Refused(S.badNumber);
  return Number(text);
}

export const clock = (ms) => new Date(ms).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
export const moment = (ms) => (ms ? new Date(ms).toLocaleString([], { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' }) : '');

// ---- What was refused --------------------------------------------------------------------------------------

export class Refused extends Error {
  constructor(what, clause = '') {
    super(what);
    this.clause = clause;
  }
}

export const refusal = (error) => h('span', { class: 'refusal', role: 'alert' }, error.message, error.clause && h('cite', {}, error.clause));

export function say(node, content) {
  fill(node, content instanceof Error ? refusal(content) : content);
  return node;
}

// A button that waits for what it started, and shows beside it what was refused.
export function button(label, act, output, props = {}) {
  const node = h('button', { type: 'button', ...props, onclick: async () => {
    if (node.getAttribute('aria-disabled') === 'true') return;
    node.setAttribute('aria-disabled', 'true');
    try {
      const result = await act();
      if (output) say(output, result ?? '');
    } catch (error) {
      if (output) say(output, error);
      else throw error;
    } finally {
      node.removeAttribute('aria-disabled');
    }
  } }, label);
  return node;
}

// ---- Forms ---------------------------------------------------------------------------------------------------

let fields = 0;

function control(field, id) {
  const common = { id, name: field.name, required: field.required !== false && field.type !== 'check', autocomplete: field.autocomplete ?? 'off' };
  if (field.type === 'select') return h('select', common, field.options.map(([value, label]) => h('option', { value, selected: value === field.value }, label)));
  if (field.type === 'area') return h('textarea', { ...common, rows: field.rows ?? 3, spellcheck: 'false' }, field.value ?? '');
  if (field.type === 'check') return h('input', { id, name: field.name, type: 'checkbox' });
  const type = field.type === 'password' ? 'password' : 'text';
  return h('input', { ...common, type, inputmode: field.type === 'money' ? 'decimal' : field.type === 'number' ? 'numeric' : null,
    value: field.value ?? '', placeholder: field.placeholder ?? null, maxlength: field.maxlength ?? 200 });
}

function read(node, field) {
  const input = node.elements[field.name];
  if (field.type === 'check') return input.checked;
  const text = field.type === 'password' || field.type === 'area' ? input.value : input.value.trim();
  if (text === '' && field.required === false) return undefined;
  if (field.type === 'money') return cents(text, field.negative);
  return field.type === 'number' ? whole(text) : text;
}

// `act` gets the values by name and gives back what to show, or throws what was refused.
export function form({ title, help, fields: list, submit, keep = false }, act) {
  const output = h('output', { class: 'answer', 'aria-live': 'polite' });
  const go = h('button', { type: 'submit', class: 'primary' }, submit);
  const rows = list.map((field) => {
    const id = `field-${++fields}`;
    return h('p', { class: field.type === 'check' ? 'field check' : 'field' }, h('label', { for: id }, field.label), control(field, id));
  });
  const node = h('form', { class: 'card', autocomplete: 'off' }, title && h('h2', {}, title), help && h('p', { class: 'help' }, help), rows, h('p', { class: 'buttons' }, go), output);
  node.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (go.getAttribute('aria-disabled') === 'true') return;
    go.setAttribute('aria-disabled', 'true');
    try {
      const values = Object.fromEntries(list.map((field) => [field.name, read(node, field)]));
      for (const name in values) if (values[name] === undefined) delete values[name];
      say(output, (await act(values, node)) ?? S.doneOk);
      if (!keep) node.reset();
    } catch (error) {
      say(output, error);
    } finally {
      go.removeAttribute('aria-disabled');
    }
  });
  return node;
}

export function grid(heads, rows, empty = S.none) {
  if (!rows.length) return h('p', { class: 'help' }, empty);
  return h('div', { class: 'scroll', tabindex: '0' }, h('table', {}, h('thead', {}, h('tr', {}, heads.map((head) => h('th', { scope: 'col' }, head)))),
    h('tbody', {}, rows.map((row) => h('tr', {}, row.map((cell) => (cell instanceof Node && cell.tagName === 'TD' ? cell : h('td', {}, cell))))))));
}

export const number = (text, extra = '') => h('td', { class: `num ${extra}` }, text);

export function dialog(title, ...children) {
  const node = h('dialog', { 'aria-label': title }, h('h2', {}, title), children,
    h('p', { class: 'buttons noprint' }, h('button', { type: 'button', onclick: () => node.close() }, S.close)));
  node.addEventListener('close', () => node.remove());
  document.body.append(node);
  node.showModal();
  return node;
}
