import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { axe, axeInBoth, done, kWeb, launchBrowser, newPage, openTerminal, Server, shot, signIn } from './harness.mjs';
import { area, insert } from './terminal_floor.mjs';
import { firstLoad } from './weight.mjs';

const kMostBytes = 150_000;
let server, browser;
before(async () => { server = await Server.start(); browser = await launchBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

test('every page loads in less than 150 kB', () => {
  const pages = readdirSync(kWeb).filter((name) => name.endsWith('.html')).map((name) => name.slice(0, -5));
  assert.ok(pages.includes('index') && pages.includes('terminal'));
  for (const page of pages) {
    const { bytes } = firstLoad(kWeb, page);
    console.log(`${page}: ${(bytes / 1000).toFixed(1)} kB`);
    assert.ok(bytes < kMostBytes, `${page} weighs ${bytes}`);
  }
});

test('the first page shows the tables', async () => {
  const page = await newPage(browser);
  await page.goto(server.url);
  await page.getByRole('link', { name: /^Play now/ }).first().waitFor();
  assert.equal(await page.getByRole('link', { name: /^Play now/ }).count(), server.tables.length);
  assert.deepEqual(await axeInBoth(page, 'index', { fullPage: true }), []);
  await done(page);
});

test('play now is one click away, and the theme can be switched', async () => {
  const page = await newPage(browser);
  await page.goto(server.url);
  await page.getByRole('button', { name: /^Theme/ }).click();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'light');
  await page.getByRole('link', { name: /^Play now/ }).first().click();
  await page.waitForURL(/terminal\.html\?table=/);
  await done(page);
});

// Tai Sai 1 takes part with 2.00 or more in all: what is less is said at once, beside the chip, and not dropped in
// silence at the close.
test('a newcomer’s first chip counts, and one that would not is told so', async () => {
  const page = await newPage(browser);
  await openTerminal(page, server, 'sic-bo-1');
  await page.locator('.floor').waitFor();
  await insert(page, 20);
  assert.equal(await page.getByRole('radio', { checked: true }).getAttribute('aria-label'), 'Chip of 2.50, key 3');
  await page.keyboard.press('2'); // a chip of 1
  await area(page, 'small').click();
  await page.getByRole('status').getByText('add 1').waitFor();
  await area(page, 'small').locator('.warned').waitFor();
  assert.ok(await page.getByRole('button', { name: 'Ready', exact: true }).isDisabled());
  assert.deepEqual(await axe(page), []);
  await area(page, 'small').click();
  await area(page, 'small').locator('.warned').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Ready', exact: true }).and(page.locator(':enabled')).waitFor();
  await done(page);
});

test('the first page comes back after the server was killed', async () => {
  const page = await newPage(browser);
  await page.goto(server.url);
  await page.getByRole('link', { name: /^Play now/ }).first().waitFor();
  await server.kill();
  await page.getByText('Connection lost').waitFor();
  await server.restart();
  await page.getByText('Connection lost').waitFor({ state: 'detached' });
  await done(page);
});

test('staff sign in, and the ledger answers', async () => {
  await server.setUpStaff();
  const page = await newPage(browser);
  await signIn(page, server, 'cashier');
  assert.deepEqual(await axe(page), []);
  await done(page);
  assert.equal((await server.ledger('cash:cage')).account, 'cash:cage');
});

test('a table that waits for a dealer says so until one is there', async () => {
  const page = await newPage(browser), card = page.locator('article', { hasText: 'sic-bo-2' });
  await page.goto(server.url);
  await card.getByText('No dealer is here').waitFor();
  const dealer = await server.staff('dealer');
  dealer.send({ watch: { table: 'sic-bo-2' } });
  await card.getByText('A dealer throws').waitFor();
  dealer.close();
  await card.getByText('No dealer is here').waitFor();
  await done(page);
});
