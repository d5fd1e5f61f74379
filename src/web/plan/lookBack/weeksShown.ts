import { addDays, type Day, readIsoDate } from '#core/calendar/date.ts';

export type Week = { readonly start: Day; readonly changes: number };

const MOST_WEEKS = 53;

export function weeksOf(wire: readonly { readonly start: string; readonly changes: number }[]): Week[] {
  return wire.flatMap(({ start: text, changes }) => {
    const start = readIsoDate(text);
    return start === null ? [] : [{ start, changes }];
  });
}

export function weeksShown(weeks: readonly Week[], day: Day): readonly Week[] {
  const last = weeks.length - MOST_WEEKS;
  if (last <= 0) return weeks;
  const at = weeks.findLastIndex(({ start }) => start <= day);
  const first = at >= last ? last : Math.max(0, at - Math.floor(MOST_WEEKS / 2));
  return weeks.slice(first, first + MOST_WEEKS);
}

export function shareOf(weeks: readonly Week[], day: Day): number {
  const first = weeks[0]?.start ?? day;
  return Math.min(1, Math.max(0, (day - first + 0.5) / (weeks.length * 7)));
}

export function dayAt(weeks: readonly Week[], share: number): Day | null {
  const first = weeks[0]?.start;
  if (first === undefined) return null;
  const days = weeks.length * 7;
  return addDays(first, Math.min(days - 1, Math.max(0, Math.floor(share * days))));
}
