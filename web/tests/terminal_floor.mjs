// A floor like the demonstration's, with short clocks, and what a player does on it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Server, kPatience, kProgram } from './harness.mjs';

const kTableFiles =
  resolve(process.env.BAIZE_TABLES ?? resolve(dirname(fileURLToPath(import.meta.url)), '../../examples/tables'));

// The tables of the demonstration floor, known before its server runs: {id, game, dealer: whether a dealer enters its
// results}.
export const exampleTables = () => tableFiles().map((text) => ({
  id: /^id = "(.+?)"/m.exec(text)[1], game: /^game = "(.+?)"/m.exec(text)[1], dealer: !/^chance = "server"/m.test(text),
}));
const tableFiles = () => readdirSync(kTableFiles).filter((each) => each.endsWith('.toml'))
  .map((name) => readFileSync(join(kTableFiles, name), 'utf8'));

// What each of them offers, as the program says.
export const exampleOffers = () => {
  const files = readdirSync(kTableFiles).filter((each) => each.endsWith('.toml'))
    .map((name) => join(kTableFiles, name));
  const printed = execFileSync(kProgram, ['offer', ...files], { encoding: 'utf8', maxBuffer: 64 << 20 });
  return JSON.parse(printed).map((each) => each.offer);
};

// The example tables; players sit at the table, so that no 30 seconds bind (Division 9A binds electronic ones only).
// What is for electronic tables alone stays one (gb-2011 4.9): its players cannot close the bets, so its clock is the
// shorter.
export async function shortFloor({ betting = 9, deciding = 15 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'baize-tables-'));
  for (const [i, file] of tableFiles().entries()) {
    const electronic = /^electronic = true/m.test(file);
    const text = file
      .replace(/^betting-seconds = \d+/m, `betting-seconds = ${electronic ? 60 : betting}`)
      .replace(/^decision-seconds = \d+/m, `decision-seconds = ${deciding}`)
      .replace(/^electronic = .*$/m, '')
      .replace(/^(chance = .*)$/m, `electronic = ${electronic}\n$1`)
      .replace(/^aggregate-min = .*$/m, '');
    writeFileSync(join(folder, `${i}.toml`), text);
  }
  const server = await Server.start(['--tables', folder]);
  rmSync(folder, { recursive: true });
  server.extra = []; // the floor has its tables: a restart finds them in the database
  await server.setUpStaff();
  return server;
}

export const cents = (text) => Math.round(Number(text.replace(/[\s\u202f]/g, '').replace('−', '-')) * 100);
export const meter = async (page, name) => cents(await page.locator(`[data-meter="${name}"]`).innerText());
export const phase = (page) => page.locator('.floor').getAttribute('data-phase');
export const roundOf = async (page) => Number(await page.locator('.floor').getAttribute('data-round'));
export const waitPhase = (page, name, timeout = kPatience) => page.locator(`.floor[data-phase="${name}"]`)
  .waitFor({ timeout });
export const area = (page, position, box = 0) => page.locator(`button[data-key="${box}|${position}"]`);

// Polls from outside: the page's CSP forbids what waitForFunction does.
export async function until(holds, otherwise, ms = kPatience) {
  for (const end = Date.now() + ms; !(await holds());) {
    if (Date.now() > end) throw new Error(typeof otherwise === 'function' ? otherwise() : otherwise);
    await new Promise((done) => { setTimeout(done, 50); });
  }
}

// Gone is what it shows, too: what is left of it a moment longer could be taken for what comes next.
export async function closeDialog(page) {
  const shown = page.locator('dialog .inner');
  if (!(await shown.count())) return;
  await page.keyboard.press('Escape');
  await shown.waitFor({ state: 'detached' });
}

export const insert = async (page, note) => {
  const before = await meter(page, 'credit');
  const button = page.getByRole('button', { name: `Insert a note of ${note}`, exact: true });
  if (!(await button.count())) await page.keyboard.press('n');
  await button.first().click();
  await until(async () => (await meter(page, 'credit')) >= before + 100 * note, 'the note is not in the credit');
  await closeDialog(page);
};

// What the page shows is what the ledger says, reserved stakes included.
export async function fits(page, server, terminal) {
  let shown, kept;
  await until(async () => {
    kept = await server.ledger(`terminal:${terminal}`);
    shown = { credit: await meter(page, 'credit'), staked: await meter(page, 'staked') };
    return shown.credit === kept.balance - kept.reserved && shown.staked === kept.reserved;
  }, () =>
    `${terminal}: the page shows ${JSON.stringify(
        shown
      )}, the ledger has ${kept.balance}, ${kept.reserved} of it reserved`);
  return shown;
}

// Lays a chip on each of the spots ([position, box]), and says in which round they lie. Another page may have started
// the clock, and a chip laid in the last moment before the close is refused: then the next round takes it.
export async function stake(page, spots, reserved = () => meter(page, 'staked')) {
  let round;
  await until(async () => {
    await waitPhase(page, 'betting');
    round = await roundOf(page);
    for (const [position, box] of spots) await area(page, position, box).click();
    const taken = await until(async () => (await reserved()) > 0, '', 2_000).then(() => true, () => false);
    return taken && (await roundOf(page)) === round;
  }, 'no chip is taken');
  return round;
}

// The dealer's commands are numbered: whoever shares her wire takes turns.
export async function inTurn(server, act) {
  server.dealer ??= server.staff('dealer');
  const turn = (server.turn ?? Promise.resolve()).catch(() => {}).then(async () => act(await server.dealer));
  server.turn = turn;
  return turn;
}

// Bets close at once when all who have wagers are ready: no test need wait for a clock.
export async function ready(page) {
  const button = page.getByRole('button', { name: 'Ready', exact: true });
  for (let i = 0; i < 16; ++i) {
    if (await button.click({ timeout: 5_000 }).then(() => true, () => false)) return;
    if ((await phase(page)) !== 'betting') return; // the clock was faster
  }
  throw new Error('bets are open, and nobody can say that he is ready');
}

// Answers whatever is asked, with the first choice that costs nothing more, until the round is over.
export async function playOut(page, round, prefer = ['stand', 'no', 'fold', 'play', 'pass']) {
  for (let i = 0; i < 1_000; ++i) {
    if ((await roundOf(page)) !== round || (await phase(page)) === 'closed') return;
    const choices = page.locator('.decision .choice button.large');
    if (await choices.count()) {
      const names = await choices.evaluateAll((list) => list.map((each) => each.textContent.trim().toLowerCase()));
      const found = prefer.map((word) => names.findIndex((name) => name.startsWith(word))).find((at) => at >= 0) ?? 0;
      await choices.nth(found).click({ timeout: 2_000 }).catch(() => {});
    }
    await page.waitForTimeout(100);
  }
  throw new Error(`round ${round} does not end`);
}
