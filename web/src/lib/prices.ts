// What the lab says about the wagers of a table: its offer is a set-up, and each position has a price.
import type { Link } from './link.svelte';
import type { Offer, Pay, Wager } from './protocol';
import type { LabSetUp, Price, PriceArgs } from '../pages/lab/types';

export type { Price };

const oddsOf = (text: string): string => text.replace(' to ', ':');

// "bonanza-tie+jointly": a wager's price under some further condition, which its title says.
export const isFurtherRow = (price: Price): boolean => price.further !== undefined;

// What a person reads: "Total: 4", "Bonanza Tie, set jointly with the Standard Wager".
export function wagerText(price: Price): string {
  const spot = price.wager.split(/:(.*)/s)[1];
  return spot && !isFurtherRow(price) ? `${price.title}: ${spot}` : price.title;
}

// The offer as the lab wants it; a pay table of the house's own goes row by row.
export function setupOf(offer: Offer): LabSetUp {
  const paytables: Record<string, string> = {}, pays: Record<string, string> = {};
  const take = (name: string, paytable: string, rows: readonly Pay[]): void => {
    if (paytable !== 'own') paytables[name] = paytable;
    else for (const row of rows) pays[`${name}.${row.id}`] = oddsOf(row.odds);
  };
  for (const wager of offer.wagers) {
    if (wager['made-of']) continue; // its odds are another wager's
    take(wager.id, wager.paytable, wager.pays);
    for (const [spot, own] of Object.entries(wager['pays-of-spots'] ?? {}))
      take(`${wager.id}:${spot}`, own.paytable, own.pays);
  }
  return { game: offer.game, options: offer.options, paytables, pays };
}

// The wager by whose table this one is paid, where that is more than a row: it is not shown twice.
export const paidAs = (offer: Offer, wager: Wager): string | undefined =>
  wager.pays.length > 1 ? offer.wagers.find((each) => each.id === wager['paid-as'])?.title : undefined;

const amountsOf = (offer: Offer, amount: (wager: Wager) => number | undefined): Record<string, string> =>
  Object.fromEntries(offer.wagers.flatMap((wager) => {
    const cents = amount(wager);
    return cents ? [[wager.id, (cents / 100).toFixed(2)]] : [];
  }));

// What is to be priced of it: a ceiling and a maximum pay-out take their price from the highest stake of the table.
export const askedOf = (offer: Offer): PriceArgs => ({
  ...setupOf(offer), sd: false,
  highest: amountsOf(offer, (wager) => (wager.opening ? wager.limits.max : undefined)),
  'paid-at-most': amountsOf(offer, (wager) => wager.limits['payout-max']),
});

// A price is named by its position: "small", "total:4".
export async function pricesOf(link: Link, offer: Offer): Promise<Price[]> {
  const { prices } = await link.lab('price', askedOf(offer));
  return prices;
}

export const percent = (part: number): string => `${(part * 100).toFixed(3)} %`;

export interface Edge { spots: string[]; percent: string; of: string }

// The edges of one wager: spots that are priced alike stand together.
export function edgesOf(prices: readonly Price[], wager: string): Edge[] {
  const edges: Edge[] = [];
  for (const price of prices) {
    const [id, spot] = price.wager.split(/:(.*)/s);
    if (id !== wager) continue;
    const text = percent(price.edge);
    const same = edges.find((each) => each.percent === text && each.of === price.unit);
    if (same && spot) same.spots.push(spot);
    else if (!same) edges.push({ spots: spot ? [spot] : [], percent: text, of: price.unit });
  }
  return edges;
}
