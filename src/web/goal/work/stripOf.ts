import { civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';

export type Strip = {
  /** Where a day stands, 0 to 100, of what is shown; what lies outside stands at its edge. */
  at(day: Day): number;
  /** The first days of months, with room between their names. */
  readonly months: readonly Day[];
};

const MOST_MONTHS = 9;

/** The time of an initiative as a strip, longer where milestones lie outside of it. */
export function stripOf({
  start,
  end,
  days,
}: {
  readonly start: Day;
  readonly end: Day;
  /** Of milestones. */
  readonly days: readonly Day[];
}): Strip {
  const from = days.reduce((first, day) => (day < first ? day : first), start);
  const to = days.reduce((last, day) => (day > last ? day : last), end);
  const length = Math.max(1, to - from);
  const months = monthsBetween(from, to);
  const step = Math.ceil(months.length / MOST_MONTHS);
  return {
    at: (day) => Math.min(100, Math.max(0, (100 * (day - from)) / length)),
    months: months.filter((_, index) => index % step === 0),
  };
}

function monthsBetween(from: Day, to: Day): Day[] {
  const months: Day[] = [];
  let { year, month } = civilDateOf(from);
  for (let day = firstDayOfMonth(year, month); day <= to; day = firstDayOfMonth(year, month)) {
    if (day >= from) months.push(day);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return months;
}
