// Every kind of ruling, given on the dealer's console: of each kind of target one is ruled, and stands in the journal
// as it was meant.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { done, launchBrowser, newPage, Server, signIn } from './harness.mjs';

const table = (id, game, more) => `id = '${id}'
title = '${id}'
game = '${game}'
chance = 'dealer'
electronic = false
terminals = 4
decision-seconds = 600
play-money = true
currency = 'NZD'
${more}[limits]
min = '5.00'
max = '500.00'
increment = '5.00'
`;
const kBlackjack = table('ruled-cards', 'nz.blackjack', '');
const kPoker = table('ruled-hands', 'nz.three-card-poker', "[options]\nsix-card-bonus = 'no'\n");
const kTwo = table('ruled-by-two', 'nz.three-card-poker', "[options]\nsix-card-bonus = 'no'\n");
const kWalked = new Set();

let server, browser, chief, dealer;
before(async () => {
  server = await Server.start();
  browser = await launchBrowser();
  await server.setUpStaff();
  chief = await server.staff('supervisor2');
  dealer = await server.staff('dealer');
});
after(async () => { await browser?.close(); await server?.stop(); });

async function openTable(toml, id) {
  await chief.do('table', { toml });
  await chief.do('open-table', { table: id });
  await enter(id, { e: 'shuffle' });
  const page = await newPage(browser);
  await signIn(page, server, 'supervisor', 'dealer');
  await page.getByRole('button', { name: new RegExp(id) }).click();
  await page.getByRole('tab', { name: 'Rulings' }).click();
  return page;
}
async function sit(id, number, wager) {
  await dealer.do('credit', { terminal: `${id}/0${number}`, amount: 10_000 });
  const terminal = await server.wire({ 'open-terminal': { table: id, terminal: number } });
  await terminal.do('bet', { box: number, wager, stake: 1000 });
  return terminal;
}
const enter = (id, event) => dealer.do('enter', { table: id, event });
const deal = async (id, ...cards) => { for (const c of cards) await enter(id, { e: 'card', c }); };

// What the game calls it, what is chosen for it on the page, and what the journal must hold.
async function rule(page, id, { ruling, choose = [], cards = [], stands }) {
  const offer = await chief.ask('offer', { table: id });
  const { title, target } = offer.irregularities.find((each) => each.id === ruling);
  kWalked.add(target);
  const choice = page.getByRole('button', { name: title }).and(page.locator(':enabled'));
  await choice.waitFor(); // the page knows of the stage
  await choice.click();
  const dialog = page.getByRole('dialog');
  const go = dialog.getByRole('button', { name: 'Rule so' });
  for (const name of choose) {
    assert.equal(await go.getAttribute('aria-disabled'), 'true', `${ruling} goes without ${name}`);
    await dialog.getByRole('radio', { name, exact: true }).check();
  }
  for (const name of cards) await dialog.getByRole('button', { name, exact: true }).click();
  await go.click();
  await dialog.waitFor({ state: 'hidden' });
  const ruled = (await chief.ask('entries', { table: id })).filter((each) => each.event.e === 'rule');
  assert.deepEqual(ruled.at(-1).event, { e: 'rule', i: ruling, ...stands });
}

test('on nothing more, a player, cards and a box', async () => {
  const id = 'ruled-cards';
  const page = await openTable(kBlackjack, id);
  const [ann, bob] = [await sit(id, 1, 'main'), await sit(id, 2, 'main')];
  await dealer.do('close-bets', { table: id });
  await deal(id, 'Th', '9c', 'Ac', '9d', '8d');
  for (const each of [ann, bob]) await each.do('answer', { choice: 'no-insurance' });
  await rule(page, id, { ruling: 'unexposed-card', stands: {} });
  await rule(page, id, { ruling: 'missed-insurance', choose: ['Box 1', '01'], stands: { b: 1, p: 0 } });
  await ann.do('answer', { choice: 'insure', amount: 500 }); // what the ruling is for
  await rule(page, id, { ruling: 'extra-card', cards: ['king of spades'], stands: { c: ['Ks'] } });
  await rule(page, id, { ruling: 'absent-player', choose: ['Box 2'], stands: { b: 2 } });
  await done(page);
});

test('on a box and cards', async () => {
  const id = 'ruled-hands';
  const page = await openTable(kPoker, id);
  await sit(id, 1, 'ante');
  await dealer.do('close-bets', { table: id });
  await deal(id, 'As', 'Td', '9c', '2c', '3d', '4h');
  const cards = ['5 of spades', '6 of hearts', '7 of clubs'];
  const stands = { b: 3, c: ['5s', '6h', '7c'] };
  await rule(page, id, { ruling: 'hand-to-empty-area', choose: ['Box 3'], cards, stands });
  await done(page);
});

// Ruling R86: the dealer's cards lie there, and the hand has won.
test('a hand that is revealed is void by two people alone', async () => {
  const id = 'ruled-by-two';
  const page = await openTable(kTwo, id);
  const ann = await sit(id, 1, 'ante');
  await dealer.do('close-bets', { table: id });
  await deal(id, 'As', 'Ad', '9c', '2c', '3d', '9h');
  await ann.do('answer', { choice: 'play' });
  const due = async () => (await ann.ask('table')).mine.due;
  const won = await due();
  assert.ok(won > 2000);
  await page.getByRole('button', { name: /does not comply with rule 9\.6/ }).and(page.locator(':enabled')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Box 1', exact: true }).check();
  await dialog.getByLabel('Why').fill('in his sleeve');
  await dialog.getByRole('button', { name: 'Rule so' }).click();
  await page.getByText(/^Proposed as incident \d+\. A second person must agree\.$/).waitFor();
  assert.equal(await due(), won);
  const waiting = await chief.ask('incidents', { open: true });
  const { incident, args, note } = waiting.find((each) => each.verb === 'rule');
  assert.equal(args.why, 'in his sleeve');
  assert.match(note, /nz-three-card-poker 11\.1/);
  await chief.do('approve', { incident });
  assert.equal(await due(), 2000);
  const ended = (await chief.ask('incidents', {})).find((each) => each.incident === incident);
  assert.deepEqual(ended.took, [{ terminal: `${id}/01`, amount: won - 2000 }]);
  const pit = await newPage(browser);
  await signIn(pit, server, 'supervisor', 'pit');
  await pit.getByRole('tab', { name: /Incidents/ }).click();
  await pit.getByLabel('Open only').uncheck();
  await pit.getByText(`Taken back: ${(won - 2000) / 100}.00 from ${id}/01.`).waitFor();
  await done(pit);
  await done(page);
});

// nz-roulette 5.6: the dealer puts it right on his page, and a second person agrees.
test('a misplaced wager is moved', async () => {
  const id = 'roulette-nz-1';
  const page = await newPage(browser);
  await signIn(page, server, 'supervisor', 'dealer');
  await page.getByRole('button', { name: /NZ Roulette/ }).first().click();
  await dealer.do('credit', { terminal: `${id}/01`, amount: 10_000 });
  const terminal = await server.wire({ 'open-terminal': { table: id, terminal: 1 } });
  await terminal.do('bet', { wager: 'straight-up:17', stake: 1000 });
  await dealer.do('close-bets', { table: id });
  await page.getByRole('tab', { name: 'Round', exact: true }).click();
  const which = page.getByLabel('The wager as it lies');
  await which.selectOption({ label: (await which.locator('option').nth(1).textContent()).trim() });
  await page.getByLabel('Where it was meant').selectOption('straight-up:20');
  await page.getByRole('button', { name: 'Propose to move it' }).click();
  await page.getByText(/a second person must agree/i).first().waitFor();
  const [incident] = (await chief.ask('incidents', { open: true })).filter((each) => each.verb === 'move-wager');
  await chief.do('approve', { incident: incident.incident });
  const { stakes } = await terminal.ask('table');
  assert.deepEqual(stakes.map(({ w, s }) => [w, s]), [['straight-up:20', 1000]]);
  await done(page);
});

test('no table has a ruling of another kind', async () => {
  const targets = new Set();
  for (const { id } of await chief.ask('tables'))
    for (const each of (await chief.ask('offer', { table: id })).irregularities) targets.add(each.target);
  assert.deepEqual([...kWalked].sort(), [...targets].sort());
});
