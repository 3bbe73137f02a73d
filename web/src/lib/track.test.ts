import { expect, test } from 'vitest';
import type { Runner, Track } from './protocol';
import { heightOf, kFinish, kStart, kWidth, marksOf, noseAt } from './track';

const runner = (at: number, place = 0): Runner => ({ name: 'hearts', suit: 'h', at, place });
const track = (length: number, runners: Runner[]): Track => ({ length, runners, remark: '', words: '' });

test('a runner starts at the start, gains the same with every step and is at the line with the last', () => {
  expect(noseAt(runner(0), 4)).toBe(kStart);
  expect(noseAt(runner(4), 4)).toBe(kFinish);
  const gains = [1, 2, 3, 4].map((at) => noseAt(runner(at), 4) - noseAt(runner(at - 1), 4));
  expect(new Set(gains).size).toBe(1);
});

test('whoever has a place is past the line, in the order of the places, however far he came before', () => {
  const noses = [runner(4, 1), runner(0, 2), runner(3, 3)].map((each) => noseAt(each, 4));
  expect(noses).toEqual([...noses].sort((a, b) => b - a));
  expect(new Set(noses).size).toBe(3);
  for (const nose of noses) expect(nose > kFinish && nose < kWidth).toBe(true);
});

test('more than the length, or a length of nothing, stays on the track', () => {
  expect(noseAt(runner(9), 4)).toBe(kFinish);
  expect(noseAt(runner(1), 0)).toBe(kStart);
  expect(marksOf(track(0, []))).toEqual([]);
});

test('a lane for each runner, a mark for each step between', () => {
  expect(marksOf(track(4, [])).length).toBe(3);
  expect(heightOf(track(4, [runner(0), runner(1)]))).toBe(2 * heightOf(track(4, [runner(0)])));
});
