import type { OwnField } from '#core/own/ownField.ts';

/** Columns of the table of goals beside the goal itself. */
export const TABLE_COLUMNS = [
  'status',
  'trend',
  'percent',
  'actual',
  'target',
  'variance',
  'end',
  'outlook',
  'due',
  'owner',
  'department',
  'weight',
  'nextStep',
] as const;

/** The first of some names that is no column of a plan or stands twice; null where all can be shown. */
export function columnProblem(columns: readonly string[], fields: readonly Pick<OwnField, 'id'>[]): string | null {
  const left = new Set<string>([...TABLE_COLUMNS, ...fields.map(({ id }) => `own-${id}`)]);
  return columns.find((column) => !left.delete(column)) ?? null;
}

/** The columns that viewers may know of who see only some own fields. */
export function columnsWithin(columns: readonly string[], fields: readonly Pick<OwnField, 'id'>[]): readonly string[] {
  return columns.filter((column) => columnProblem([column], fields) === null);
}
