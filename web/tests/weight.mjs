// How much a page's first load weighs, gzipped: its html, and every script and style it names or imports at once.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

export function firstLoad(folder, page) {
  const seen = new Map();
  const add = (path) => {
    if (seen.has(path)) return;
    const text = readFileSync(join(folder, path));
    seen.set(path, gzipSync(text, { level: 9 }).length);
    if (!path.endsWith('.js')) return;
    // Static imports only: `import("./x.js")` is loaded later.
    for (const [, name] of text.toString().matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g))
      add(posix.join(posix.dirname(path), name));
  };
  const html = readFileSync(join(folder, `${page}.html`), 'utf8');
  seen.set(`${page}.html`, gzipSync(html).length);
  for (const [, name] of html.matchAll(/(?:src|href)="\.?\/?(assets\/[^"]+)"/g)) add(name);
  return { bytes: [...seen.values()].reduce((a, b) => a + b, 0), files: [...seen.keys()] };
}
