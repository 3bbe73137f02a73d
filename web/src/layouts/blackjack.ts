// Blackjack: one round spot in each box, around a half-moon; the odds of a blackjack and of insurance are written on
// the cloth.
import type { Drawing } from './types';

export const blackjack = (): Drawing => ({
  bands: [{ wide: ['main'] }],
  looks: { main: 'circle' },
  arc: true,
  sayings: ['main.blackjack', 'insurance.insurance'],
});

// Blackjack Switch: two equal spots side by side, one for each hand (gb-2011 4.62); the first alone is a box of the
// normal game.
export const blackjackSwitch = (): Drawing => ({
  bands: [{ wide: ['main switch'] }, { wide: ['super-match'] }],
  looks: { main: 'circle', switch: 'circle' },
  arc: true,
  sayings: ['main.blackjack', 'main.blackjack-without-switch', 'insurance.insurance'],
});
