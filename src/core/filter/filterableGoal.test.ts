import { expect, it } from 'vitest';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { filterableGoalOf } from './filterableGoal.ts';

it('filters look at what a goal states, its top ancestor and its figures of the year', () => {
  const goal = exampleGoal({ id: 'g', parentId: 'p', title: 'Roads', depth: 2, memberId: '7', isKpi: true });
  const figures = {
    status: 'critical',
    statusRule: 'attainmentToDate',
    distribution: null,
    inFiscalYear: true,
    stale: true,
  } as const;
  expect(filterableGoalOf(goal, { figures, objectiveId: 'top' })).toEqual({
    id: 'g',
    parentId: 'p',
    foldedTitle: 'roads',
    title: 'Roads',
    depth: 2,
    departmentId: null,
    memberId: '7',
    priority: null,
    isKpi: true,
    perspective: null,
    span: { start: null, end: null },
    objectiveId: 'top',
    status: 'critical',
    inFiscalYear: true,
    prospect: null,
    isOverdue: true,
    ownFields: {},
  });
});
