// Looks at the example tables without a server: `npx vite --port 5199`, then `node tests/gallery.mjs [table ...]`
// writes screenshots at each size and says what axe finds.
process.env.BAIZE_SHOTS ??= new URL('../../build/screenshots', import.meta.url).pathname;
const { axe, kSizes, launchBrowser, newPage, shot } = await import('./harness.mjs');
const { exampleTables } = await import('./terminal_floor.mjs');

const base = process.env.GALLERY ?? 'http://localhost:5199/gallery/tables.html';
const [wanted, pages] = [
  process.argv.slice(2).filter((each) => !each.startsWith('--')),
  process.argv.includes('--all') ? ['terminal', 'display', 'dealer'] : ['terminal'],
];
const tables = wanted.length ? wanted : exampleTables().map((table) => table.id);
const browser = await launchBrowser();
for (const table of tables)
  for (const which of pages) {
    const page = await newPage(browser);
    await page.goto(`${base}?table=${table}&page=${which}`);
    await page.waitForTimeout(700);
    for (const [size, view] of Object.entries(kSizes)) {
      await page.setViewportSize(view);
      await page.waitForTimeout(200);
      const found = [
        ...await axe(page), ...await page.evaluate(() => (document.documentElement.scrollWidth > innerWidth
          ? [`scrolls sideways: ${document.documentElement.scrollWidth}`]
          : [])),
      ];
      if (found.length) console.log(table, which, size, found.length, found.slice(0, 3));
    }
    await shot(page, `gallery-${table}-${which}`, { fullPage: true });
    if (page.faults.length) console.log(table, which, page.faults.slice(0, 3));
    await page.context().close();
  }
await browser.close();
