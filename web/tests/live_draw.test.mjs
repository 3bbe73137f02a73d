// Cards that are held by touch, at the one game whose every round asks for some.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, done, exampleFile, kSizes, launchBrowser, newPage, openTerminal, Server, shot } from './harness.mjs';
import { insert, ready, stake, until } from './terminal_floor.mjs';

kSizes.desk = { width: 1440, height: 900 };
const table = 'live-draw-1';
let server, browser;
before(async () => {
  server = await Server.start([], [
    exampleFile('gb.live-draw-poker').replace(/^(chance = .*)$/m, 'electronic = false\n$1'),
  ]);
  await server.setUpStaff();
  browser = await launchBrowser();
});
after(async () => { await browser?.close(); await server?.stop(); });

test('the cards to hold are tapped, and the page says what silence does', async () => {
  const page = await newPage(browser, { size: 'phone', touch: true });
  await openTerminal(page, server, table);
  await insert(page, 100);
  await shot(page, 'live-draw-betting', { sizes: ['phone', 'desk', 'wall'] });
  await stake(page, [['main', 1], ['main', 2]]);
  await ready(page);
  const cards = page.locator('.picker button');
  await cards.nth(4).waitFor();
  assert.equal(await cards.count(), 5);
  assert.ok(
    (await page.locator('body').innerText()).toLowerCase().includes('says nothing has all five'), 'gb-2011 16.17'
  );
  await cards.nth(0).tap();
  await cards.nth(3).tap();
  await until(async () => (await page.locator('.picker button[aria-pressed="true"]').count()) === 2, 'not two held');
  await shot(page, 'live-draw-hold', { sizes: ['phone', 'desk', 'wall'] });
  assert.deepEqual(await axe(page), []);
  const hold = page.locator('.decision .choice button.large');
  await hold.tap();
  await until(async () => (await page.locator('.picker button[aria-pressed="true"]').count()) === 0, 'not asked anew');
  await hold.tap(); // nothing is held on the second position: five new cards
  await page.locator('.floor[data-phase="betting"]').waitFor();
  await shot(page, 'live-draw-settled', { sizes: ['phone', 'desk', 'wall'] });
  await done(page);
});
