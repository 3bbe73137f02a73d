// What browser tests stand on: a real server on SQLite in a folder of its own, staff of every role, and one Chromium.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { Wire } from './wire.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
export const kProgram = resolve(process.env.BAIZE ?? join(root, 'build/release/baize'));
export const kWeb = resolve(process.env.BAIZE_WEB ?? join(root, 'web/dist'));
export const kShots = process.env.BAIZE_SHOTS && resolve(process.env.BAIZE_SHOTS);
export const kSizes = {
  phone: { width: 390, height: 844 }, tablet: { width: 1024, height: 768 }, wall: { width: 1920, height: 1080 },
};
export const kRoles = ['dealer', 'supervisor', 'cashier', 'auditor', 'engineer'];
export const kPatience = 120_000; // a slow machine is no fault of the page
export const kPassword = 'correct horse battery';
export const userOf = (role) => ({
  dealer: 'dora', supervisor: 'sue', cashier: 'cath', auditor: 'ada', engineer: 'emil', supervisor2: 'tom',
  dealer2: 'dan',
})[role];

// ---- The tables -------------------------------------------------------------------------------------------------

const kTables = resolve(process.env.BAIZE_TABLES ?? join(root, 'examples/tables'));
const kStill = 1_800; // seconds: no machine is so slow

// A table of the house whose clocks stand still for a test: they run out when it puts the floor's clock forward.
export const still = (toml) => toml
  .replace(/^(betting|decision)-seconds = .*\n/gm, '')
  .replace(/^game = .*$/m, (line) => `${line}\nbetting-seconds = ${kStill}\ndecision-seconds = ${kStill}`);
// One floor has one currency.
const inNzd = (toml) => toml.replace(/^currency = .*$/m, 'currency = "NZD"');
export const exampleFile = (name) => inNzd(still(readFileSync(join(kTables, `${name}.toml`), 'utf8')));
const exampleNames = () => readdirSync(kTables).filter((name) => name.endsWith('.toml'));
export const exampleFiles = () => exampleNames().map((name) => exampleFile(name.slice(0, -5)));
export const examplePaths = () => exampleNames().map((name) => join(kTables, name));

// ---- The server -----------------------------------------------------------------------------------------------

export class Server {
  // A floor of its own, with the tables of the demonstration (or others, as texts). extra: more arguments of `baize
  // serve`.
  static async start(extra = [], tables = exampleFiles()) {
    const server = new Server();
    server.folder = mkdtempSync(join(tmpdir(), 'baize-web-'));
    server.ahead = 0;
    const files = join(server.folder, 'tables');
    mkdirSync(files);
    for (const [i, toml] of tables.entries()) writeFileSync(join(files, `${i}.toml`), toml);
    server.extra = [...extra, '--tables', files];
    await server.launch(0);
    return server;
  }

  // The floor's clock is so much later: what it would have closed or decided by then, it does now.
  skip(seconds = kStill + 60) {
    this.ahead += seconds * 1_000;
    this.child.stdin.write(`${seconds * 1_000}\n`);
  }

  async launch(port) {
    this.child = spawn(
      kProgram, [
        'serve', '--port', String(port), '--database', join(this.folder, 'floor.db'), '--web', kWeb, '--json',
        '--test-clock', String(this.ahead), ...this.extra,
      ], { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] }
    );
    this.child.stdin.on('error', () => {}); // a server that was killed reads no more
    this.errors = '';
    this.child.stderr.on('data', (data) => { this.errors = (this.errors + data).slice(-4_000); });
    const start = await new Promise((done, fail) => {
      let text = '';
      this.child.stdout.on('data', (data) => {
        text += data;
        const line = text.split('\n').slice(0, -1).find((each) => each.includes('"port"'));
        if (line) done(JSON.parse(line));
      });
      this.child.once('error', fail);
      this.child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${this.errors}`)));
    });
    this.port = start.port;
    this.code = start['set-up-code'] || this.code;
    this.tables = start.tables;
    this.url = `${this.extra.includes('--tls-key') ? 'https' : 'http'}://127.0.0.1:${this.port}/`;
  }

  // As a power cut would: no farewell. The database stays.
  kill() {
    return new Promise((done) => {
      if (this.child.exitCode !== null || this.child.signalCode) { done(); return; }
      this.child.once('exit', () => done());
      this.child.kill('SIGKILL');
    });
  }

  // On the same port, so that open pages find it again.
  async restart() {
    await this.kill();
    this.auditor = undefined;
    await this.launch(this.port);
  }

  async stop() {
    for (const wire of this.wires ?? []) wire.close();
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async wire(greeting) {
    const wire = await Wire.open(this.port);
    (this.wires ??= []).push(wire);
    if (greeting) await wire.greet(greeting);
    return wire;
  }

  // Makes the first engineer, and one user of every role (two supervisors and two dealers, for what needs two people).
  async setUpStaff() {
    const engineer = await this.wire();
    await engineer.greet({ 'set-up': { code: this.code, user: 'emil', password: kPassword } });
    await engineer.greet({ 'sign-in': { user: 'emil', password: kPassword } });
    for (const role of ['dealer', 'supervisor', 'cashier', 'auditor', 'supervisor2', 'dealer2'])
      await engineer.do('add-user', { user: userOf(role), role: role.replace('2', ''), password: kPassword });
    return engineer;
  }

  // A wire that is signed in as this role; needs setUpStaff.
  staff(role) { return this.wire({ 'sign-in': { user: userOf(role), password: kPassword } }); }

  // An account of the ledger as the auditor sees it: {balance, reserved, in, out, staked, won}.
  async ledger(account) {
    this.auditor ??= await this.staff('auditor');
    return this.auditor.ask('account', { account });
  }
}

// ---- The browser ------------------------------------------------------------------------------------------------

export const launchBrowser = () => chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--force-prefers-reduced-motion'],
});

// Pages that a test is done with, for the next one: a new page is a new process, which has everything still to load.
const idle = new WeakMap();

async function freshPage(browser, touch, own) {
  const context = await browser.newContext({ hasTouch: touch, reducedMotion: 'reduce', ignoreHTTPSErrors: true });
  context.setDefaultTimeout(kPatience);
  const page = Object.assign(await context.newPage(), { own });
  page.on('pageerror', (error) => page.faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/WebSocket connection|ERR_CONNECTION/.test(message.text()))
      page.faults.push(message.text());
  });
  return page;
}

// scheme: 'light' | 'dark'; size: a name of kSizes; own: no other test is to have it, say because its connections are
// taken over. Faults of the page (errors, refused by the CSP) are collected in page.faults.
export async function newPage(browser, { scheme = 'light', size = 'tablet', touch = false, own = touch } = {}) {
  const page = (own ? undefined : idle.get(browser)?.pop()) ?? await freshPage(browser, touch, own);
  page.faults = [];
  await page.emulateMedia({ colorScheme: scheme, media: 'screen' });
  await page.setViewportSize(kSizes[size]);
  return page;
}

// There was no fault, and nothing of it stays: what it kept is cleared where no script of a page runs.
export async function done(page) {
  assert.deepEqual(page.faults, []);
  const context = page.context(), browser = context.browser();
  if (page.own || context.pages().length > 1) { await context.close(); return; }
  page.removeAllListeners('websocket');
  await page.goto(new URL('/icon.svg', page.url()).href);
  await page.evaluate(() => { sessionStorage.clear(); localStorage.clear(); });
  if (!idle.has(browser)) idle.set(browser, []);
  idle.get(browser).push(page);
}

// What `holds` gives in the page once it gives something: the page looks whenever it has changed, and nobody polls it.
// (The page's CSP forbids what waitForFunction does.)
export async function comes(page, holds, arg, otherwise = `it did not come to be: ${holds}`, ms = kPatience) {
  const found = await page.evaluate(`(${watched})(${holds}, ${JSON.stringify(arg ?? null)}, ${ms})`);
  if (!found) throw new Error(typeof otherwise === 'function' ? otherwise() : otherwise);
  return found;
}

const watched = (holds, arg, ms) => new Promise((resolve) => {
  const end = (found) => { observer.disconnect(); clearTimeout(timer); resolve(found); };
  const look = () => { const found = holds(arg); if (found) end(found); };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => end(null), ms);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  look();
});

export async function openTerminal(page, server, table) {
  await page.goto(`${server.url}terminal.html?table=${encodeURIComponent(table)}`);
}

// Opens the page of a role (or another one) and signs in through its form.
export async function signIn(
  page, server, role, pageName = { supervisor: 'pit', supervisor2: 'pit', dealer2: 'dealer' }[role] ?? role
) {
  await page.goto(`${server.url}${pageName}.html`);
  await page.getByLabel('User', { exact: true }).first().fill(userOf(role));
  await page.getByLabel('Password', { exact: true }).first().fill(kPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// What axe finds against WCAG 2.2 AA, as readable lines. Nothing is what it should find. Colours that are just changing
// are none yet: what it finds, it must find again after a moment.
export async function axe(page, rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']) {
  // By the debugger, which the page's CSP does not bind.
  if (!(await page.evaluate(() => Boolean(globalThis.axe)))) await page.evaluate(axeSource);
  let found = await look(page, rules);
  for (const end = Date.now() + kPatience / 2; found.length && Date.now() < end;) {
    await page.waitForTimeout(250);
    found = await look(page, rules);
  }
  return found;
}

async function look(page, runOnly) {
  const options = { runOnly, resultTypes: ['violations'] };
  const found = await page.evaluate((how) => globalThis.axe.run(document, how), options);
  return found.violations.flatMap((each) => each.nodes.map((node) =>
    `${each.id}: ${node.target.join(' ')}: ${(node.failureSummary ?? '').replace(/\s+/g, ' ')}`));
}

// The same in both schemes, with screenshots named after them. Between them only colours change (tokens.css), so that
// in the dark the rules of colours are enough.
const kColours = ['color-contrast', 'link-in-text-block'];
export async function axeInBoth(page, name = '', options = {}) {
  const found = [];
  for (const [colorScheme, rules] of [['dark', kColours], ['light', undefined]]) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await axe(page, rules)).map((each) => `${colorScheme}: ${each}`));
    if (name) await shot(page, `${name}-${colorScheme}`, options);
  }
  return found;
}

// Screenshots at phone, tablet and wall size, in the page's present scheme: NAME-phone.png ... Only where somebody
// wants to look at them: a large one takes a second.
export async function shot(page, name, { fullPage = false, sizes = Object.keys(kSizes) } = {}) {
  if (!kShots) return;
  mkdirSync(kShots, { recursive: true });
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(kSizes[size]);
    await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
    await page.screenshot({ path: join(kShots, `${name}-${size}.png`), fullPage });
  }
  if (before) await page.setViewportSize(before);
}
