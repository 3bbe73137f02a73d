// Prices along several axes, a few questions at a time, so that a change of the set-up never waits behind them for
// long.
import { SvelteMap } from 'svelte/reactivity';
import type { Link } from '../../lib/link.svelte';
import { aborted } from './pricer.svelte';
import { clean } from './setup';
import type { Axis } from './sweep';
import type { LabGame, Priced } from './types';

const kAtOnce = 4;

export class Sweeper {
  readonly found = new SvelteMap<string, Priced>(); // by axis and value
  readonly refused = new SvelteMap<string, string>();
  total = $state(0);
  done = $state(0);
  private stop = new AbortController();

  constructor(private readonly link: Link) {}

  at(axis: Axis, value: string): Priced | undefined { return this.found.get(`${axis.id}=${value}`); }

  ask(game: LabGame, axes: readonly Axis[]): void {
    this.cancel();
    const tasks = axes.flatMap((axis) =>
      axis.values.map((value) => ({ key: `${axis.id}=${value}`, setUp: clean(game, axis.put(value)) })));
    const wanted = new Set(tasks.map(({ key }) => key));
    for (const key of [...this.found.keys()]) if (!wanted.has(key)) this.found.delete(key);
    this.refused.clear();
    this.total = tasks.length;
    this.done = 0;
    this.stop = new AbortController();
    const { signal } = this.stop;
    const work = async (): Promise<void> => {
      for (let task = tasks.shift(); task && !signal.aborted; task = tasks.shift()) {
        try {
          this.found.set(task.key, await this.link.lab('price', { ...task.setUp, sd: false }, { signal }));
        } catch (error) {
          if (aborted(error)) return;
          this.refused.set(task.key, (error as Error).message);
        }
        this.done += 1;
      }
    };
    for (let i = 0; i < kAtOnce; i += 1) void work();
  }

  cancel(): void { this.stop.abort(); }
}
