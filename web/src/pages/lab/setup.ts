// A set-up: a game and whatever in it is not the book's standard. It is the question to the lab, and the page's
// address.
import type { GameOption, LabGame, LabWager, PayRow, PayTable } from './types';

export interface SetUp {
  game: string;
  options: Record<string, string>;
  paytables: Record<string, string>;
  pays: Record<string, string>; // "pair-plus.flush" -> "3:1"
}

export const standard = (game: string): SetUp => ({ game, options: {}, paytables: {}, pays: {} });

export interface Odds { num: number; den: number }

// "35:1", "35 to 1", "35/1", "35"; null for anything else. The server has the last word.
export function parseOdds(text: string): Odds | null {
  const found = /^\s*(\d{1,6})(?:\s*(?::|to|\/)\s*(\d{1,6}))?\s*$/.exec(text);
  if (!found) return null;
  const odds = { num: Number(found[1]), den: Number(found[2] ?? 1) };
  return odds.den > 0 ? odds : null;
}

export function sameOdds(a: string, b: string): boolean {
  const x = parseOdds(a), y = parseOdds(b);
  return x && y ? x.num * y.den === y.num * x.den : a.trim() === b.trim();
}

// As people type them: "35:1".
export function shortOdds(text: string): string {
  const odds = parseOdds(text);
  return odds ? `${odds.num}:${odds.den}` : text;
}

// What an option is while nothing is said of it: in some versions of a game another value.
export const standardOf = (game: LabGame, setUp: SetUp, option: GameOption): string =>
  option.standards?.find((each) => holds(game, setUp, each.when))?.value ?? option.standard;

export function optionOf(game: LabGame, setUp: SetUp, id: string): string {
  const option = game.options.find((each) => each.id === id);
  return setUp.options[id] ?? (option ? standardOf(game, setUp, option) : '');
}

// "250", "12.50": an amount of money, where an option takes one beside its values.
const isAmount = (text: string): boolean => /^\d{1,10}(\.\d{1,2})?$/.test(text) && Number(text) > 0;

// "variant=style-a"
export function holds(game: LabGame, setUp: SetUp, condition: string | undefined): boolean {
  if (!condition) return true;
  const [id = '', value = ''] = condition.split('=');
  return optionOf(game, setUp, id) === value;
}

export const openTables = (game: LabGame, setUp: SetUp, wager: LabWager): PayTable[] =>
  wager.paytables.filter((table) => holds(game, setUp, table.when));

export function tableOf(game: LabGame, setUp: SetUp, wager: LabWager): PayTable | undefined {
  const open = openTables(game, setUp, wager);
  return open.find((table) => table.id === setUp.paytables[wager.id]) ?? open[0];
}

export interface PayField { name: string; wager: LabWager; row: PayRow }
export const payFields = (game: LabGame, setUp: SetUp): PayField[] =>
  game.wagers.flatMap((wager) => (tableOf(game, setUp, wager)?.rows ?? [])
    .map((row) => ({ name: `${wager.id}.${row.row}`, wager, row })));

// Without what is standard anyway, and without what this game (with these options) does not have.
export function clean(game: LabGame, raw: SetUp): SetUp {
  const setUp = standard(game.id);
  for (const option of game.options) {
    const value = raw.options[option.id];
    if (value === undefined || value === standardOf(game, raw, option)) continue;
    if (option.values.some((each) => each.id === value) || (option.takes_amount && isAmount(value)))
      setUp.options[option.id] = value;
  }
  for (const wager of game.wagers) {
    const open = openTables(game, setUp, wager), id = raw.paytables[wager.id];
    if (id !== undefined && id !== open[0]?.id && open.some((table) => table.id === id)) setUp.paytables[wager.id] = id;
  }
  for (const { name, row } of payFields(game, setUp)) {
    const odds = raw.pays[name];
    if (odds !== undefined && !sameOdds(odds, row.odds)) setUp.pays[name] = odds;
  }
  return setUp;
}

export const changes = (setUp: SetUp): number => [setUp.options, setUp.paytables, setUp.pays]
  .reduce((sum, map) => sum + Object.keys(map).length, 0);

// What is not standard, one by one: for the columns of a comparison.
export function changeList(game: LabGame, setUp: SetUp): { name: string; value: string }[] {
  const wager = (id: string): string => game.wagers.find((each) => each.id === id)?.title ?? id;
  return [
    ...Object.entries(setUp.options)
      .map(([id, value]) => ({ name: game.options.find((option) => option.id === id)?.title ?? id, value })),
    ...Object.entries(setUp.paytables).map(([id, value]) => ({ name: wager(id), value })),
    ...Object.entries(setUp.pays).map(([id, value]) => ({
      name: `${wager(id.slice(0, id.indexOf('.')))}: ${words(id.slice(id.indexOf('.') + 1))}`, value: shortOdds(value),
    })),
  ];
}

// "three-of-a-kind" as a person reads it.
export const words = (id: string): string => id.replaceAll('-', ' ');

// ---- The address ---------------------------------------------------------------------------------------------

const kParts = { o: 'options', t: 'paytables', p: 'pays' } as const;

export function toHash(setUp: SetUp): string {
  const list = new URLSearchParams({ game: setUp.game });
  for (const [letter, part] of Object.entries(kParts) as ['o' | 't' | 'p', (typeof kParts)['o' | 't' | 'p']][])
    for (const [id, value] of Object.entries(setUp[part])) list.append(`${letter}.${id}`, value);
  return list.toString().replaceAll('%3A', ':');
}

export function fromHash(hash: string): SetUp {
  const list = new URLSearchParams(hash.replace(/^#/, ''));
  const setUp = standard(list.get('game') ?? '');
  for (const [key, value] of list) {
    const part = kParts[key.slice(0, 1) as keyof typeof kParts];
    if (part && key[1] === '.') setUp[part][key.slice(2)] = value;
  }
  return setUp;
}
