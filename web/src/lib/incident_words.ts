// What an incident is about, in a sentence that somebody can agree to.
import { pit as P } from '../strings';
import { money } from './money';
import { terminalName } from './propose';
import type { Incident, TableEvent } from './protocol';

export function incidentWords({ verb, args }: Incident): string {
  const text = (name: string): string => String(args[name] ?? '');
  const table = text('table');
  const round = Number(args['round'] ?? 0);
  const D = P.does;
  if (verb === 'move-wager') return D.move(text('terminal'), round, text('from'), text('to'));
  if (verb === 'no-spin') return D.noSpin(table, round);
  if (verb === 'rule') return ruleWords(table, round, args['event'] as TableEvent);
  if (verb === 'void-round') return args['malfunction'] ? D.malfunction(table, round) : D.void(table, round);
  if (verb === 'correct') return D.correct(table, round, Number(args['index'] ?? 0));
  if (verb === 'refuse-pay') return D.refuse(text('terminal'), round);
  if (verb === 'unlock')
    return args['terminal'] ? D.unlockTerminal(terminalName(table, Number(args['terminal']))) : D.unlockTable(table);
  if (verb === 'dispute') return D.dispute(text('terminal'), round);
  if (verb === 'call') return D.call(table);
  if (verb === 'report') return D.report(text('terminal'), round);
  if (verb === 'fill') return fillWords(text('account'), Number(args['amount'] ?? 0));
  return [
    D.other(verb), ...Object.entries(args)
      .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`),
  ].join(' ');
}

const ruleWords = (table: string, round: number, { i, b, h }: TableEvent): string =>
  P.does.rule(table, round, String(i).replaceAll('-', ' '), Number(b ?? 0), h === undefined ? 0 : Number(h) + 1);

const fillWords = (account: string, amount: number): string => (amount < 0
  ? P.does.take(money(-amount), account)
  : P.does.bring(money(amount), account));
