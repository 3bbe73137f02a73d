// The race of racing card derby: what the scanner reads moves the horses on every page, and the pages know no rule of
// it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, done, launchBrowser, newPage, openTerminal, Server, shot, signIn } from './harness.mjs';
import { addTable, seat, sideways } from './played.mjs';

const table = 'derby-3'; // the demonstration floor has no scanner, so the house adds a table with one
let server, browser, dealer, terminal;
before(async () => {
  server = await Server.start();
  await server.setUpStaff();
  dealer = await server.staff('dealer');
  await addTable(server, 'nz.racing-card-derby.scanner', table, { title: '"Derby Day"', currency: '"NZD"' });
  terminal = await seat(server, dealer, table);
  browser = await launchBrowser();
});
after(async () => { await browser?.close(); await server?.stop(); });

const scan = async (...cards) => {
  for (const c of cards) await dealer.do('enter', { table, event: { e: 'card', c } });
};
const race = (page) => page.getByRole('img', { name: /^race to 4/ });

test('every card moves the horses on display, dealer and terminal; the result lights the layout', async () => {
  await dealer.do('enter', { table, event: { e: 'shuffle' } });
  const display = await newPage(browser, { size: 'wall' });
  await display.goto(`${server.url}display.html?table=${table}`);
  const player = await newPage(browser, { size: 'tablet' });
  await openTerminal(player, server, table);
  const desk = await newPage(browser, { size: 'tablet' });
  await signIn(desk, server, 'dealer');
  await desk.getByText('Derby Day').first().click();

  await terminal.do('bet', { wager: 'red', stake: 1_000 });
  await terminal.do('bet', { wager: 'exact-quinella:heart-club', stake: 500 });
  await dealer.do('close-bets', { table });
  await scan('3h', '9c', '2s', '4h', 'Jd', '5h');
  for (const page of [display, player, desk]) await race(page)
    .and(page.getByRole('img', {
      name: 'race to 4: diamonds 1, hearts 3, spades 1, clubs 1; protested race', exact: true,
    }))
    .waitFor();
  await shot(display, 'derby-display-race', { sizes: ['wall'] });
  await shot(player, 'derby-terminal-race', { fullPage: true });
  await shot(desk, 'derby-dealer-race', { fullPage: true, sizes: ['phone', 'tablet'] });

  await scan('Qh', '7c', '7h', 'Ad');
  await race(display)
    .and(display.getByRole('img', { name: /first hearts, second clubs, third diamonds; protested race$/ }))
    .waitFor();
  await dealer.do('confirm', { table, round: 1 });
  await display.getByText('Result of round 1', { exact: true }).waitFor();
  for (const won of ['Red', 'Individual card suit hearts', 'Exact quinella heart-club'])
    await display.getByRole('list', { name: 'Winning positions' }).getByText(won, { exact: true }).waitFor();
  assert.equal((await terminal.ask('table')).last.paid, 1_500 + 5_500);
  await player.locator('.lit').first().waitFor();
  assert.equal(await player.locator('.lit').count(), 9);
  await shot(display, 'derby-display-result', { sizes: ['wall'] });
  await shot(player, 'derby-terminal-result', { fullPage: true });
  for (const page of [display, player, desk]) {
    assert.deepEqual(await axe(page), []);
    await page.setViewportSize({ width: 360, height: 740 });
    assert.deepEqual(await sideways(page), []);
    await done(page);
  }
});
