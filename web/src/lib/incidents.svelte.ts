// The incidents of the floor, asked for every few seconds: there is no news of them.
import type { Link } from './link.svelte';
import type { Incident } from './protocol';

const kEveryMs = 2_500;

export class Incidents {
  list: Incident[] = $state.raw([]);
  private shown = '';

  // Call in a component's script. `all`: also those that are closed.
  constructor(private readonly link: Link, private readonly all: () => boolean = () => false) {
    $effect(() => {
      this.all();
      void this.refresh();
      const timer = setInterval(() => void this.refresh(), kEveryMs);
      return () => clearInterval(timer);
    });
  }

  // A list that has not changed is left alone: half a note typed into a card must not vanish.
  refresh = async (): Promise<void> => {
    if (!this.link.signedIn) return;
    const list = await this.link.ask('incidents', { open: !this.all() }).catch(() => null);
    const text = JSON.stringify(list);
    if (!list || text === this.shown) return;
    this.shown = text;
    this.list = [...list].reverse();
  };
}

// Which table an incident is about; '' where it is none.
export function tableOf({ args }: Incident): string {
  if (typeof args['table'] === 'string') return args['table'];
  const place = String(args['terminal'] ?? args['account'] ?? '');
  return place.replace(/^[a-z]+:/, '').replace(/\/\d+$/, '');
}
