// Sic bo: the layout of 50 positions, and that of 106 (gb-2011 9.1).
import { rows, span as range, spots } from './grids';
import type { Band, Drawing } from './types';

const kFaces = [1, 2, 3, 4, 5, 6];

const kPairs = kFaces.flatMap((a) => range(a + 1, 6).map((b) => `${a}-${b}`));
const kTriplets = kFaces.flatMap((a) => range(a + 1, 6).flatMap((b) => range(b + 1, 6).map((c) => `${a}-${b}-${c}`)));
const kDoubleSingles = kFaces.flatMap((a) => kFaces.filter((b) => b !== a).map((b) => `${a}-${a}-${b}`));

const left = (wager: string): string => spots(wager, [1, 2, 3]);
const right = (wager: string): string => spots(wager, [4, 5, 6]);
const six = (wager: string): string => spots(wager, kFaces);

function head(large: boolean): Band {
  const [second, last] = large ? ['odd odd', 'even even'] : ['small small', 'big big'];
  return {
    tall: true,
    wide: [
      `small small ${left('double')} any-triple any-triple ${right('double')} big big`,
      `${second} ${left('triple')} any-triple any-triple ${right('triple')} ${last}`,
    ],
    narrow: [
      'small small small big big big', ...(large ? ['odd odd odd even even even'] : []), six('double'), six('triple'),
      'any-triple '.repeat(6).trim(),
    ],
  };
}

export function sicBo(has: (wager: string) => boolean): Drawing {
  return {
    bands: [
      head(has('odd')),
      { wager: 'total', wide: [spots('total', range(4, 17))], narrow: rows('total', range(4, 17), 7) },
      { wager: 'combination', wide: [spots('combination', kPairs)], narrow: rows('combination', kPairs, 5) },
      { wager: 'single', wide: [six('single')] },
      {
        wager: 'three-singles', wide: rows('three-singles', kTriplets, 10), narrow: rows('three-singles', kTriplets, 5),
      },
      {
        wager: 'double-and-single', wide: rows('double-and-single', kDoubleSingles, 15),
        narrow: rows('double-and-single', kDoubleSingles, 5),
      },
    ],
    looks: {
      small: 'side', big: 'side', odd: 'side', even: 'side', 'any-triple': 'side', total: 'number', double: 'dice',
      triple: 'dice', combination: 'dice', single: 'dice', 'three-singles': 'dice', 'double-and-single': 'dice',
      'four-numbers': 'dice',
    },
    dice: { double: 2, triple: 3 },
  };
}
