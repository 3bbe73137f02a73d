// Where the runners of a race are drawn. The server says how far each has come and who has a place; here that becomes
// figures of a picture, and nothing else.
import type { Runner, Track } from './protocol';

// the start and the finishing line, in the units of the drawing
export const kStart = 92, kFinish = 376, kWidth = 460, kLane = 34;
const kPastTheLine = 70, kStep = 22; // whoever has a place runs on: the first farthest

// The runner's nose.
export function noseAt(runner: Runner, length: number): number {
  if (runner.place > 0) return kFinish + Math.max(6, kPastTheLine - (runner.place - 1) * kStep);
  const share = length > 0 ? Math.min(1, Math.max(0, runner.at / length)) : 0;
  return kStart + share * (kFinish - kStart);
}

export const heightOf = (track: Track): number => track.runners.length * kLane;
// A line for each step between start and finish.
export const marksOf = (track: Track): number[] => Array.from(
  { length: Math.max(0, track.length - 1) }, (_, i) => kStart + ((i + 1) / track.length) * (kFinish - kStart)
);
