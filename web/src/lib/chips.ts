// The colours that casinos paint their chips in, by denomination; a value in between has those of the one below.
export interface ChipColours { base: string; spot: string; centre: string; ink: string }

const kRows: readonly [number, string, string, string, string][] = [
  [5_000_000, '#7a3b1d', '#f3d9a8', '#f9eedb', '#4d2410'],
  [2_500_000, '#1c6f78', '#f6d77a', '#e6f4f4', '#0d444a'],
  [500_000, '#8a5a2b', '#f8ecd6', '#fbf4e6', '#553414'],
  [100_000, '#c99a2e', '#fff6dc', '#fff6dc', '#4d3700'],
  [50_000, '#5b2a86', '#e7d5f5', '#f4ecfa', '#41196a'],
  [10_000, '#23272a', '#e9e4d6', '#f3efe4', '#16191b'],
  [2_500, '#17693f', '#f3efdf', '#eef6ee', '#0c4427'],
  [1_000, '#1f4f9c', '#f0ead8', '#eaf0fa', '#14376f'],
  [500, '#ad1f2d', '#fbf3e2', '#fdf1ee', '#86121e'],
  [250, '#d36a93', '#fff4f8', '#fff0f5', '#7a1f45'],
  [100, '#e9e3d3', '#2b5fa8', '#fffdf6', '#26333f'],
  [0, '#8d8f99', '#f3f1ea', '#f6f5f1', '#33353d'],
];

export function chipColours(cents: number): ChipColours {
  const [, base, spot, centre, ink] = kRows.find(([from]) => cents >= from) ?? kRows[kRows.length - 1]!;
  return { base, spot, centre, ink };
}
