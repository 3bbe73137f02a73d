// The dealer's console: one table, what lies on it, and what the dealer enters.
import { S } from './strings.js';
import { h, fill, say, button, form, grid, number, money } from './dom.js';
import { hand, diceRow, deckPicture, diceKeypad, positionName } from './draw.js';
import { lines } from './rounds.js';
import { propose, tableChoice, Offers, terminalName } from './staff_common.js';
import { rulingForm } from './staff_rulings.js';

const D = S.dealer;
const kOutcomes = ['card', 'cut', 'throw', 'shuffle'];

// The entries of rounds that were seen here, by table and round: a correction after the settlement needs their numbers.
export const seenEntries = new Map();

export function consolePanel({ link, role }) {
  const offers = new Offers(link);
  const part = { head: h('div', { class: 'panel' }), felt: h('div', { class: 'felt' }), enter: h('div', { class: 'panel' }), stakes: h('div', { class: 'panel' }), entries: h('div', { class: 'panel' }),
    rule: h('div', {}), answer: h('output', { class: 'answer', 'aria-live': 'assertive' }), clock: h('span', { class: 'clock' }) };
  let state = null, offer = null, fixing = null, need = '', timer = 0, table = '';
  const choice = tableChoice(link, change, 'console-table');

  async function change(id) {
    if (table) link.unwatch(table);
    table = id;
    state = null;
    need = '';
    if (!id) return;
    try {
      offer = await offers.of(id, true);
      link.watch(id);
      take(await link.ask('table', { table: id }));
      if (role === 'supervisor') fill(part.rule, rulingForm(link, offer, () => state));
    } catch (error) { say(part.head, error); }
  }

  // ---- What the table shows -------------------------------------------------------------------------------

  async function take(news) {
    const announced = state?.announced && !news.announced;
    state = news;
    if (announced) offer = await offers.of(table, true);
    if (state.phase !== 'confirming' && state.phase !== 'playing') fixing = null;
    const { round, phase, locked } = state;
    fill(part.head, h('p', {}, h('strong', { class: 'phase' }, S.phase[phase]), ' ', S.round(round), ' ', part.clock), locked && h('p', { class: 'warn' }, S.terminal.locked(locked)),
      phase !== 'confirming' && state['waiting-for'] && h('p', {}, S.terminal.waiting(state['waiting-for'])), offer.chance === 'server' && h('p', { class: 'help' }, D.serverChance));
    const hands = (state.hands ?? []).filter((each) => each.cards.length);
    fill(part.felt, (state.dice ?? []).length > 0 && diceRow(state.dice, state['dice-caption']), hands.map((each) => hand(each)),
      !hands.length && !(state.dice ?? []).length && state.last && [h('p', { class: 'help' }, S.round(state.last.round)), state.last.result?.dice && diceRow(state.last.result.dice, state.last['dice-caption']), state.last.hands.filter((each) => each.cards.length).map((each) => hand(each))]);
    showStakes();
    showEntry();
    showEntries();
    tick();
  }

  function showStakes() {
    const stakes = state.stakes ?? [];
    fill(part.stakes, h('h2', {}, D.onLayout), grid([D.player, D.position, S.terminal.stake], stakes.map((stake) => [String(stake.p + 1).padStart(2, '0'), `${positionName(offer, stake.w)}${stake.b ? ` · ${S.box(stake.b)}` : ''}`, number(money(stake.s))]), D.nothingStaked),
      (state.lines ?? []).length > 0 && [h('h2', {}, D.lines), lines(state.lines, offer, true)]);
  }

  function tick() {
    if (!state) return;
    const left = Math.max(0, Math.ceil((state.closes - link.now()) / 1000));
    part.clock.textContent = state.phase === 'betting' ? (state.closes ? S.terminal.closesIn(left) : S.terminal.clockWaits) : '';
  }

  // ---- What the dealer enters -------------------------------------------------------------------------------

  const act = (verb, args, words = '') => propose(link, verb, args, words ? () => words : undefined).then((text) => (text === S.doneOk ? '' : text));

  async function enter(event) {
    try {
      if (fixing === null) await link.do('enter', { table, event });
      else await link.do('fix', { table, index: fixing.index, event });
      say(part.answer, fixing === null ? '' : D.fixed);
      fixing = null;
      need = '';
    } catch (error) { say(part.answer, error); }
    showEntry();
  }

  // Drawn anew only when something else is needed: half a throw that was tapped in must not vanish.
  function showEntry() {
    const wanted = fixing ? `fix/${fixing.index}` : `${state.round}/${state.phase}/${state.need}`;
    if (wanted === need) return;
    need = wanted;
    fill(part.enter, fixing ? fixEntry() : entryFor(), part.answer, h('p', { class: 'buttons' }, button(D.noSpin, () => propose(link, 'no-spin', { table, round: state.round }), part.answer, { title: D.noSpinHelp })));
  }

  function entryFor() {
    if (state.phase === 'confirming') return h('p', {}, button(D.confirm(state.round), () => act('confirm', { table, round: state.round }), part.answer, { class: 'primary large' }));
    if (state.phase === 'betting') return h('p', {}, button(D.closeBets, () => act('close-bets', { table }), part.answer, { class: 'primary large' }));
    if (offer.chance === 'server') return h('p', { class: 'help' }, D.serverChance);
    return entryOf(state.need);
  }

  function entryOf(kind) {
    if (kind === 'shuffle') return h('p', {}, h('button', { type: 'button', class: 'primary large', onclick: () => enter({ e: 'shuffle' }) }, D.shuffled));
    if (kind === 'card') return [h('h2', {}, D.card), deckPicture((card) => enter({ e: 'card', c: card })), h('p', { class: 'buttons' },
      h('button', { type: 'button', onclick: () => enter({ e: 'cut' }) }, D.cut), h('button', { type: 'button', onclick: () => enter({ e: 'card', unseen: true }) }, D.unseen))];
    if (kind === 'throw') return [h('h2', {}, D.throwTitle), diceKeypad(offer.dice, (faces) => enter({ e: 'throw', d: faces }))];
    return h('p', { class: 'help' }, kind === 'decision' ? D.needsDecision : S.phase[state.phase]);
  }

  function fixEntry() {
    return [h('p', { class: 'warn' }, D.fixing(fixing.index, fixing.words)), entryOf(fixing.event.e), h('p', {}, h('button', { type: 'button', onclick: () => { fixing = null; showEntry(); } }, S.cancel))];
  }

  async function showEntries() {
    try {
      const { round } = state;
      const list = (await link.ask('entries', { table })).filter((each) => kOutcomes.includes(each.event.e) || each.event.e === 'rule');
      if (state.round !== round) return;
      seenEntries.set(`${table}/${round}`, list);
      const fixable = (each) => offer.chance !== 'server' && ['card', 'throw'].includes(each.event.e) && ['playing', 'confirming'].includes(state.phase);
      fill(part.entries, h('h2', {}, D.entries), grid(['#', S.pit.what, S.pit.actions], list.map((each) => [each.index, each.words,
        h('td', {}, fixable(each) && h('button', { type: 'button', class: 'small', 'aria-label': `${D.fix}: ${each.words}`, onclick: () => { fixing = each; showEntry(); part.enter.scrollIntoView({ block: 'nearest' }); } }, D.fix))])));
    } catch (error) { say(part.entries, error); }
  }

  // ---- Credits --------------------------------------------------------------------------------------------------

  const terminalField = { name: 'terminal', label: S.staff.terminal, placeholder: S.staff.terminalHelp };
  const named = (text) => (/^\d{1,2}$/.test(text) ? terminalName(table, Number(text) - 1) : text);
  const credits = [form({ title: D.credit, submit: D.credit, fields: [terminalField, { name: 'amount', label: S.staff.amount, type: 'money' }, { name: 'tender', label: D.tender, type: 'select', options: [['cash', D.cash], ['chips', D.chips]] }] },
    async ({ terminal, ...rest }) => propose(link, 'credit', { terminal: named(terminal), ...rest }, (reply) => D.creditIs(money(reply.credit)))),
  form({ title: D.cancelCredit, submit: D.cancelCredit, fields: [terminalField] }, ({ terminal }) => propose(link, 'cancel-credit', { terminal: named(terminal) }, (reply) => D.paid(money(reply.paid))))];

  return {
    node: h('div', {}, choice.node, h('div', { class: 'console' }, h('div', {}, part.head, part.felt, part.enter, part.entries), h('div', {}, part.stakes, part.rule, credits))),
    show() { choice.refresh().catch((error) => say(part.head, error)); timer = setInterval(tick, 250); if (table) link.watch(table); },
    hide() { clearInterval(timer); if (table) link.unwatch(table); },
    state(news) { if (news.id === table && offer?.id === table) take(news); },
  };
}
