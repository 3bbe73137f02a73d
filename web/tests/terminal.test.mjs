import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, axeInBoth, done, launchBrowser, newPage, openTerminal, shot, signIn } from './harness.mjs';
import {
  area, cents, fits, insert, meter, playOut, roundOf, playersFloor, stake, until, waitPhase,
} from './terminal_floor.mjs';
import { addTable } from './played.mjs';

let server, browser;
before(async () => { server = await playersFloor(); browser = await launchBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

// So much is staked, on the page and in the ledger: a click's chip may still be on its way to both.
const lies = (page, terminal, wanted) => until(
  async () => (await fits(page, server, terminal)).staked === wanted, `not ${wanted} staked by ${terminal}`
);

test('what is cut is said, undo, clear, repeat and double do what they say', async () => {
  const page = await newPage(browser);
  await openTerminal(page, server, 'sic-bo-1');
  await page.locator('.floor').waitFor();
  const terminal = (await page.getByText(/^Terminal sic-bo-1/).innerText()).replace('Terminal ', '');
  await insert(page, 100);
  await page.getByRole('radio', { name: /^Chip of 10,/ }).click();
  await area(page, 'small').click();
  await area(page, 'total:9').click();
  await lies(page, terminal, 2_000);
  await page.getByRole('button', { name: 'Double', exact: true }).click();
  await lies(page, terminal, 4_000);
  await page.getByRole('button', { name: 'Undo' }).click();
  await lies(page, terminal, 2_000);
  await area(page, 'total:9').click({ button: 'right' });
  await lies(page, terminal, 1_000);
  await page.getByRole('button', { name: 'Clear' }).click();
  await lies(page, terminal, 0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await lies(page, terminal, 1_000);
  const first = await roundOf(page);
  server.skip();
  await playOut(page, first);
  await page.getByRole('button', { name: 'Repeat' }).click();
  await lies(page, terminal, 1_000);
  await page.getByRole('radio', { name: /^Chip of 100,/ }).click();
  await area(page, 'triple:1').click();
  await page.getByRole('log').getByText(/cut to/).or(page.getByRole('log').getByText(/at most|maximum|credit/i)).first()
    .waitFor();
  await done(page);
});

test('a round by keyboard alone, with a decision', async () => {
  const page = await newPage(browser);
  await openTerminal(page, server, 'blackjack-1');
  await page.locator('.floor').waitFor();
  const terminal = (await page.getByText(/^Terminal blackjack-1/).innerText()).replace('Terminal ', '');
  const tabTo = async (wanted) => {
    for (let i = 0; i < 60; ++i) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(
        (text) => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
          .trim()
          .startsWith(text), wanted
      ))
        return;
    }
    throw new Error(`Tab does not come to ${wanted}`);
  };
  await tabTo('Insert a note of 100');
  await page.keyboard.press('Enter');
  await until(async () => (await meter(page, 'credit')) === 10_000, 'no credit');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  assert.deepEqual(await axe(page), []);
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.activeElement?.blur());
  await tabTo('Box 1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.match(await page.evaluate(() => document.activeElement.textContent.trim()), /^Box 3/);
  const round = await roundOf(page);
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await lies(page, terminal, 1_000);
  await page.keyboard.press('y');
  await until(async () => {
    if (await page.locator('.decision').count()) {
      // The focus follows the question, on a slow machine a moment later.
      await until(
        async () => page.evaluate(() => !document.querySelector('.decision') ||
          document.activeElement.closest('.decision') !== null), 'the focus is not on the question'
      );
      const key = await page.locator('.decision u').first().innerText({ timeout: 1_000 }).catch(() => '');
      if (key) await page.keyboard.press(key.toLowerCase());
    }
    return (await roundOf(page)) !== round;
  }, 'the round does not end');
  assert.notEqual(await roundOf(page), round);
  await fits(page, server, terminal);
  assert.match(await page.locator('p[role="status"]').innerText(), /Round \d+: .*(net|No wager)/);
  await done(page);
});

test('voucher out, history, dispute', async () => {
  const page = await newPage(browser);
  await openTerminal(page, server, 'sic-bo-1');
  await page.locator('.floor').waitFor();
  await insert(page, 50);
  const round = await stake(page, [['big']]);
  server.skip();
  await playOut(page, round);
  const dialog = page.getByRole('dialog');
  // A key that comes while the page is still taking the result in may go nowhere.
  await until(async () => {
    if (!(await dialog.count())) await page.keyboard.press('h');
    return dialog.locator('.game').count();
  }, 'the history does not open');
  // the table's own stands below, and is there first
  await dialog.locator('.game').getByText('Fairness: check this result').first().click();
  await dialog.getByText('Seed, revealed after it').waitFor();
  assert.deepEqual(await axe(page), []);
  await shot(page, 'terminal-history', { sizes: ['phone', 'tablet'] });
  await dialog.getByRole('button', { name: `Dispute round ${round}` }).click();
  await dialog.getByLabel('What is wrong?').fill('I saw three sixes');
  await dialog.getByRole('button', { name: 'Send to the supervisor' }).click();
  await dialog.getByText('Disputed').waitFor();
  await page.keyboard.press('Escape');
  const credit = await meter(page, 'credit');
  await page.getByRole('button', { name: /^Credit in and out/ }).click();
  await dialog.getByRole('button', { name: 'Voucher out' }).click();
  await dialog.getByRole('img', { name: /^Barcode of voucher/ }).waitFor();
  assert.equal(cents((await dialog.locator('.sum').innerText()).replace('NZD', '')), credit);
  assert.deepEqual(await axe(page), []);
  await shot(page, 'terminal-voucher', { sizes: ['phone', 'tablet'] });
  const number = (await dialog.locator('figcaption').innerText()).replace(/\D/g, '');
  const voucher = await (await server.staff('auditor')).ask('voucher', { number });
  assert.equal(voucher.amount, credit);
  assert.equal(voucher.state, 'open');
  await page.keyboard.press('Escape');
  await until(async () => (await meter(page, 'credit')) === 0, 'credit is left behind the voucher');
  await done(page);
});

// gb-2011 11.83: the AA Bonus is settled before the turn.
test('what is settled in the middle of a round is told beside the credit, and credited at its end', async () => {
  const table = await addTable(server, 'gb.casino-holdem', 'holdem-9', { electronic: 'false', chance: '"dealer"' });
  const dealer = await server.staff('dealer'), page = await newPage(browser, { size: 'wall' });
  const due = page.locator('[data-meter="due"]');
  const enter = async (...events) => { for (const event of events) await dealer.do('enter', { table, event }); };
  const cards = (names) => names.split(' ').map((c) => ({ e: 'card', c }));
  await enter({ e: 'shuffle' });
  await openTerminal(page, server, table);
  await page.locator('.floor').waitFor();
  await dealer.do('credit', { terminal: `${table}/01`, amount: 10_000 });
  await page.getByRole('radio', { name: /^Chip of 5,/ }).click();
  await stake(page, [['ante', 1], ['aa-bonus', 1]]);
  await lies(page, `${table}/01`, 1_000);
  await dealer.do('close-bets', { table });
  await enter(...cards('Ah Ad Tc Td 2s 7h Jc'));
  await page.getByRole('button', { name: /^Call/ }).click();
  await due.waitFor();
  assert.match(await due.innerText(), /40\.00/); // 5 at 7 to 1, and the stake
  assert.equal(await meter(page, 'credit'), 8_000);
  await page.getByText('40.00 is won and settled in this round: credited when the round ends.').waitFor();
  assert.deepEqual(await axeInBoth(page, 'terminal-due'), []);
  await enter(...cards('8d 4s'));
  await dealer.do('confirm', { table, round: 1 });
  await due.waitFor({ state: 'detached' });
  // The aces win: the dealer's tens qualify, and ante and call are paid at 1 to 1.
  await until(async () => (await meter(page, 'credit')) === 8_000 + 4_000 + 1_000 + 2_000, 'it is not credited');
  await done(page);
});

test('two browsers on one box, and the same terminal opened elsewhere', async () => {
  const [one, two] = [await newPage(browser), await newPage(browser, { scheme: 'dark', size: 'phone' })];
  const names = [];
  for (const page of [one, two]) {
    await openTerminal(page, server, 'blackjack-a');
    await page.locator('.floor').waitFor();
    names.push((await page.getByText(/^Terminal blackjack-a/).innerText()).replace('Terminal ', ''));
    await insert(page, 20);
  }
  await one.getByRole('button', { name: 'Sit at place 2' }).click();
  await two.getByRole('img', { name: /^Place 2, taken/ }).waitFor();
  const round = await roundOf(one);
  await area(one, 'main', 2).click();
  await area(two, 'main', 2).click();
  await area(two, 'main', 2).click();
  await area(one, 'main', 2).locator('.others').getByText('10').waitFor();
  await area(two, 'main', 2).locator('.others').getByText('5').waitFor();
  server.skip();
  await Promise.all([playOut(one, round), playOut(two, round)]);
  await fits(one, server, names[0]);
  await fits(two, server, names[1]);
  // A copy of the tab takes the terminal over; the first one can take it back.
  const state = await one.evaluate(() => ({ ...sessionStorage }));
  const copy = await one.context().newPage();
  await copy.goto(`${server.url}icon.svg`);
  await copy.goto(`${server.url}index.html`);
  await copy.evaluate(
    (items) => { for (const [key, value] of Object.entries(items)) sessionStorage.setItem(key, value); }, state
  );
  await copy.goto(`${server.url}terminal.html?table=blackjack-a`);
  await copy.locator('.floor').waitFor();
  await one.getByText('opened in another window').waitFor();
  await one.getByRole('button', { name: 'Use it here' }).click();
  await copy.getByText('opened in another window').waitFor();
  await fits(one, server, names[0]);
  await done(one);
  await done(two);
});

test('a nominee, approved in the pit, stakes and decides with the chips of his player', async () => {
  const [player, nominee, sue] = [await newPage(browser), await newPage(browser), await newPage(browser)];
  for (const page of [player, nominee]) {
    await openTerminal(page, server, 'three-card-nz-1');
    await page.locator('.floor').waitFor();
  }
  const [his, other] = await Promise.all([player, nominee].map((page) => page.locator('.side > .help').innerText()
    .then((text) => text.replace('Terminal ', ''))));
  await insert(player, 100);
  await signIn(sue, server, 'supervisor', 'pit');
  await sue.getByRole('tab', { name: 'Players' }).click();
  await sue.getByLabel('The player’s terminal').fill(his);
  await sue.getByLabel('The nominee’s terminal').fill(other);
  await sue.getByRole('button', { name: 'Approve' }).click();
  await sue.getByText(`${other} acts for ${his}`, { exact: true }).waitFor();
  assert.deepEqual(await axe(sue), []);
  await nominee.getByLabel(`Of terminal ${his}`).check({ force: true });
  await stake(nominee, [['ante', 2]], async () => (await server.ledger(`terminal:${his}`)).reserved);
  const ante = (await server.ledger(`terminal:${his}`)).reserved;
  await until(async () => (await meter(player, 'staked')) === ante, 'the player does not see his ante');
  server.skip();
  await waitPhase(nominee, 'playing');
  await nominee.getByText(`You decide for terminal ${his}.`).waitFor();
  assert.deepEqual(await axe(nominee), []);
  await nominee.getByRole('button', { name: /^Play/ }).click();
  await until(async () => (await server.ledger(`terminal:${his}`)).reserved === 0, 'the round is not settled');
  await fits(player, server, his);
  await sue.getByRole('button', { name: `End: ${other}` }).click();
  await nominee.getByLabel(`Of terminal ${his}`).waitFor({ state: 'detached' });
  for (const page of [player, nominee, sue]) await done(page);
});

test('the server is killed in the middle of a round; the page comes back as it was', async () => {
  const page = await newPage(browser);
  await openTerminal(page, server, 'blackjack-1');
  await page.locator('.floor').waitFor();
  const terminal = (await page.getByText(/^Terminal blackjack-1/).innerText()).replace('Terminal ', '');
  await insert(page, 100);
  const round = await roundOf(page);
  // Every box, so that one of them is asked something: blackjacks on all of them would end the round at once.
  const boxes = [1, 2, 3, 4, 5, 6, 7];
  for (const box of boxes) await area(page, 'main', box).click();
  for (const box of boxes) await area(page, 'main', box).locator('.chips').waitFor();
  server.skip();
  await waitPhase(page, 'playing');
  await server.kill();
  await page.getByText('Connection lost').waitFor();
  await server.restart();
  await page.getByText('Connection lost').waitFor({ state: 'detached' });
  await playOut(page, round);
  const { credit } = await fits(page, server, terminal);
  assert.ok(credit % 500 === 0);
  await page.reload();
  await page.locator('.floor').waitFor();
  assert.equal(await meter(page, 'credit'), credit);
  await done(page);
});

test('an enrolled terminal is opened by its token, a wrong one is refused', async () => {
  const engineer = await server.staff('engineer');
  const { token } = await engineer.do('enrol-terminal', { terminal: 'sic-bo-1/29' });
  const page = await newPage(browser);
  await page.goto(`${server.url}terminal.html`);
  await page.getByLabel('Token').fill('0'.repeat(64));
  await page.getByRole('button', { name: 'Use this token' }).click();
  await page.getByText(/not known/).first().waitFor();
  assert.deepEqual(await axe(page), []);
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Use this token' }).click();
  await page.getByText('Terminal sic-bo-1/29').waitFor();
  await done(page);
});
