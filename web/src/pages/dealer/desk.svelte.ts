// One table as its dealer works on it: the news, what was entered in this round, which entry is being put right, the
// float.
import { Incidents, tableOf } from '../../lib/incidents.svelte';
import type { Link } from '../../lib/link.svelte';
import { asProposed, propose } from '../../lib/propose';
import type { State } from '../../lib/complete';
import type { Commands, Entry, Incident, Line, Offer, Reply, TableEvent } from '../../lib/protocol';
import { padDeck, usedUp } from '../../lib/deck';
import { lineBack } from '../../lib/results';
import { Rights } from '../../lib/rights.svelte';
import { TableFeed } from '../../lib/table.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { dealer as T } from '../../strings';

type Verb = keyof Commands;
type Words<V extends Verb> = string | ((reply: Reply<V>) => string);
// Commands that name their table.
type AtTable = { [V in Verb]: Commands[V]['args'] extends { table: string } ? V : never }[Verb];

const kEntered: readonly string[] = ['card', 'cut', 'throw', 'spin', 'shuffle', 'rule'];

export class Desk {
  readonly rights: Rights;
  readonly incidents: Incidents;
  private readonly feed: TableFeed;
  entries: Entry[] = $state.raw([]);
  fixing: Entry | null = $state.raw(null);
  float: number | null = $state(null);
  private busy = false;
  private done = $state(0); // counts what was done here, because not everything done changes the state

  // Call in a component's script that is made anew for another table.
  constructor(readonly link: Link, readonly table: string) {
    this.rights = new Rights(link);
    this.incidents = new Incidents(link);
    this.feed = new TableFeed(link, () => table);
    const mark = $derived(this.mark());
    $effect(() => { if (mark) void this.fetchEntries(); });
    $effect(() => { if (this.state?.round !== undefined && this.done >= 0) void this.fetchFloat(); });
    $effect(() => { if (this.fixing && !this.fixable(this.fixing)) this.fixing = null; });
  }

  get state(): State | undefined { return this.feed.state; }
  get offer(): Offer | undefined { return this.feed.offer; }
  // Proposals about this table that wait for a second person.
  get proposals(): Incident[] {
    return this.incidents.list.filter((each) => tableOf(each) === this.table && this.rights.twoPeople(each.verb));
  }

  // Chips move often and enter nothing: only the rest asks for the entries again.
  private mark(): string {
    const { round, phase, need, dice, spun, hands, 'waiting-for': waits } = this.state ?? {};
    return this.state ? JSON.stringify([this.done, round, phase, need, dice, spun, hands, waits]) : '';
  }

  private async fetchEntries(): Promise<void> {
    const list = await this.link.ask('entries', { table: this.table }).catch(() => []);
    this.entries = list.filter((each) => kEntered.includes(each.event.e));
  }

  private async fetchFloat(): Promise<void> {
    const answer = await this.link.ask('float', { table: this.table }).catch(() => null);
    this.float = answer?.holds ?? null;
  }

  fixable = (entry: Entry): boolean =>
    this.offer?.chance !== 'server' && ['card', 'throw', 'spin'].includes(entry.event.e) && [
        'playing', 'confirming',
      ].includes(this.state?.phase ?? '') && this.entries.some((each) => each.index === entry.index);

  get lastFixable(): Entry | undefined { return [...this.entries].reverse().find(this.fixable); }

  // Faces that are out of the deck, where the state tells that there is but one: what is left and what lies there make
  // it up.
  get used(): string[] {
    const cards = this.state?.hands.flatMap((hand) => hand.cards) ?? [];
    const left = this.state?.['cards-left'] ?? 0;
    const lying = cards.filter((card) => card !== null);
    return left > 0 && left + cards.length === padDeck(this.offer?.deck).size ? usedUp(this.offer?.deck, lying) : [];
  }

  // What is done at this table; what is refused is thrown.
  act<V extends AtTable>(
    verb: V, args: Omit<Commands[V]['args'], 'table'>, words: Words<V> = ''
  ): Promise<Reply<V>> {
    return this.actElsewhere(verb, { table: this.table, ...args } as Commands[V]['args'], words);
  }

  // The same for commands that name a terminal and not the table.
  async actElsewhere<V extends Verb>(verb: V, args: Commands[V]['args'], words: Words<V> = ''): Promise<Reply<V>> {
    const reply = await propose(this.link, verb, args, words);
    this.done += 1;
    if (asProposed(reply)) void this.incidents.refresh();
    return reply;
  }

  enter = async (event: TableEvent): Promise<void> => {
    if (this.fixing) await this.fix(this.fixing, event);
    else await this.act('enter', { event });
  };

  // A second touch while the first is on its way would put the same entry "right" twice.
  private async fix(entry: Entry, event: TableEvent): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.act('fix', { index: entry.index, event }, T.fixed);
      this.fixing = null;
    } finally { this.busy = false; }
  }

  tryEnter = (event: TableEvent): void => { void toasts.attempt(() => this.enter(event)); };
}

export const paidSum = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + lineBack(line), 0);
export const stakedSum = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.stake, 0);
