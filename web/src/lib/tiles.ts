// Dominoes by their names, "3-6": where the pips of each end lie, and which of them are red (no rule asks for that).
export const isTile = (name: string | null | undefined): boolean => /^[1-6]-[1-6]$/.test(name ?? '');

export const ends = (name: string): number[] => name.split('-').map(Number);

type Pip = readonly [number, number]; // from the middle of its end, in steps
const corners: readonly Pip[] = [[-1, -1], [1, 1], [1, -1], [-1, 1]];
export const kPips: Record<number, readonly Pip[]> = {
  1: [[0, 0]],
  2: [[0, -0.8], [0, 0.8]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: corners,
  5: [...corners, [0, 0]],
  6: [[-1, -1], [-1, 0], [-1, 1], [1, -1], [1, 0], [1, 1]],
};

// Ones and fours are red, and of the double six one column of each end.
export function isRed(pips: readonly number[], half: number, pip: number): boolean {
  if (pips[0] === 6 && pips[1] === 6) return half === 0 ? pip < 3 : pip >= 3;
  return pips[half] === 1 || pips[half] === 4;
}
