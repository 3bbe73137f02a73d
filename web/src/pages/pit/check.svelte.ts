// Asks the lab about a table file while it is being written: a moment after the last key, and only about the last text.
import type { Link } from '../../lib/link.svelte';
import type { Checked, Finding, Price } from '../lab/types';

export type { Checked, Finding, Price };

const kPauseMs = 500;

export class Checker {
  answer: Checked | null = $state.raw(null);
  error = $state('');
  busy = $state(false);
  part = $state(0);

  // Call in a component's script.
  constructor(private readonly link: Link, toml: () => string) {
    $effect(() => {
      const text = toml();
      const stop = new AbortController();
      if (!text.trim()) { this.clear(); return; }
      const timer = setTimeout(() => void this.check(text, stop.signal), kPauseMs);
      return () => { clearTimeout(timer); stop.abort(); };
    });
  }

  private clear(): void {
    this.answer = null;
    this.error = '';
    this.busy = false;
  }

  private async check(toml: string, signal: AbortSignal): Promise<void> {
    this.busy = true;
    this.part = 0;
    try {
      this.answer =
        await this.link.lab('check', { toml }, { signal, onprogress: (part) => { this.part = part; } });
      this.error = '';
    } catch (error) {
      if (signal.aborted) return; // a newer text is being asked about
      this.error = (error as Error).message;
      this.answer = null;
    }
    this.busy = false;
  }
}
