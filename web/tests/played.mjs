// Rounds played over the wire, with results that the test chooses: a dealer enters them.
import { exampleFile, kPatience } from './harness.mjs';

// One of the house's example tables under another id and with other lines; opened.
export async function addTable(server, file, id, lines = {}) {
  const supervisor = await server.staff('supervisor');
  let toml = exampleFile(file).replace(/^id = .*$/m, `id = "${id}"`);
  for (const [key, value] of Object.entries(lines)) toml = toml.replace(new RegExp(`^${key} = .*\n`, 'm'), '')
    .replace(/^game = .*$/m, (line) => `${line}\n${key} = ${value}`);
  await supervisor.do('table', { toml });
  await supervisor.do('open-table', { table: id });
  return id;
}

// Punto banco whose cards a dealer enters.
export const addPuntoBanco = (server, id) =>
  addTable(server, 'gb.punto-banco', id, { title: '"Salon Privé"', electronic: 'false', chance: '"dealer"' });

// A terminal with credit, on a wire.
export async function seat(server, dealer, table, amount = 100_000) {
  const terminal = await server.wire({ 'open-terminal': { table } });
  terminal.name = (await terminal.ask('table')).mine.terminal;
  await dealer.do('credit', { terminal: terminal.name, amount });
  return terminal;
}

async function shuffled(dealer, table) {
  for (let state =
    await dealer.ask('table', { table }); state.phase === 'preparing'; state = await dealer.ask('table', { table }))
    await dealer.do('enter', {
      table, event: state.need === 'shuffle' ? { e: 'shuffle' } : { e: 'card', unseen: true },
    });
}

// Natural hands, so that four cards decide: punto, banco, punto, banco; different ones, so that the shoe has enough of
// each.
const kHands = { P: ['9KK7', '8QQ6'], B: ['79JJ', '68TT'], T: ['99KQ', '88JT'] };

// 'PPBT': these win one after another. Every coup has a stake on punto.
export async function playCoups(dealer, terminal, table, coups) {
  for (const [i, coup] of [...coups].entries()) {
    await shuffled(dealer, table);
    await terminal.do('bet', { wager: 'punto', stake: 500 });
    await dealer.do('close-bets', { table });
    for (const [c, rank] of [...kHands[coup][i % 2]].entries())
      await dealer.do('enter', { table, event: { e: 'card', c: rank + 'shdc'[(i + c) % 4] } });
    await dealer.do('confirm', { table, round: (await dealer.ask('table', { table })).round });
  }
}

export async function playThrow(dealer, terminal, table, dice, stakes = { small: 1_000 }) {
  for (const [wager, stake] of Object.entries(stakes)) await terminal.do('bet', { wager, stake });
  await dealer.do('close-bets', { table });
  await dealer.do('enter', { table, event: { e: 'throw', d: dice } });
  const { round } = await dealer.ask('table', { table });
  await dealer.do('confirm', { table, round });
  return round;
}

// Every tab of a staff page at the width of a small phone: nothing for axe to find, nothing to scroll sideways.
export async function everyTab(page, axe) {
  await page.setViewportSize({ width: 360, height: 740 });
  const found = [];
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await tab.and(page.locator('[aria-selected="true"]')).waitFor();
    found.push(...await axe(page), ...await sideways(page));
  }
  return found;
}

// A page that was just given another size may need a moment for it.
export async function sideways(page) {
  const now = () => page.evaluate(() => (document.documentElement.scrollWidth > innerWidth
    ? [`${location.pathname} is ${document.documentElement.scrollWidth} wide, the screen ${innerWidth}`]
    : []));
  for (const end = Date.now() + kPatience / 2; (await now()).length && Date.now() < end;) await page.waitForTimeout(50);
  return now();
}
