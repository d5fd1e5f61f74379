import { readPeriodHeading } from '#core/typed/periodHeading.ts';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import { beginningOf } from '#server/features/exchange/tables/beginningOf.ts';
import { readNotice } from '#server/features/exchange/tables/readNotice.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { listedHeadings } from './listedHeadings.ts';
import { mapRows } from './mapRows.ts';
import { periodName } from './periodName.ts';

/**
 * Joins a column `year` with the periods in a column `date` that name none: `Oct` and `2026`, or `10` and `2026`. What
 * a bare number counts says the heading of its column in the file. Any other table comes back as it is.
 */
export function joinYears(table: Table, headings: readonly string[]): Table {
  const names = table.header.map(plainName);
  const [dateAt, yearAt] = [names.indexOf('date'), names.indexOf('year')];
  if (dateAt < 0 || yearAt < 0) return table;
  const counted = countedBy(headings[dateAt] ?? '');
  const known = new Map<string, string>();
  const joined = (cells: readonly string[]): string => {
    const [part, year] = [cells[dateAt] ?? '', cells[yearAt] ?? ''];
    const key = `${part}|${year}`;
    const date = known.get(key) ?? joinedPeriod(part.trim(), year.trim(), counted) ?? part;
    known.set(key, date);
    return date;
  };
  if (![...beginningOf(table).rows].some(({ cells }) => joined(cells) !== (cells[dateAt] ?? ''))) return table;
  const joinedNames = [yearAt, dateAt].map((at) => (headings[at] ?? '').trim());
  const reason = `${listedHeadings(joinedNames)}: together the period`;
  const notice = readNotice(table.headerLine, 'years_joined', { reason, names: joinedNames });
  return {
    ...table,
    header: table.header.toSpliced(yearAt, 1),
    rows: mapRows(table.rows, (row) => ({
      ...row,
      cells: row.cells.with(dateAt, joined(row.cells)).toSpliced(yearAt, 1),
    })),
    notices: [...table.notices, notice],
  };
}

type Counted = { readonly sign: string; readonly most: number };

function countedBy(heading: string): Counted {
  if (/quart|trim/i.test(heading)) return { sign: 'Q', most: 4 };
  if (/week|woche|sem/i.test(heading)) return { sign: 'W', most: 53 };
  return { sign: '', most: 12 };
}

/** Null where the cells are not a period and its year. */
function joinedPeriod(part: string, year: string, { sign, most }: Counted): string | null {
  const isNumber = /^\d{1,2}$/.test(part);
  if (isNumber && (Number(part) < 1 || Number(part) > most)) return null;
  if (!isNumber && readPeriodHeading(part)?.period.year !== null) return null;
  const text = !isNumber
    ? `${part} ${year}`
    : sign === ''
      ? `${part.padStart(2, '0')}/${year}`
      : `${sign}${part} ${year}`;
  const read = readPeriodHeading(text);
  if (read === null || read.figure !== null || read.period.year === null) return null;
  return periodName({ ...read.period, year: read.period.year });
}
