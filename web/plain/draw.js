// Cards, dice and results as pictures. Nothing here knows a rule.
import { S } from './strings.js';
import { h, svg } from './dom.js';

const kSuits = { c: '♣', d: '♦', h: '♥', s: '♠' };
export const kRanks = 'A23456789TJQK';

export const cardName = (text) => S.cardOf(S.rankWord[text[0]] ?? text[0], S.suitWord[text[1]] ?? text[1]);

// "Qs"; nothing, or what the server calls "??", is a back.
export function card(text, small = false) {
  const size = small ? ' small' : '';
  if (!text || text.startsWith('?')) return h('span', { class: `card-face back${size}`, role: 'img', 'aria-label': S.hiddenCard });
  return h('span', { class: `card-face suit-${text[1]}${size}`, role: 'img', 'aria-label': cardName(text) },
    h('b', { 'aria-hidden': 'true' }, S.rank[text[0]] ?? text[0]), h('i', { 'aria-hidden': 'true' }, kSuits[text[1]] ?? text[1]));
}

const kPips = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

export function die(face, label = true) {
  const node = svg('svg', label ? { class: 'die', viewBox: '0 0 36 36', role: 'img', 'aria-label': S.dieShows(face) } : { class: 'die', viewBox: '0 0 36 36', 'aria-hidden': 'true' },
    svg('rect', { x: 1, y: 1, width: 34, height: 34, rx: 7, class: 'die-body' }));
  for (const pip of kPips[face] ?? []) node.append(svg('circle', { cx: 9 + (pip % 3) * 9, cy: 9 + Math.floor(pip / 3) * 9, r: face === 1 ? 4.2 : 3.2, class: 'pip' }));
  if (!kPips[face]) {
    const text = svg('text', { x: 18, y: 24, 'text-anchor': 'middle', class: 'die-text' });
    text.append(String(face));
    node.append(text);
  }
  return node;
}

export function hand(each, named = true) {
  return h('div', { class: 'hand' }, named && h('span', { class: 'hand-name' }, each.name),
    h('span', { class: 'cards' }, each.cards.map((one) => card(one))), each.caption && h('span', { class: 'caption' }, each.caption));
}

export const diceRow = (faces, caption) => h('div', { class: 'hand' }, h('span', { class: 'dice' }, faces.map((face) => die(face))), caption && h('span', { class: 'caption' }, caption));

// The result of a past round, in little.
const ordered = (hands, order) => Object.entries(hands ?? {}).filter(([, cards]) => cards.length).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));

export function result(each, order = []) {
  if (!each || (!each.dice && !ordered(each.hands, []).length)) return h('span', { class: 'result void' }, S.outcome.void);
  return h('span', { class: 'result' }, each.dice && h('span', { class: 'dice' }, each.dice.map((face) => die(face))),
    ordered(each.hands, order).map(([name, cards]) => h('span', { class: 'mini' }, h('small', {}, name), cards.map((one) => card(one, true)))));
}

export function resultWords(each) {
  const dice = each?.dice ? each.dice.join(', ') : '';
  const hands = ordered(each?.hands, []).map(([name, cards]) => `${name} ${cards.map((c) => (c.startsWith('?') ? S.hiddenCard : cardName(c))).join(', ')}`);
  return [dice, ...hands].filter(Boolean).join('; ') || S.outcome.void;
}

// ---- Words for what lies on a layout --------------------------------------------------------------------

// "total:4" in the words of the offer: "Three dice total 4".
export function positionName(offer, position) {
  const [id, spot] = position.split(/:(.*)/s);
  const wager = offer?.wagers.find((each) => each.id === id);
  return (wager ? wager.title : id) + (spot ? ` ${spot}` : '');
}

// ---- Pictures to enter results with -----------------------------------------------------------------------

export function deckPicture(pick) {
  return h('div', { class: 'deck', role: 'group' }, [...'shdc'].map((suit) => h('div', { class: 'deck-row' }, [...kRanks].map((rank) =>
    h('button', { type: 'button', class: 'plain', 'aria-label': cardName(rank + suit), onclick: () => pick(rank + suit) }, card(rank + suit, true))))));
}

export function diceKeypad(count, enter) {
  let faces = [];
  const shown = h('div', { class: 'dice big' });
  const go = h('button', { type: 'button', class: 'primary', onclick: () => faces.length === count && enter(faces) }, S.dealer.enterThrow);
  const draw = () => {
    shown.replaceChildren(...Array.from({ length: count }, (_, i) => (faces[i] ? die(faces[i]) : h('span', { class: 'die empty' }))));
    go.disabled = faces.length !== count;
  };
  draw();
  return h('div', { class: 'keypad' }, shown, h('div', { class: 'dice keys' }, [1, 2, 3, 4, 5, 6].map((face) => h('button', { type: 'button', class: 'plain', 'aria-label': S.dieShows(face),
    onclick: () => { if (faces.length < count) faces.push(face); draw(); } }, die(face, false)))),
  h('p', { class: 'buttons' }, h('button', { type: 'button', onclick: () => { faces.pop(); draw(); } }, S.dealer.eraseDie), go));
}
