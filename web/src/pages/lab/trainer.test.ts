import { describe, expect, it } from 'vitest';
import { costPer100, kNoScore, roundOver, scored, shareRight } from './trainer';
import type { LessonScore } from './types';

const made = (cost: number): LessonScore => ({ situation: 'As Kd', chosen: 'fold', best: 'raise', cost, ev: {} });

describe('the score of a lesson', () => {
  it('counts what is right and what mistakes cost', () => {
    let score = kNoScore;
    expect(shareRight(score)).toBe(1);
    expect(costPer100(score)).toBe(0);
    score = roundOver(scored(score, made(0)));
    score = roundOver(scored(score, made(0.25)));
    expect(score).toEqual({ rounds: 2, decisions: 2, right: 1, cost: 0.25 });
    expect(shareRight(score)).toBe(0.5);
    expect(costPer100(score)).toBe(12.5);
  });
});
