import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = fileURLToPath(new URL('.', import.meta.url));
const pages = ['index', 'terminal', 'dealer', 'display', 'cashier', 'pit', 'auditor', 'lab', 'engineer'];

// The server sends NAME.gz where a browser takes it; compressing once here costs nothing later.
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'baize-precompress',
    apply: 'build',
    configResolved: (config) => { folder = resolve(config.root, config.build.outDir); },
    closeBundle() {
      for (const part of readdirSync(folder, { withFileTypes: true, recursive: true })) {
        if (!part.isFile() || !/\.(js|css|html|svg)$/.test(part.name)) continue;
        const file = join(part.parentPath ?? part.path, part.name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

// What every example table offers, by the program: gallery and tests draw what terminals are sent, and keep no copy of
// it. No page imports it.
function offers(): Plugin {
  const program = resolve(process.env.BAIZE ?? join(here, '../build/release/baize'));
  const tables = join(here, '../examples/tables');
  const print = (): string => {
    const files = readdirSync(tables).filter((name) => name.endsWith('.toml')).map((name) => join(tables, name));
    const text = execFileSync(program, ['offer', ...files], { encoding: 'utf8', maxBuffer: 64 << 20 });
    return JSON.stringify((JSON.parse(text) as { offer: unknown }[]).map((each) => each.offer));
  };
  return {
    name: 'baize-offers',
    resolveId: (id) => (id === 'virtual:offers' ? '\0offers' : null),
    load: (id) => (id === '\0offers' ? `export default ${print()}` : null),
  };
}

export default defineConfig({
  root: here,
  base: './',
  plugins: [svelte(), precompress(), offers()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false }, // the polyfill is dead weight in every browser that knows light-dark()
    rollupOptions: { input: Object.fromEntries(pages.map((page) => [page, resolve(here, `${page}.html`)])) },
  },
  // As long as a browser test waits: the standard's five seconds are over on a busy machine.
  test: { include: ['src/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
