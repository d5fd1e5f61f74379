import type { DraftTable } from '#contract/importDraft.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { wordOfRole } from '#server/features/exchange/understanding/askRole.ts';
import { firstDayOf } from '#server/features/exchange/understanding/foundPeriod.ts';
import { nameOfGrid } from '#server/features/exchange/understanding/grids/grid.ts';
import type { Column } from '#server/features/exchange/understanding/model.ts';
import type { Understanding } from '#server/features/exchange/understanding/understand.ts';

const SHOWN_ROWS = 5;
const SHOWN_CHARACTERS = 80;

/** The tables of files of any layout, each column with what it is taken for, by the words of the questions. */
export function describeUnderstood({ read, naming }: Understanding): DraftTable[] {
  return read.map(({ grid, columns, roles, body }) => ({
    file: nameOfGrid(grid),
    kind: 'both',
    reason: null,
    rows: body.length,
    delimiter: null,
    date_format: null,
    decimal_mark: null,
    columns: columns
      .filter(({ heading, cells }) => heading !== '' || cells.filled > 0)
      .map((column) => {
        const role = roles.get(column.at);
        const word = role === undefined ? 'nothing' : wordOfRole(role);
        return {
          heading: column.heading,
          column: word === 'nothing' ? null : word,
          cells: body
            .slice(0, SHOWN_ROWS)
            .map((at) => (grid.rows[at]?.cells[column.at] ?? '').trim().slice(0, SHOWN_CHARACTERS)),
          period: periodOf(column, { word, naming }),
        };
      }),
  }));
}

function periodOf(
  { period, heading }: Column,
  { word, naming }: { readonly word: string; readonly naming: Understanding['naming'] },
): DraftTable['columns'][number]['period'] {
  if (period === null || period.unit === 'day') return null;
  const start = firstDayOf(period, naming);
  const unit = period.unit === 'half' || period.unit === 'term' ? 'month' : period.unit;
  return {
    name: heading,
    start: start === null ? null : formatIsoDate(start),
    unit,
    figure: word === 'target' || word === 'actual' ? word : null,
  };
}
