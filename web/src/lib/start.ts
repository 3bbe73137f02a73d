// What every page does first: the styles, the person's choice of theme, and the page itself.
import '../style/tokens.css';
import '../style/base.css';
import { mount, type Component } from 'svelte';
import { theme } from './theme.svelte';

export function start(page: Component): void {
  theme.apply();
  const target = document.getElementById('app');
  if (target) mount(page, { target });
}
