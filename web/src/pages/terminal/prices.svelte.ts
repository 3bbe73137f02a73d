// The exact edge of every wager as this table offers it, asked of the lab once for each offer.
import type { Link } from '../../lib/link.svelte';
import { askedOf } from '../../lib/prices';
import type { Offer } from '../../lib/protocol';
import type { Price, PriceArgs } from '../lab/types';

export type { Price };

export class Prices {
  private byWager: Map<string, Price> = $state.raw(new Map());

  // Call in a component's script.
  constructor(link: Link, offer: () => Offer) {
    const asked = $derived(JSON.stringify(askedOf(offer())));
    $effect(() => {
      const gone = new AbortController();
      link.lab('price', JSON.parse(asked) as PriceArgs, { signal: gone.signal })
        .then((answer) => { this.byWager = new Map(answer.prices.map((price) => [price.wager, price])); })
        .catch(() => {}); // without a price the terminal plays all the same
      return () => gone.abort();
    });
  }

  of(position: string): Price | undefined {
    return this.byWager.get(position) ?? this.byWager.get(position.replace(/:.*/s, ''));
  }
}

// 0.0277777 -> "2.7778 %"
export const percent = (edge: number): string => `${(edge * 100).toFixed(4)} %`;
