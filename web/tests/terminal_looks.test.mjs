import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { axe, kSizes, launchBrowser, newPage, openTerminal, shot } from './harness.mjs';
import {
  area, exampleOffers, inTurn, insert, phase, playOut, roundOf, playersFloor, until, waitPhase,
} from './terminal_floor.mjs';

let server, browser;
before(async () => { server = await playersFloor(); browser = await launchBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

// What there is to look at on a table: the looks of its areas, its shapes and its equipment.
const featuresOf = ({ drawing, boxes, dice, wheel }) => [
  ...Object.values(drawing.looks ?? {}), ...Object.keys(drawing), ...drawing.bands.flatMap((band) => Object.keys(band)),
  ...Object.entries({ boxes, dice, wheel }).flatMap(([name, has]) => (has ? [name] : [])),
];
// Of the tables whose results come from the server, each that shows something which none before it does.
const seen = new Set();
const looked = exampleOffers().filter((offer) => {
  const fresh = offer.chance === 'server' && featuresOf(offer).some((each) => !seen.has(each));
  if (fresh) for (const each of featuresOf(offer)) seen.add(each);
  return fresh;
});
// One table of each layout.
const layouts = [...new Map(exampleOffers().map((offer) => [JSON.stringify(offer.drawing), offer.id])).values()];

const wide = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

// What is drawn or written on an area stays within it, in a circle within its round; it may touch its line. What it
// pays is written no larger than what it is.
const spilt = (page) => page.evaluate(() => {
  const kTouch = 4; // px: the line and the padding
  const sizeOf = (each) => parseFloat(getComputedStyle(each).fontSize);
  const standsOut = (each) => {
    const area = each.closest('.area'), name = area.querySelector('.name');
    const inside = each.getBoundingClientRect(), outside = area.getBoundingClientRect();
    if (inside.width <= 2) return false;
    if (each.matches('.odds') && name && sizeOf(each) > sizeOf(name)) return true;
    if (inside.left < outside.left - kTouch || inside.right > outside.right + kTouch) return true;
    if (!area.matches('.circle')) return false;
    const radius = outside.width / 2, x = outside.left + radius, y = outside.top + outside.height / 2;
    const far = Math.max(x - inside.left, inside.right - x), up = Math.max(y - inside.top, inside.bottom - y);
    return Math.hypot(far, up) > 1.08 * radius + kTouch; // the corners of a paragraph are mostly empty
  };
  return [...document.querySelectorAll('.area .dice, .area .pips, .area .name, .area .odds')].filter(standsOut)
    .map((each) => `${each.closest('.area').dataset.key} ${each.className.split(' ')[0]}`);
});

// Whatever the strip tells of a place, the place stays where it is: else the pointer would be over another.
async function staysUnderThePointer(page) {
  const areas = (await page.locator('.area').all()).slice(0, 4);
  await page.mouse.move(0, 0);
  const at = await Promise.all(areas.map((each) => each.boundingBox()));
  for (const [i, each] of areas.entries()) {
    await page.mouse.move(at[i].x + at[i].width / 2, at[i].y + at[i].height / 2);
    await page.locator('#told cite').waitFor();
    assert.deepEqual(await each.boundingBox(), at[i], await each.getAttribute('data-key'));
  }
}

// A chip on the first place of each kind of wager, up to six, and first of those that this round decides; what is
// refused for now stays without.
async function layChips(page, { boxes, wagers }) {
  const box = boxes ? 3 : 0;
  const places = await page.locator(`button[data-key^="${box}|"]`)
    .evaluateAll((all) => all.map((each) => each.dataset.key.replace(/^.*?\|/s, '')));
  const kindOf = (position) => position.replace(/:.*/s, '');
  const firsts = places.filter((each, i) => places.findIndex((other) => kindOf(other) === kindOf(each)) === i);
  const lives = (position) => Boolean(wagers.find((wager) => wager.id === kindOf(position))?.lives);
  firsts.sort((a, b) => lives(a) - lives(b));
  for (const position of firsts.slice(0, 6)) await area(page, position, box).click();
  await page.locator('.area .chips').first().waitFor();
  for (const close of await page.getByRole('log').locator('.toast button').all()) await close.click().catch(() => {});
}

// Closes the bets, and says in which round. Where there are boxes somebody is asked, and the clock waits for him; a
// hand that asks nothing, such as a blackjack, ends its round at once, and another is played: looking at a question
// must not be skipped in silence.
async function closeBets(page, offer) {
  for (;;) {
    const round = await roundOf(page);
    await inTurn(server, (dealer) => dealer.do('close-bets', { table: offer.id }));
    await until(async () => (await phase(page)) !== 'betting' || (await roundOf(page)) !== round, 'bets do not close');
    if (!offer.boxes || (await phase(page)) === 'playing') return round;
    await waitPhase(page, 'betting');
    await layChips(page, offer);
  }
}

// In the dark only what changes with it is looked at again: colours, while chips lie there and after the result.
async function look(offer, scheme) {
  const { id: table } = offer;
  const page = await newPage(browser, { scheme }), first = scheme === 'light';
  await openTerminal(page, server, table);
  await page.locator('.floor').waitFor();
  if (first) {
    assert.deepEqual(await axe(page), []);
    await shot(page, `terminal-${table}-${scheme}-1-empty`, { sizes: ['phone'] });
  }
  await insert(page, 100);
  await waitPhase(page, 'betting');
  await layChips(page, offer);
  assert.deepEqual(await axe(page), []);
  await shot(page, `terminal-${table}-${scheme}-2-betting`);
  await page.setViewportSize(kSizes.tablet);
  const round = await closeBets(page, offer);
  if ((await phase(page)) === 'playing') {
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

// Several tables at a time: most of this is waiting.
describe('looks', { concurrency: 3 }, () => {
  for (const offer of looked)
    test(`${offer.id}: axe finds nothing while betting, playing and after the result`, async () => {
      for (const scheme of ['light', 'dark']) await look(offer, scheme);
    });
});

// On both sides of where a layout changes; the widths between them by the long run alone.
const kWidths = process.env.BAIZE_LONG
  ? [360, 390, 768, 1024, 1440, 1600, 1660, 1730, 1920, 3840] : [360, 768, 1024, 1440, 1660, 1920];

describe('sizes', { concurrency: 3 }, () => {
  for (const table of layouts)
    test(`${table}: no size scrolls sideways, and pictures stay within their areas`, async () => {
      const page = await newPage(browser);
      await openTerminal(page, server, table);
      await page.locator('.floor').waitFor();
      for (const width of kWidths) {
        await page.setViewportSize({ width, height: width < 600 ? 844 : Math.round(width * 0.6) });
        await until(async () => (await wide(page)) <= 0, `${width} px scrolls sideways`);
        await until(async () => (await spilt(page)).length === 0, `${width} px: pictures stand out of their areas`);
        if (width === 1440) await staysUnderThePointer(page);
      }
      await page.context().close();
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
  await page.evaluate(() => new Promise((done) => { setTimeout(done, 1_000); })); // by the page's own clock
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.evaluate(() => new Promise((done) => { setTimeout(done, 100); }));
  assert.equal(await area(page, 'small').locator('.chips').count(), 1, 'holding neither adds nor takes');
  await page.getByRole('button', { name: 'Take a chip back' }).tap();
  await area(page, 'small').locator('.chips').waitFor({ state: 'detached' });
  await page.context().close();
});
