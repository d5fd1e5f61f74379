import type { ReadSheet } from '#contract/importStanding.ts';
import { columnLetters } from '#core/format/columnLetters.ts';
import { wordOfRole } from '#server/features/exchange/understanding/askRole.ts';
import { filledIn, type Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import type { SettledTable } from '#server/features/exchange/understanding/settleRoles.ts';
import type { Understanding } from '#server/features/exchange/understanding/understand.ts';

const SHOWN_ROWS = 200;
const SHOWN_CELLS = 20_000;
const SHOWN_CHARACTERS = 120;
const SHOWN_COLUMNS = 300;

/** The sheets of files of another layout as they stand, cut, with what their columns are taken for. */
export function readSheetsOf({ ledger, read, questions }: Understanding): ReadSheet[] {
  const asked = new Set(questions.list().map(({ name }) => name));
  const needed = neededRows(questions.list());
  let room = SHOWN_CELLS;
  return ledger.grids
    .filter(({ isBeside }) => isBeside !== true)
    .map((grid): ReadSheet => {
      const tables = read.filter((table) => (table.grid.original ?? table.grid) === grid);
      const rows = room <= 0 ? [] : shownRows(grid, needed.get(keyOf(grid)));
      room -= rows.reduce((sum, { cells }) => sum + cells.length, 0);
      return {
        file: grid.file,
        sheet: grid.sheet,
        is_hidden: grid.isHidden,
        is_read: tables.length > 0,
        filled_rows: filledIn(grid) === 0 ? 0 : grid.rows.length,
        rows,
        tables: tables.map((table) => tableOf(table, asked)),
      };
    });
}

function keyOf({ file, sheet }: { readonly file: string; readonly sheet: string | null }): string {
  return `${file}\n${sheet ?? ''}`;
}

/** The rows of cells that open questions were read from, by their sheet. */
function neededRows(questions: ReturnType<Understanding['questions']['list']>): ReadonlyMap<string, Set<number>> {
  const rows = new Map<string, Set<number>>();
  for (const { evidence, is_assumed: isAssumed } of questions)
    if (!isAssumed)
      for (const cell of evidence) {
        const row = Number(/\d+$/.exec(cell.cell)?.[0] ?? 0);
        const of = rows.get(keyOf(cell));
        if (of === undefined) rows.set(keyOf(cell), new Set([row]));
        else of.add(row);
      }
  return rows;
}

function shownRows(grid: Grid, needed: ReadonlySet<number> = new Set()): ReadSheet['rows'] {
  return grid.rows
    .filter(({ line }, at) => at < SHOWN_ROWS || needed.has(line))
    .map(({ line, cells }) => ({
      row: line,
      cells: cells.slice(0, SHOWN_COLUMNS).map((cell) => (cell ?? '').trim().slice(0, SHOWN_CHARACTERS)),
    }));
}

function tableOf(
  { grid, headLines, body, columns, roles }: SettledTable,
  asked: ReadonlySet<string>,
): ReadSheet['tables'][number] {
  const lineOf = (at: number | undefined) => grid.rows[at ?? -1]?.line ?? 1;
  const isTurned = grid.original !== undefined;
  return {
    header_rows: isTurned ? [] : [...headLines],
    first_row: isTurned ? 1 : lineOf(body[0]),
    last_row: isTurned ? (grid.original?.rows.at(-1)?.line ?? 1) : lineOf(body.at(-1)),
    rows: body.length,
    is_turned: isTurned,
    columns: columns
      .filter(({ heading, cells }) => heading !== '' || cells.filled > 0)
      .slice(0, SHOWN_COLUMNS)
      .map(({ at, heading }) => {
        const role = roles.get(at);
        const question = `column ${heading}`;
        return {
          at: isTurned ? String(grid.original?.rows[at]?.line ?? at + 1) : columnLetters(at),
          heading,
          taken_for: role === undefined ? 'nothing' : wordOfRole(role),
          question: asked.has(question) ? question : null,
        };
      }),
  };
}
