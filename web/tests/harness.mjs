// What browser tests stand on: a real server on SQLite in a folder of its own, staff of every role, and one Chromium.
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

// scheme: 'light' | 'dark'; size: a name of kSizes. Faults of the page (errors, refused by the CSP) are collected in
// page.faults.
export async function newPage(browser, { scheme = 'light', size = 'tablet', touch = false } = {}) {
  const context = await browser.newContext({
    viewport: kSizes[size], colorScheme: scheme, hasTouch: touch, reducedMotion: 'reduce', ignoreHTTPSErrors: true,
  });
  context.setDefaultTimeout(kPatience);
  const page = await context.newPage();
  page.faults = [];
  page.on('pageerror', (error) => page.faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/WebSocket connection|ERR_CONNECTION/.test(message.text()))
      page.faults.push(message.text());
  });
  return page;
}

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
export async function axe(page) {
  await page.evaluate(axeSource); // by the debugger, which the page's CSP does not bind
  let found = await look(page);
  for (const end = Date.now() + kPatience / 2; found.length && Date.now() < end;) {
    await page.waitForTimeout(250);
    found = await look(page);
  }
  return found;
}

async function look(page) {
  const found = await page.evaluate(() => globalThis.axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'],
  }));
  return found.violations.flatMap((each) => each.nodes.map((node) =>
    `${each.id}: ${node.target.join(' ')}: ${(node.failureSummary ?? '').replace(/\s+/g, ' ')}`));
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
