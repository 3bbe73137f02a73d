// Commands of staff: some are carried out at once, some only proposed until a second person agrees. The notice says
// which.
import { pit as P } from '../strings';
import type { Link } from './link.svelte';
import type { Commands, Proposed, Reply } from './protocol';
import { toasts } from './toasts.svelte';

// Throws Refused, as link.do does.
export async function propose<V extends keyof Commands>(
  link: Link, verb: V, args: Commands[V]['args'], words: string | ((reply: Reply<V>) => string) = ''
): Promise<Reply<V>> {
  const give: (verb: V, args: Commands[V]['args']) => Promise<Reply<V>> = link.do.bind(link);
  const reply = await give(verb, args);
  const proposed = asProposed(reply);
  if (proposed) toasts.done(P.proposed(proposed.incident));
  else if (words) toasts.done(typeof words === 'string' ? words : words(reply));
  return reply;
}

// What the first of two people is replied.
export const asProposed = (reply: object): Proposed | null => ('needs' in reply ? reply as Proposed : null);

// "table-2/07": the server names terminals so, and counts players from 0.
export const terminalName = (table: string, number: number): string => `${table}/${String(number).padStart(2, '0')}`;
export const playerText = (p: number): string => String(p + 1).padStart(2, '0');
