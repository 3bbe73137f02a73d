// A table with a wheel and a dealer: a spin entered by touch and by keys, put right before it is confirmed and after,
// shown everywhere.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, done, launchBrowser, newPage, shot, signIn } from './harness.mjs';
import { seat, sideways } from './played.mjs';
import { exampleTables, playersFloor, until } from './terminal_floor.mjs';

const kTable = exampleTables().find((table) => table.dealer && table.game === 'gb.roulette').id;
let server, browser, terminal;
before(async () => {
  server = await playersFloor();
  browser = await launchBrowser();
  terminal = await seat(server, await server.staff('dealer'), kTable, 10_000);
});
after(async () => { await browser?.close(); await server?.stop(); });

const credit = async () => (await terminal.ask('table')).mine.credit;
const compartment = (page, name) => page.getByRole('button', { name: `Compartment ${name}`, exact: true });

test('a spin is entered by keys, put right by touch, confirmed, and corrected by two in the pit', async () => {
  const dealer = await newPage(browser, { touch: true });
  await signIn(dealer, server, 'dealer');
  await dealer.getByRole('button', { name: new RegExp(kTable) }).click();
  await terminal.do('bet', { wager: 'straight-up:17', stake: 1_000 });
  await terminal.do('bet', { wager: 'red-black:red', stake: 1_000 });
  await dealer.getByRole('button', { name: 'No more bets' }).click();
  await dealer.getByRole('group', { name: 'Compartments of the wheel' }).waitFor();
  assert.deepEqual(await axe(dealer), []);
  await shot(dealer, 'dealer-spin', { fullPage: true });

  // 32 by keys, taken back; then 00.
  await dealer.keyboard.type('32');
  await dealer.getByRole('button', { name: 'Enter 32', exact: true }).waitFor();
  await dealer.keyboard.press('Backspace');
  await dealer.keyboard.type('00');
  await dealer.keyboard.press('Enter');
  const paid = dealer.locator('dl', { hasText: 'Will be paid' }).locator('dd.money').first();
  await until(async () => (await paid.textContent()) === '0.00', 'nothing wins on 00');
  await dealer.getByRole('button', { name: 'Fix: spin 00' }).click();
  await compartment(dealer, '16').click();
  await compartment(dealer, '17').click(); // who touches another number means that one
  await dealer.getByRole('button', { name: 'Enter 17', exact: true }).click();
  await until(async () => (await paid.textContent()) === '360.00', 'straight up wins');
  await dealer.getByRole('img', { name: 'wheel, the ball lies at 17' }).waitFor();
  assert.deepEqual(await axe(dealer), []);
  await shot(dealer, 'dealer-spin-confirm', { sizes: ['tablet'] });
  await dealer.getByRole('button', { name: 'Confirm round 1' }).click();
  await dealer.getByText('Round 1 is settled.').waitFor();
  assert.equal(await credit(), 44_000);

  // It was 5 after all.
  const [sue, tom] = [await newPage(browser), await newPage(browser)];
  await signIn(sue, server, 'supervisor');
  await signIn(tom, server, 'supervisor2');
  await sue.getByRole('tab', { name: 'Rounds' }).click();
  await sue.getByLabel('Table', { exact: true }).selectOption(kTable);
  await sue.getByRole('button', { name: /^Round 1/ }).click();
  await sue.getByRole('button', { name: 'Entry: spin 17' }).click();
  await compartment(sue, '5').click();
  await sue.getByRole('button', { name: 'It really was 5', exact: true }).click();
  assert.deepEqual(await axe(sue), []);
  await sue.getByRole('button', { name: 'Propose the correction' }).click();
  await tom.getByRole('tab', { name: /Incidents/ }).click();
  const card = tom.getByRole('article', { name: 'Correct a round' });
  await card.getByRole('img', { name: 'number 5', exact: true }).waitFor();
  await card.getByRole('button', { name: 'Approve' }).click();
  await until(async () => (await credit()) === 10_000, 'red has won instead');
  for (const page of [dealer, sue, tom]) {
    await done(page);
  }
});

test('the display and the auditor show the number that was spun', async () => {
  const wall = await newPage(browser, { size: 'wall' });
  await wall.goto(`${server.url}display.html?table=${kTable}`);
  await wall.getByRole('img', { name: 'wheel, the ball lies at 5', exact: true }).waitFor();
  await wall.getByText('5: 1 of 1', { exact: true }).waitFor({ state: 'attached' });
  assert.deepEqual([...await axe(wall), ...await sideways(wall)], []);
  await shot(wall, 'display-spin', { fullPage: true });
  assert.deepEqual(wall.faults, []);

  const ada = await newPage(browser);
  await signIn(ada, server, 'auditor');
  await ada.getByLabel('Table', { exact: true }).selectOption(kTable);
  await ada.getByLabel('Round', { exact: true }).fill('1');
  await ada.getByRole('button', { name: 'Show', exact: true }).click();
  await ada.getByRole('button', { name: 'To the end' }).click();
  await ada.locator('.felt').getByRole('img', { name: 'number 5', exact: true }).waitFor();
  assert.deepEqual(await axe(ada), []);
  assert.deepEqual(ada.faults, []);
});
