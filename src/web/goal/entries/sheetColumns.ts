import type { Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { periodEndOf, periodStartOf, periodStarts, type TrackingFrequency } from '#core/calendar/period.ts';
import { isPeriodClosed } from '#core/plan/closedPeriods.ts';
import type { Plan } from '#core/plan/plan.ts';
import { formatPeriod, formatTick } from '#web/base/messages/formats.ts';

export type SheetColumn = {
  readonly start: Day;
  readonly end: Day;
  readonly label: string;
  readonly name: string;
  readonly standing: 'past' | 'current' | 'future';
  readonly isClosed: boolean;
};

export function sheetColumns({
  plan,
  years,
  year,
  frequency,
  today,
}: {
  readonly plan: Plan;
  readonly years: readonly FiscalYear[];
  readonly year: number;
  readonly frequency: TrackingFrequency;
  readonly today: Day;
}): SheetColumn[] {
  return startsOf({ plan, years, year, frequency }).map((start) => {
    const end = periodEndOf(start, frequency);
    return {
      start,
      end,
      label: formatTick(start, frequency, plan),
      name: formatPeriod(start, frequency, plan),
      standing: end < today ? 'past' : start > today ? 'future' : 'current',
      isClosed: isPeriodClosed(plan, { start, frequency }),
    };
  });
}

function startsOf({
  plan,
  years,
  year,
  frequency,
}: {
  readonly plan: Plan;
  readonly years: readonly FiscalYear[];
  readonly year: number;
  readonly frequency: TrackingFrequency;
}): Day[] {
  if (frequency === 'yearly') {
    return years.flatMap((each) => (each === 'ALL' ? [] : fiscalYearSpan(each, plan.fiscalStartMonth).start));
  }
  const { start, end } = fiscalYearSpan(year, plan.fiscalStartMonth);
  const first = periodStartOf(start, frequency, plan);
  return periodStarts({ from: first, to: end }, frequency, plan).filter((each) => each >= start);
}
