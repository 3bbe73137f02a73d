// Dice magic (gb-2011 8.49, 8.64): the shooter's spot, the boxes of single numbers, and either side of seven.
import { rows, spots } from './grids';
import type { Offer } from '../lib/protocol';
import type { Drawing } from './types';

export function diceMagic(_has: (wager: string) => boolean, offer: Offer): Drawing {
  const boxes = offer.wagers.find((wager) => wager.id === 'box')?.spots ?? [];
  return {
    bands: [
      {
        tall: true, wide: ['under-7 under-7 under-7 any-seven any-seven over-7 over-7 over-7'],
        narrow: ['under-7 over-7', 'any-seven any-seven'],
      },
      { wager: 'box', wide: [spots('box', boxes)], narrow: rows('box', boxes, 5) },
      { tall: true, wide: ['shooters-spot shooters-spot roll-a-double'], narrow: ['shooters-spot roll-a-double'] },
    ],
    looks: {
      'under-7': 'side', 'over-7': 'side', 'any-seven': 'side', 'shooters-spot': 'side', 'roll-a-double': 'side',
      box: 'number',
    },
    tints: { 'under-7': 'blue', 'over-7': 'red', 'any-seven': 'green' },
  };
}
