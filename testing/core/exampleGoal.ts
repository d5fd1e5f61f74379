import type { Goal } from '#core/goal/goal.ts';
import { NOTHING_STATED } from '#core/goal/goalFields.ts';

/** For tests, benchmarks and examples only. */
export function exampleGoal(part: Partial<Goal> = {}): Goal {
  return {
    ...NOTHING_STATED,
    id: 'goal',
    number: '1',
    title: 'Goal',
    updatedAt: '2025-01-01T00:00:00.000Z',
    lastComment: null,
    commentCount: 0,
    ...part,
  };
}
