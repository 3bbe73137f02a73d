// Commands of staff: some are carried out at once, some only proposed until a second person agrees. The notice says
// which.
import { pit as P } from '../strings';
import type { Link } from './link.svelte';
import type { Args, Reply } from './protocol';
import { toasts } from './toasts.svelte';

// Throws Refused, as link.do does.
export async function propose(
  link: Link, verb: string, args: Args, words: string | ((reply: Reply) => string) = ''
): Promise<Reply> {
  const reply = await link.do(verb, args);
  if (reply['needs']) toasts.done(P.proposed(reply.incident ?? 0));
  else if (words) toasts.done(typeof words === 'string' ? words : words(reply));
  return reply;
}

// "table-2/07": the server names terminals so, and counts players from 0.
export const terminalName = (table: string, number: number): string => `${table}/${String(number).padStart(2, '0')}`;
export const playerText = (p: number): string => String(p + 1).padStart(2, '0');
