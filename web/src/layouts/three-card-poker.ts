// Three card poker: in each box the side wagers above, ante and play below.
import type { Drawing } from './types';

export function threeCardPoker(has: (wager: string) => boolean): Drawing {
  const side = ['prime', 'six-card-bonus'].find(has);
  return {
    bands: [{ wide: [side ? `pair-plus ${side}` : 'pair-plus pair-plus', 'ante play'] }],
    looks: { 'pair-plus': 'circle', prime: 'circle', 'six-card-bonus': 'circle' },
    arc: true,
  };
}
