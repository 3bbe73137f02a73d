import { describe, expect, it } from 'vitest';
import { handsOf } from './results';

describe('results', () => {
  it('lists what of a round can be void by itself: boxes, and the hands of one that was split', () => {
    expect(handsOf([{ b: 3, h: 1 }, { b: 1 }, { b: 3 }, {}])).toEqual([
      { id: '1', box: 1 }, { id: '3', box: 3 }, { id: '3.0', box: 3, hand: 0 }, { id: '3.1', box: 3, hand: 1 },
    ]);
  });
});
