// Craps (gb-2011 8.1, 8.17): the numbers with their places to win and to lose and what has come to them, the lines, and
// what one throw decides.
import { rows, spots, wide } from './grids';
import type { Offer } from '../lib/protocol';
import type { Drawing, Grid } from './types';

const kNumbers = ['4', '5', '6', '8', '9', '10'];
// From the house's side to the player's; a number is two columns wide.
const kOnNumber: readonly (readonly string[])[] = [
  ['place-to-lose', 'place-to-lose'], ['dont-come', 'behind-dont-come'], ['='], ['come', 'behind-come'],
  ['place-to-win', 'place-to-win'],
];
const at = (name: string, number: string): string => (name === '=' ? wide(`=${number}`, 2) : `${name}:${number}`);
const across: Grid = kOnNumber.map((row) => kNumbers.map((number) => row.map((name) => at(name, number)).join(' '))
  .join(' '));
const down: Grid = kNumbers.map((number) => [
  '=', 'place-to-lose', 'dont-come', 'behind-dont-come', 'come', 'behind-come', 'place-to-win',
].map((name) => (name === '=' ? `=${number}` : `${name}:${number}`)).join(' '));

const lines: Grid = [
  `${wide('come', 7)} ${wide('dont-come', 5)}`,
  wide('field', 12),
  `${wide('dont-win-line', 6)} ${spots('behind-dont-win', kNumbers)}`,
  `${wide('win-line', 6)} ${spots('behind-win', kNumbers)}`,
];
const linesDown: Grid = [
  `${wide('come', 3)} ${wide('dont-come', 3)}`, wide('field', 6),
  wide('dont-win-line', 6), spots('behind-dont-win', kNumbers), wide('win-line', 6), spots('behind-win', kNumbers),
];

const kWritten: Record<string, string> = {
  'place-to-win': 'Place to win', 'place-to-lose': 'Place to lose', come: 'Come', 'dont-come': 'Don’t come',
  'behind-come': 'Odds', 'behind-dont-come': 'Lay odds',
};

export function craps(_has: (wager: string) => boolean, offer: Offer): Drawing {
  const of = (id: string): string[] => offer.wagers.find((wager) => wager.id === id)?.spots ?? [];
  return {
    bands: [
      { wide: across, narrow: down },
      { tall: true, wide: lines, narrow: linesDown },
      {
        tall: true, wide: ['any-seven any-craps craps-2 craps-3 craps-12 eleven'],
        narrow: ['any-seven any-craps eleven', 'craps-2 craps-3 craps-12'],
      },
      { wager: 'hardways', wide: [spots('hardways', of('hardways'))] },
      { wager: 'pair', wide: [spots('pair', of('pair'))], narrow: rows('pair', of('pair'), 3) },
      { wager: 'non-pair', wide: rows('non-pair', of('non-pair'), 15), narrow: rows('non-pair', of('non-pair'), 5) },
    ],
    looks: {
      ...Object.fromEntries(Object.keys(kWritten)
        .flatMap((id) => kNumbers.map((number) => [`${id}:${number}`, 'word' as const]))),
      'behind-win': 'word', 'behind-dont-win': 'word', come: 'side', 'dont-come': 'side', 'win-line': 'side',
      'dont-win-line': 'side', field: 'side',
      'any-seven': 'word', 'any-craps': 'word', 'craps-2': 'word', 'craps-3': 'word', 'craps-12': 'word',
      eleven: 'word', hardways: 'number', pair: 'dice', 'non-pair': 'dice',
    },
    names: {
      ...Object.fromEntries(Object.entries(kWritten)
        .flatMap(([id, words]) => kNumbers.map((number) => [`${id}:${number}`, words]))),
      ...Object.fromEntries(kNumbers.flatMap((number) => [
        [`behind-win:${number}`, `Odds ${number}`], [`behind-dont-win:${number}`, `Lay ${number}`],
      ])),
    },
  };
}
