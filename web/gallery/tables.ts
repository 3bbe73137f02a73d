// Every example table without a server: `npx vite` and open /gallery/tables.html?table=ID&page=display.
import { start } from '../src/lib/start';
import Tables from './Tables.svelte';

start(Tables);
