import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from './link.svelte';
import type { State } from './complete';

// A server that a test plays by hand.
class FakeSocket {
  static OPEN = 1;
  static CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { reason: string }): void => {};
  constructor() { FakeSocket.all.push(this); }
  send(text: string): void { this.sent.push(JSON.parse(text) as Record<string, unknown>); }
  close(): void { this.drop(); }
  open(): void { this.readyState = 1; this.onopen(); }
  says(message: object): void { this.onmessage({ data: JSON.stringify(message) }); }
  drop(reason = ''): void { this.readyState = 3; this.onclose({ reason }); }
}

const last = (): FakeSocket => FakeSocket.all.at(-1)!;
const welcome = (number: number): object => ({ welcome: {
  role: 'terminal', name: 'a/01', number, currency: 'NZD', 'play-money': true, now: Date.now() + 5_000,
} });

async function signedIn(): Promise<Link> {
  const link = new Link('key');
  const arrival = link.openTerminal('a');
  last().open();
  last().says({ token: 'abc' });
  last().says(welcome(0));
  await arrival;
  return link;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  const kept = new Map<string, string>();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' });
  vi.stubGlobal('sessionStorage', {
    getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => kept.set(k, v),
    removeItem: (k: string) => kept.delete(k),
  });
});

afterEach(() => { vi.useRealTimers(); });

describe('the link', () => {
  it('sends an unanswered command again under its number, after the token', async () => {
    const link = await signedIn();
    const bet = link.do('bet', { wager: 'big', stake: 100 });
    expect(last().sent.at(-1)).toEqual({ n: 1, do: 'bet', args: { wager: 'big', stake: 100 } });
    last().drop();
    expect(link.status).toBe('lost');
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().sent).toEqual([{ token: 'abc' }]);
    last().says(welcome(1));
    expect(last().sent.at(-1)).toMatchObject({ n: 1, do: 'bet' });
    last().says({ ok: 1, reply: { repeat: true } });
    expect(await bet).toEqual({ repeat: true });
    expect(link.now() - Date.now()).toBe(5_000);
  });

  it('takes another number where another page of the same person took this one', async () => {
    const link = await signedIn();
    const lock = link.do('lock', { table: 'a' });
    last().says({ ok: 1, reply: { repeat: true } });
    const n = last().sent.at(-1)!.n;
    expect(n).not.toBe(1);
    last().says({ ok: n, reply: { locked: 'a' } });
    expect(await lock).toEqual({ locked: 'a' });
  });

  it('says what was refused, and by which clause', async () => {
    const link = await signedIn();
    const bet = link.do('bet', { wager: 'big', stake: 100 });
    last().says({ no: 1, what: 'too late', clause: '9.5' });
    await expect(bet).rejects.toMatchObject({ message: 'too late', clause: '9.5' });
  });

  it('does not fight for a terminal that was opened elsewhere', async () => {
    const link = await signedIn();
    last().drop('the terminal was opened elsewhere');
    expect(link.status).toBe('elsewhere');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });

  it('watches and asks without signing in, and fills the gaps of a state', async () => {
    const link = new Link(null);
    link.watch('a');
    const tables = link.ask('tables');
    link.connect();
    last().open();
    expect(last().sent.map((message) => Object.keys(message)[0])).toEqual(['watch', 'ask']);
    last().says({ answer: last().sent[1]!.id, is: [] });
    expect(await tables).toEqual([]);
    last().says({ state: { id: 'a', phase: 'closed' } as State });
    expect(link.states.get('a')?.stakes).toEqual([]);
  });

  it('forgets a token that is not known any more', async () => {
    const link = await signedIn();
    last().drop();
    vi.advanceTimersByTime(400);
    last().open();
    last().says({ no: 0, what: 'the token is not known any more: sign in again' });
    expect([link.token, link.status, link.refusal?.message])
      .toEqual([null, 'open', 'the token is not known any more: sign in again']);
  });
});
