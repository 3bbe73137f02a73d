// Tiles are drawn, set by touch, and named; a foul is explained before it is sent (gb-2011 14.28, 14.29).
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, exampleFile, launchBrowser, newPage, openTerminal, Server, shot } from './harness.mjs';
import { insert, stake, until } from './terminal_floor.mjs';

let server, browser;
before(async () => {
  server = await Server.start([], [exampleFile('gb.pai-gow-tiles')]);
  await server.setUpStaff();
  browser = await launchBrowser();
});
after(async () => { await browser?.close(); await server?.stop(); });

test('a hand of tiles is set by touch, with both hands named, and a foul cannot be sent', async () => {
  const page = await newPage(browser, { size: 'phone', touch: true });
  await openTerminal(page, server, 'pai-gow-tiles-1');
  await insert(page, 100);
  await stake(page, [['main', 1], ['main', 1], ['main', 1], ['main', 1], ['main', 1]]);
  server.skip();
  const tiles = page.locator('.picker button');
  await tiles.nth(3).waitFor();
  assert.equal(await tiles.locator('svg circle').count() > 4, true, 'pips are drawn');
  const set = page.locator('.decision .choice button.large').filter({ hasText: /low hand/ });
  const made = page.locator('.decision .made');
  assert.equal(await set.getAttribute('aria-disabled'), 'true', 'nothing is chosen yet');
  let taken = 0, fouls = 0;
  for (const [one, other] of [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]) {
    for (const place of [0, 1, 2, 3]) {
      const pressed = (await tiles.nth(place).getAttribute('aria-pressed')) === 'true';
      if (pressed !== (place === one || place === other)) await tiles.nth(place).click();
    }
    await until(async () => /Chosen: .+\. The others: .+\./.test(await made.innerText()), 'the hands have no names');
    const foul = /foul/.test(await made.innerText());
    assert.equal((await set.getAttribute('aria-disabled')) === 'true', foul, 'a foul is not sent');
    if (foul) fouls += 1; else taken += 1;
  }
  assert.equal(taken + fouls, 6);
  assert.equal(taken >= 3, true, 'one of each two divisions is lawful');
  assert.deepEqual(await axe(page), []);
  await shot(page, 'tiles-set');
  await page.locator('.decision .choice button.large').filter({ hasText: /house way/i }).click();
  await until(async () => (await page.locator('.hands .caption').count()) >= 2, 'the hands are not shown');
  await shot(page, 'tiles-shown');
  assert.deepEqual(page.faults, []);
});
