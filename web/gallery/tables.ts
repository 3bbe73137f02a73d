// A table of each drawn game without a server: `npx vite` and open /gallery/tables.html?game=roulette&page=display.
import { start } from '../src/lib/start';
import Tables from './Tables.svelte';

start(Tables);
