// The pit and the engineer's page against the real server.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, axeInBoth, done, kPassword, launchBrowser, newPage, Server, shot, signIn } from './harness.mjs';

const kTable = 'sic-bo-2';
let server, browser, sue, tom;
before(async () => {
  server = await Server.start();
  browser = await launchBrowser();
  await server.setUpStaff();
  sue = await openPit('supervisor');
  tom = await openPit('supervisor2');
});
after(async () => { await browser?.close(); await server?.stop(); });

async function openPit(role, options) {
  const page = await newPage(browser, options);
  await signIn(page, server, role, 'pit');
  return page;
}
const tab = (page, name) => page.getByRole('tab', { name }).click();
const balanceOf = async (account) => (await server.ledger(account)).balance;
async function approve(page, title) {
  await tab(page, /Incidents/);
  const button = page.getByRole('article', { name: title }).first().getByRole('button', { name: 'Approve' });
  await button.click();
  await button.waitFor({ state: 'detached' }); // the words below may be those of the approval before this one
  await page.getByText('is approved and carried out').first().waitFor();
}

// A settled round with a stake on small; the dice as given.
async function playRound(number, dice) {
  const dealer = await server.staff('dealer');
  const terminal = await server.wire({ 'open-terminal': { table: kTable, terminal: number } });
  const name = `${kTable}/${String(number).padStart(2, '0')}`;
  await dealer.do('credit', { terminal: name, amount: 10_000 });
  await terminal.do('bet', { wager: 'small', stake: 1000 });
  const { round } = await terminal.ask('table');
  await dealer.do('close-bets', { table: kTable });
  await dealer.do('enter', { table: kTable, event: { e: 'throw', d: dice } });
  await dealer.do('confirm', { table: kTable, round });
  return { terminal, name, round };
}

test('a table is locked at once and unlocked by two', async () => {
  const terminal = await server.wire({ 'open-terminal': { table: kTable, terminal: 9 } });
  await terminal.do('insert-cash', { amount: 2000 });
  await tab(sue, 'Tables');
  await sue.getByRole('button', { name: 'Lock… Sic Bo 2', exact: true }).click();
  await sue.getByLabel('Why').fill('the tumbler is stuck');
  await sue.getByRole('dialog').getByRole('button', { name: 'Lock', exact: true }).click();
  await sue.getByRole('article', { name: 'Sic Bo 2' }).getByText('Locked: the tumbler is stuck').waitFor();
  await assert.rejects(terminal.do('bet', { wager: 'big', stake: 500 }), /the tumbler is stuck/);
  await sue.getByRole('button', { name: 'Unlock… Sic Bo 2' }).click();
  await sue.getByRole('button', { name: 'Propose to unlock' }).click();
  await sue.getByText('A second person must agree.').first().waitFor();
  await assert.rejects(terminal.do('bet', { wager: 'big', stake: 500 }), /the tumbler is stuck/);
  await tab(sue, /Incidents/);
  await sue.getByText('You proposed it: somebody else must agree.').waitFor();
  assert.equal(await sue.getByRole('button', { name: 'Approve' }).count(), 0);
  await approve(tom, 'Unlock');
  await terminal.do('bet', { wager: 'big', stake: 500 });
  await terminal.do('clear');
});

test('a table closes and opens', async () => {
  await tab(sue, 'Tables');
  const tile = sue.getByRole('article', { name: 'Tai Sai 1' });
  await tile.getByRole('button', { name: /^Close/ }).click();
  await tile.getByText('Closed').waitFor();
  await tile.getByRole('button', { name: /^Open/ }).click();
  await tile.getByText('Bets are open').waitFor();
});

test('a settled round is voided by two: stakes go back, winnings too', async () => {
  const { name, round } = await playRound(1, [1, 2, 3]);
  assert.equal(await balanceOf(`terminal:${name}`), 11_000);
  await tab(sue, 'Rounds');
  await sue.getByLabel('Table', { exact: true }).selectOption(kTable);
  await sue.getByRole('button', { name: new RegExp(`^Round ${round}`) }).click();
  await sue.getByRole('button', { name: `Propose to void round ${round}` }).click();
  await sue.getByText('A second person must agree.').first().waitFor();
  await tab(tom, /Incidents/);
  await tom.getByText(`Every wager of round ${round} of ${kTable} is void.`).waitFor();
  await approve(tom, 'Void a round');
  assert.equal(await balanceOf(`terminal:${name}`), 10_000);
});

test('a dispute freezes, is resolved; a payment is refused; a fill is rejected, another done', async () => {
  const { terminal, name, round } = await playRound(2, [1, 2, 3]);
  await terminal.do('dispute', { round, note: 'I saw three sixes' });
  await tab(tom, /Incidents/);
  const dispute = tom.getByRole('article', { name: 'Dispute' });
  await dispute.getByText('I saw three sixes').waitFor();
  await dispute.getByLabel('Note').fill('the film shows 1 2 3');
  await dispute.getByRole('button', { name: 'Resolve' }).click();
  await tom.getByText('is resolved').first().waitFor();

  await tab(sue, 'Rounds');
  await sue.getByRole('button', { name: 'All rounds' }).click();
  await sue.getByRole('button', { name: new RegExp(`^Round ${round}`) }).click();
  await sue.getByLabel('Terminal', { exact: true }).selectOption(name);
  await sue.getByRole('button', { name: 'Propose to refuse' }).click();
  await approve(tom, 'Refuse a payment');
  assert.equal(await balanceOf(`terminal:${name}`), 10_000);

  const before = await balanceOf(`float:${kTable}`);
  await tab(sue, 'Fills');
  const fill = async (amount) => {
    await sue.getByLabel('To', { exact: true }).selectOption(`float:${kTable}`);
    await sue.getByLabel('Amount').fill(amount);
    await sue.getByRole('button', { name: 'Propose the fill' }).click();
  };
  await fill('5000');
  await tab(tom, /Incidents/);
  await tom.getByText(`is brought to float:${kTable}`).waitFor();
  await tom.getByRole('article', { name: 'Fill' }).getByRole('button', { name: 'Reject' }).click();
  await tom.getByText('is rejected').first().waitFor();
  assert.equal(await balanceOf(`float:${kTable}`), before);
  await fill('100');
  await approve(tom, 'Fill');
  assert.equal(await balanceOf(`float:${kTable}`), before - 10_000); // what the house holds is negative
});

test('one person is limited to one box and the minimum, and freed', async () => {
  const terminal = await server.wire({ 'open-terminal': { table: 'blackjack-1', terminal: 5 } });
  await terminal.do('insert-cash', { amount: 10_000 });
  const main = (box, stake) => terminal.do('bet', { box, wager: 'main', stake });
  await tab(sue, 'Players');
  await sue.getByLabel('The terminal of the person who is limited').fill('blackjack-1/05');
  await shot(sue, 'pit-players');
  await sue.getByRole('button', { name: 'Limit', exact: true }).click();
  await sue.getByText('wagers on one box at the minimum from now on').waitFor();
  assert.equal((await main(5, 5000)).stake, 1000);
  await assert.rejects(main(6, 1000), /limited to one box/);
  await sue.getByLabel('The terminal of the person who is limited').fill('blackjack-1/05');
  await sue.getByRole('button', { name: 'End the limit' }).click();
  await sue.getByText('is not limited any more').waitFor();
  assert.equal((await main(5, 5000)).stake, 5000);
  await terminal.do('clear');
});

test('a table file is checked while it is written, sent, and announced', async () => {
  const terminal = await server.wire({ 'open-terminal': { table: kTable, terminal: 3 } });
  await terminal.do('insert-cash', { amount: 5000 });
  await terminal.do('bet', { wager: 'small', stake: 500 });
  await tab(sue, 'Table files');
  await sue.getByLabel('Table', { exact: true }).selectOption(kTable);
  const editor = sue.getByLabel('Table file', { exact: true });
  await sue.getByText('Lawful').waitFor();
  assert.match(await editor.inputValue(), /chance = "dealer"/);
  assert.equal(await sue.getByRole('cell', { name: '2.78 %' }).first().isVisible(), true);
  const send = sue.getByRole('button', { name: 'Send to the floor' });
  const toml = await editor.inputValue();
  await editor.fill(`${toml}\nnonsense [`);
  await sue.getByText('Cannot be read').waitFor();
  assert.equal(await send.getAttribute('aria-disabled'), 'true');
  await editor.fill(toml.replace('min = 2\n', 'min = 4\n'));
  await sue.getByText('Lawful').waitFor();
  assert.deepEqual(await axe(sue), []);
  await shot(sue, 'pit-files', { fullPage: true });
  await send.click();
  await sue.getByText(/changed from the next round/).waitFor();
  const { announced } = await terminal.ask('table');
  assert.ok(announced.length > 0);
  await sue.getByText(announced[0]).first().waitFor();
  await terminal.do('clear');
});

test('an auditor reads and may not touch', async () => {
  const page = await openPit('auditor');
  await page.getByRole('article', { name: 'Sic Bo 2' }).getByText('Float').waitFor();
  assert.equal(await page.getByRole('button', { name: /^(Lock|Close|Open)/ }).count(), 0);
  assert.equal(await page.getByRole('tab', { name: 'Table files' }).count(), 0);
  await tab(page, 'Rounds');
  await page.getByLabel('Table', { exact: true }).selectOption(kTable);
  await page.getByRole('button', { name: /^Round 1/ }).click();
  await page.getByText('How the wagers were settled').first().waitFor();
  assert.equal(await page.getByRole('button', { name: /Propose/ }).count(), 0);
  await done(page);
});

test('every page of the pit is clear, and axe finds nothing', async () => {
  const page = await openPit('supervisor');
  const chief = await server.staff('supervisor2');
  await chief.do('correct', { table: kTable, round: 1, index: 2, event: { e: 'throw', d: [6, 6, 5] } })
    .catch(() => {});
  await chief.do('fill', { account: 'cash:cage', amount: 50_000 });
  await page.getByRole('article', { name: 'Sic Bo 2' }).getByText('Float').waitFor();
  for (const name of ['Tables', 'Incidents', 'Rounds', 'Fills', 'Table files', 'Players']) {
    await tab(page, new RegExp(name));
    await page.getByRole('tab', { name: new RegExp(name), selected: true }).waitFor();
    const file = `pit-${name.toLowerCase().replace(' ', '-')}`;
    assert.deepEqual(await axeInBoth(page, file, { fullPage: true }), [], name);
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} hangs over the edge`
    );
  }
  await done(page);
});

// ---- The engineer -------------------------------------------------------------------------------------------------

test('an engineer adds a user who signs in, unlocks him after three wrong passwords, and removes him', async () => {
  const page = await newPage(browser);
  await signIn(page, server, 'engineer');
  await page.getByLabel('User', { exact: true }).fill('nina');
  await page.getByLabel('Role').selectOption('dealer');
  await page.getByLabel('First password').fill(kPassword);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('nina can sign in now.').waitFor();
  await page.getByRole('cell', { name: 'nina', exact: true }).waitFor();

  const hers = await newPage(browser);
  await hers.goto(`${server.url}dealer.html`);
  const enter = async (password) => {
    await hers.getByLabel('User', { exact: true }).first().fill('nina');
    await hers.getByLabel('Password', { exact: true }).first().fill(password);
    await hers.getByRole('button', { name: 'Sign in' }).click();
  };
  await enter(kPassword);
  await hers.getByRole('heading', { name: 'Choose a table' }).waitFor();
  await hers.getByRole('button', { name: 'Sign out' }).click();
  for (let i = 0; i < 3; ++i) {
    await enter('a wrong password');
    await hers.getByRole('alert').getByText(i < 2 ? 'the user or the password is wrong' : 'this user is locked now')
      .waitFor();
  }
  await page.reload();
  await page.getByRole('button', { name: 'Unlock nina' }).click();
  await page.getByText('nina may try again.').waitFor();
  await enter(kPassword);
  await hers.getByRole('heading', { name: 'Choose a table' }).waitFor();
  await page.getByRole('button', { name: 'Remove nina' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('nina is removed.').waitFor();
  await assert.rejects(server.wire({ 'sign-in': { user: 'nina', password: kPassword } }), /wrong/);
  assert.deepEqual(page.faults, []);
  for (const each of [page, hers]) await done(each);
});

test('a terminal is enrolled, its token opens it; the own password is changed', async () => {
  const page = await newPage(browser, { scheme: 'dark' });
  await signIn(page, server, 'engineer');
  assert.deepEqual(await axe(page), []);
  await shot(page, 'engineer-users-dark', { fullPage: true });
  await tab(page, 'Terminals');
  await page.getByLabel('Table', { exact: true }).selectOption('sic-bo-1');
  await page.getByRole('radio', { name: '07' }).check();
  await page.getByRole('button', { name: 'Enrol sic-bo-1/07' }).click();
  const token = await page.locator('code').textContent();
  const welcome = await (await server.wire()).greet({ token });
  assert.equal(welcome.name, 'sic-bo-1/07');
  assert.deepEqual(await axe(page), []);
  await shot(page, 'engineer-terminals-dark', { fullPage: true });
  await tab(page, 'My password');
  await page.getByLabel('New password').fill('another horse battery');
  await page.getByLabel('Once more').fill('another horse buttery');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByText('The two are not the same.').waitFor();
  await page.getByLabel('Once more').fill('another horse battery');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByText('Your password is changed.').waitFor();
  await server.wire({ 'sign-in': { user: 'emil', password: 'another horse battery' } });
  assert.deepEqual(await axe(page), []);
  await tab(page, 'Table files');
  await page.getByLabel('Table', { exact: true }).selectOption('sic-bo-1');
  await page.getByText('Lawful').waitFor();
  assert.deepEqual(await axe(page), []);
  await shot(page, 'engineer-files-dark', { fullPage: true });
  await done(page);
});
