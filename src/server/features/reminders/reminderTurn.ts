import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { periodStartOf } from '#core/calendar/period.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { StoredReminder } from './reminderRepository.ts';

export function reminderTurn(
  rhythm: StoredReminder['rhythm'],
  today: Day,
  plan: Pick<Plan, 'fiscalStartMonth' | 'weekStart'>,
): string {
  return formatIsoDate(periodStartOf(today, rhythm, plan));
}
