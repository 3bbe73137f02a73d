// Punto banco and New Zealand's baccarat: the three areas of the oval, the side wagers of each hand below it, ties by
// their totals.
import type { Band, Drawing } from './types';

const spots = (wager: string, list: readonly string[]): string => list.map((spot) => `${wager}:${spot}`).join(' ');

// What a hand carries beside it, each pair of areas in the order of the hands.
function sides(
  has: (wager: string) => boolean, wagers: readonly string[], [first, second]: readonly [string, string]
): Band[] {
  const offered = wagers.filter(has);
  if (!offered.length) return [];
  const mirrored = [...offered].reverse();
  return [{
    wide: [
      `${offered.map((wager) => `${wager}:${first}`)
          .join(' ')} ${mirrored.map((wager) => `${wager}:${second}`).join(' ')}`,
    ],
    narrow: offered.map((wager) => `${wager}:${first} ${wager}:${second}`),
  }];
}

const kTotals = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

export function puntoBanco(has: (wager: string) => boolean): Drawing {
  const beside = sides(has, ['dragon-bonus', 'baccarat-pairs'], ['punto', 'banco']);
  const ties: Band[] = [
    { wager: 'super-pay-egalite', wide: [spots('super-pay-egalite', ['0', '1-3', '4-5', '6-7', '8-9'])] },
    {
      wager: 'ur-way-egalite', wide: [spots('ur-way-egalite', kTotals)],
      narrow: [spots('ur-way-egalite', kTotals.slice(0, 5)), spots('ur-way-egalite', kTotals.slice(5))],
    },
    { wager: 'three-giving-eight', wide: [spots('three-giving-eight', ['eight', 'any-card'])] },
  ];
  return {
    bands: [
      {
        tall: true, wide: ['punto punto egalite banco banco', 'punto punto egalite banco banco'],
        narrow: ['egalite egalite', 'punto banco', 'punto banco'],
      },
      ...beside,
      ...ties,
    ],
    looks: { punto: 'side', banco: 'side', egalite: 'side', 'ur-way-egalite': 'number', 'super-pay-egalite': 'number' },
    tints: { punto: 'blue', banco: 'red', egalite: 'green' },
    oval: !beside.length && !['super-pay-egalite', 'ur-way-egalite', 'three-giving-eight'].some(has),
  };
}

export function baccarat(has: (wager: string) => boolean): Drawing {
  const beside = sides(has, ['any-pair', 'lucky-match', 'perfect-pairs'], ['player', 'banker']);
  return {
    bands: [
      {
        tall: true, wide: ['player player tie banker banker', 'player player tie banker banker'],
        narrow: ['tie tie', 'player banker', 'player banker'],
      },
      ...beside,
      { wide: ['ante'] },
    ],
    looks: { player: 'side', banker: 'side', tie: 'side', ante: 'side' },
    tints: { player: 'blue', banker: 'red', tie: 'green' },
    oval: !beside.length && !has('ante'),
  };
}
