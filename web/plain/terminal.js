// A player's terminal.
import { S } from './strings.js';
import { h, fill, say, button, form, money, short, clock, refusal, cents, Refused } from './dom.js';
import { Link } from './link.js';
import { Layout, keyOf, limitsText } from './layout.js';
import { card, hand, diceRow, result, resultWords, positionName } from './draw.js';
import * as rounds from './rounds.js';
import { Bets } from './terminal_bets.js';
import { makeWallet, makePastGames } from './terminal_money.js';

const T = S.terminal;
const query = new URLSearchParams(location.search);
const wantedTable = query.get('table');
const kept = `baize-terminal:${wantedTable ?? ''}`;

const at = {
  offer: null, state: null, currency: '', terminal: '', layout: null, chip: 0,
  question: '', // what was asked last, so that it is drawn once
};

// ---- The page ---------------------------------------------------------------------------------------------

const part = {
  banner: h('div', { class: 'banner', role: 'status', hidden: true }),
  title: h('h1', {}), terminal: h('span', { class: 'help' }), play: h('span', { class: 'badge', hidden: true }, S.playMoney),
  phase: h('strong', { class: 'phase' }), clock: h('span', { class: 'clock', 'aria-hidden': 'true' }),
  credit: h('b', {}), staked: h('b', {}), won: h('b', {}), time: h('b', {}), results: h('span', { class: 'results' }),
  alert: h('div', { class: 'alerts' }), felt: h('div', { class: 'felt' }), layout: h('div', {}), live: h('p', { class: 'sr', 'aria-live': 'polite' }),
  chips: h('div', { class: 'chips', role: 'radiogroup', 'aria-label': T.chips }), message: h('output', { class: 'answer', 'aria-live': 'polite' }),
  question: h('div', { class: 'question', hidden: true, tabindex: '-1' }), betting: h('div', { class: 'betting' }),
  lines: h('section', { class: 'panel' }), money: h('section', { class: 'panel' }), history: h('section', { class: 'panel' }), notices: h('section', { class: 'panel' }),
  start: h('main', { class: 'panel start' }, T.opening), floor: h('div', { class: 'terminal', hidden: true }),
};

const meter = (name, value, extra = '') => h('div', { class: `meter ${extra}` }, h('span', {}, name), value);

function build() {
  part.ready = button(T.ready, () => link.do('ready').then(() => ''), part.message, { class: 'primary' });
  fill(part.betting, part.chips, h('div', { class: 'buttons' }, button(T.undo, () => bets.undo(), part.message), button(T.clear, () => bets.clear(), part.message), button(T.repeat, () => bets.repeat(), part.message), part.ready));
  fill(part.floor, h('header', { class: 'top' }, h('div', { class: 'name' }, h('a', { href: 'index.html', class: 'home' }, S.name), part.title, part.terminal, part.play),
    h('div', { class: 'meters' }, meter(T.credit, part.credit), meter(T.staked, part.staked), meter(T.lastWin, part.won), meter(T.time, part.time)),
    h('div', { class: 'now' }, part.phase, part.clock, meter(T.lastResults, part.results, 'wide'))),
  h('main', { id: 'main' }, h('div', { class: 'play' }, part.alert, part.felt, h('p', { class: 'help' }, T.layoutHelp), part.layout),
    h('aside', {}, part.lines, part.money, part.history, part.notices)),
  h('footer', { class: 'bar' }, part.message, part.question, part.betting));
  document.body.append(h('a', { class: 'skip', href: '#main' }, S.skip), part.banner, part.floor, part.start, part.live);
  fill(part.money, wallet.nodes);
  fill(part.history, pastGames.node);
}

// ---- Signing in -------------------------------------------------------------------------------------------------

const link = new Link(kept, {
  status(status) {
    const words = { lost: S.lost, connecting: at.state ? S.lost : S.connecting, elsewhere: T.elsewhere }[status];
    fill(part.banner, words ?? '', status === 'elsewhere' && h('button', { type: 'button', onclick: () => link.connect() }, T.useHere));
    part.banner.hidden = !words || (status === 'connecting' && !at.state);
    part.floor.classList.toggle('offline', status !== 'in');
  },
  welcome(welcome) {
    if (welcome.role !== 'terminal' || !welcome.offer) { ended(new Refused(T.ended)); return; }
    at.currency = welcome.currency;
    part.start.hidden = true;
    part.floor.hidden = false;
    part.play.hidden = !(welcome['play-money'] || welcome.offer['play-money']);
    wallet.notes.hidden = part.play.hidden;
    part.terminal.textContent = at.terminal = welcome.name;
    bets.laid.clear();
    show(welcome.offer);
    take(welcome.state);
  },
  state(state) { if (state.id === at.offer?.id) take(state); },
  refused(error, byToken) { ended(error, byToken); },
  trouble(error) { say(part.message, error); },
});

function open() { link.signIn({ 'open-terminal': { table: wantedTable, ...(query.get('terminal') ? { terminal: Number(query.get('terminal')) } : {}) } }); }

// No way in yet: a new terminal of the demonstration, or the token of an enrolled one.
function ended(error, byToken = false) {
  part.floor.hidden = true;
  part.start.hidden = false;
  part.banner.hidden = true;
  fill(part.start, h('h1', {}, S.name), h('p', {}, byToken ? T.ended : ''), error && !byToken && h('p', {}, refusal(error)),
    wantedTable ? h('p', {}, h('button', { type: 'button', class: 'primary', onclick: () => { fill(part.start, T.opening); open(); } }, T.openNew)) : h('p', {}, T.chooseTable),
    h('p', {}, h('a', { href: 'index.html' }, T.allTables)),
    form({ help: T.tokenHelp, submit: T.tokenGo, fields: [{ name: 'token', label: T.tokenLabel, maxlength: 64 }] }, ({ token }) => {
      link.hello = null;
      link.token = token;
      if (link.open) link.greet();
      else link.connect();
      return S.connecting;
    }));
}

// ---- The offer: what does not change within a round ---------------------------------------------------------------

// After a lost connection it is mostly the same one: then the layout stays, and with it the place of whoever uses keys.
function show(offer) {
  const lasting = JSON.stringify({ ...offer, round: 0, phase: '', closing: false, locked: '' });
  const same = lasting === at.lasting;
  at.lasting = lasting;
  at.offer = offer;
  if (same) return;
  document.title = T.title(offer.title);
  part.title.textContent = offer.title;
  at.layout = new Layout(offer, { add: (...cell) => bets.change(...cell, 1), remove: (...cell) => bets.change(...cell, -1), sit });
  fill(part.layout, at.layout.node);
  showChips(offer);
  showNotices(offer, []);
}

const kChips = [10, 50, 100, 200, 500, 1000, 2500, 5000, 10000, 50000, 100000];

// Chips that are of use at this table: from its smallest step to its largest stake, and at least the least stake.
function showChips(offer) {
  const limits = offer.wagers.filter((wager) => wager.opening).map((wager) => wager.limits);
  const step = Math.min(...limits.map((each) => each.increment)), most = Math.max(...limits.map((each) => each.max)), least = Math.min(...limits.map((each) => each.min));
  const chips = kChips.filter((chip) => chip >= step && chip <= most && chip % step === 0).slice(0, 8);
  if (!chips.includes(least)) chips.unshift(least);
  if (!chips.includes(at.chip)) at.chip = chips.find((chip) => chip >= least) ?? chips[0];
  const choose = (chip) => { at.chip = chip; for (const node of part.chips.children) mark(node); };
  const mark = (node) => {
    const on = Number(node.dataset.chip) === at.chip;
    node.setAttribute('aria-checked', String(on));
    node.tabIndex = on ? 0 : -1;
  };
  fill(part.chips, chips.sort((a, b) => a - b).map((chip, i) => h('button', { type: 'button', role: 'radio', class: `pick c${i}`, 'data-chip': chip, 'aria-label': T.chip(money(chip)), onclick: () => choose(chip) }, short(chip))));
  for (const node of part.chips.children) mark(node);
  part.chips.onkeydown = (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const list = [...part.chips.children];
    const next = list[(list.findIndex((node) => Number(node.dataset.chip) === at.chip) + step + list.length) % list.length];
    choose(Number(next.dataset.chip));
    next.focus();
  };
}

function showNotices(offer, announced) {
  fill(part.notices, h('h2', {}, T.notices), announced.length > 0 && h('p', { class: 'warn' }, T.announced, h('ul', {}, announced.map((each) => h('li', {}, each)))),
    offer.notices.length ? h('ul', {}, offer.notices.map((each) => h('li', {}, each))) : h('p', { class: 'help' }, S.none),
    h('details', {}, h('summary', {}, T.pays), offer.wagers.map((wager) => h('div', { class: 'pays' }, h('b', {}, wager.title), ' ', wager.opening && h('small', {}, limitsText(wager.limits)), ' ', h('cite', {}, wager.clause),
      h('ul', {}, wager.pays.map((row) => h('li', {}, `${row.id}: ${row.odds} `, h('cite', {}, row.clause))))))));
}

// ---- The state -------------------------------------------------------------------------------------------------------

function take(state) {
  const old = at.state;
  at.state = state;
  if (old && old.announced && !state.announced) link.ask('offer', { table: state.id }).then(show).then(() => take(at.state)).catch(() => {});
  const sign = ({ last }) => last && `${last.round}/${last.corrections}/${last.disputed}`;
  if (bets.take(state) || (old && sign(old) !== sign(state))) pastGames.refresh();
  showMeters();
  showPhase();
  showFelt();
  showStakes();
  showQuestion();
  showLines(old);
  if (JSON.stringify(state.announced) !== JSON.stringify(old?.announced)) showNotices(at.offer, state.announced ?? []);
}

function showMeters(credit = at.state.mine.credit, staked = at.state.mine.staked) {
  part.credit.textContent = money(credit);
  part.staked.textContent = money(staked);
  part.won.textContent = money(at.state.mine['last-win']);
  const list = at.state.results.slice(-8).reverse();
  const sign = `${at.state.last?.round}/${at.state.last?.corrections}`;
  if (part.results.dataset.sign === sign && part.results.children.length) return;
  part.results.dataset.sign = sign;
  fill(part.results, list.length ? list.map((each) => result(each, at.offer['house-hands'])) : T.noResults);
}

function showPhase() {
  const { state } = at;
  part.phase.textContent = S.phase[state.phase] ?? state.phase;
  part.floor.dataset.phase = state.phase;
  const notes = [state.locked && h('p', { class: 'warn' }, T.locked(state.locked)), state.closing && state.phase !== 'closed' && h('p', { class: 'warn' }, T.closing),
    !state.question && state.phase === 'playing' && state['waiting-for'] && h('p', { class: 'help' }, T.waiting(state['waiting-for']))];
  fill(part.alert, notes);
  const ready = (state.ready ?? []).includes(state.mine.p);
  part.ready.textContent = ready ? T.isReady : T.ready;
  part.ready.hidden = at.offer.chance !== 'server';
  tick();
}

// The server's clock decides; this one only shows it.
function tick() {
  const { state } = at;
  if (!state) return;
  const now = link.now();
  part.time.textContent = clock(now);
  const left = (until) => Math.max(0, Math.ceil((until - now) / 1000));
  if (state.phase === 'betting') part.clock.textContent = state.closes ? T.closesIn(left(state.closes)) : T.clockWaits;
  else if (state.deciding) part.clock.textContent = T.deciding(state.deciding.box, left(state.deciding.until));
  else part.clock.textContent = '';
  part.clock.classList.toggle('soon', state.phase === 'betting' && state.closes > 0 && left(state.closes) <= 5);
  if (state.question && part.countdown) part.countdown.textContent = state.question.until ? T.secondsLeft(left(state.question.until)) : '';
}

// ---- What lies on the table ------------------------------------------------------------------------------------------

function showFelt() {
  const { state, offer } = at;
  const lies = (view) => view && ((view.hands ?? []).some((each) => each.cards.length) || (view.dice ?? view.result?.dice ?? []).length > 0);
  const current = lies(state);
  const view = current ? state : lies(state.last) ? state.last : null;
  const dice = current ? state.dice : view?.result?.dice;
  const house = (view?.hands ?? []).filter((each) => each.box === 0 && each.cards.length);
  fill(part.felt, h('p', { class: 'help' }, view && !current ? S.round(state.last.round) : S.round(state.round)),
    dice?.length > 0 && diceRow(dice, view['dice-caption']), house.map((each) => hand(each)),
    state['exposed-next'] && h('div', { class: 'hand' }, h('span', { class: 'hand-name' }, T.nextCard), card(state['exposed-next'])),
    !view && h('p', { class: 'empty' }, S.phase[state.phase]), offer['house-hands'].length > 0 && state['cards-left'] > 0 && h('p', { class: 'help' }, T.cardsLeft(state['cards-left'])));
  part.felt.classList.toggle('old', Boolean(view) && !current);
  at.layout.showBoxes(view?.hands ?? [], Boolean(view) && !current, laterStakes(), state.places, state.mine.p, state.question?.box ?? state.deciding?.box);
}

// Stakes that are no cells of the layout: doubles, splits, insurance.
function laterStakes() {
  const more = new Map();
  for (const stake of at.state.stakes ?? []) {
    if (at.layout.cells.has(keyOf(stake.b, stake.w))) continue;
    const words = `${stake.p === at.state.mine.p ? '' : String(stake.p + 1).padStart(2, '0') + ' '}${positionName(at.offer, stake.w)} ${money(stake.s)}`;
    more.set(stake.b, [...(more.get(stake.b) ?? []), words]);
  }
  return more;
}

function showStakes() {
  const { mine, others } = bets.now();
  at.layout.showChips(mine, others, at.state.phase === 'betting' && !at.state.locked);
  if (at.state.phase !== 'betting') return;
  const sum = [...mine.values()].reduce((total, stake) => total + stake, 0);
  showMeters(at.state.mine.credit + at.state.mine.staked - sum, sum);
}

async function sit(place, leave) {
  try {
    await link.do('sit', leave ? { place, leave } : { place });
    say(part.message, '');
  } catch (error) { say(part.message, error); }
}

// ---- Deciding ---------------------------------------------------------------------------------------------------------

function showQuestion() {
  const { question } = at.state;
  const sign = question ? JSON.stringify([at.state.round, question.box, question.hand, question.choices, at.state.hands?.find((each) => each.box === question.box && each.hand === question.hand)?.cards]) : '';
  part.question.hidden = !question;
  part.betting.hidden = Boolean(question);
  part.floor.classList.toggle('asking', Boolean(question));
  if (sign === at.question) return;
  at.question = sign;
  if (question) askPlayer(question);
}

// The question takes the focus, but none of its answers does: a key held down to place chips must not decide anything.
function askPlayer(question) {
  const where = question.box ? (question.hand > 0 ? S.boxHand(question.box, question.hand + 1) : S.box(question.box)) : '';
  part.countdown = h('span', { class: 'clock' });
  const own = (at.state.hands ?? []).filter((each) => each.box === question.box && each.hand === question.hand && question.box > 0);
  fill(part.question, h('p', { class: 'asks' }, h('strong', {}, T.decide(where)), ' ', part.countdown, ' ', h('cite', {}, question.clause)), own.map((each) => hand(each, false)),
    h('div', { class: 'choices' }, question.choices.map(choiceButton)));
  part.live.textContent = `${T.decide(where)}: ${question.choices.map((choice) => choice.title).join(', ')}`;
  part.question.focus({ preventScroll: true });
  tick();
}

function choiceButton(choice) {
  const { amount } = choice;
  const fixed = amount && amount.min === amount.max;
  const input = amount && !fixed ? h('input', { type: 'text', inputmode: 'decimal', 'aria-label': `${choice.title}: ${T.amount}`, value: money(amount.max).replace(/\s/g, ''), title: `${money(amount.min)} – ${money(amount.max)}` }) : null;
  const round = at.state.round;
  const send = () => link.do('answer', { choice: choice.id, round, ...(amount ? { amount: fixed ? amount.max : cents(input.value) } : {}) }).then(() => '');
  return h('span', { class: 'choice' }, button([choice.title, fixed && ` ${money(amount.max)}`].filter(Boolean).join(''), async () => send(), part.message, { class: 'primary large', title: choice.clause }), input);
}

// ---- After a round ------------------------------------------------------------------------------------------------------

function showLines(old) {
  const { state } = at;
  const own = (state.lines ?? []).filter((line) => line.p === state.mine.p);
  const { last } = state;
  const staked = state.phase === 'betting' ? [] : (state.stakes ?? []).filter((stake) => stake.p === state.mine.p);
  if (own.length) fill(part.lines, h('h2', {}, T.thisRound), rounds.lines(own, at.offer));
  else if (staked.length) fill(part.lines, h('h2', {}, T.thisRound), rounds.stakes(staked, at.offer));
  else if (last) fill(part.lines, h('h2', {}, T.lastRound(last.round)), last.disputed && h('p', { class: 'warn' }, T.disputed), last.corrections > 0 && h('p', { class: 'warn' }, T.corrected(last.corrections)), rounds.lines(last.lines, at.offer), last.lines.length > 0 && h('p', { class: `net ${last.paid > last.staked ? 'good' : ''}` }, rounds.net(last)));
  else fill(part.lines, h('h2', {}, T.thisRound), h('p', { class: 'help' }, T.noWagers));
  if (last && old && last.round !== old.last?.round) {
    part.live.textContent = T.announceRound(last.round, resultWords(last.result), last.lines.length ? rounds.net(last) : T.noWagers);
    say(part.message, last.lines.length ? h('span', { class: last.paid > last.staked ? 'good' : '' }, `${S.round(last.round)}: ${rounds.net(last)}`) : '');
  }
  const corrections = last?.round === old?.last?.round && last && last.corrections > old.last.corrections;
  if (corrections) say(part.message, h('strong', {}, T.corrections));
}

// ---- Begin ------------------------------------------------------------------------------------------------------------------------

const bets = new Bets(link, at, kept, { changed: showStakes, tell: (what) => say(part.message, what) });
const wallet = makeWallet(link, at);
const pastGames = makePastGames(link, at);
build();
setInterval(tick, 250);
if (link.token) link.connect();
else if (wantedTable) open();
else ended(null);
