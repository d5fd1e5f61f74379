import { civilDateOf } from '#core/calendar/date.ts';
import { fiscalQuarterOf, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { FiscalNaming } from '#core/calendar/writtenPeriod.ts';
import type { FoundPeriod } from './foundPeriod.ts';
import type { FigureAt } from './recordRead.ts';
import type { TimeContext } from './timedFigures.ts';

/** The period of a figure as its own table says it: a goal may stand on a sheet for each year. */
export function periodInTable(
  { period, kind }: Pick<FigureAt, 'period' | 'kind'>,
  time: TimeContext | undefined,
  naming: FiscalNaming,
): FoundPeriod | null {
  if (time === undefined) return period;
  if (period !== null) return time.yearOf(period);
  const { day, tracking, asked } = time.undated;
  if (kind === 'baseline' || asked === null) return null;
  if (tracking === 'weekly') return { unit: 'day', day };
  if (tracking === 'monthly') {
    const { year, month } = civilDateOf(day);
    return { unit: 'month', index: month, year: { year, by: 'itself' } };
  }
  const year = { year: fiscalYearOf(day, naming.fiscalStartMonth), by: 'start' as const };
  return tracking === 'quarterly'
    ? { unit: 'quarter', index: fiscalQuarterOf(day, naming.fiscalStartMonth), year }
    : { unit: 'year', index: 0, year };
}
