// The dealer's console against the real server: what the page does is held against the terminal's state and the ledger.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, axeInBoth, done, launchBrowser, newPage, Server, shot, signIn } from './harness.mjs';
import { until } from './terminal_floor.mjs';

const kTable = 'sic-bo-2';
let server, browser;
before(async () => { server = await Server.start(); browser = await launchBrowser(); await server.setUpStaff(); });
after(async () => { await browser?.close(); await server?.stop(); });

const creditOf = async (terminal) => (await terminal.ask('table')).mine.credit;
const balanceOf = async (name) => (await server.ledger(`terminal:${name}`)).balance;

async function openConsole(role, table, options) {
  const page = await newPage(browser, options);
  await signIn(page, server, role, 'dealer');
  await page.getByRole('button', { name: new RegExp(table) }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  return page;
}
async function throwDice(page, faces) {
  for (const face of faces) await page.getByRole('button', { name: `Die shows ${face}` }).click();
  await page.getByRole('button', { name: `Enter ${faces.join(' ')}` }).click();
}

test('a round of tai sai, from cash to voucher: a wrong throw is fixed, a wrong result corrected by two', async () => {
  const dealer = await openConsole('dealer', kTable, { touch: true });
  assert.match(dealer.url(), /\?table=sic-bo-2$/);
  const terminal = await server.wire({ 'open-terminal': { table: kTable, terminal: 1 } });

  // Cash in.
  await dealer.getByRole('tab', { name: 'Credits' }).click();
  await dealer.getByRole('radio', { name: 'Terminal 01' }).check();
  await dealer.getByRole('button', { name: 'Add 50', exact: true }).click();
  await dealer.getByRole('button', { name: 'Credit 01 with 50.00' }).click();
  await dealer.getByText('Terminal 01 now has 50.00.').waitFor();
  assert.equal(await creditOf(terminal), 5000);
  assert.equal(await balanceOf(`${kTable}/01`), 5000);

  // A stake, and no more bets.
  await terminal.do('bet', { wager: 'small', stake: 1000 });
  await dealer.getByRole('tab', { name: 'Layout' }).click();
  await dealer.getByRole('region', { name: 'Terminal 01' }).getByText('Small').waitFor();
  await dealer.getByRole('button', { name: 'No more bets' }).click();
  await dealer.getByRole('heading', { name: 'Waiting for a throw of 3 dice' }).waitFor();

  // A wrong throw, put right before it is confirmed.
  await throwDice(dealer, [6, 6, 5]);
  const paid = dealer.locator('dl', { hasText: 'Will be paid' }).locator('dd.money').first();
  await until(async () => (await paid.textContent()) === '0.00', 'small loses');
  await dealer.getByRole('button', { name: 'Fix: throw 6-6-5' }).click();
  await throwDice(dealer, [1, 2, 4]);
  await until(async () => (await paid.textContent()) === '20.00', 'small wins');
  assert.equal(await creditOf(terminal), 4000);
  await dealer.getByRole('button', { name: 'Confirm round 1' }).click();
  await dealer.getByText('Round 1 is settled.').waitFor();
  assert.equal(await creditOf(terminal), 6000);
  assert.equal(await balanceOf(`${kTable}/01`), 6000);

  // The throw was 6 5 5 after all: one supervisor proposes, another agrees.
  const sue = await newPage(browser);
  const tom = await newPage(browser);
  await signIn(sue, server, 'supervisor');
  await signIn(tom, server, 'supervisor2');
  await sue.getByRole('tab', { name: 'Rounds' }).click();
  await sue.getByLabel('Table', { exact: true }).selectOption(kTable);
  await sue.getByRole('button', { name: /^Round 1/ }).click();
  await sue.getByRole('button', { name: 'Entry: throw 1-2-4' }).click();
  for (const face of [6, 5, 5]) await sue.getByRole('button', { name: `Die shows ${face}` }).click();
  await sue.getByRole('button', { name: 'It really was 6 5 5' }).click();
  await sue.getByRole('button', { name: 'Propose the correction' }).click();
  await sue.getByText('Proposed as incident 1. A second person must agree.').waitFor();
  await sue.getByRole('tab', { name: /Incidents/ }).click();
  await sue.getByText('You proposed it: somebody else must agree.').waitFor();
  assert.equal(await sue.getByRole('button', { name: 'Approve' }).count(), 0);
  assert.equal(await creditOf(terminal), 6000);
  await tom.getByRole('tab', { name: /Incidents/ }).click();
  const card = tom.getByRole('article', { name: 'Correct a round' });
  await card.getByText('entry 2 is put right').waitFor();
  assert.equal(await card.getByRole('img', { name: 'die showing 5' }).count(), 2);
  await terminal.messages.splice(0);
  await card.getByRole('button', { name: 'Approve' }).click();
  await tom.getByText('Incident 1 is approved and carried out.').waitFor();
  await terminal.take((message) => message.state?.mine?.credit === 4000); // the terminal hears of it by itself
  assert.equal(await balanceOf(`${kTable}/01`), 4000);
  await sue.getByRole('tab', { name: 'Rounds' }).click();
  await sue.getByText('corrected').first().waitFor();

  // Voucher out, paid once.
  const voucher = await terminal.do('voucher-out');
  assert.equal(voucher.amount, 4000);
  const cashier = await server.staff('cashier');
  assert.deepEqual(await cashier.do('redeem', { number: voucher.voucher, amount: 4000 }), { paid: 4000 });
  await assert.rejects(cashier.do('redeem', { number: voucher.voucher, amount: 4000 }), /paid already/);
  assert.equal(await balanceOf(`${kTable}/01`), 0);
  for (const page of [dealer, sue, tom]) {
    await done(page);
  }
});

test('a throw by the keyboard alone', async () => {
  const page = await openConsole('dealer', kTable);
  const terminal = await server.wire({ 'open-terminal': { table: kTable, terminal: 2 } });
  await terminal.do('insert-cash', { amount: 5000 });
  await terminal.do('bet', { wager: 'big', stake: 1000 });
  const round = (await terminal.ask('table')).round;
  await page.getByRole('region', { name: 'Terminal 02' }).waitFor();
  const tabTo = async (name) => {
    for (let i = 0; i < 40; ++i) {
      if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`Tab never reaches ${name}`);
  };
  await tabTo('No more bets');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Waiting for a throw of 3 dice' }).waitFor();
  for (const key of ['6', '5', '1', 'Backspace', '4', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: `Confirm round ${round}` }).waitFor();
  await page.keyboard.press('Enter'); // one key too many confirms nothing
  assert.equal((await terminal.ask('table')).phase, 'confirming');
  await tabTo(`Confirm round ${round}`);
  await page.keyboard.press('Enter');
  await page.getByText(`Round ${round} is settled.`).waitFor();
  assert.deepEqual((await terminal.ask('table')).last.result.dice, [6, 5, 4]);
  assert.equal(await balanceOf(`${kTable}/02`), 6000);
  await done(page);
});

test('credits are cancelled for chips, a terminal is locked', async () => {
  const page = await openConsole('dealer', kTable);
  const terminal = await server.wire({ 'open-terminal': { table: kTable, terminal: 3 } });
  await terminal.do('insert-cash', { amount: 2000 });
  await page.getByRole('tab', { name: 'Credits' }).click();
  await page.getByRole('radio', { name: 'Terminal 03' }).check();
  await page.getByRole('button', { name: 'Cancel the credit of 03' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the credit of 03' }).click();
  await page.getByRole('dialog').getByText('20.00').waitFor();
  assert.equal(await balanceOf(`${kTable}/03`), 0);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Round' }).click();
  await page.getByLabel('What', { exact: true }).selectOption('3');
  await page.getByLabel('Why').fill('the screen flickers');
  await page.getByRole('button', { name: 'Lock terminal 03' }).click();
  await page.getByText('Locked: terminal 03').waitFor();
  await terminal.do('insert-cash', { amount: 2000 }).catch(() => {});
  await assert.rejects(terminal.do('bet', { wager: 'big', stake: 500 }), /locked: the screen flickers/);
  await done(page);
});

// ---- Cards and rulings -------------------------------------------------------------------------------------------

const kCards =
  "id = 'cards'\ntitle = 'Card table'\ngame = 'nz.three-card-poker'\nchance = 'dealer'\nelectronic = false\n" +
  "terminals = 4\nplay-money = true\ncurrency = 'NZD'\n[options]\nsix-card-bonus = 'no'\n[limits]\nmin = 5\n" +
  "max = 500\nincrement = 5\n";

test('cards are entered by deck, keypad and keys, one is fixed; an irregularity is ruled with its consequence shown',
  async () => {
  const chief = await server.staff('supervisor2');
  await chief.do('table', { toml: kCards });
  await chief.do('open-table', { table: 'cards' });
  const page = await openConsole('supervisor', 'cards');
  await page.getByRole('button', { name: 'The cards are shuffled' }).click();
  await page.getByRole('button', { name: 'No more bets' }).waitFor();
  const terminal = await server.wire({ 'open-terminal': { table: 'cards', terminal: 1 } });
  await (await server.staff('dealer2')).do('credit', { terminal: 'cards/01', amount: 10_000 });
  await terminal.do('bet', { box: 1, wager: 'ante', stake: 1000 });
  await page.getByRole('button', { name: 'No more bets' }).click();
  const cards = async () => (await chief.ask('entries', { table: 'cards' })).filter((each) => each.event.e === 'card')
    .map((each) => each.event.c);

  await page.getByRole('button', { name: 'ace of spades' }).click(); // from the picture of the deck
  await until(async () => (await cards()).length === 1, 'the first card');
  for (const key of ['t', 'd']) await page.keyboard.press(key);
  await until(async () => (await cards()).length === 2, 'the second card');
  await page.getByRole('radio', { name: 'Keypad' }).check();
  await page.getByRole('button', { name: '9', exact: true }).click();
  await page.getByRole('button', { name: 'clubs' }).click();
  await until(async () => (await cards()).length === 3, 'the third card');
  assert.deepEqual(await cards(), ['As', 'Td', '9c']);
  await page.getByRole('button', { name: 'Fix: card 9c' }).click();
  await page.getByRole('radio', { name: 'Deck' }).check();
  await page.getByRole('button', { name: '9 of hearts' }).click();
  await until(async () => (await cards())[2] === '9h', 'the third card put right');

  await page.getByRole('tab', { name: 'Rulings' }).click();
  const disabled = page.getByRole('button', { name: /Cards collected before the player decided, and lost/ });
  assert.equal(await disabled.isDisabled(), true); // a decision is not waited for
  await page.getByLabel('Search an irregularity').fill('9.6');
  assert.deepEqual(await axe(page), []);
  await page.getByRole('button', { name: /does not comply with rule 9\.6/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The hand may be declared void; its wagers are returned').waitFor();
  await dialog.getByText('nz-three-card-poker 11.1').waitFor();
  assert.deepEqual(await axe(page), []);
  await shot(page, 'dealer-ruling');
  const go = dialog.getByRole('button', { name: 'Rule so' });
  assert.equal(await go.getAttribute('aria-disabled'), 'true');
  await dialog.getByRole('radio', { name: 'Box 1' }).check();
  await go.click();
  await page.getByText('The ruling stands in the journal.').waitFor();
  assert.ok((await chief.ask('entries', { table: 'cards' }))
    .some((each) => each.event.e === 'rule' && each.event.i === 'cards-mishandled' && each.event.b === 1));
  await shot(page, 'dealer-cards', { fullPage: true });

  // What voids the round is only proposed.
  await page.getByLabel('Search an irregularity').fill('52 cards');
  await page.getByRole('button', { name: /does not have 52 cards/ }).click();
  await dialog.getByText('Misdeal: every wager is void').waitFor();
  await dialog.getByRole('button', { name: 'Propose to void the round' }).click();
  await page.getByText(/^Proposed as incident \d+\. A second person must agree\.$/).waitFor();
  const [incident] = (await chief.ask('incidents', { open: true })).filter((each) => each.verb === 'void-round');
  await chief.do('approve', { incident: incident.incident });
  await until(async () => (await creditOf(terminal)) === 10_000, 'the stake goes back');
  assert.equal(await balanceOf('cards/01'), 10_000);
  await done(page);
});

test('no spin needs two: the one who proposed it cannot agree', async () => {
  const page = await openConsole('dealer', kTable);
  const terminal = await server.wire({ 'open-terminal': { table: kTable, terminal: 4 } });
  await terminal.do('insert-cash', { amount: 5000 });
  await terminal.do('bet', { wager: 'small', stake: 1000 });
  const round = (await terminal.ask('table')).round;
  await page.getByRole('tab', { name: 'Rulings' }).click();
  await page.getByRole('button', { name: /Dice not read/ }).click();
  await page.getByRole('dialog').getByText('Every wager is void and returned').waitFor();
  await page.getByRole('dialog').getByText('A supervisor rules on this.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Round' }).click();
  await page.getByRole('button', { name: `Announce no spin for round ${round}` }).click();
  await page.getByText('You proposed it: somebody else must agree.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Approve' }).count(), 0);
  assert.equal(await creditOf(terminal), 4000);
  const other = await openConsole('dealer2', kTable);
  await other.getByRole('tab', { name: /Round/ }).click();
  await other.getByRole('button', { name: 'Approve' }).click();
  await until(async () => (await creditOf(terminal)) === 5000, 'the stake goes back');
  assert.equal((await terminal.ask('table')).round, round + 1);
  for (const each of [page, other]) await done(each);
});

test('a dealer calls a supervisor, who sees it in the pit and ends it', async () => {
  const page = await openConsole('dealer', kTable);
  await page.getByRole('tab', { name: /Round/ }).click();
  await page.getByLabel('What is the matter?').fill('a die fell on the floor');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await page.getByText('A supervisor was called and has not come yet.').waitFor();
  const sue = await newPage(browser);
  await signIn(sue, server, 'supervisor', 'pit');
  await sue.getByRole('tab', { name: /Incidents/ }).click();
  const card = sue.getByRole('article').filter({ hasText: 'a die fell on the floor' });
  await card.getByLabel('Note').fill('thrown again');
  await card.getByRole('button', { name: 'Resolve' }).click();
  await page.getByRole('button', { name: 'Call', exact: true }).waitFor();
  for (const each of [page, sue]) await done(each);
});

test('every stage of a round is clear, and axe finds nothing', async () => {
  const page = await openConsole('dealer', kTable);
  const terminal = await server.wire({ 'open-terminal': { table: kTable, terminal: 5 } });
  await terminal.do('insert-cash', { amount: 10_000 });
  await terminal.do('bet', { wager: 'small', stake: 1500 });
  await terminal.do('bet', { wager: 'total:9', stake: 500 });
  await page.getByRole('region', { name: 'Terminal 05' }).waitFor();
  const look = async (name) =>
    assert.deepEqual(await axeInBoth(page, `dealer-${name}`, { fullPage: true }), [], name);
  await look('betting');
  await page.getByRole('button', { name: 'No more bets' }).click();
  await page.getByRole('button', { name: 'Die shows 3' }).click();
  await look('throw');
  for (const key of ['2', '4', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: /^Confirm round/ }).waitFor();
  await look('confirm');
  for (const tab of ['Rulings', 'Credits', 'Round']) {
    await page.getByRole('tab', { name: tab }).click();
    await look(tab.toLowerCase());
  }
  await page.getByRole('button', { name: /^Confirm round/ }).click();
  await page.getByText(/is settled\./).waitFor();
  assert.equal(await balanceOf(`${kTable}/05`), 10_000 + 1500 + 3500);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  assert.ok(wide, 'nothing hangs over the edge');
  await done(page);
});
