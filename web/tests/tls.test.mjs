// A terminal over TLS: the page, and the conversation that follows.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { launchBrowser, newPage, openTerminal, Server } from './harness.mjs';
import { area, insert, meter, until } from './terminal_floor.mjs';

const folder = mkdtempSync(join(tmpdir(), 'baize-tls-'));
const key = join(folder, 'key.pem'), certificate = join(folder, 'certificate.pem');
let server, browser;
before(async () => {
  execFileSync(
    'openssl', [
      'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out',
      certificate,
    ], { stdio: 'ignore' }
  );
  server = await Server.start(['--tls-certificate', certificate, '--tls-key', key]);
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true });
});

test('many chips at once, each answered and shown', async () => {
  const page = await newPage(browser);
  await openTerminal(page, server, 'sic-bo-1');
  await page.locator('.floor').waitFor();
  assert.equal(await page.evaluate(() => location.protocol), 'https:');
  await insert(page, 100);
  const kinds = ['small', 'big', 'total:9', 'total:10', 'total:11', 'total:12'];
  await page.evaluate(
    (keys) => { for (const each of keys) document.querySelector(`button[data-key="0|${each}"]`).click(); }, kinds
  );
  for (const each of kinds) await area(page, each).locator('.chips').waitFor();
  await until(
    async () => (await meter(page, 'staked')) > 0 && (await meter(page, 'staked')) +
        (await meter(page, 'credit')) === 10_000, 'the chips and the credit are not the note'
  );
  await page.reload();
  await page.locator('.floor').waitFor();
  await until(async () => (await meter(page, 'staked')) > 0, 'the chips are gone');
  assert.deepEqual(page.faults, []);
});

test('who does not speak TLS is not served', async () => {
  await assert.rejects(fetch(server.url.replace('https:', 'http:')));
});
