// Colours of the compartments of wheels, for the eye only: what pays is the server's business.
import type { Colour, Colours } from './types';
import { span } from './grids';

const kRed = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

export const kRouletteColours: Colours = {
  0: 'green', '00': 'green', red: 'red', black: 'black',
  ...Object.fromEntries(span(1, 36)
    .map((number): [string, Colour] => [String(number), kRed.includes(number) ? 'red' : 'black'])),
};
