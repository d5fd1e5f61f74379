import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import { conceptsOf } from '#server/features/exchange/understanding/words/headingWords.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import { filledColumns } from './headings.ts';
import type { Ledger } from './ledger.ts';
import type { Place, TextAt } from './model.ts';
import { rowKinds } from './rowKinds.ts';
import type { SettledTable } from './settleRoles.ts';

/** What stands above a table that names no goals in its rows: its goal, and who owns it. */
export type TitleAbove = {
  readonly title: { readonly text: string; readonly place: Place };
  readonly fields: ReadonlyMap<'owner' | 'department' | 'unit', { readonly text: string; readonly place: Place }>;
};

/** A table of periods without a column of titles is of one goal, called as the line above it, or as its sheet. */
export function withTitlesAbove(
  table: SettledTable,
  ledger: Ledger,
  beside: readonly SettledTable[] = [],
): SettledTable & { readonly above?: TitleAbove; readonly firstSection?: TextAt } {
  const names = new Set([...table.roles.values()].map(({ is }) => is));
  const { grid, headLines } = table;
  const first = Math.min(...headLines);
  const lines = grid.rows.filter(({ line }) => line < first);
  if (names.has('title') || names.has('goal')) {
    const firstSection = firstSectionOf(table, lines) ?? nameOfTable(table, beside);
    for (const { line } of lines) if (line !== firstSection?.place.line) ledger.leaveRow(grid, line, 'title');
    if (firstSection === null) return table;
    ledger.take(grid, firstSection.place);
    return { ...table, firstSection };
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

/** `OBJECTIVE 1` may stand above the headings, where `OBJECTIVE 2` stands between the rows. */
function firstSectionOf(table: SettledTable, lines: Grid['rows']): TextAt | null {
  const last = lines.at(-1);
  const [column = -1, ...others] = last === undefined ? [] : filledColumns(last.cells);
  if (last === undefined || column < 0 || others.length > 0) return null;
  const text = (last.cells[column] ?? '').trim();
  const shape = shapeOf(text);
  if (shape === null) return null;
  const kinds = rowKinds(table);
  const isAsSections = table.body.some((at) => {
    const kind = kinds.get(at);
    return kind?.is === 'section' && shapeOf((table.grid.rows[at]?.cells[kind.column] ?? '').trim()) === shape;
  });
  return isAsSections ? { text, place: { line: last.line, column } } : null;
}

/**
 * Of several tables of a sheet with one and the same headings each stands under the text right above it; numbers of goals
 * say themselves what stands above.
 */
function nameOfTable(table: SettledTable, beside: readonly SettledTable[]): TextAt | null {
  if ([...table.roles.values()].some(({ is }) => is === 'number')) return null;
  const headings = (each: SettledTable) => each.columns.map(({ heading }) => heading).join('\n');
  const alike = beside.filter((each) => each.grid === table.grid && headings(each) === headings(table));
  const names = alike.map(lineAbove);
  if (alike.length < 2 || names.includes(null) || new Set(names.map((name) => name?.text)).size < names.length)
    return null;
  return lineAbove(table);
}

function lineAbove({ grid, headLines }: SettledTable): TextAt | null {
  const first = Math.min(...headLines);
  const row = grid.rows.find(({ line }) => line === first - 1);
  const [column = -1, ...others] = row === undefined ? [] : filledColumns(row.cells);
  return row === undefined || column < 0 || others.length > 0
    ? null
    : { text: (row.cells[column] ?? '').trim(), place: { line: row.line, column } };
}

/** `OBJECTIVE 1 – Less` and `2. More` by their first words, any number the same; null without a number. */
function shapeOf(text: string): string | null {
  const [first = '', second = ''] = text.split(/\s+/);
  const words = /\d/.test(first) ? first : `${first} ${second}`;
  return /\d|\b[IVX]+\b/.test(words) ? wordKey(words.replace(/\d+|\b[IVX]+\b/g, '0')) : null;
}

function sheetTitle({ sheet, file }: Grid): string {
  return (sheet ?? file.replace(/\.[^.]+$/, '')).trim();
}
