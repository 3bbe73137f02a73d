import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { axe, kSizes, launchBrowser, newPage, openTerminal, shot } from './harness.mjs';
import {
  area, exampleTables, inTurn, insert, phase, playOut, roundOf, shortFloor, until, waitPhase,
} from './terminal_floor.mjs';

let server, browser;
before(async () => { server = await shortFloor({ betting: 1_800, deciding: 120 }); browser = await launchBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

// How each game is looked at: where the chips go.
const kLooks = {
  'sic-bo-1': [['small'], ['total:9'], ['combination:1-2'], ['double:5'], ['single:6'], ['double-and-single:1-1-2']],
  'punto-banco-1': [['punto'], ['egalite'], ['banco']],
  'blackjack-1': [['main', 3], ['main', 4]],
  'three-card-nz-1': [['ante', 3], ['pair-plus', 3], ['six-card-bonus', 3]],
  'gb.roulette': [
    ['straight-up:17'], ['split:8-11'], ['corner:22-23-25-26'], ['street:1-2-3'], ['red-black:red'], ['dozen:2'],
  ],
  'gb.double-action-roulette': [['identical:17'], ['dual-even-chance:red']],
  'gb.craps': [['field'], ['any-seven'], ['hardways:6'], ['win-line']], // the line is refused while there is a point
  'gb.rocket-7': [['low'], ['single-die:3'], ['seven']],
  'gb.dice-magic': [['under-7'], ['box:9'], ['any-seven']],
  'gb.big-six': [['symbol:g'], ['symbol:a']],
};
// By table, or the first table of a game whose results come from the server.
const kHere = exampleTables();
const looked = Object.entries(kLooks).flatMap(([name, spots]) => {
  const found = kHere.find((table) => table.id === name) ?? kHere.find((table) => table.game === name && !table.dealer);
  return found ? [[found.id, spots]] : [];
});

const wide = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

// What is drawn or written on an area stays within it; it may touch its line.
const spilt = (page) => page.evaluate(() => {
  const kTouch = 4; // px: the line and the padding
  return [...document.querySelectorAll('.area .dice, .area .pips, .area .name')].filter((each) => {
    const inside = each.getBoundingClientRect(), outside = each.closest('.area').getBoundingClientRect();
    return inside.width > 2 && (inside.left < outside.left - kTouch || inside.right > outside.right + kTouch);
  }).map((each) => each.closest('.area').dataset.key);
});

// In the dark only what changes with it is looked at again: colours, while chips lie there and after the result.
async function look(table, spots, scheme) {
  const page = await newPage(browser, { scheme }), first = scheme === 'light';
  await openTerminal(page, server, table);
  await page.locator('.floor').waitFor();
  if (first) {
    assert.deepEqual(await axe(page), []);
    await shot(page, `terminal-${table}-${scheme}-1-empty`, { sizes: ['phone'] });
  }
  await insert(page, 100);
  await waitPhase(page, 'betting');
  const round = await roundOf(page);
  for (const [position, box] of spots) await area(page, position, box).click();
  await area(page, ...spots[0]).locator('.chips').waitFor();
  assert.deepEqual(await axe(page), []);
  await shot(page, `terminal-${table}-${scheme}-2-betting`);
  for (const size of !first ? [] : [
    ...Object.values(kSizes), { width: 360, height: 740 }, { width: 1440, height: 900 }, { width: 1660, height: 900 },
    { width: 3840, height: 2160 },
  ]) {
    await page.setViewportSize(size);
    await until(async () => (await wide(page)) <= 0, `${size.width} px scrolls sideways`);
    await until(async () => (await spilt(page)).length === 0, `${size.width} px: pictures stand out of their areas`);
  }
  await page.setViewportSize(kSizes.tablet);
  await inTurn(server, (dealer) => dealer.do('close-bets', { table }));
  await until(async () => (await phase(page)) !== 'betting' || (await roundOf(page)) !== round, 'bets do not close');
  // Where there are boxes somebody is asked, and the clock waits for him: looking at it must not be skipped in silence.
  if (spots.some(([, box]) => box)) assert.equal(await phase(page), 'playing');
  if ((await phase(page)) === 'playing') {
    await page.waitForTimeout(300);
    if (first) assert.deepEqual(await axe(page), []);
    await shot(page, `terminal-${table}-${scheme}-3-playing`);
  }
  await playOut(page, round);
  await page.locator('[data-net]').waitFor();
  assert.deepEqual(await axe(page), []);
  await shot(page, `terminal-${table}-${scheme}-4-result`);
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

// The others have the same parts, and so the same colours in the dark.
const kOnlyLight = /^(double-action|rocket|dice-magic|big-six|craps)/;

// Several tables at a time: most of this is waiting.
describe('looks', { concurrency: 3 }, () => {
  for (const [table, spots] of looked)
    test(`${table}: axe finds nothing while betting, playing and after the result, no size scrolls sideways`,
      async () => {
      for (const scheme of kOnlyLight.test(table) ? ['light'] : ['light', 'dark']) await look(table, spots, scheme);
    });
});

test('a finger: a tap adds, holding only tells, a button takes back', async () => {
  const page = await newPage(browser, { size: 'phone', touch: true });
  await openTerminal(page, server, 'sic-bo-2');
  await page.locator('.floor').waitFor();
  await insert(page, 20);
  await area(page, 'small').tap();
  await area(page, 'small').locator('.chips').waitFor();
  await page.locator('#told').getByText('of the initial wager').waitFor();
  const { x, y, width, height } = await area(page, 'small').boundingBox();
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
  await page.waitForTimeout(700);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(300);
  assert.equal(await area(page, 'small').locator('.chips').count(), 1, 'holding neither adds nor takes');
  await page.getByRole('button', { name: 'Take a chip back' }).tap();
  await area(page, 'small').locator('.chips').waitFor({ state: 'detached' });
  await page.context().close();
});
