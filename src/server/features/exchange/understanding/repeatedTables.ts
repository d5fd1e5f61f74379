import type { Perspective } from '#core/plan/perspective.ts';
import { perspectiveWord } from '#server/features/exchange/understanding/words/cellWords.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import type { Ledger } from './ledger.ts';
import type { SettledTable } from './settleRoles.ts';

const ALIKE = 0.7;

/** Where a sheet has a table twice, as with corrected words, the last one holds; columns that only the first has stay with it. */
export function withoutRepeated(tables: readonly SettledTable[], ledger: Ledger): SettledTable[] {
  const kept: SettledTable[] = [];
  for (const table of tables) {
    const before = kept.at(-1);
    if (before !== undefined && before.grid === table.grid && isRepeatOf(table, before)) {
      kept[kept.length - 1] = withPerspectives(table, before, ledger);
      for (const at of before.body) ledger.leaveRow(before.grid, before.grid.rows[at]?.line ?? 0, 'repeated');
      for (const line of before.headLines) ledger.leaveRow(before.grid, line, 'repeated');
    } else kept.push(table);
  }
  return kept.map((table) => withPerspectives(table, table, ledger));
}

function isRepeatOf(table: SettledTable, before: SettledTable): boolean {
  const shared = table.columns.filter(({ heading, at }) => heading !== '' && before.columns[at]?.heading === heading);
  const filled = table.columns.filter(({ heading }) => heading !== '');
  if (shared.length < 2 || shared.length < filled.length * 0.8 || table.body.length < 3) return false;
  const rowsOf = ({ body, grid }: SettledTable) =>
    body.map((at) => shared.map((column) => wordKey(grid.rows[at]?.cells[column.at] ?? '')));
  const [own, others] = [rowsOf(table), rowsOf(before)];
  const length = Math.min(own.length, others.length);
  if (length < own.length * 0.8) return false;
  const alike = own
    .slice(0, length)
    .filter(
      (cells, row) => cells.filter((cell, at) => cell === others[row]?.[at]).length >= shared.length * ALIKE,
    ).length;
  return alike >= length * ALIKE;
}

/** Lists of objectives under the names of perspectives, beside the table of these objectives. */
function withPerspectives(table: SettledTable, source: SettledTable, ledger: Ledger): SettledTable {
  const lists = source.columns.filter(
    ({ heading, concepts }) => perspectiveWord(heading) !== null && concepts[0]?.concept !== 'owner',
  );
  if (lists.length < 3) return table;
  const perspectives = new Map<string, Perspective>();
  for (const { at, heading, headingPlaces } of lists) {
    const perspective = perspectiveWord(heading);
    if (perspective === null) continue;
    for (const place of headingPlaces) ledger.take(source.grid, place);
    for (const row of source.body) {
      const { line = 0, cells = [] } = source.grid.rows[row] ?? {};
      const text = (cells[at] ?? '').trim();
      if (text === '') continue;
      perspectives.set(wordKey(text), perspective);
      ledger.take(source.grid, { line, column: at });
    }
  }
  const roles = new Map([...table.roles].filter(([at]) => !(table === source && lists.some((list) => list.at === at))));
  return { ...table, roles, perspectives };
}
