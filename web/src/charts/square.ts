// A square of a chart as it is drawn: its column has one name, whatever the chart calls it.
import type { Cell, Column } from '../pages/lab/types';

export type Square = Cell & { dealer: string };

export const columnOf = ({ dealer, before, column }: Column): string => dealer ?? before ?? column ?? '';
export const squaresOf = (cells: readonly Cell[]): Square[] =>
  cells.map((cell) => ({ ...cell, dealer: columnOf(cell) }));
