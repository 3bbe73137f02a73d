// The server tells the journal's length at the sign-in only; what came since is counted on from there.
import type { Link } from '../../lib/link.svelte';

const kStride = 1_000;

export async function journalEnd(link: Link): Promise<number> {
  let end = link.welcome?.journal ?? 0;
  for (;;) {
    const more = await link.ask('journal', { from: end, most: kStride });
    end += more.length;
    if (more.length < kStride) return end;
  }
}
