// node tests/pictures.mjs [FOLDER]: makes the pictures of the README anew, a table of the floor and the lab, into
// docs/pictures or that folder. The program and the pages must be built. What is staked and changed is the same each
// time; where pngquant is installed the files are half as large.
import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { comes, exampleFiles, launchBrowser, openTerminal, Server } from './harness.mjs';
import { area, insert, waitPhase } from './terminal_floor.mjs';

const folder = resolve(process.argv[2] ?? new URL('../../docs/pictures', import.meta.url).pathname);
// Of a page at its full size, in three quarters of it.
const kView = { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 0.75, reducedMotion: 'reduce' };
const kTable = 'roulette-1';
const kChips = [
  'straight-up:17', 'straight-up:17', 'straight-up:20', 'split:8-11', 'corner:25-26-28-29', 'red-black:red', 'dozen:2',
  'column:3',
];

async function picture(page, name) {
  const path = join(folder, `${name}.png`);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.screenshot({ path });
  try {
    execFileSync('pngquant', ['--force', '--skip-if-larger', '--strip', '--output', path, '128', path]);
  } catch { /* it stays as large as it is */ }
  console.log(`${path}: ${Math.round(statSync(path).size / 1_000)} kB`);
}

async function floor(browser, server) {
  const page = await browser.newPage(kView);
  await openTerminal(page, server, kTable);
  await page.locator('.floor').waitFor();
  await insert(page, 100);
  await waitPhase(page, 'betting');
  for (const chip of kChips) await area(page, chip).click();
  await page.locator('.area .chips').first().waitFor();
  await page.mouse.move(0, 0);
  await picture(page, 'floor');
}

async function lab(browser, server) {
  const page = await browser.newPage(kView);
  await page.goto(`${server.url}lab.html#game=gb.three-card-poker&p.pair-plus.flush=3:1`);
  await page.locator('[data-figure="edge"] .main').first().waitFor();
  await comes(page, () => !document.querySelector('.figures [aria-busy="true"]'));
  await picture(page, 'lab');
}

mkdirSync(folder, { recursive: true });
// With clocks as a floor has them, not still.
const tables = exampleFiles().map((text) => text.replace(/-seconds = 1800$/gm, '-seconds = 60'));
const server = await Server.start([], tables), browser = await launchBrowser();
try {
  await floor(browser, server);
  await lab(browser, server);
} finally {
  await browser.close();
  await server.stop();
}
