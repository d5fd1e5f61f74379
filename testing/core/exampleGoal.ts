import type { Goal, GoalStatement } from '#core/goal/goal.ts';
import { NOTHING_STATED } from '#core/goal/goalFields.ts';

type ExampleGoal = Goal & GoalStatement;

/** For tests, benchmarks and examples only. */
export function exampleGoal(part: Partial<ExampleGoal> = {}): ExampleGoal {
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
