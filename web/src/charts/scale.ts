// Scales and ticks for the small charts.

// About `count` round numbers from low to high, both ends covered.
export function niceTicks(low: number, high: number, count = 4): number[] {
  if (!(high > low)) return [low];
  const raw = (high - low) / count, power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= raw) ?? raw;
  const list: number[] = [];
  for (let k = Math.floor(low / step); list.length < 50; k += 1) {
    list.push(Number((k * step).toPrecision(12)));
    if (k * step >= high - step * 1e-9) break;
  }
  return list;
}

// Powers of ten from the one below `low` up to 1.
export function decades(low: number): number[] {
  const list: number[] = [];
  for (let power = Math.floor(Math.log10(low)); power <= 0; power += 1) list.push(10 ** power);
  return list;
}

export const digitsFor = (step: number): number => Math.max(
  0,
  Math.min(8, -Math.floor(Math.log10(step) + 1e-9) + (/[25]/.test(String(step).replace(/0|\./g, '').slice(1)) ? 1 : 0))
);
