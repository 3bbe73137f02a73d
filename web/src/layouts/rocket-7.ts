// Rocket 7 (gb-2011 8.21, 8.25): low and high on either side of seven, the single dice, the doubles and the scores, and
// the two jackpots.
import { rows, span, spots } from './grids';
import type { Offer } from '../lib/protocol';
import type { Drawing } from './types';

export function rocket7(has: (wager: string) => boolean, offer: Offer): Drawing {
  const of = (id: string): string[] => offer.wagers.find((wager) => wager.id === id)?.spots ?? [];
  const doubles = of('specific-double'), scores = of('score');
  const jackpots = ['rocket-7-jackpot', 'free-roll-jackpot'].filter(has);
  return {
    bands: [
      {
        tall: true, wide: ['low low seven seven-or-eleven high high', 'low low craps any-double high high'],
        narrow: ['low high', 'seven seven-or-eleven', 'craps any-double'],
      },
      { wager: 'score', wide: [spots('score', scores)], narrow: rows('score', scores, 4) },
      { wager: 'single-die', wide: [spots('single-die', span(1, 6))] },
      {
        wager: 'specific-double', wide: [spots('specific-double', doubles)],
        narrow: rows('specific-double', doubles, 3),
      },
      ...(jackpots.length ? [{ tall: true, wide: [jackpots.join(' ')] }] : []),
    ],
    looks: {
      low: 'side', high: 'side', seven: 'side', 'seven-or-eleven': 'side', craps: 'side', 'any-double': 'side',
      'rocket-7-jackpot': 'side', 'free-roll-jackpot': 'side',
      score: 'number', 'single-die': 'dice', 'specific-double': 'dice',
    },
    tints: { low: 'blue', high: 'red', seven: 'green' },
    dice: { 'specific-double': doubles.some((spot) => spot.includes('-')) ? 1 : 2 },
  };
}
