// One table as a page follows it: its state as it comes, and its offer, asked for again when it has changed.
import type { Link } from './link.svelte';
import type { State } from './complete';
import type { Offer } from './protocol';

export class TableFeed {
  private announced = false;

  // Call in a component's script: the watching ends with the component. `id` is a function, so that it may change.
  constructor(private readonly link: Link, private readonly id: () => string) {
    $effect(() => {
      const table = id();
      if (!table) return;
      link.watch(table);
      void this.fetch(table);
      return () => link.unwatch(table);
    });
    $effect(() => this.follow(this.state));
  }

  get state(): State | undefined { return this.link.states.get(this.id()); }
  get offer(): Offer | undefined { return this.link.offers.get(this.id()); }

  private follow(state: State | undefined): void {
    if (!state) return;
    const announced = state.announced.length > 0;
    if (this.announced && !announced) void this.fetch(state.id);
    this.announced = announced;
  }

  private async fetch(table: string): Promise<void> {
    const offer = await this.link.ask('offer', { table }).catch(() => null);
    if (offer) this.link.offers.set(table, offer);
  }
}
