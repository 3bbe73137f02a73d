// Cards with a joker or tiles, and questions for cards of every kind, in the real pages. What the server says is
// altered on its way, and what the page answers is looked at.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  axe, done, exampleFile, kSizes, launchBrowser, newPage, openTerminal, Server, shot, signIn,
} from './harness.mjs';
import { addTable } from './played.mjs';
import { insert, ready, stake, until } from './terminal_floor.mjs';

kSizes.desk = { width: 1440, height: 900 };
const table = 'three-card-1';
let server, browser;
before(async () => {
  server = await Server.start([], [
    ...['gb.three-card-poker', 'gb.live-draw-poker'].map((name) =>
      exampleFile(name).replace(/^(chance = .*)$/m, 'electronic = false\n$1')), exampleFile('gb.pai-gow-tiles'),
  ]);
  await server.setUpStaff();
  browser = await launchBrowser();
});
after(async () => { await browser?.close(); await server?.stop(); });

// The messages of one page, both ways: `told` alters what the server says, `sent` what the page does.
const between = (page, { told = (message) => message, sent = (message) => message }) =>
  page.routeWebSocket(/\/ws$/, (socket) => {
    const there = socket.connectToServer();
    socket.onMessage((text) => there.send(JSON.stringify(sent(JSON.parse(text)))));
    there.onMessage((text) => socket.send(JSON.stringify(told(JSON.parse(text)))));
  });

// As if "play" took one or two cards of the hand.
const askForCards = (message) => {
  const state = message.state ?? message.welcome?.state;
  for (const choice of state?.question?.choices ?? []) if (choice.id === 'play') choice.cards = { min: 1, max: 2 };
  return message;
};

test('a question for cards is answered with keys and clicks, and sends the cards that were picked', async () => {
  const page = await newPage(browser, { own: true });
  const answers = [];
  await between(page, {
    told: askForCards,
    sent: (message) => {
      if (message.do !== 'answer') return message;
      answers.push(structuredClone(message.args));
      delete message.args.cards; // the server's game takes none
      return message;
    },
  });
  await openTerminal(page, server, table);
  await insert(page, 100);
  await stake(page, [['ante', 1]]);
  await ready(page);
  const cards = page.locator('.picker button');
  await cards.nth(2).waitFor();
  const names = await cards.evaluateAll((list) => list.map((each) => each.getAttribute('aria-label')));
  assert.deepEqual(names.map((name) => /, key (\d)$/.exec(name)?.[1]), ['1', '2', '3']);
  const play = page.locator('.decision .choice button.large').filter({ hasText: /^play/i });
  const pressed = () => cards.evaluateAll((list) => list.map((each) => each.getAttribute('aria-pressed') === 'true'));
  const holds = (wanted) => until(async () => String(await pressed()) === String(wanted), `not ${wanted}`);
  assert.equal(await play.getAttribute('aria-disabled'), 'true', 'no card is picked yet');
  assert.deepEqual(await axe(page), []);
  await page.keyboard.press('1');
  await holds([true, false, false]);
  await cards.nth(2).click();
  await holds([true, false, true]);
  await shot(page, 'cards-picked');
  await page.keyboard.press('2'); // one more than may be picked takes the place of the first
  await holds([false, true, true]);
  await page.keyboard.press('3');
  await holds([false, true, false]);
  await page.keyboard.press('3');
  await holds([false, true, true]);
  assert.notEqual(await play.getAttribute('aria-disabled'), 'true');
  await page.keyboard.press('p');
  await until(() => answers.length > 0, 'nothing was answered');
  assert.equal(answers[0].choice, 'play');
  assert.equal(answers[0].cards.length, 2);
  const faces = { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: '10' };
  const suits = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
  assert.deepEqual(answers[0].cards.map(([rank, suit]) => `${faces[rank] ?? rank} of ${suits[suit]}`.toLowerCase()),
    names.slice(1).map((name) => name.replace(/, key \d$/, '').toLowerCase()), 'in the order of the hand');
  await done(page);
});

// Of seven cards five make a hand: those of the player's own hand are lifted in the middle, on the river and at the
// result, though he has taken no numbered place; the dealer's own cards are lifted by the dealer's hand.
test('the cards that make one’s own hand are lifted, at the result too', async () => {
  const id = await addTable(server, 'gb.ultimate-holdem', 'ultimate-2', { electronic: 'false', chance: '"dealer"' });
  const dealer = await server.staff('dealer');
  const page = await newPage(browser);
  await openTerminal(page, server, id);
  await page.locator('.floor').waitFor();
  await dealer.do('credit', { terminal: `${id}/01`, amount: 100_00 });
  await dealer.do('enter', { table: id, event: { e: 'shuffle' } });
  await stake(page, [['ante', 2]]);
  await dealer.do('close-bets', { table: id });
  const choose = async (title) => {
    await page.locator('.decision .choice button.large').filter({ hasText: title }).click();
  };
  const lifted = (where) => page.locator(`${where} .lifted [aria-label]`).evaluateAll((list) =>
    list.map((each) => each.getAttribute('aria-label')).join(', '));
  for (const c of ['Ah', '3d', '4d', '4c', 'Ac', '7h', '8d', 'Ks', '4s'])
    await dealer.do('enter', { table: id, event: { e: 'card', c } });
  await choose(/^Check/);
  await choose(/^Check/);
  await until(async () => (await lifted('.community')).split(', ').length === 4, 'nothing is lifted on the river');
  const own = await lifted('.community');
  await shot(page, 'lifted-river');
  await choose(/^Bet once/);
  await until(async () => (await lifted('.house')) !== '', 'the dealer’s hand is not lifted');
  assert.equal(await lifted('.community'), own, 'the player’s own, not those of the dealer’s three fours');
  await dealer.do('confirm', { table: id, round: 1 });
  await page.getByText('Last result').first().waitFor();
  assert.equal(await lifted('.community'), own, 'at the result');
  await shot(page, 'lifted-result');
  assert.deepEqual(await axe(page), []);
  await done(page);
});

// As if the table's cards were others.
const otherDeck = (deck) => (message) => {
  if (message.is?.wagers && message.is?.drawing) message.is.deck = deck;
  if (message.is?.wagers) message.is.chance = 'dealer';
  if (message.state) Object.assign(message.state, { phase: 'playing', need: 'card' });
  return message;
};
const joker = { name: 'Jo', title: 'joker', copies: 1, drawn: 'joker' };
const cardsAndJoker = [...'shdc'].flatMap((suit) =>
  [...'A23456789TJQK'].map((rank) => ({ name: rank + suit, copies: 1, drawn: 'card' }))).concat(joker);
const tiles = [
  { name: '6-6', title: 'heaven', copies: 2, drawn: 'tile' },
  { name: '4-6', title: 'red ten', copies: 2, drawn: 'tile' },
  { name: '1-2', title: 'three', copies: 1, drawn: 'tile' },
];

for (const { name, deck, button, keys, entered } of [
  { name: 'joker', deck: cardsAndJoker, button: 'Jo, joker', keys: ['j', 'o'], entered: ['Jo', 'Jo'] },
  { name: 'tiles', deck: tiles, button: '6-6, heaven', keys: ['6', '4'], entered: ['6-6', '4-6'] },
])
  test(`the dealer's pad is made from the deck of the game: ${name}`, async () => {
    const page = await newPage(browser, { own: true });
    const events = [];
    await between(page, {
      told: otherDeck(deck),
      sent: (message) => { if (message.do === 'enter') events.push(message.args.event.c); return message; },
    });
    await signIn(page, server, 'dealer');
    await page.getByText('Three Card Poker').first().click();
    const pad = page.locator('.pad');
    await pad.getByRole('button', { name: button, exact: true }).click();
    await until(() => events.length === 1, 'the face was not entered');
    for (const key of keys) await page.keyboard.press(key);
    await until(() => events.length === 2, 'the keys did not enter a face');
    assert.deepEqual(events, entered);
    assert.equal(await pad.locator('.deck button').count(), deck.length);
    await shot(page, `cards-pad-${name}`);
    await done(page);
  });

// Cards that are held by touch, at the one game whose every round asks for some.
test('the cards to hold are tapped, and the page says what silence does', async () => {
  const page = await newPage(browser, { size: 'phone', touch: true });
  await openTerminal(page, server, 'live-draw-1');
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

// Tiles are drawn, set by touch, and named; a foul is explained before it is sent (gb-2011 14.28, 14.29).
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
