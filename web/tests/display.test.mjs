import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { axe, axeInBoth, done, kProgram, launchBrowser, newPage, Server, shot } from './harness.mjs';
import { addPuntoBanco, addTable, playCoups, playThrow, seat, sideways } from './played.mjs';

let server, browser, dealer;
before(async () => {
  server = await Server.start();
  await server.setUpStaff();
  dealer = await server.staff('dealer');
  browser = await launchBrowser();
});
after(async () => { await browser?.close(); await server?.stop(); });

const open = async (table, options) => {
  const page = await newPage(browser, { size: 'wall', ...options });
  await page.goto(`${server.url}display.html${table ? `?table=${table}` : ''}`);
  return page;
};
const leave = async (page) => {
  await page.setViewportSize({ width: 360, height: 740 });
  assert.deepEqual(await sideways(page), []);
  await done(page);
};
// On the wall what is below the edge is not there.
const shots = async (page, name) => {
  await shot(page, name, { sizes: ['wall'] });
  await shot(page, name, { fullPage: true, sizes: ['phone', 'tablet'] });
};

test('without a table a chooser leads to each, and a wrong name is said', async () => {
  const page = await open('', { size: 'tablet' });
  await page.getByRole('link', { name: /^Tai Sai 1/ }).waitFor();
  assert.equal(await page.getByRole('main').getByRole('link').count(), server.tables.length);
  assert.deepEqual(await axe(page), []);
  await shots(page, 'display-chooser');
  await page.getByRole('link', { name: /^Tai Sai 1/ }).click();
  await page.getByRole('heading', { name: 'Tai Sai 1', level: 1 }).waitFor();
  await page.goto(`${server.url}display.html?table=no-such`);
  await page.getByRole('alert').getByText('no-such').waitFor();
  await leave(page);
});

test('the result that a terminal was paid by is drawn large, counted, and put right before everybody’s eyes',
  async () => {
  const terminal = await seat(server, dealer, 'sic-bo-2');
  for (const dice of [[1, 2, 6], [6, 5, 6], [3, 3, 3], [2, 4, 6], [1, 1, 5], [4, 4, 2], [6, 6, 1], [1, 3, 3]])
    await playThrow(dealer, terminal, 'sic-bo-2', dice);
  const page = await open('sic-bo-2');
  await page.getByText('Result of round 8', { exact: true }).waitFor();
  const round = await playThrow(dealer, terminal, 'sic-bo-2', [2, 2, 5]);
  await page.getByText(`Result of round ${round}`, { exact: true }).waitFor();
  const stage = page.getByRole('region', { name: 'The table' });
  assert.deepEqual(
    await stage.getByRole('img', { name: /^die showing/ }).evaluateAll((all) => all.map((each) =>
      each.getAttribute('aria-label'))), ['die showing 2', 'die showing 2', 'die showing 5']
  );
  // Small won at the terminal, and is among the winning positions here.
  const { last } = await terminal.ask('table');
  assert.equal(last.lines[0].outcome, 'wins');
  assert.equal(last.paid, 2_000);
  assert.deepEqual(
    (await stage.getByRole('list', { name: 'Winning positions' }).locator('li').allTextContents()).includes('Small'),
    last.winning.includes('small')
  );
  await page.getByText('9: 3 of 9', { exact: true }).waitFor({ state: 'attached' }); // totals: 1-2-6, 3-3-3 and 2-2-5
  await page.getByText('Small: 5 of 9', { exact: true }).waitFor({ state: 'attached' });
  assert.deepEqual(await axeInBoth(page), []);
  await shots(page, 'display-sic-bo-light');

  await terminal.do('bet', { wager: 'big', stake: 1_000 });
  await page.getByRole('timer').waitFor();
  assert.match(await page.getByRole('timer').getAttribute('aria-label'), /^Bets close: \d+ seconds? left$/);
  await dealer.do('close-bets', { table: 'sic-bo-2' });
  await page.getByText('No more bets').first().waitFor();
  await dealer.do('enter', { table: 'sic-bo-2', event: { e: 'throw', d: [6, 6, 6] } });
  await page.getByText('Result waits for the dealer').first().waitFor();
  await stage.getByRole('img', { name: 'die showing 6' }).first().waitFor();
  await dealer.do('fix', { table: 'sic-bo-2', index: 2, event: { e: 'throw', d: [6, 6, 4] } });
  await stage.getByRole('img', { name: 'die showing 4' }).waitFor();
  await dealer.do('confirm', { table: 'sic-bo-2', round: round + 1 });
  await page.getByText(`Result of round ${round + 1}`, { exact: true }).waitFor();
  await leave(page);
});

test('the sign says what the offer and “baize edge” say', async () => {
  const wire = await server.wire();
  const offer = await wire.ask('offer', { table: 'sic-bo-1' });
  const page = await open('sic-bo-1');
  await page.getByText('2.778 %').first().waitFor();
  for (const wager of offer.wagers) {
    const row = page.locator(`tr[data-wager="${wager.id}"]`);
    assert.equal(await row.getByRole('rowheader').textContent(), wager.title);
    const text = await row.textContent();
    for (const pay of wager.pays) assert.ok(text.includes(pay.odds), `${wager.id} pays ${pay.odds}`);
    assert.ok(
      text.includes(`${wager.limits.min / 100} – ${wager.limits.max / 100}`), `${wager.id}: limits in ${text}`
    );
  }
  const edges = JSON.parse(execFileSync(kProgram, ['edge', 'gb.sic-bo', '--pay', 'total.4-or-17=62:1', '--json'], {
    encoding: 'utf8',
  }));
  const edgeOf = (name) => `${(edges.find((each) => each.wager === name).edge * 100).toFixed(3)} %`;
  for (const name of ['small', 'any-triple', 'total:4', 'total:9', 'triple:1'])
    assert.ok(
      (await page.locator(`tr[data-wager="${name.split(':')[0]}"]`).textContent()).includes(edgeOf(name)),
      `${name} ${edgeOf(name)}`
    );
  for (const notice of offer.notices) await page.getByText(notice, { exact: true }).first().waitFor();
  await leave(page);
});

test('a ceiling of what is paid is larger than the other notices', async () => {
  const wire = await server.wire();
  const offer = await wire.ask('offer', { table: 'ultimate-1' });
  assert.equal(offer.prominent.length, 1);
  const page = await open('ultimate-1');
  const sizeOf = async (notice) => Number.parseFloat(await page.getByText(notice, { exact: true }).first()
    .evaluate((line) => getComputedStyle(line).fontSize));
  const others = offer.notices.filter((notice) => !offer.prominent.includes(notice));
  const large = await sizeOf(offer.prominent[0]);
  for (const notice of others) assert.ok(large > await sizeOf(notice), notice);
  assert.ok(others.length > 0);
  await leave(page);
});

test('roads appear at the punto banco table', async () => {
  const table = await addPuntoBanco(server, 'punto-banco-9');
  const terminal = await seat(server, dealer, table);
  const shoe = 'TBBPBBBPBPPBBBBTTBBBBPTPPPBP';
  await playCoups(dealer, terminal, table, shoe);
  const page = await open(table);
  await page.getByText('Punto wins', { exact: true }).waitFor();
  const marks = async (name) => page.getByRole('img', { name: new RegExp(`^${name}`) }).locator('[data-value]')
    .evaluateAll((all) => all.map((each) => each.dataset.value[0]).join(''));
  // the roads come with an answer of their own
  await page.getByRole('img', { name: /^Bead plate/ }).locator('[data-value]').nth(shoe.length - 1)
    .waitFor({ state: 'attached' });
  assert.equal((await marks('Bead plate')).toUpperCase(), shoe.replaceAll('T', 'E'));
  assert.equal((await marks('Big road')).toUpperCase(), shoe.replaceAll('T', ''));
  assert.ok((await marks('Big eye boy')).length > 10);
  assert.ok((await marks('Small road')).length > 8);
  assert.ok((await marks('Cockroach pig')).length > 6);
  await page.getByText('Banco: 15', { exact: true }).waitFor();
  assert.deepEqual(await axeInBoth(page), []);
  await shots(page, 'display-roads-light');
  await playCoups(dealer, terminal, table, 'T');
  await page.getByText('Result of round 29', { exact: true }).waitFor();
  await page.getByText('Egalité: 5', { exact: true }).waitFor();
  await leave(page);
});

test('a table with boxes, dark', async () => {
  const table = await addTable(server, 'nz.blackjack', 'blackjack-9', { electronic: 'false' });
  const page = await open(table, { scheme: 'dark' });
  const terminal = await server.wire({ 'open-terminal': { table } });
  await terminal.do('insert-cash', { amount: 10_000 });
  for (const box of [1, 3, 4]) await terminal.do('bet', { box, wager: 'main', stake: 1_000 });
  server.skip();
  await page.getByText('Round 1, in play').waitFor();
  await page.getByText('0.506 %').waitFor();
  assert.deepEqual(await axe(page), []);
  await shots(page, 'display-blackjack-dark');
  await leave(page);
});
