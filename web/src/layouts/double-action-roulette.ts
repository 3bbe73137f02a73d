import type { Offer } from '../lib/protocol';
import type { Drawing } from './types';
import { kRouletteColours } from './wheels';

export function doubleAction(_has: (wager: string) => boolean, _offer: Offer): Drawing {
  return { bands: [], colours: kRouletteColours, rings: 2 };
}
