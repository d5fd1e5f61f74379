import type { FilterableGoal } from './matchesFilter.ts';

/** An organisation goal without owner, dates or priority, for tests to vary. */
export function exampleFilterable(differences: Partial<FilterableGoal> = {}): FilterableGoal {
  return {
    id: 'goal',
    parentId: 'objective',
    title: 'Cut water losses',
    depth: 1,
    objectiveId: 'objective',
    departmentId: null,
    memberId: null,
    status: 'on_target',
    priority: null,
    isKpi: false,
    perspective: null,
    span: { start: null, end: null },
    inFiscalYear: true,
    ...differences,
  };
}
