// A terminal's page at every size: nothing scrolls sideways, nothing stands out of its area or moves under the pointer.
import assert from 'node:assert/strict';
import { exampleOffers, until } from './terminal_floor.mjs';

// One table of each layout.
export const layouts = () => [
  ...new Map(exampleOffers().map((offer) => [JSON.stringify(offer.drawing), offer.id])).values(),
];

// On both sides of where a layout changes; the widths between them by the long run alone.
const kWidths = process.env.BAIZE_LONG
  ? [360, 390, 768, 1024, 1440, 1600, 1660, 1730, 1920, 3840] : [360, 768, 1024, 1440, 1660, 1920];

// What is drawn or written on an area stays within it, in a circle within its round; it may touch its line. What it
// pays is written no larger than what it is. Asked two frames on, when the page has heard of its size.
const wrong = async () => {
  const kTouch = 4; // px: the line and the padding
  await new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); });
  const sizeOf = (each) => parseFloat(getComputedStyle(each).fontSize);
  const standsOut = (each) => {
    const area = each.closest('.area'), name = area.querySelector('.name');
    const inside = each.getBoundingClientRect(), outside = area.getBoundingClientRect();
    if (inside.width <= 2) return false;
    if (each.matches('.odds') && name && sizeOf(each) > sizeOf(name)) return true;
    if (inside.left < outside.left - kTouch || inside.right > outside.right + kTouch) return true;
    if (!area.matches('.circle')) return false;
    const radius = outside.width / 2, x = outside.left + radius, y = outside.top + outside.height / 2;
    const far = Math.max(x - inside.left, inside.right - x), up = Math.max(y - inside.top, inside.bottom - y);
    return Math.hypot(far, up) > 1.08 * radius + kTouch; // the corners of a paragraph are mostly empty
  };
  const over = document.documentElement.scrollWidth - innerWidth;
  return [
    ...(over > 0 ? [`scrolls sideways by ${over} px`] : []),
    ...[...document.querySelectorAll('.area .dice, .area .pips, .area .name, .area .odds')].filter(standsOut)
      .map((each) => `stands out: ${each.closest('.area').dataset.key} ${each.className.split(' ')[0]}`),
  ];
};

// Whatever the strip tells of a place, the place stays where it is: else the pointer would be over another.
async function staysUnderThePointer(page) {
  const places = () => page.evaluate(() => [...document.querySelectorAll('.area')].slice(0, 4).map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { key: each.dataset.key, x, y, width, height };
  }));
  await page.mouse.move(0, 0);
  const at = await places();
  for (const [i, { x, y, width, height }] of at.entries()) {
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.locator('#told cite').waitFor();
    assert.deepEqual((await places())[i], at[i]);
  }
}

export async function lookAtSizes(page) {
  const before = page.viewportSize();
  for (const width of kWidths) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : Math.round(width * 0.6) });
    let found;
    const fits = async () => { found = await page.evaluate(wrong); return !found.length; };
    await until(fits, () => `${width} px: ${found}`);
    if (width === 1440) await staysUnderThePointer(page);
  }
  await page.setViewportSize(before);
}
