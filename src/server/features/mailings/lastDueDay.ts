import type { MailingRhythm } from '#contract/mailing.ts';
import { addDays, civilDateOf, type Day, firstDayOfMonth, weekdayOf } from '#core/calendar/date.ts';
import { fiscalQuarterOf, fiscalQuarterSpan, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { Plan } from '#core/plan/plan.ts';

export function lastDueDay(
  every: MailingRhythm,
  today: Day,
  { weekStart, fiscalStartMonth }: Pick<Plan, 'weekStart' | 'fiscalStartMonth'>,
): Day {
  switch (every) {
    case 'weekly':
      return addDays(today, -((weekdayOf(today) - weekStart + 7) % 7));
    case 'monthly': {
      const { year, month } = civilDateOf(today);
      return firstDayOfMonth(year, month);
    }
    case 'quarterly': {
      const quarter = fiscalQuarterOf(today, fiscalStartMonth);
      return fiscalQuarterSpan(fiscalYearOf(today, fiscalStartMonth), quarter, fiscalStartMonth).start;
    }
  }
}
