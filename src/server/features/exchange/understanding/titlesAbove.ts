import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import { conceptsOf } from '#server/features/exchange/understanding/words/headingWords.ts';
import { filledColumns } from './headings.ts';
import type { Ledger } from './ledger.ts';
import type { Place } from './model.ts';
import type { SettledTable } from './settleRoles.ts';

/** What stands above a table that names no goals in its rows: its goal, and who owns it. */
export type TitleAbove = {
  readonly title: { readonly text: string; readonly place: Place };
  readonly fields: ReadonlyMap<'owner' | 'department' | 'unit', { readonly text: string; readonly place: Place }>;
};

/** A table of periods without a column of titles is of one goal, called as the line above it, or as its sheet. */
export function withTitlesAbove(table: SettledTable, ledger: Ledger): SettledTable & { readonly above?: TitleAbove } {
  const names = new Set([...table.roles.values()].map(({ is }) => is));
  const { grid, headLines } = table;
  const first = Math.min(...headLines);
  const lines = grid.rows.filter(({ line }) => line < first);
  if (names.has('title') || names.has('goal')) {
    for (const { line } of lines) ledger.leaveRow(grid, line, 'title');
    return table;
  }
  const fields = new Map<'owner' | 'department' | 'unit', { readonly text: string; readonly place: Place }>();
  let title: { text: string; place: Place } | null = null;
  for (const { line, cells } of lines)
    for (const [at, column] of filledColumns(cells).entries()) {
      const place = { line, column };
      const text = (cells[column] ?? '').trim();
      const before = (cells[filledColumns(cells)[at - 1] ?? -1] ?? '').trim();
      // `Einheit:` may stand in a cell of its own.
      if (/[:：]$/.test(text) && at < filledColumns(cells).length - 1) {
        ledger.take(grid, place);
        continue;
      }
      const pair = /^([^:：]{2,40})[:：]\s*(.+)$/u.exec(/[:：]$/.test(before) ? `${before} ${text}` : text);
      const concept = pair === null ? undefined : conceptsOf(pair[1] ?? '')[0]?.concept;
      if (pair !== null && (concept === 'owner' || concept === 'department' || concept === 'unit')) {
        fields.set(concept, { text: (pair[2] ?? '').trim(), place });
        ledger.take(grid, place);
      } else if (title === null) {
        title = {
          text:
            pair !== null && (concept === 'indicator' || concept === 'objective' || concept === 'name')
              ? (pair[2] ?? '').trim()
              : text,
          place,
        };
        ledger.take(grid, place);
      } else ledger.leave(grid, place, 'title');
    }
  title ??= { text: sheetTitle(grid), place: { line: 0, column: 0 } };
  return { ...table, above: { title, fields } };
}

function sheetTitle({ sheet, file }: Grid): string {
  return (sheet ?? file.replace(/\.[^.]+$/, '')).trim();
}
