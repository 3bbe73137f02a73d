// Every table of the floor as the pit sees it: the list, the news of each, and its float.
import { SvelteMap } from 'svelte/reactivity';
import type { Link } from '../../lib/link.svelte';
import type { State } from '../../lib/complete';
import type { TableRow } from '../../lib/protocol';

const kEveryMs = 3_000;

export class TableList {
  rows: TableRow[] | null = $state.raw(null);
  readonly floats = new SvelteMap<string, number>();
  private fetching = false;

  // Call in a component's script: it stops with the component.
  constructor(private readonly link: Link) {
    $effect(() => {
      void this.refresh();
      const timer = setInterval(() => void this.refresh(), kEveryMs);
      return () => {
        clearInterval(timer);
        for (const row of this.rows ?? []) link.unwatch(row.id);
      };
    });
  }

  state = (id: string): State | undefined => this.link.states.get(id);

  refresh = async (): Promise<void> => {
    if (!this.link.signedIn) return;
    const rows = await this.link.ask('tables').catch(() => null);
    if (!rows) return;
    for (const row of rows) if (!this.rows?.some((each) => each.id === row.id)) this.link.watch(row.id);
    this.rows = rows;
    await this.fetchFloats(rows);
  };

  // One after another, because a large floor asked all at once would be refused. An engineer may not see them.
  private async fetchFloats(rows: readonly TableRow[]): Promise<void> {
    if (this.fetching || this.link.welcome?.role === 'engineer') return;
    this.fetching = true;
    for (const { id } of rows) {
      const answer = await this.link.ask('float', { table: id }).catch(() => null);
      if (answer) this.floats.set(id, answer.holds);
    }
    this.fetching = false;
  }
}
