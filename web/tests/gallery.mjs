// Looks at the drawn games without a server: `npx vite --port 5199`, then `node tests/gallery.mjs [game ...]` writes
// screenshots at each size and says what axe finds.
process.env.BAIZE_SHOTS ??= new URL('../../build/screenshots', import.meta.url).pathname;
const { axe, kSizes, launchBrowser, newPage, shot } = await import('./harness.mjs');

const base = process.env.GALLERY ?? 'http://localhost:5199/gallery/tables.html';
const [wanted, pages] = [
  process.argv.slice(2).filter((each) => !each.startsWith('--')),
  process.argv.includes('--all') ? ['terminal', 'display', 'dealer'] : ['terminal'],
];
const games = wanted.length
  ? wanted
  : ['roulette', 'roulette-00', 'double-action-roulette', 'craps', 'rocket-7', 'dice-magic', 'big-six'];
const browser = await launchBrowser();
for (const game of games)
  for (const which of pages) {
    const page = await newPage(browser);
    await page.goto(`${base}?game=${game}&page=${which}`);
    await page.waitForTimeout(700);
    for (const [size, view] of Object.entries(kSizes)) {
      await page.setViewportSize(view);
      await page.waitForTimeout(200);
      const found = [
        ...await axe(page), ...await page.evaluate(() => (document.documentElement.scrollWidth > innerWidth
          ? [`scrolls sideways: ${document.documentElement.scrollWidth}`]
          : [])),
      ];
      if (found.length) console.log(game, which, size, found.length, found.slice(0, 3));
    }
    await shot(page, `gallery-${game}-${which}`, { fullPage: true });
    if (page.faults.length) console.log(game, which, page.faults.slice(0, 3));
    await page.context().close();
  }
await browser.close();
