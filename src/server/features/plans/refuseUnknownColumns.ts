import type { OwnField } from '#core/own/ownField.ts';
import { columnProblem, TABLE_COLUMNS } from '#core/plan/tableColumns.ts';
import { Refusal } from '#server/base/errors.ts';

/** Throws Refusal (400) where a plan's table cannot show some columns. */
export function refuseUnknownColumns(columns: readonly string[], fields: readonly OwnField[], at: string): void {
  const problem = columnProblem(columns, fields);
  if (problem === null) return;
  const message =
    columns.filter((column) => column === problem).length > 1
      ? `The column “${problem}” stands twice. Name it once.`
      : `The plan’s table has no column “${problem}”. It has ${TABLE_COLUMNS.join(', ')}, and own- before the id of an own field.`;
  throw new Refusal({ code: 'bad_request', status: 400, message, details: [{ at, problem: message }] });
}
