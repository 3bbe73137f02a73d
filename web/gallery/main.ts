// All parts on one page, for whoever changes one. Not part of the build: `npx vite` and open /gallery/.
import { start } from '../src/lib/start';
import Gallery from './Gallery.svelte';

start(Gallery);
