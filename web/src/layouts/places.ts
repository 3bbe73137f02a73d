// The places of an offer by name.
import type { Wager } from '../lib/protocol';

export const travelsTo = (wager: Wager): string[] => (wager['travels-to'] ?? []).map((spot) => `${wager.id}:${spot}`);
// A spot without a name is named by its wager alone.
export const placeOf = (wager: Wager, spot: string): string => (spot ? `${wager.id}:${spot}` : wager.id);
// Every place of a wager: its spots, or itself; and those to which it travels.
export const positionsOf = (wager: Wager): string[] => [
  ...(wager.spots.length ? wager.spots.map((spot) => placeOf(wager, spot)) : [wager.id]), ...travelsTo(wager),
];
