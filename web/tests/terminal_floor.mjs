// A floor like the demonstration's, at which players close the bets, and what a player does on it.
import { execFileSync } from 'node:child_process';
import { comes, exampleFiles, examplePaths, kPatience, kProgram, Server } from './harness.mjs';

// The tables of the demonstration floor, known before its server runs: {id, game, dealer: whether a dealer enters its
// results, electronic: whether only the clock closes its bets}.
export const exampleTables = () => exampleFiles().map((text) => ({
  id: /^id = "(.+?)"/m.exec(text)[1], game: /^game = "(.+?)"/m.exec(text)[1], dealer: !/^chance = "server"/m.test(text),
  electronic: isElectronic(text),
}));
const isElectronic = (text) => /^electronic = true/m.test(text);

// What each of them offers, as the program says.
export const exampleOffers = () => {
  const printed = execFileSync(kProgram, ['offer', ...examplePaths()], { encoding: 'utf8', maxBuffer: 64 << 20 });
  return JSON.parse(printed).map((each) => each.offer);
};

// The example tables; players sit at the table, so that no 30 seconds bind (Division 9A binds electronic ones only).
// What is for electronic tables alone stays one (gb-2011 4.9).
export async function playersFloor() {
  const server = await Server.start([], exampleFiles().map((file) => file
    .replace(/^electronic = .*$/m, '')
    .replace(/^(chance = .*)$/m, `electronic = ${isElectronic(file)}\n$1`)
    .replace(/^aggregate-min = .*$/m, '')));
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

// Polls, for what no page can tell by itself (`comes` waits for what one can); earlier where there are news.
export async function until(holds, otherwise, { ms = kPatience, news = () => new Promise(() => {}) } = {}) {
  for (const end = Date.now() + ms; !(await holds());) {
    if (Date.now() > end) throw new Error(typeof otherwise === 'function' ? otherwise() : otherwise);
    await Promise.race([new Promise((done) => { setTimeout(done, 50); }), news()]);
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
  const button = page.locator(`button[aria-label="Insert a note of ${note}"]`);
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

// Lays a chip on each of the spots ([position, box]), and says in which round they lie.
export async function stake(page, spots, reserved = () => meter(page, 'staked')) {
  await waitPhase(page, 'betting');
  for (const [position, box] of spots) await area(page, position, box).click();
  await until(async () => (await reserved()) > 0, 'no chip is taken');
  return roundOf(page);
}

// The dealer's commands are numbered: whoever shares her wire takes turns.
export async function inTurn(server, act) {
  server.dealer ??= server.staff('dealer');
  const turn = (server.turn ?? Promise.resolve()).catch(() => {}).then(async () => act(await server.dealer));
  server.turn = turn;
  return turn;
}

// Bets close at once when all who have wagers are ready: no test need wait for a clock.
export const ready = (page) => page.getByRole('button', { name: 'Ready', exact: true }).click();

// The choices that are put, '' where one cannot be taken, once none waits for its answer; or that the round is over.
const asked = (round) => {
  const { dataset } = document.querySelector('.floor');
  if (Number(dataset.round) !== round || dataset.phase === 'closed') return { over: true };
  const choices = [...document.querySelectorAll('.decision .choice button.large')];
  if (choices.some((each) => each.ariaBusy === 'true')) return null;
  const names = choices.map((each) => (each.ariaDisabled === 'true' ? '' : each.textContent.trim().toLowerCase()));
  return names.some((name) => name !== '') && { names };
};

// Answers whatever is asked, with the first choice that costs nothing more and wants no cards picked, until the round
// is over.
export async function playOut(page, round, prefer = ['stand', 'no', 'fold', 'play', 'pass']) {
  const choices = page.locator('.decision .choice button.large');
  for (const end = Date.now() + 3 * kPatience; ;) {
    const { over, names } = await comes(page, asked, round, `round ${round} does not end`, end - Date.now());
    if (over) return;
    const found = prefer.map((word) => names.findIndex((name) => name.startsWith(word))).find((at) => at >= 0)
      ?? names.findIndex((name) => name !== '');
    // What was asked may be answered by now.
    await choices.nth(found).click({ timeout: 2_000 }).catch(() => {});
  }
}
