// The exact edge of every wager as this table offers it, asked of the lab once for each offer.
import type { Link } from '../../lib/link.svelte';
import type { Offer } from '../../lib/protocol';

export interface Price { wager: string; edge: number; exact: string | null; unit: string; method: string }
interface Answer { prices: Price[] }

function setUp(offer: Offer): Record<string, unknown> {
  const named = offer.wagers.filter((wager) => wager.paytable && wager.paytable !== 'own'); // "own": its rows are in `pays`
  return {
    game: offer.game,
    options: Object.fromEntries(Object.entries(offer.options).map(([id, value]) => [id, String(value)])),
    paytables: Object.fromEntries(named.map((wager) => [wager.id, wager.paytable])),
    pays: Object.fromEntries(offer.wagers.flatMap((wager) => wager.pays.map((row) => [`${wager.id}.${row.id}`, row.odds.replace(' to ', ':')]))),
    sd: false,
  };
}

export class Prices {
  private byWager: Map<string, Price> = $state.raw(new Map());

  // Call in a component's script.
  constructor(link: Link, offer: () => Offer) {
    const asked = $derived(JSON.stringify(setUp(offer())));
    $effect(() => {
      const gone = new AbortController();
      link.lab<Answer>('price', JSON.parse(asked), { signal: gone.signal })
        .then((answer) => { this.byWager = new Map(answer.prices.map((price) => [price.wager, price])); })
        .catch(() => {}); // without a price the terminal plays all the same
      return () => gone.abort();
    });
  }

  of(position: string): Price | undefined { return this.byWager.get(position) ?? this.byWager.get(position.replace(/:.*/s, '')); }
}

// 0.0277777 -> "2.7778 %"
export const percent = (edge: number): string => `${(edge * 100).toFixed(4)} %`;
