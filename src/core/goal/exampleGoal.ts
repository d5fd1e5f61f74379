import type { Goal } from './goal.ts';

/** A goal that says as little as a goal can, but for what is given. For tests, benchmarks and examples only. */
export function exampleGoal(part: Partial<Goal> = {}): Goal {
  return {
    id: 'goal',
    parentId: null,
    number: '1',
    title: 'Goal',
    measure: '',
    description: '',
    depth: 0,
    aggregation: 'sum',
    valueType: 'number',
    trackingFrequency: 'monthly',
    targetDirection: 'up',
    span: { start: null, end: null },
    priority: null,
    isKpi: false,
    rollup: null,
    isEndOfYear100: false,
    targetsByYear: new Map(),
    allTarget: null,
    baseline: null,
    newBases: [],
    handStatus: null,
    isStatusAutomatic: true,
    ownerLabel: '',
    departmentId: null,
    memberId: null,
    contributorIds: [],
    perspective: null,
    updatedAt: '2025-01-01T00:00:00.000Z',
    lastComment: null,
    commentCount: 0,
    ...part,
  };
}
