// Dragon21: in each set of wagering areas the tie above, dragon and tiger below, and the pairs beside them.
import type { Drawing } from './types';

export const dragon21 = (): Drawing => ({
  bands: [{ wide: ['perfect-pairs:dragon tie perfect-pairs:tiger', 'dragon . tiger'] }],
  looks: { 'perfect-pairs': 'circle' },
  tints: { dragon: 'red', tiger: 'blue', tie: 'green' },
  arc: true,
});
