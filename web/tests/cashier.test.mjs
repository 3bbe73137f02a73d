import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, axeInBoth, done, kPassword, launchBrowser, newPage, Server, shot, signIn } from './harness.mjs';
import { everyTab } from './played.mjs';

let server, browser;
before(async () => {
  server = await Server.start();
  const engineer = await server.setUpStaff();
  await engineer.do('add-user', { user: 'carl', role: 'cashier', password: kPassword });
  browser = await launchBrowser();
});
after(async () => { await browser?.close(); await server?.stop(); });

const open = async (options, user) => {
  const page = await newPage(browser, options);
  if (!user) await signIn(page, server, 'cashier');
  else {
    await page.goto(`${server.url}cashier.html`);
    await page.getByLabel('User', { exact: true }).first().fill(user);
    await page.getByLabel('Password', { exact: true }).first().fill(kPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }
  await page.getByLabel('Voucher number').waitFor();
  return page;
};

// A voucher as a player's terminal prints it.
async function voucher(amount) {
  const terminal = await server.wire({ 'open-terminal': { table: 'sic-bo-1' } });
  for (const note of amount) await terminal.do('insert-cash', { amount: note });
  return terminal.do('voucher-out');
}
const held = async () => -(await server.ledger('cash:cage')).balance;
const text = (cents) => (cents / 100).toFixed(2);

test('a voucher is paid once, and every refusal has its own words', async () => {
  const { voucher: number, amount } = await voucher([10_000, 2_000, 500]);
  assert.equal(amount, 12_500);
  const before = await held();
  const page = await open();
  assert.deepEqual(await axe(page), []);
  await shot(page, 'cashier-voucher-light');

  // The wrong amount: nothing moves.
  await page.keyboard.type(number); // the field has the focus: a scanner types into it
  await page.keyboard.press('Enter');
  assert.equal(
    await page.evaluate(() => document.activeElement?.closest('.field')?.querySelector('label')?.textContent),
    'Amount as printed'
  );
  assert.match(await page.getByLabel('Voucher number').inputValue(), /^(\d{3} ){5}\d{3}$/);
  await page.keyboard.type('120');
  await page.keyboard.press('Enter');
  await page.getByText('the amount differs: the voucher is for 125').waitFor();
  assert.equal(await held(), before);
  assert.deepEqual(await axe(page), []);
  await shot(page, 'cashier-refused-light');

  // As printed.
  await page.getByLabel('Amount as printed').fill('125.00');
  await page.getByRole('button', { name: 'Redeem' }).first().click();
  const paid = page.getByRole('alert');
  await paid.getByText('Pay out').waitFor();
  assert.match(await paid.textContent(), /125\.00/);
  assert.equal(await held(), before - 12_500);
  assert.equal((await server.ledger('voucher')).balance, 0);
  assert.deepEqual(await axe(page), []);
  await shot(page, 'cashier-paid-light');

  // A second time, and numbers that are none.
  await page.keyboard.press('Enter'); // Next voucher has the focus
  const attempt = async (digits, printed, words) => {
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByLabel('Voucher number').fill(digits);
    await page.getByLabel('Amount as printed').fill(printed);
    await page.getByRole('button', { name: 'Redeem' }).first().click();
    await page.getByText(words).waitFor();
  };
  await attempt(number, '125', 'paid already, by cath');
  await page.getByText(/^by cath, /).waitFor();
  await attempt('123', '125', 'not a voucher’s number'.replace('’', "'"));
  const wrong = number.slice(0, 17) + ((Number(number[17]) + 1) % 10);
  await attempt(wrong, '125', "not a voucher's number");
  assert.equal(await held(), before - 12_500);
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByText('No voucher has this number.').waitFor();
  await done(page);
});

test('every tab on a phone', async () => {
  const page = await open();
  assert.deepEqual(await everyTab(page, axeInBoth), []);
  await done(page);
});

test('two cashiers at the same moment pay once', async () => {
  const { voucher: number, amount } = await voucher([5_000]);
  const before = await held();
  const pages = [await open(), await open({}, 'carl')];
  for (const page of pages) {
    await page.getByLabel('Voucher number').fill(number);
    await page.getByLabel('Amount as printed').fill(text(amount));
  }
  await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Redeem' }).first().click()));
  await Promise.all(pages.map((page) => page.getByText(/^Pay out$|^paid already, by (cath|carl)$/).waitFor()));
  const paid = await Promise.all(pages.map((page) => page.getByText('Pay out', { exact: true }).count()));
  assert.deepEqual(paid.sort(), [0, 1]);
  assert.equal(await held(), before - 5_000);
  for (const page of pages) await done(page);
});

test('deposit, to a terminal, back, withdraw; and the statement says so', async () => {
  const page = await open();
  await page.getByRole('tab', { name: 'Accounts' }).click();
  const find = async (which) => {
    await page.getByLabel('Player’s number or account').fill(which);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
  };
  await find('4711');
  await page.getByText('There is no account player:4711 yet. A deposit opens it.').waitFor();
  const balance = (sum) => page.getByTestId('balance').getByText(sum, { exact: true }).waitFor();
  const before = await held();
  await page.getByLabel('Amount').fill('200');
  await page.getByRole('button', { name: 'Deposit' }).click();
  await balance('200.00');
  assert.equal((await server.ledger('player:4711')).balance, 20_000);
  assert.equal(await held(), before + 20_000);

  await page.getByRole('radio', { name: 'To a terminal' }).check();
  await page.getByLabel('Terminal', { exact: true }).fill('sic-bo-1/07');
  await page.getByLabel('Amount').fill('50');
  await page.getByRole('button', { name: 'To a terminal' }).click();
  await balance('150.00');
  assert.equal((await server.ledger('terminal:sic-bo-1/07')).balance, 5_000);
  await page.getByRole('radio', { name: 'From a terminal' }).check();
  await page.getByRole('button', { name: 'From a terminal' }).click();
  await balance('200.00');
  await page.getByRole('radio', { name: 'Withdraw' }).check();
  await page.getByLabel('Amount').fill('500');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.locator('.toasts, [role=status], [role=alert]').getByText(/4711|does not|less|only/).first().waitFor();
  await page.getByLabel('Amount').fill('80');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await balance('120.00');
  assert.equal((await server.ledger('player:4711')).balance, 12_000);

  const rows = page.getByRole('region', { name: 'Statement' }).locator('tbody tr');
  assert.deepEqual(await rows.locator('td:last-child').allTextContents(), [
    '−80.00', '+50.00', '−50.00', '+200.00',
  ]);
  assert.deepEqual(await rows.locator('td:nth-child(2)').allTextContents(), [
    'withdrawal', 'from a terminal', 'to a terminal', 'deposit',
  ]);
  const wire = await server.staff('cashier');
  assert.deepEqual((await wire.ask('statement', { account: 'player:4711' })).map((each) => each.amount), [
    -8_000, 5_000, -5_000, 20_000,
  ]);
  assert.deepEqual(await axe(page), []);
  // it may have gone by itself
  for (const toast of await page.getByRole('button', { name: 'Dismiss' }).all())
    await toast.click({ timeout: 1_000 }).catch(() => {});
  await shot(page, 'cashier-account-light', { fullPage: true });
  await page.emulateMedia({ media: 'print' });
  await page.getByText(/^Balance: 120\.00/).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Deposit' }).count(), 0);
  await shot(page, 'cashier-statement-print', { sizes: ['tablet'] });
  await page.emulateMedia({ media: 'screen' });
  await find('float:sic-bo-2');
  await page.getByText('Statement of float:sic-bo-2').waitFor();
  await done(page);
});

test('a fill needs a second person, dark', async () => {
  const before = await held();
  const page = await open({ scheme: 'dark' });
  assert.deepEqual(await axe(page), []);
  await page.getByRole('tab', { name: 'Fills' }).click();
  await page.getByLabel('Account').selectOption('cash:cage');
  await page.getByLabel('Amount').fill('1000');
  await page.getByRole('button', { name: 'Propose' }).click();
  await page.getByText('Yours: somebody else decides').waitFor();
  assert.equal(await held(), before);
  assert.deepEqual(await axe(page), []);
  await shot(page, 'cashier-fills-dark', { fullPage: true });

  const other = await open({ scheme: 'dark' }, 'carl');
  await other.getByRole('tab', { name: /^Fills/ }).click();
  await other.getByRole('button', { name: 'Approve' }).click();
  await other.getByText('Nothing waits.').waitFor();
  assert.equal(await held(), before + 100_000);
  await page.getByText('Nothing waits.').waitFor();
  const drawer = Number((await page.getByTestId('drawer').textContent()).replace(/[^\d]/g, ''));
  assert.equal(drawer, before + 100_000);
  await page.getByRole('tab', { name: 'Accounts' }).click();
  await page.getByLabel('Player’s number or account').fill('4711');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByTestId('balance').waitFor();
  assert.deepEqual(await axe(page), []);
  await done(other);
  await done(page);
});
