// Who may give which command, as the server says it. Pages hide what would only be refused.
import type { Link } from './link.svelte';
import type { Command } from './protocol';

export class Rights {
  private commands: Command[] = $state.raw([]);

  constructor(private readonly link: Link) {
    void link.ask('commands').then((list) => { this.commands = list; }).catch(() => {});
  }

  may(verb: string): boolean {
    const role = this.link.welcome?.role;
    return role !== undefined && (this.find(verb)?.roles.includes(role) ?? false);
  }

  // Always, or at times: an incident of this verb is a proposal.
  twoPeople(verb: string): boolean {
    const command = this.find(verb);
    return (command?.['two-people'] || command?.['at-times-two']) ?? false;
  }

  private find(verb: string): Command | undefined { return this.commands.find((each) => each.verb === verb); }
}
