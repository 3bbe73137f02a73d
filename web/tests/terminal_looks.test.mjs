import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { axe, axeInBoth, done, launchBrowser, newPage, openTerminal, shot } from './harness.mjs';
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

async function look(offer) {
  const { id: table } = offer, name = (stage) => `terminal-${table}-${stage}`;
  const page = await newPage(browser);
  await openTerminal(page, server, table);
  await page.locator('.floor').waitFor();
  assert.deepEqual(await axe(page), []);
  await shot(page, name('1-empty-light'), { sizes: ['phone'] });
  await insert(page, 100);
  await waitPhase(page, 'betting');
  await layChips(page, offer);
  assert.deepEqual(await axeInBoth(page, name('2-betting')), []);
  const round = await closeBets(page, offer);
  if ((await phase(page)) === 'playing') assert.deepEqual(await axeInBoth(page, name('3-playing')), []);
  await playOut(page, round);
  await page.locator('[data-net]').waitFor();
  assert.deepEqual(await axeInBoth(page, name('4-result')), []);
  await done(page);
}

// Several tables at a time: most of this is waiting.
describe('looks', { concurrency: 3 }, () => {
  for (const offer of looked)
    test(`${offer.id}: axe finds nothing while betting, playing and after the result`, () => look(offer));
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
  await done(page);
});
