import { beforeEach, expect, it, vi } from 'vitest';
import { offerOf, stateOf } from '../../../gallery/offers';
import type { Link } from '../../lib/link.svelte';
import type { State } from '../../lib/complete';
import type { Args, Stake } from '../../lib/protocol';
import { Bets } from './bets.svelte';

const sent: [string, Args][] = [];
const link = {
  newest: 0, do: (verb: string, args: Args) => { sent.push([verb, args]); return Promise.resolve({}); },
} as unknown as Link;
const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value),
});

// Three wagers lie there from before; five are new.
const stake = (w: string, s: number, carried = false): Stake => ({ p: 0, b: 0, h: 0, w, s, open: true, carried });
const stakes = [
  stake('line', 1_000, true), stake('come:6', 500, true), stake('dont-come:10', 2_000, true), stake('behind:8', 1_000),
  stake('place:4', 500), stake('hard:6', 100), stake('field', 500), stake('come', 500),
];
const table = (round: number, more: Partial<State> = {}): State =>
  ({ ...stateOf(offerOf([])), stakes, round, ...more });
beforeEach(() => { sent.length = 0; kept.clear(); });
const wagers = (): unknown[] => sent.map(([, args]) => args.wager);

it('wagers from an earlier round stay when others are doubled', async () => {
  const bets = new Bets(link, () => table(5), () => undefined, 'k');
  expect([...bets.carried]).toEqual(['0|line', '0|come:6', '0|dont-come:10']);
  await bets.double();
  expect(wagers()).toEqual(['behind:8', 'place:4', 'hard:6', 'field', 'come']);
});

it('repeat lays what was laid in the last round, and nothing that lies there still', async () => {
  const carried = table(6, { stakes: table(6).stakes.filter((stake) => stake.carried || stake.w === 'place:4')
    .map((stake) => ({ ...stake, carried: true })) });
  const before = new Bets(link, () => table(5), () => undefined, 'k');
  before.take(table(5));
  const bets = new Bets(link, () => carried, () => undefined, 'k');
  bets.take(carried);
  await bets.repeat();
  expect(wagers()).toEqual(['behind:8', 'hard:6', 'field', 'come']);
});

it('only new chips can be cleared, and end the show of the last result', () => {
  const lies = table(7, { stakes: table(7).stakes.filter((stake) => stake.carried) });
  expect(new Bets(link, () => lies, () => undefined, 'k').fresh).toBe(false);
  expect(new Bets(link, () => lies, () => undefined, 'k').sum).toBe(3_500);
  expect(new Bets(link, () => table(7), () => undefined, 'k').fresh).toBe(true);
});

it('a chip is laid in whole steps of the wager', async () => {
  const limits = { min: 500, max: 20_000, increment: 500 };
  const lies = table(8, { stakes: [stake('neighbours:17', 1_000)] });
  const at = (): Bets => new Bets(link, () => lies, () => undefined, 'k');
  await at().add(0, 'neighbours:5', limits, 100);
  await at().add(0, 'neighbours:17', limits, 100);
  await at().add(0, 'neighbours:17', limits, 2_500);
  await at().remove(0, 'neighbours:17', limits, 100);
  expect(sent.map(([, args]) => args.stake)).toEqual([500, 1_500, 3_500, 500]);
});

it('wagers that are laid together are named once, and lie there together', async () => {
  const lies = table(9, { stakes: [stake('main', 1_000), stake('first', 1_000), stake('side', 500)] });
  const together = (position: string): string[] =>
    (position === 'main' ? ['main', 'first'] : position === 'first' ? [] : [position]);
  const ahead = { ...link, newest: 3 } as Link; // the reply comes before the state that holds it
  const bets = new Bets(ahead, () => lies, () => undefined, 'k', together);
  await bets.double();
  expect(wagers()).toEqual(['main', 'side']);
  expect([...bets.mine]).toEqual([['0|main', 2_000], ['0|first', 2_000], ['0|side', 1_000]]);
  bets.take(lies);
  const next = new Bets(link, () => table(10, { stakes: [] }), () => undefined, 'k', together);
  next.take(table(10, { stakes: [] }));
  sent.length = 0;
  await next.repeat();
  expect(wagers()).toEqual(['main', 'side']);
});

it('repeat knows what was confirmed last, though no state of that round had it', async () => {
  const lies = table(11, { stakes: [stake('field', 500), stake('place:4', 500)] });
  const ahead = { ...link, newest: 3 } as Link; // the replies come before the state that holds them
  const bets = new Bets(ahead, () => lies, () => undefined, 'k');
  bets.take(lies);
  await bets.remove(0, 'place:4', { min: 500, max: 20_000, increment: 500 }, 500);
  const next = new Bets(link, () => table(12, { stakes: [] }), () => undefined, 'k');
  next.take(table(12, { stakes: [] }));
  sent.length = 0;
  await next.repeat();
  expect(wagers()).toEqual(['field']);
});
