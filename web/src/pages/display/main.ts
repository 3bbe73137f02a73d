import { start } from '../../lib/start';
import App from './App.svelte';

start(App);
