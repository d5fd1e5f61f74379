import { addDays, type Day, readIsoDate } from '#core/calendar/date.ts';

export type Week = { readonly start: Day; readonly changes: number };

/** About a year of weeks is a band that a finger can still aim at. */
const MOST_WEEKS = 53;

/** Weeks as they travel, decoded; what cannot be read is left out. */
export function weeksOf(wire: readonly { readonly start: string; readonly changes: number }[]): Week[] {
  return wire.flatMap(({ start: text, changes }) => {
    const start = readIsoDate(text);
    return start === null ? [] : [{ start, changes }];
  });
}

/** The weeks that are drawn: the last ones, or, where the day lies before them, those around it. */
export function weeksShown(weeks: readonly Week[], day: Day): readonly Week[] {
  const last = weeks.length - MOST_WEEKS;
  if (last <= 0) return weeks;
  const at = weeks.findLastIndex(({ start }) => start <= day);
  const first = at >= last ? last : Math.max(0, at - Math.floor(MOST_WEEKS / 2));
  return weeks.slice(first, first + MOST_WEEKS);
}

/** Where a day stands along the weeks, from 0 to 1. */
export function shareOf(weeks: readonly Week[], day: Day): number {
  const first = weeks[0]?.start ?? day;
  return Math.min(1, Math.max(0, (day - first + 0.5) / (weeks.length * 7)));
}

/** The day at a place along the weeks. */
export function dayAt(weeks: readonly Week[], share: number): Day | null {
  const first = weeks[0]?.start;
  if (first === undefined) return null;
  const days = weeks.length * 7;
  return addDays(first, Math.min(days - 1, Math.max(0, Math.floor(share * days))));
}
