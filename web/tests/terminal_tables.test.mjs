// Every table of the demonstration floor, several at a time: their clocks outlast the slowest machine's run, and bets
// are closed by the players.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { launchBrowser, newPage } from './harness.mjs';
import {
  area, cents, exampleTables, fits, inTurn, insert, meter, playOut, ready, roundOf, playersFloor, until, waitPhase,
} from './terminal_floor.mjs';

const kAtOnce = 3;
const kRounds = 2; // of a table whose wagers outlive one: some are taken only when others lie there
const kSpotsTried = 6;

let server, browser, auditor;
before(async () => {
  server = await playersFloor();
  [browser, auditor] = await Promise.all([launchBrowser(), server.staff('auditor')]);
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

// A stake lies there, or the page says by which clause it was refused. Bets stay open while this goes on.
async function lay(page, table, me, { box, position }) {
  const log = page.getByRole('log');
  await until(async () => { // what was said before is closed first: two refusals may read alike
    for (const close of await log.locator('.toast button').all()) await close.click({ timeout: 500 }).catch(() => {});
    return (await log.locator('.toast').count()) === 0;
  }, 'a message does not go away');
  await area(page, position, box).click();
  let laid = false, refused = '';
  await until(async () => {
    laid = (await auditor.ask('table', { table })).stakes
      .some((stake) => stake.p === me && stake.b === box && stake.w === position && !stake.carried);
    if (!laid && (await log.locator('.toast').count()) > 0) refused = await log.locator('.toast').last().innerText();
    return laid || refused;
  }, `${position} is neither laid nor refused`);
  if (laid) await area(page, position, box).locator('.chips').waitFor();
  assert.doesNotMatch(refused, /no more bets/i);
  return refused;
}

// One spot of every kind; of those that are refused up to so many. What was refused must be by a clause.
async function layEveryKind(page, table, me, list, done) {
  const laid = [];
  for (const [kind, spots] of list) {
    for (const spot of done.has(kind) ? [] : spots.slice(0, kSpotsTried)) {
      const refused = await lay(page, table, me, spot);
      if (!refused) { laid.push(spot.position); done.add(kind); break; }
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

async function playRound(page, table) {
  const round = await roundOf(page);
  const { credit, staked } = await fits(page, server, `${table.id}/01`);
  const close = table.dealer ? deal(table.id) : table.electronic ? server.skip() : ready(page);
  await Promise.all([close, playOut(page, round)]);
  const after = await fits(page, server, `${table.id}/01`);
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

async function playThrough(table) {
  const page = await newPage(browser, { size: 'tablet' });
  await page.goto(server.url);
  await page.locator(`a[href="terminal.html?table=${table.id}"]`).click();
  await page.locator('.floor').waitFor();
  const {
    title, mine,
  } = { ...(await auditor.ask('tables')).find((each) => each.id === table.id), mine: await meter(page, 'credit') };
  assert.ok((await page.title()).includes(title));
  assert.equal(mine, 0);
  await waitPhase(page, 'betting');
  const list = await kinds(page), done = new Set();
  // Before a chip starts the clock: some seconds of counting for Switch, and others wait behind it.
  await area(page, list[0][1][0].position, list[0][1][0].box).hover();
  await page.locator('.edge').first().waitFor();
  const { wagers } = await auditor.ask('offer', { table: table.id });
  const lives = wagers.some((wager) => wager.lives);
  // What is laid with another may be taken back in the round, and then has no line.
  const mayGoBack = (position) => wagers.some((wager) => wager.id === position && wager['laid-with']);
  for (let i = 0; i < (lives ? kRounds : 1); ++i) {
    await waitPhase(page, 'betting');
    while ((await meter(page, 'credit')) < 50_000) await insert(page, 100); // whatever was lost
    const laid = await layEveryKind(page, table.id, 0, list, done);
    // a wager that wants another beside it
    if (!lives) laid.push(...await layEveryKind(page, table.id, 0, list, done));
    // what is left to try was refused this time
    if (lives && (await fits(page, server, `${table.id}/01`)).staked === 0) await layAny(page, table.id, 0, list);
    await until(async () => (await fits(page, server, `${table.id}/01`)).staked > 0, 'nothing is staked');
    const after = await playRound(page, table);
    if (!lives)
      assert.deepEqual(
        { lines: after.lines >= laid.filter((each) => !mayGoBack(each)).length, staked: after.staked },
        { lines: true, staked: 0 }
      );
    if (done.size === list.length) break;
  }
  if (!lives) assert.equal(done.size, list.length);
  assert.ok(done.size);
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

const byHand = exampleTables().filter((table) => !table.electronic);
const byClock = exampleTables().filter((table) => table.electronic);
const through = (table) => test(
  `${table.id}: every kind of wager, rounds played through, and the ledger agrees`, { timeout: 960_000 },
  () => playThrough(table)
);

describe('every table', { concurrency: kAtOnce }, () => { for (const table of byHand) through(table); });
// The clock is the whole floor's: nobody else may play while it is put forward.
describe('every table whose bets only the clock closes', () => { for (const table of byClock) through(table); });

test('the floor has these tables', () => assert.deepEqual(
  [...server.tables].sort(), exampleTables().map((each) => each.id).sort()
));
