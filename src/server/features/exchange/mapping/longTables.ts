import { shownNumber } from '#core/goal/goalNumber.ts';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import { readNotice } from '#server/features/exchange/tables/readNotice.ts';
import type { LineNotice, Table, TableRow } from '#server/features/exchange/tables/table.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';
import { TallRows } from './tallRows.ts';

const FIGURES: readonly string[] = ['target', 'actual'];
const OF_ENTRIES: readonly string[] = ['date', ...FIGURES];

/**
 * Parts one long table, in which every period of a goal is a row that names the goal again, into an entries table and a
 * goals table of the first row of each number. A row with another title than the first of its number stays out whole.
 * Any other table comes back as it is.
 */
export function longTables(table: Table): readonly Table[] {
  const names = table.header.map(plainName);
  const isLong = ['number', 'title', 'date'].every((name) => names.includes(name));
  if (!isLong || !FIGURES.some((name) => names.includes(name))) return [table];
  const indexes = names.map((_, at) => at);
  const ofGoal = indexes.filter((at) => !OF_ENTRIES.includes(names[at] ?? ''));
  const ofEntry = indexes.filter((at) => OF_ENTRIES.includes(names[at] ?? ''));
  const numberAt = names.indexOf('number');
  const columns = { numberAt, titleAt: names.indexOf('title'), ofGoal, ofEntry };
  const { goals, entries, notices } = partRows(table, columns);
  const reason = 'a row for each period: the first row of a number is read as the goal, every row as its figures';
  // Entries come first: from them the import learns how dates and numbers are written.
  return [
    {
      ...table,
      header: ['goal_number', ...ofEntry.map((at) => names[at] ?? '')],
      rows: entries,
      notices: [...table.notices, readNotice(table.headerLine, 'row_per_period', { reason }), ...notices],
    },
    {
      ...table,
      header: ofGoal.map((at) => table.header[at] ?? ''),
      rows: goals,
      unreadable: [],
      notices: [],
    },
  ];
}

type LongColumns = {
  readonly numberAt: number;
  readonly titleAt: number;
  readonly ofGoal: readonly number[];
  readonly ofEntry: readonly number[];
};

type PartedRows = {
  readonly goals: readonly TableRow[];
  readonly entries: TallRows;
  readonly notices: readonly LineNotice[];
};

function partRows(table: Table, { numberAt, titleAt, ofGoal, ofEntry }: LongColumns): PartedRows {
  const firsts = new Map<string, TableRow>();
  const goals: TableRow[] = [];
  const notices: LineNotice[] = [];
  const entries = new TallRows(table.rows, ({ line, cells }) => ({
    line,
    cells: [numberAt, ...ofEntry].map((at) => cells[at] ?? ''),
  }));
  let index = -1;
  for (const row of table.rows) {
    index += 1;
    const key = shownNumber(cellOf(row, numberAt));
    const first = firsts.get(key);
    const isOther = first !== undefined && differs(row, first, titleAt);
    // A row without a number, or with that of another goal, is reported once: as a goal that stays out.
    if (key === '' || first === undefined || isOther) {
      goals.push({ line: row.line, cells: ofGoal.map((at) => row.cells[at] ?? '') });
      if (key === '' || isOther) continue;
      firsts.set(key, row);
    } else {
      const others = ofGoal.filter((at) => at !== numberAt && differs(row, first, at));
      const headings = others.map((at) => (table.header[at] ?? '').trim());
      const reason = `${headings.join(', ')}: other than in line ${first.line}, whose cells are taken`;
      if (others.length > 0)
        notices.push(
          readNotice(row.line, 'first_row_taken', { reason, names: headings, numbers: [row.line, first.line] }),
        );
    }
    if (ofEntry.some((at) => !isNoneInFile(row.cells[at] ?? ''))) entries.add(index, 0);
  }
  return { goals, entries, notices };
}

/** An empty cell counts as that of the goal's first row. */
function differs(row: TableRow, first: TableRow, at: number): boolean {
  const cell = cellOf(row, at);
  return cell !== '' && cell !== cellOf(first, at);
}

function cellOf({ cells }: TableRow, at: number): string {
  return (cells[at] ?? '').trim();
}
