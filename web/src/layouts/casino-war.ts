// Casino war: in each box the tie above, the original wager and the one for war below.
import type { Drawing } from './types';

export const casinoWar = (): Drawing => ({
  bands: [{ wide: ['tie tie', 'main war'] }],
  looks: { tie: 'circle' },
  arc: true,
});
