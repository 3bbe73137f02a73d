// The five roads: pictures of past coups of two sides against each other, in the form in which every room keeps them.
// They follow only who won; why he won is the server's business. A cell is counted from the upper left corner.
export type Side = 'first' | 'second';
export type Coup = Side | 'tie';
export type Mark = 'red' | 'blue'; // red: the shoe is regular; blue: it is not. Nothing to do with who won.

export interface Cell<T> { x: number; y: number; value: T }
// Stand-offs are marks on the coup before them; those that open a shoe lie on the first cell, which has no side until
// one wins.
export interface BigCell extends Cell<Side | null> { ties: number }
export interface Streak { side: Side; ties: number[] } // one per coup: the stand-offs that followed it

export const kRows = 6;

// ---- Bead plate: every coup, downwards and then to the right ------------------------------------------------------

export const beadPlate = (coups: readonly Coup[], rows = kRows): Cell<Coup>[] =>
  coups.map((value, i) => ({ x: Math.floor(i / rows), y: i % rows, value }));

// ---- Big road: a column for each streak ---------------------------------------------------------------------------

export function streaksOf(coups: readonly Coup[]): { streaks: Streak[]; leading: number } {
  const streaks: Streak[] = [];
  let leading = 0;
  for (const coup of coups) {
    const last = streaks[streaks.length - 1];
    if (coup === 'tie') {
      if (last) last.ties[last.ties.length - 1]! += 1;
      else leading += 1;
    } else if (last?.side === coup) last.ties.push(0);
    else streaks.push({ side: coup, ties: [0] });
  }
  return { streaks, leading };
}

export function bigRoad(coups: readonly Coup[], rows = kRows): BigCell[] {
  const { streaks, leading } = streaksOf(coups);
  if (!streaks.length) return leading ? [{ x: 0, y: 0, value: null, ties: leading }] : [];
  const places = lay(streaks.map((streak) => streak.ties.length), rows);
  const cells = streaks.flatMap((streak, s) =>
    streak.ties.map((ties, i): BigCell => ({ ...places[s]![i]!, value: streak.side, ties })));
  cells[0]!.ties += leading;
  return cells;
}

// Where the coups of each streak lie: down, and where the column is full or another's tail bars the way, to the right:
// a dragon tail. A streak begins in the first column whose top is free.
function lay(lengths: readonly number[], rows: number): { x: number; y: number }[][] {
  const taken = new Set<number>();
  const free = (x: number, y: number): boolean => !taken.has(x * rows + y);
  let start = -1;
  return lengths.map((length) => {
    do start += 1; while (!free(start, 0));
    let x = start, y = 0, turned = false;
    return Array.from({ length }, (_, i) => {
      if (i > 0) {
        turned ||= y + 1 >= rows || !free(x, y + 1);
        if (turned) x += 1;
        else y += 1;
      }
      taken.add(x * rows + y);
      return { x, y };
    });
  });
}

// ---- The three derived roads: is the shoe regular? ----------------------------------------------------------------

// One mark for each coup of the big road from the second of column `gap` on (counted from 0), or where that column has
// one only, from the first of the next. They look at the columns as they are without their tails.
export function derivedMarks(lengths: readonly number[], gap: number): Mark[] {
  const marks: Mark[] = [];
  lengths.forEach((length, column) => {
    for (let row = 0; row < length; ++row) {
      const back = row === 0 ? column - 1 - gap : column - gap;
      if (back < 0) continue;
      marks.push(regular(lengths, column, row, gap) ? 'red' : 'blue');
    }
  });
  return marks;
}

// The head of a column: are the two columns before it, `gap` apart, equally deep? Further down: the cell `gap` to the
// left is filled, or is empty as the one above it is. Only the first empty cell below a column is irregular.
function regular(lengths: readonly number[], column: number, row: number, gap: number): boolean {
  if (row === 0) return lengths[column - 1] === lengths[column - 1 - gap];
  return lengths[column - gap] !== row;
}

function derivedRoad(coups: readonly Coup[], gap: number, rows: number): Cell<Mark>[] {
  const marks = derivedMarks(streaksOf(coups).streaks.map((streak) => streak.ties.length), gap);
  const runs: Mark[][] = [];
  for (const mark of marks) {
    const last = runs[runs.length - 1];
    if (last?.[0] === mark) last.push(mark);
    else runs.push([mark]);
  }
  const places = lay(runs.map((run) => run.length), rows);
  return runs.flatMap((run, r) => run.map((value, i) => ({ ...places[r]![i]!, value })));
}

export const bigEyeBoy = (coups: readonly Coup[], rows = kRows): Cell<Mark>[] => derivedRoad(coups, 1, rows);
export const smallRoad = (coups: readonly Coup[], rows = kRows): Cell<Mark>[] => derivedRoad(coups, 2, rows);
export const cockroachPig = (coups: readonly Coup[], rows = kRows): Cell<Mark>[] => derivedRoad(coups, 3, rows);

// ---- What a display does with them --------------------------------------------------------------------------------

export const widthOf = (cells: readonly { x: number }[]): number =>
  cells.reduce((most, cell) => Math.max(most, cell.x + 1), 0);

// The newest `columns` columns, moved to the left edge.
export function newest<T extends { x: number }>(cells: readonly T[], columns: number): T[] {
  const gone = Math.max(0, widthOf(cells) - columns);
  return cells.filter((cell) => cell.x >= gone).map((cell) => ({ ...cell, x: cell.x - gone }));
}
