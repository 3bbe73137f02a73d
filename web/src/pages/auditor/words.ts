// An entry of the journal in a sentence. What is not known is named by its kind: the JSON is a touch away.
import { cardText, resultText } from '../../lib/results';
import { money } from '../../lib/money';
import type { JournalEntry, Result, TableEvent } from '../../lib/protocol';
import { entryWords as W } from '../../strings';

type Entry = JournalEntry['entry'];
interface Transfer { from?: string; to?: string; amount?: number }

const text = (value: unknown): string =>
  (value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value));
const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);
const kEventsTold = 4;

function eventWords(event: TableEvent & { a?: string; what?: string }): string {
  switch (event.e) {
    case 'bet': return W.bet(
      event.p ?? 0, money(event.s ?? 0), [event.w, event.b ? `box ${event.b}` : ''].filter(Boolean).join(', ')
    );
    case 'close': return W.close;
    case 'card': return W.card(typeof event.c === 'string' ? cardText(event.c) : '');
    case 'throw': return W.dice(list<number>(event.d).join(' '));
    case 'spin': return W.spin(list<string>(event.at).join(', '));
    case 'answer': return W.answer(event.p ?? 0, text(event.a));
    case 'declare': return W.declare(event.p ?? 0, [text(event.what), event.w].filter(Boolean).join(' '));
    case 'meter': return W.meter(money(event.s ?? 0));
    default: return event.e;
  }
}

function eventsWords(events: TableEvent[]): string {
  const told = events.slice(0, kEventsTold).map(eventWords).join(', ');
  return events.length > kEventsTold ? `${told}, ${W.more(events.length - kEventsTold)}` : told;
}

const moved = (entry: Entry): string => list<Transfer>(entry.transfers)
  .map((each) => `${money(each.amount ?? 0)} ${text(each.from)} → ${text(each.to)}`)
  .join(', ');
const lockWhat = (entry: Entry): string => (entry.terminal
  ? `${text(entry.table)}/${text(entry.terminal).padStart(2, '0')}`
  : text(entry.table));

const kKinds: Record<string, (entry: Entry) => string> = {
  table: (entry) => W.table(text(entry.table)),
  take: (entry) => W.take(text(entry.server), text(entry.table)),
  closing: (entry) => (entry.closing ? W.closing(text(entry.table)) : W.opening(text(entry.table))),
  lock: (entry) => (entry.why ? W.lock(lockWhat(entry), text(entry.why)) : W.unlock(lockWhat(entry))),
  fault: (entry) => W.fault(W.where(text(entry.round), text(entry.table)), text(entry.what)),
  round: (entry) => W.round(text(entry.round), text(entry.table)),
  shoe: (entry) => W.shoe(text(entry.table)),
  ev: (entry) => `${W.where(text(entry.round), text(entry.table))}: ${eventsWords(list<TableEvent>(entry.events))}`,
  ready: (entry) => W.ready(Number(entry.p ?? 0), text(entry.table)),
  fix: (entry) => W.fix(text(entry.index), W.where(text(entry.round), text(entry.table))),
  settle: (entry) => W.settle(
    W.where(text(entry.round), text(entry.table)), resultText(entry.result as Result | undefined),
    list(entry.lines).length
  ),
  revise: (entry) => W.revise(W.where(text(entry.round), text(entry.table))),
  money: (entry) => W.money(text(entry.what), moved(entry)),
  voucher: (entry) => {
    const voucher = (entry.voucher ?? {}) as { number?: string; amount?: number };
    return W.voucher(text(voucher.number), money(voucher.amount ?? 0));
  },
  redeem: (entry) => W.redeem(text(entry.number)),
  incident: (entry) => (entry.verb
    ? W.incident(text(entry.incident), text(entry.verb))
    : W.incidentEnd(text(entry.incident), text(entry.state))),
  staff: (entry) => W.staff(text(entry.what)),
  none: (entry) => W.none(text(entry.verb)),
};

export const wordsOf = (entry: Entry): string => kKinds[entry.k]?.(entry) ?? entry.k;

// What came in and was won is what went out, was staked, or is there still.
export const metered = (account: string): boolean => /^(terminal|player):/.test(account);
export const identityHolds = (a: {
  in: number; won: number; out: number; staked: number; balance: number; reserved: number;
}): boolean =>
  a.in + a.won === a.out + a.staked + (a.balance - a.reserved);
