// Runs the browser tests, one file after another (the machine may be small); ends with status 1 where one fails.
// `npm run browser`, or `npm run browser -- index terminal` for some.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(here)
  .filter((name) => name.endsWith('.test.mjs') && (!wanted.length ||
    wanted.some((each) => name.startsWith(`${each}.`))))
  .sort();
const failed =
  files.filter((name) => spawnSync(process.execPath, ['--test', join(here, name)], { stdio: 'inherit' }).status !== 0);
console.log(failed.length || !files.length
  ? `browser tests: FAILED ${failed.join(' ') || '(none found)'}`
  : `browser tests: ${files.length} files passed`);
process.exit(failed.length || !files.length ? 1 : 0);
