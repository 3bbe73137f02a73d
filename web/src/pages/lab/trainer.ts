// The score of a lesson: decisions of all rounds together.
import type { LessonScore } from './types';

export interface Score { rounds: number; decisions: number; right: number; cost: number }
export const kNoScore: Score = { rounds: 0, decisions: 0, right: 0, cost: 0 };

export const scored = (score: Score, made: LessonScore): Score => ({
  ...score,
  decisions: score.decisions + 1,
  right: score.right + (made.cost === 0 ? 1 : 0),
  cost: score.cost + made.cost,
});
export const roundOver = (score: Score): Score => ({ ...score, rounds: score.rounds + 1 });

export const shareRight = (score: Score): number => (score.decisions ? score.right / score.decisions : 1);
export const costPer100 = (score: Score): number => (score.rounds ? (100 * score.cost) / score.rounds : 0);

// Cards of a round: any number that the server takes as a seed.
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
