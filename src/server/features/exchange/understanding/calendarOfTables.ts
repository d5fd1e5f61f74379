import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { FiscalNaming } from '#core/calendar/writtenPeriod.ts';
import type { ReadTable } from './buildGoals.ts';
import { calendarOf } from './calendarOf.ts';
import { closingMonth } from './closingMonth.ts';
import type { FoundPeriod } from './foundPeriod.ts';
import { cellOf } from './ledger.ts';
import type { Questions } from './questions.ts';
import type { UnderstandRequest } from './understandRequest.ts';

const MOST_LOOKED_AT = 2000;

/** The fiscal calendar that files are read by: the plan's own, else as the files say it. */
export function calendarOfTables(
  read: readonly ReadTable[],
  {
    state,
    options,
    questions,
    order,
  }: Pick<UnderstandRequest, 'state' | 'options'> & { readonly questions: Questions; readonly order: DateFormat },
): FiscalNaming {
  if (state !== null && !(state.isNew && state.goals.length === 0)) {
    const { fiscalStartMonth, fiscalDisplay } = state.plan;
    return { fiscalStartMonth, fiscalDisplay };
  }
  const columns = read.flatMap(({ table }) =>
    table.columns
      .filter(({ at, period }) => period !== null && ['figure', 'status'].includes(table.roles.get(at)?.is ?? ''))
      .map((column) => ({ table, column })),
  );
  const ofRows = read.flatMap(({ records }) =>
    records.slice(0, MOST_LOOKED_AT).flatMap(({ figures }) => figures.flatMap(({ period }) => period ?? [])),
  );
  const periods: FoundPeriod[] = [...columns.flatMap(({ column }) => column.period ?? []), ...ofRows];
  const months = columns.flatMap(({ column: { period } }) =>
    period?.unit === 'month' && period.year === null ? [period.index] : [],
  );
  const texts = read.flatMap(({ table }) => [
    ...table.titles,
    table.grid.sheet ?? '',
    ...table.grid.notes,
    ...table.columns.filter(({ at }) => table.roles.get(at)?.is === 'period').map(({ heading }) => heading),
  ]);
  const evidence = columns.slice(0, 4).flatMap(
    ({
      table,
      column: {
        headingPlaces: [place],
      },
    }) => (place === undefined ? [] : [cellOf(table.grid, place)]),
  );
  const hasParts = periods.some(({ unit }) => unit === 'quarter' || unit === 'month' || unit === 'half');
  return calendarOf(
    { texts, periods, months: [...new Set(months)], evidence, hasParts, closing: closingMonth(read, order) },
    { ...options, isFixed: false },
    questions,
  );
}
