// What the cage must know of the books: every account, and the fills that wait. Asked for again after each deed, and
// now and then, because other people change them too.
import type { Link } from '../../lib/link.svelte';
import type { Account, Incident } from '../../lib/protocol';

const kEveryMs = 4_000;
export const kDrawer = 'cash:cage';

export class Books {
  accounts = $state.raw<Account[]>([]);
  waiting = $state.raw<Incident[]>([]);

  // Call in a component's script.
  constructor(private readonly link: Link) {
    $effect(() => {
      void this.refresh();
      const timer = setInterval(() => void this.refresh(), kEveryMs);
      return () => clearInterval(timer);
    });
  }

  async refresh(): Promise<void> {
    if (!this.link.signedIn) return;
    const [accounts, incidents] =
      await Promise.all([this.link.ask('accounts'), this.link.ask('incidents', { open: true })])
        .catch(() => [this.accounts, this.waiting]);
    this.accounts = accounts as Account[];
    this.waiting = (incidents as Incident[]).filter((each) => each.verb === 'fill');
  }

  // What is held is negative in the books.
  holds(account: string): number { return -(this.accounts.find((each) => each.account === account)?.balance ?? 0); }
  get held(): Account[] { return this.accounts.filter((each) => /^(cash|float):/.test(each.account)); }
}
