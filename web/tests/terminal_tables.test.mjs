// Every table of the demonstration floor, several at a time: their clocks outlast the slowest machine's run, and bets
// are closed by the players.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { comes, done, launchBrowser, newPage, openTerminal } from './harness.mjs';
import {
  area, cents, exampleTables, fits, inTurn, insert, meter, playOut, ready, roundOf, playersFloor, until, waitPhase,
} from './terminal_floor.mjs';
import { layouts, lookAtSizes } from './terminal_sizes.mjs';

const drawn = new Set(layouts());
const kAtOnce = 3;
const kRounds = 2; // of a table whose wagers outlive one: some are taken only when others lie there
const kSpotsTried = 6;

const kEnough = 50_000;

let server, browser, auditor, titles;
before(async () => {
  server = await playersFloor();
  [browser, auditor] = await Promise.all([launchBrowser(), server.staff('auditor')]);
  titles = new Map((await auditor.ask('tables')).map((each) => [each.id, each.title]));
});
after(async () => { await browser?.close(); await server?.stop(); });

// The positions of each kind of wager that can be staked on; in the first box where there are boxes.
async function kinds(page) {
  const keys = await page.locator('button[data-key]').evaluateAll((list) => list.map((each) => each.dataset.key));
  const seen = new Map();
  for (const [box, position] of keys.map((key) => key.split('|'))) {
    const kind = position.replace(/:.*/, '');
    if (Number(box) < 2) seen.set(kind, [...(seen.get(kind) ?? []), { box: Number(box), position }]);
  }
  // A side wager may need the main one beside it, which then comes first.
  const main = ['ante', 'win-line'];
  return [...seen].sort(([a], [b]) => Number(main.includes(b)) - Number(main.includes(a)));
}

const kToast = '[role="log"] .toast';
const lastToast = () => [...document.querySelectorAll('[role="log"] .toast')].at(-1)?.innerText ?? '';

// A stake lies there, or the page says by which clause it was refused. Bets stay open while this goes on.
async function lay(page, table, me, { box, position }) {
  // What was said before is closed first: two refusals may read alike.
  await page.locator(`${kToast} button`).evaluateAll((all) => all.forEach((each) => each.click()));
  await comes(page, (toast) => !document.querySelector(toast), kToast, 'a message does not go away');
  await area(page, position, box).click();
  const liesIn = (state) => (state.stakes ?? [])
    .some((stake) => stake.p === me && stake.b === box && stake.w === position && !stake.carried);
  const laid = () => liesIn(auditor.followed.get(table));
  let refused = '';
  await until(async () => {
    if (!laid()) refused = await page.evaluate(lastToast);
    return refused || laid();
  }, `${position} is neither laid nor refused`, { news: () => auditor.news() });
  assert.doesNotMatch(refused, /no more bets/i);
  // A message may also say that less was taken.
  if (refused && !liesIn(await auditor.ask('table', { table }))) return refused;
  await area(page, position, box).locator('.chips').waitFor();
  return '';
}

// One spot of every kind; of those that are refused up to so many. What was refused must be by a clause.
async function layEveryKind(page, table, me, list, tried) {
  const laid = [];
  for (const [kind, spots] of list) {
    for (const spot of tried.has(kind) ? [] : spots.slice(0, kSpotsTried)) {
      const refused = await lay(page, table, me, spot);
      if (!refused) { laid.push(spot.position); tried.add(kind); break; }
      assert.match(
        refused, /(gb|nz)-\d{4} \S|(gb|nz)-\S+ \d/, `${spot.position} is refused without a clause: ${refused}`
      );
    }
  }
  return laid;
}

async function layAny(page, table, me, list) {
  for (const [, spots] of list) if (!(await lay(page, table, me, spots[0]))) return;
}

// The dealer enters whatever the table waits for.
const deal = (table) => inTurn(server, (dealer) => enterAll(dealer, table));
async function enterAll(dealer, table) {
  await dealer.do('close-bets', { table });
  const offer = await dealer.ask('offer', { table });
  const deck = [...'shdc'].flatMap((suit) => [...'23456789TJQKA'].map((rank) => rank + suit));
  for (let state =
    await dealer.ask('table', { table }); state.phase === 'playing'; state = await dealer.ask('table', { table })) {
    const at = offer.wheel?.compartments[1];
    const tries = {
      throw: [{ e: 'throw', d: Array(offer.dice || 4).fill(0).map((_, i) => i + 1) }],
      spin: [{ e: 'spin', at: [at] }, { e: 'spin', at: [at, at] }],
      card: [{ e: 'card', c: deck.pop() }],
      shuffle: [{ e: 'shuffle' }],
    }[state.need];
    if (!tries) { await new Promise((done) => { setTimeout(done, 200); }); continue; } // a player decides
    const taken = (event) => dealer.do('enter', { table, event })
      .then(() => true, (error) => { if (event === tries.at(-1)) throw error; return false; });
    for (const event of tries) if (await taken(event)) break; // how many rings a wheel has, the dealer sees
  }
  const { round, phase } = await dealer.ask('table', { table });
  if (phase === 'confirming') await dealer.do('confirm', { table, round });
}

async function playRound(page, table, terminal) {
  const round = await roundOf(page);
  const { credit, staked } = await fits(page, server, terminal);
  const close = table.dealer ? deal(table.id) : table.electronic ? server.skip() : ready(page);
  await Promise.all([close, playOut(page, round)]);
  const after = await fits(page, server, terminal);
  const { last } = await auditor.ask('table', { table: table.id });
  const mine = last.round === round ? last.lines : [];
  if (mine.length) {
    const net = async () => cents((await page.locator('[data-net]').innerText()).replace(/Net |\+/g, ''));
    await until(
      async () => after.credit + after.staked === credit + staked + (await net()),
      `credit ${after.credit}, staked ${after.staked}: not ${credit}, ${staked} and the net that is shown`
    );
    assert.match(await page.locator('[aria-labelledby="mine-head"] cite').first().innerText(), /^(gb|nz)-/);
    await until(
      async () => (await page.locator('[aria-labelledby="mine-head"] cite').count()) === mine.length,
      `the page does not show ${mine.length} lines`
    );
  }
  return { lines: mine.length, staked: after.staked };
}

// Enough for a chip of every kind. One note by hand, the rest from the dealer, in one go.
async function fund(page, terminal) {
  const credit = await meter(page, 'credit');
  if (credit >= kEnough) return;
  if (!credit) await insert(page, 100);
  await inTurn(server, (dealer) => dealer.do('credit', { terminal, amount: 2 * kEnough }));
  await until(async () => (await meter(page, 'credit')) > 2 * kEnough, 'the credit is not on the page');
}

async function playThrough(table) {
  const page = await newPage(browser, { size: 'tablet' }), terminal = `${table.id}/01`;
  await openTerminal(page, server, table.id);
  await page.locator('.floor').waitFor();
  auditor.follow(table.id);
  assert.ok((await page.title()).includes(titles.get(table.id)));
  assert.equal(await meter(page, 'credit'), 0);
  await waitPhase(page, 'betting');
  if (drawn.has(table.id)) await lookAtSizes(page);
  const list = await kinds(page), tried = new Set();
  // Before a chip starts the clock: some seconds of counting for Switch, and others wait behind it.
  await area(page, list[0][1][0].position, list[0][1][0].box).hover();
  await page.locator('.edge').first().waitFor();
  const { wagers } = await auditor.ask('offer', { table: table.id });
  const lives = wagers.some((wager) => wager.lives);
  // What is laid with another may be taken back in the round, and then has no line.
  const mayGoBack = (position) => wagers.some((wager) => wager.id === position && wager['laid-with']);
  for (let i = 0; i < (lives ? kRounds : 1); ++i) {
    await waitPhase(page, 'betting');
    await fund(page, terminal);
    const laid = await layEveryKind(page, table.id, 0, list, tried);
    // a wager that wants another beside it
    if (!lives) laid.push(...await layEveryKind(page, table.id, 0, list, tried));
    // what is left to try was refused this time
    if (lives && (await fits(page, server, terminal)).staked === 0) await layAny(page, table.id, 0, list);
    await until(async () => (await fits(page, server, terminal)).staked > 0, 'nothing is staked');
    const after = await playRound(page, table, terminal);
    if (!lives)
      assert.deepEqual(
        { lines: after.lines >= laid.filter((each) => !mayGoBack(each)).length, staked: after.staked },
        { lines: true, staked: 0 }
      );
    if (tried.size === list.length) break;
  }
  if (!lives) assert.equal(tried.size, list.length);
  assert.ok(tried.size);
  await done(page);
}

const byHand = exampleTables().filter((table) => !table.electronic);
const byClock = exampleTables().filter((table) => table.electronic);
const through = (table) => test(
  `${table.id}: every size, every kind of wager, rounds played through, and the ledger agrees`, { timeout: 960_000 },
  () => playThrough(table)
);

describe('every table', { concurrency: kAtOnce }, () => { for (const table of byHand) through(table); });
// The clock is the whole floor's: nobody else may play while it is put forward.
describe('every table whose bets only the clock closes', () => { for (const table of byClock) through(table); });

test('the floor has these tables, and its first page leads to the terminal of each', async () => {
  assert.deepEqual([...server.tables].sort(), exampleTables().map((each) => each.id).sort());
  const page = await newPage(browser);
  await page.goto(server.url);
  await page.locator('a[href^="terminal.html"]').nth(server.tables.length - 1).waitFor();
  const links = await page.locator('a[href^="terminal.html"]').evaluateAll((all) => all.map((each) => each.search));
  assert.deepEqual(links.sort(), server.tables.map((id) => `?table=${id}`).sort());
  await page.locator(`a[href="terminal.html?table=${server.tables[0]}"]`).click();
  await page.locator('.floor').waitFor();
  await done(page);
});
