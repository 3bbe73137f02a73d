// Pocket pairs: one round position for each seat, in front of the dealer.
import type { Drawing } from './types';

export const pocketPairs = (): Drawing => ({
  bands: [{ wide: ['pocket-pairs'] }],
  looks: { 'pocket-pairs': 'circle' },
  arc: true,
});
