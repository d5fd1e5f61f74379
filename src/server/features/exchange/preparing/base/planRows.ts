import type { Plan } from '#core/plan/plan.ts';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import { ownColumnsIn } from '#server/features/exchange/columns/ownColumns.ts';
import { type PlanTableKind, planTableKind } from '#server/features/exchange/columns/planTables.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import type { Findings } from './findings.ts';
import type { CellAt } from './sheet.ts';
import { sheetOf } from './sheets.ts';

/** A row of a table of a whole plan: gives its cells by their columns. */
export type PlanRow = (column: string) => CellAt;

/** The rows of the tables of one kind, in the order of the files. */
export function* planRows(
  tables: readonly Table[],
  kind: PlanTableKind,
  { plan, findings }: { readonly plan: Plan; readonly findings: Findings },
): Generator<PlanRow> {
  for (const table of tables) {
    if (planTableKind(table.header) !== kind) continue;
    const at = new Map([
      ...table.header.map((heading, index): [string, number] => [plainName(heading), index]),
      ...ownColumnsIn(table.header, kind === 'archivedGoals' ? plan.fields : []),
    ]);
    const sheet = sheetOf({ table, columns: { at, unknown: [] } }, plan, findings);
    for (const { line, reason } of [...table.notices, ...table.unreadable])
      findings.add('planTableRead', { file: table.file, line }, { reason });
    for (const row of table.rows) yield (column) => ({ sheet, row, column });
  }
}
