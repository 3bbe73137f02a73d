import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, axeInBoth, done, launchBrowser, newPage, Server, shot, signIn } from './harness.mjs';
import { addPuntoBanco, addTable, everyTab, playCoups, playThrow, seat } from './played.mjs';

let server, browser, dealer, terminal, salon;
before(async () => {
  server = await Server.start();
  await server.setUpStaff();
  dealer = await server.staff('dealer');
  terminal = await seat(server, dealer, 'sic-bo-2');
  for (const dice of [[6, 5, 6], [1, 2, 6]])
    await playThrow(dealer, terminal, 'sic-bo-2', dice, { small: 1_000, 'total:9': 500 });
  salon = await addPuntoBanco(server, 'punto-banco-9');
  const guest = await seat(server, dealer, salon);
  await playCoups(dealer, guest, salon, 'BPT');
  browser = await launchBrowser();
});
after(async () => { await browser?.close(); await server?.stop(); });

const open = async (options) => {
  const page = await newPage(browser, options);
  await signIn(page, server, 'auditor');
  await page.getByRole('heading', { name: 'Find a round' }).waitFor();
  return page;
};
const text = (cents) => (cents / 100).toFixed(2);
const find = async (page, table, round) => {
  await page.getByLabel('Table', { exact: true }).selectOption(table);
  await page.getByLabel('Round', { exact: true }).fill(round ? String(round) : '');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
};

test('a round is found and replayed to its end', async () => {
  const page = await open();
  await find(page, 'sic-bo-2', 2);
  await page.getByRole('heading', { name: 'Round 2 of sic-bo-2' }).waitFor();
  const wire = await server.staff('auditor');
  const round = await wire.ask('round', { table: 'sic-bo-2', round: 2 });
  const lines = page.getByRole('region', { name: 'What every wager brought' }).locator('tbody tr');
  assert.equal(await lines.count(), round.lines.length);
  for (const [i, line] of round.lines.entries()) {
    const row = await lines.nth(i).textContent();
    for (const part of [line.clause, line.outcome, text(line.won), text(line.returned)])
      assert.ok(row.includes(part), `${part} in ${row}`);
  }
  assert.ok((await page.getByRole('article').textContent()).includes(text(round.paid)));

  const { steps } = await wire.ask('replay', { table: 'sic-bo-2', round: 2 });
  const last = steps.length - 1;
  await page.getByText(`Step 0 of ${last}`, { exact: true }).waitFor();
  for (let i = 1; i <= last; ++i) {
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.getByText(`Step ${i} of ${last}`, { exact: true }).waitFor();
    assert.equal(await page.locator('[aria-current="step"]').textContent(), steps[i].words);
  }
  const felt = page.locator('.felt');
  assert.deepEqual(
    await felt.getByRole('img', { name: /^die/ }).evaluateAll((all) => all.map((each) =>
      each.getAttribute('aria-label'))), [1, 2, 6].map((face) => `die showing ${face}`)
  );
  assert.equal(await felt.getByRole('list', { name: 'Settled' }).locator('li').count(), round.lines.length);
  await page.getByRole('slider', { name: 'Step' }).press('Home');
  await page.getByText(`Step 0 of ${last}`, { exact: true }).waitFor();
  await page.getByRole('slider', { name: 'Step' }).press('End');
  await page.getByText(`Step ${last} of ${last}`, { exact: true }).waitFor();
  assert.deepEqual(await axeInBoth(page, 'auditor-round', { fullPage: true }), []);

  await find(page, salon, '');
  await page.getByRole('heading', { name: `Round 3 of ${salon}` }).waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  assert.equal(
    await page.locator('.felt').getByRole('img', { name: / of (spades|hearts|diamonds|clubs)$/ }).count(), 4
  );
  await find(page, 'sic-bo-2', 999);
  await page.getByText('round 999 is not among the last').first().waitFor();
  await done(page);
});

test('every tab on a phone', async () => {
  const page = await open();
  assert.deepEqual(await everyTab(page, axeInBoth), []);
  await done(page);
});

test('the books: every balance, the identity, a statement', async () => {
  const page = await open();
  await page.getByRole('tab', { name: 'Accounts' }).click();
  await page.getByText('All balances sum to 0.00.').waitFor();
  await page.getByText(/^The credit identity, .* holds on all \d+ accounts/).waitFor();
  const account = `terminal:${terminal.name}`;
  const ledger = await server.ledger(account);
  const row = page.getByRole('row', { name: new RegExp(`^${account}`) });
  assert.ok((await row.textContent()).replace(/\s/g, '').includes(text(ledger.balance)));
  assert.ok((await row.textContent()).includes('holds'));
  assert.deepEqual(await axe(page), []);
  await shot(page, 'auditor-accounts-light', { fullPage: true });
  await row.getByRole('button').click();
  await page.getByRole('dialog').getByText(`Statement of ${account}`).waitFor();
  assert.deepEqual(await axe(page), []);
  await done(page);
});

// The point that the next round began with came from a throw that was read wrongly.
test('a correction says in the pit and to the auditor what became of the round after it', async () => {
  const table = await addTable(server, 'gb.craps', 'craps-9', { electronic: 'false', chance: '"dealer"' });
  const shooter = await seat(server, dealer, table);
  await playThrow(dealer, shooter, table, [4, 2], { field: 1_000 });
  await shooter.do('bet', { wager: 'any-seven', stake: 500 });
  const [sue, tom] = [await server.staff('supervisor'), await server.staff('supervisor2')];
  await sue.do('correct', { table, round: 1, index: 2, event: { e: 'throw', d: [4, 4] } });
  const [{ incident }] = (await tom.ask('incidents', { open: true })).filter((each) => each.verb === 'correct');
  await tom.do('approve', { incident });
  const { afterwards } = (await tom.ask('round', { table, round: 1 }));
  assert.match(afterwards, /round 2/);
  const pit = await newPage(browser);
  await signIn(pit, server, 'supervisor', 'pit');
  await pit.getByRole('tab', { name: 'Rounds' }).click();
  await pit.getByLabel('Table', { exact: true }).selectOption(table);
  await pit.getByRole('button', { name: /^Round 1/ }).click();
  await pit.getByText(`After a correction: ${afterwards}.`, { exact: true }).waitFor();
  assert.deepEqual(await axeInBoth(pit, 'pit-afterwards', { fullPage: true }), []);
  const page = await open();
  await find(page, table, 1);
  await page.getByText(`After a correction: ${afterwards}.`, { exact: true }).waitFor();
  await shot(page, 'auditor-afterwards-light', { fullPage: true });
  for (const each of [pit, page]) await done(each);
});

test('a dispute is seen and resolved', async () => {
  await terminal.do('dispute', { round: 2, note: 'I saw three sixes' });
  const page = await open();
  await find(page, 'sic-bo-2', 2);
  await page.getByText('disputed', { exact: true }).waitFor();
  await page.getByText('I saw three sixes').first().waitFor();
  await page.getByRole('button', { name: 'Resolve' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('The recording shows 1-2-6.');
  assert.deepEqual(await axe(page), []);
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await page.getByText('disputed', { exact: true }).waitFor({ state: 'detached' });
  const wire = await server.staff('auditor');
  const [incident] = (await wire.ask('incidents')).filter((each) => each.verb === 'dispute');
  assert.equal(incident.state, 'done');
  assert.equal(incident.note, 'I saw three sixes');
  assert.equal(incident.resolution, 'The recording shows 1-2-6.');
  await page.getByRole('tab', { name: 'Incidents' }).click();
  await page.getByRole('cell', { name: 'I saw three sixes · The recording shows 1-2-6.' }).waitFor();
  assert.deepEqual(await axe(page), []);
  await shot(page, 'auditor-incidents-light', { fullPage: true });
  await done(page);
});

// The journal's length, counted over the wire.
async function journalLength() {
  const wire = await server.staff('auditor');
  let length = 0;
  for (let page = [0]; page.length; length += page.length)
    page = await wire.ask('journal', { from: length, most: 500 });
  return length;
}

test('the journal in words, and its chain verified in the browser (dark)', async () => {
  const page = await open({ scheme: 'dark' });
  await page.getByRole('tab', { name: 'Journal' }).click();
  await page.getByText(/Round 3 of punto-banco-9 settled/).waitFor();
  assert.deepEqual(await axe(page), []);
  await page.locator('details summary').first().click();
  await shot(page, 'auditor-journal-dark', { fullPage: true });
  await page.getByRole('button', { name: 'Oldest' }).click();
  await page.getByText('Entries 1 to 50, newest first').waitFor();
  await page.getByText(/^Table file of /).first().waitFor();

  await page.getByRole('tab', { name: 'Verify the chain' }).click();
  const length = await journalLength();
  await page.getByRole('button', { name: 'Verify now' }).click();
  const verdict = page.getByText(/^All \d+ entries hang together/);
  await verdict.waitFor();
  assert.match(await verdict.textContent(), new RegExp(`^All ${length} entries`));
  const wire = await server.staff('auditor');
  const [end] = await wire.ask('journal', { from: length - 1, most: 1 });
  await page.getByText(end.hash, { exact: true }).waitFor();
  assert.deepEqual(await axe(page), []);
  await shot(page, 'auditor-chain-dark');
  await done(page);
});

test('an entry that was changed on the way is found', async () => {
  const page = await newPage(browser, { own: true });
  const kForged = 17;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const parsed = JSON.parse(message);
      const entry = Array.isArray(parsed.is) && parsed.is.find((each) => each.seq === kForged && each.text);
      if (entry) entry.text = entry.text.replace('"t":1', '"t":2');
      socket.send(entry ? JSON.stringify(parsed) : message);
    });
  });
  await signIn(page, server, 'auditor');
  await page.getByRole('tab', { name: 'Verify the chain' }).click();
  await page.getByRole('button', { name: 'Verify now' }).click();
  await page.getByText(`Entry ${kForged} is wrong: the chain breaks here.`).waitFor();
  assert.deepEqual(await axe(page), []);
  await shot(page, 'auditor-chain-broken-light');
  await done(page);
});
