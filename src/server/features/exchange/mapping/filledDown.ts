import { plainName } from '#server/features/exchange/columns/columns.ts';
import { readNotice } from '#server/features/exchange/tables/readNotice.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { mapRows } from './mapRows.ts';

/**
 * Fills in the number and title of a goal in the rows below its first, where people leave them empty: a row for its
 * targets and one for its actuals, or a row a period. Any other table comes back as it is.
 */
export function filledDown(table: Table): Table {
  const names = table.header.map(plainName);
  const ofGoal = ['number', 'title'].map((name) => names.indexOf(name)).filter((at) => at >= 0);
  const ofRow = ['series', 'date'].map((name) => names.indexOf(name)).filter((at) => at >= 0);
  if (!names.includes('title') || ofRow.length === 0) return table;
  const isEmpty = (cells: readonly string[], at: number) => (cells[at] ?? '').trim() === '';
  const lacks = (cells: readonly string[]) =>
    ofGoal.every((at) => isEmpty(cells, at)) && ofRow.some((at) => !isEmpty(cells, at));
  const lines: number[] = [];
  const filled = new Map<number, readonly string[]>();
  let above: readonly string[] | null = null;
  for (const { line, cells } of table.rows) {
    if (!lacks(cells)) above = ofGoal.some((at) => !isEmpty(cells, at)) ? cells : null;
    else if (above !== null) {
      lines.push(line);
      filled.set(line, above);
    }
  }
  if (lines.length === 0) return table;
  const said = { reason: `${lines.length} rows without a goal: read as of the goal above`, numbers: [lines.length] };
  const rows = mapRows(table.rows, (row) => {
    const from = filled.get(row.line);
    if (from === undefined) return row;
    const cells = Array.from({ length: table.header.length }, (_, at) => row.cells[at] ?? '');
    for (const at of ofGoal) cells[at] = from[at] ?? '';
    return { ...row, cells };
  });
  return { ...table, rows, notices: [...table.notices, readNotice(table.headerLine, 'goal_above', said)] };
}
