// The layout, from the offer alone: a cell for every spot of every opening wager, in every box where a game has boxes.
import { S } from './strings.js';
import { h, fill, money, short } from './dom.js';
import { die, hand } from './draw.js';

export const keyOf = (box, position) => `${box}|${position}`;
const kLongPressMs = 500;

export const limitsText = (limits) => S.limits({ min: short(limits.min), max: short(limits.max), step: short(limits.increment) });

// Where a wager has several pay rows, a spot shows the odds of the one row that names it ("4-or-17"). A single row that is
// not the wager itself ("blackjack") is named, because it does not pay every win.
function oddsOf(wager, spot) {
  if (wager.pays.length === 1) return (wager.pays[0].id === wager.id ? '' : `${wager.pays[0].id} `) + wager.pays[0].odds;
  const rows = wager.pays.filter((row) => row.id.split('-').includes(spot));
  return rows.length === 1 ? rows[0].odds : '';
}

const isThrow = (spot) => /^[1-6](-[1-6])*$/.test(spot);

export class Layout {
  // act: {add(box, position, limits), remove(box, position, limits), sit(place, leave)}
  constructor(offer, act) {
    this.offer = offer;
    this.act = act;
    this.cells = new Map();
    this.boxes = new Map();
    this.node = h('div', { class: 'layout' }, offer.boxes > 0 ? this.boxGrid() : this.common(0, offer.wagers.filter((wager) => wager.opening)));
    this.listen();
  }

  // ---- Building -----------------------------------------------------------------------------------------

  boxGrid() {
    const wagers = this.offer.wagers.filter((wager) => wager.opening);
    return h('div', { class: 'boxes' }, Array.from({ length: this.offer.boxes }, (_, i) => this.box(i + 1, wagers)));
  }

  box(number, wagers) {
    const parts = { sit: h('span', { class: 'sit' }), hands: h('div', { class: 'box-hands' }), more: h('div', { class: 'box-more' }) };
    parts.node = h('section', { class: 'box', 'aria-label': S.box(number) }, h('header', {}, h('h2', {}, S.box(number)), parts.sit), parts.hands, this.common(number, wagers), parts.more);
    this.boxes.set(number, parts);
    return parts.node;
  }

  common(box, wagers) {
    const single = wagers.filter((wager) => wager.spots.length === 0);
    const groups = wagers.filter((wager) => wager.spots.length > 0);
    return [h('div', { class: 'cells wide' }, single.map((wager) => this.cell(box, wager, ''))),
      h('div', { class: 'groups' }, groups.map((wager) => this.group(box, wager)))];
  }

  group(box, wager) {
    const dice = this.offer.dice > 0 && wager.spots.every(isThrow);
    const longest = Math.max(...wager.spots.map((spot) => spot.length));
    return h('fieldset', { class: wager.spots.length <= 6 ? 'few' : null }, h('legend', {}, wager.title, wager.pays.length === 1 && h('small', {}, S.odds(wager.pays[0].odds))),
      h('div', { class: dice ? `cells dice-cells d${Math.ceil(longest / 2)}` : 'cells' }, wager.spots.map((spot) => this.cell(box, wager, spot, dice))));
  }

  cell(box, wager, spot, dice = false) {
    const position = spot ? `${wager.id}:${spot}` : wager.id;
    const odds = oddsOf(wager, spot);
    const cell = { box, position, wager, name: `${box ? S.box(box) + ', ' : ''}${wager.title}${spot ? ' ' + spot : ''}${odds ? ', ' + S.odds(odds) : ''}`,
      chip: h('span', { class: 'chip', hidden: true }), others: h('span', { class: 'others' }) };
    const label = dice ? h('span', { class: 'dice' }, spot.split('-').map((face) => die(Number(face), false))) : h('span', { class: 'spot' }, spot || wager.title);
    const shown = odds && !(spot && wager.pays.length === 1) ? h('span', { class: 'odds' }, odds) : null;
    cell.node = h('button', { type: 'button', class: 'cell', 'data-key': keyOf(box, position), title: `${wager.title}: ${limitsText(wager.limits)} (${wager.clause})` }, label, shown, cell.others, cell.chip);
    this.cells.set(keyOf(box, position), cell);
    return cell.node;
  }

  // ---- Touch, mouse, keys -----------------------------------------------------------------------------------

  listen() {
    let timer = 0, touch = false, pressed = false;
    const cellAt = (event) => this.cells.get(event.target.closest?.('.cell')?.dataset.key);
    const call = (what, cell) => cell && this.act[what](cell.box, cell.position, cell.wager.limits);
    const stop = () => clearTimeout(timer);
    this.node.addEventListener('click', (event) => {
      if (pressed) { pressed = false; return; }
      call('add', cellAt(event));
    });
    this.node.addEventListener('pointerdown', (event) => {
      touch = event.pointerType !== 'mouse';
      pressed = false;
      stop();
      const cell = cellAt(event);
      if (touch && cell) timer = setTimeout(() => { pressed = true; call('remove', cell); }, kLongPressMs);
    });
    for (const name of ['pointerup', 'pointercancel', 'pointerleave', 'scroll']) this.node.addEventListener(name, stop);
    this.node.addEventListener('contextmenu', (event) => {
      const cell = cellAt(event);
      if (!cell) return;
      event.preventDefault();
      if (!touch) call('remove', cell);
    });
    this.node.addEventListener('keydown', (event) => {
      touch = false;
      if (['Delete', 'Backspace', '-'].includes(event.key)) { event.preventDefault(); call('remove', cellAt(event)); }
      if (event.key.startsWith('Arrow')) this.move(event);
    });
  }

  // Arrow keys go to the nearest cell in that direction, wherever it lies.
  move(event) {
    const from = event.target.closest?.('.cell')?.getBoundingClientRect();
    if (!from) return;
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    let best = null, least = Infinity;
    for (const { node } of this.cells.values()) {
      const to = node.getBoundingClientRect();
      const x = to.left + to.width / 2 - from.left - from.width / 2, y = to.top + to.height / 2 - from.top - from.height / 2;
      const along = x * dx + y * dy, aside = Math.abs(x * dy) + Math.abs(y * dx);
      if (along > 4 && along + 3 * aside < least) { least = along + 3 * aside; best = node; }
    }
    if (best) { event.preventDefault(); best.focus(); }
  }

  // ---- Showing -------------------------------------------------------------------------------------------------

  showChips(mine, others, open) {
    this.node.classList.toggle('shut', !open);
    for (const [key, cell] of this.cells) {
      const stake = mine.get(key) ?? 0, other = others.get(key) ?? 0;
      cell.chip.hidden = stake === 0;
      cell.chip.textContent = short(stake);
      cell.others.textContent = other ? S.terminal.others(short(other)) : '';
      const label = `${cell.name}${stake ? ', ' + S.terminal.yourStake(money(stake)) : ''}`;
      if (cell.node.getAttribute('aria-label') !== label) cell.node.setAttribute('aria-label', label);
    }
  }

  // What lies on the house's places belongs elsewhere; here are the boxes.
  showBoxes(hands, old, more, places, me, asked) {
    for (const [number, parts] of this.boxes) {
      const own = hands.filter((each) => each.box === number && each.cards.length);
      fill(parts.hands, own.map((each) => hand(each, own.length > 1)));
      parts.hands.classList.toggle('old', old);
      fill(parts.more, (more.get(number) ?? []).map((line) => h('div', {}, line)));
      parts.node.classList.toggle('asked', asked === number);
      parts.node.classList.toggle('mine', places?.[number - 1] === me);
      if (this.offer.places > 0) this.showSeat(parts, number, places, me);
    }
  }

  showSeat(parts, number, places, me) {
    if (number > this.offer.places || !places) { fill(parts.sit); return; }
    const there = places[number - 1];
    const sign = `${there}/${places.includes(me)}`;
    if (parts.seat === sign) return;
    parts.seat = sign;
    const T = S.terminal;
    if (there === me) fill(parts.sit, h('button', { type: 'button', class: 'small', 'aria-label': T.leave(number), onclick: () => this.act.sit(number, true) }, T.leaveHere));
    else if (there !== null) fill(parts.sit, h('span', { class: 'help' }, T.taken(there + 1)));
    else if (!places.includes(me)) fill(parts.sit, h('button', { type: 'button', class: 'small', 'aria-label': T.sit(number), onclick: () => this.act.sit(number, false) }, T.sitHere));
    else fill(parts.sit);
  }
}
