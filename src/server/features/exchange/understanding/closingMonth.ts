import type { CellOfFile } from '#contract/importQuestion.ts';
import type { ImportReason } from '#contract/importReason.ts';
import { addDays, civilDateOf } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { foldText } from '#core/search/foldText.ts';
import type { ReadTable } from './buildGoals.ts';
import { findPeriod, readPeriodCell } from './findPeriod.ts';
import { cellOf, placeOf } from './ledger.ts';
import { why } from './why.ts';

/** The month that fiscal years end with, as a file lets on, and what it was told from. */
export type ClosingMonth = {
  readonly month: number;
  readonly reason: ImportReason;
  readonly evidence: readonly CellOfFile[];
};

const FINAL =
  /final|year.?end|end of year|annual|closing|audited|jahresende|jahresabschluss|endgultig|abschluss|definiti|cloture|fin d.?ann|annuel|cierre|fin de ano|anual|fechamento|chiusura|fine anno|annuale|jaareinde|koniec roku|roczn|konec roku|rocni|итог|годов|年度末|年末/u;
const LEAST_DAYS = 3;
const MOST_OF_THEM = 0.8;

/** `Final figures, June 2026`, or due days on June 30: the year ends with June. */
export function closingMonth(read: readonly ReadTable[], order: DateFormat): ClosingMonth | null {
  const due = dueMonth(read, order);
  for (const { table } of read) {
    const { grid, titles } = table;
    const months = titles.flatMap((text) => {
      const period = findPeriod(text)?.period;
      return period?.unit === 'month' && period.year !== null ? [{ text, month: period.index }] : [];
    });
    for (const { text, month } of months) {
      const next = months.find((other) => other.month === (month % 12) + 1);
      const isClosing = FINAL.test(foldText(text)) || FINAL.test(foldText(grid.sheet ?? ''));
      if (month === 12 || !(isClosing || next !== undefined || due?.month === month)) continue;
      const cells = [text, ...(next === undefined ? [] : [next.text])].flatMap((each) => {
        const place = placeOf(grid, each);
        return place === null ? [] : [cellOf(grid, place)];
      });
      return { month, reason: why('month_closes_year', month, text.slice(0, 80)), evidence: cells };
    }
  }
  return due;
}

/** The month on whose last day nearly all due days fall. */
function dueMonth(read: readonly ReadTable[], order: DateFormat): ClosingMonth | null {
  const ends = read.flatMap(({ table, records }) =>
    records.flatMap(({ fields }) => {
      const cell = fields.get('end');
      const period = cell === undefined ? null : readPeriodCell(cell.text, order);
      return cell === undefined || period?.unit !== 'day' ? [] : [{ day: period.day, grid: table.grid, cell }];
    }),
  );
  const closing = ends.filter(({ day }) => civilDateOf(addDays(day, 1)).day === 1);
  const byMonth = Map.groupBy(closing, ({ day }) => civilDateOf(day).month);
  const [most] = [...byMonth].toSorted(([, one], [, other]) => other.length - one.length);
  if (most === undefined) return null;
  const [month, found] = most;
  if (month === 12 || found.length < LEAST_DAYS || found.length < ends.length * MOST_OF_THEM) return null;
  const evidence = found.slice(0, 2).map(({ grid, cell }) => cellOf(grid, cell.place));
  return { month, reason: why('due_days_close_year', month), evidence };
}
