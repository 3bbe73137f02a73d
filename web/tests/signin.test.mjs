import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, done, kPassword, launchBrowser, newPage, Server, shot } from './harness.mjs';

let server, browser;
before(async () => { server = await Server.start(); browser = await launchBrowser(); });
after(async () => { await browser?.close(); await server?.stop(); });

test('a new floor is set up, a wrong password is refused, the sign-in outlives a reload and a dead server',
  async () => {
  const page = await newPage(browser);
  await page.goto(`${server.url}engineer.html`);
  await page.getByText('A new floor?').click();
  const form = page.locator('details form');
  await form.getByLabel('Set-up code').fill(server.code);
  await form.getByLabel('User').fill('emil');
  await form.getByLabel('Password').fill(kPassword);
  assert.deepEqual(await axe(page), []);
  await form.getByRole('button').click();
  const out = page.getByRole('button', { name: 'Sign out' });
  await out.waitFor();
  await page.reload();
  await out.waitFor();
  await server.restart();
  await page.getByText('Connection lost').waitFor({ state: 'detached' });
  await out.click();

  const signIn = page.locator('form').first();
  for (let i = 0; i < 3; ++i) {
    await signIn.getByLabel('User').fill('emil');
    await signIn.getByLabel('Password').fill('a wrong password');
    await signIn.getByRole('button').click();
    await page.getByRole('alert').getByText(i < 2 ? 'the user or the password is wrong' : 'this user is locked now')
      .waitFor();
  }
  assert.deepEqual(await axe(page), []);
  await shot(page, 'signin');
  await done(page);
});

test('a page for other roles says so', async () => {
  const fresh = await Server.start();
  try {
    await fresh.setUpStaff();
    const page = await newPage(browser, { scheme: 'dark' });
    await page.goto(`${fresh.url}auditor.html`);
    await page.getByLabel('User').first().fill('cath');
    await page.getByLabel('Password').first().fill(kPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('You are signed in as cath, cashier.').waitFor();
    assert.deepEqual(await axe(page), []);
    await done(page);
  } finally { await fresh.stop(); }
});
