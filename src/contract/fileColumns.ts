import { snakeCase } from './wire/snakeCase.ts';

/** Columns of files that are not called as what they hold. */
const OTHERWISE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    parentId: 'parent_number',
    aggregation: 'function',
    trackingFrequency: 'tracking',
    targetDirection: 'direction',
    memberId: 'owner',
    departmentId: 'department',
    contributorIds: 'contributors',
    isFormulaByPeriod: 'formula_by_period',
    isByMilestones: 'by_milestones',
    isEndOfYear100: 'eoy_100',
    targetsByYear: 'eoy_target',
    handStatus: 'status',
    handNote: 'status_note',
    isStatusAutomatic: 'status_automatic',
  }),
);

/** The column of a file that holds a field of a goal, or a part of one. */
export function fileColumnOf(field: string): string {
  return OTHERWISE.get(field) ?? snakeCase(field);
}
