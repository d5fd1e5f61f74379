import type { FilterableGoal } from '#core/filter/filterableGoal.ts';
import { foldTitle } from '#core/filter/keyword.ts';
import { NO_OWN_VALUES } from '#core/own/ownValues.ts';

/** An organisation goal without owner, dates or priority, for tests to vary. */
export function exampleFilterable(differences: Partial<FilterableGoal> = {}): FilterableGoal {
  const { title = 'Cut water losses' } = differences;
  return {
    id: 'goal',
    parentId: 'objective',
    title,
    foldedTitle: foldTitle(title),
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
    prospect: null,
    isOverdue: false,
    ownFields: NO_OWN_VALUES,
    ...differences,
  };
}
