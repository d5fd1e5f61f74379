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

/** A status set by hand, as goals keep it. */
export const EXAMPLE_HAND_STATUS = {
  status: 'critical',
  note: 'Waiting for parts',
  memberId: null,
  by: 'Ada',
  at: '2026-01-01T00:00:00.000Z',
  computedActual: null,
} as const;
