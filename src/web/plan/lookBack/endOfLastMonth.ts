import { addDays, civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';

export function endOfLastMonth(today: Day): Day {
  const { year, month } = civilDateOf(today);
  return addDays(firstDayOfMonth(year, month), -1);
}
