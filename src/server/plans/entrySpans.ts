import type { ClosedSpan } from '#core/calendar/span.ts';
import { dayAt, type Series } from '#core/goal/series.ts';

/** From the first to the last entry of each series that has any. */
export function entrySpansOf(all: Iterable<Series>): ClosedSpan[] {
  const spans: ClosedSpan[] = [];
  for (const series of all) {
    const { length } = series.days;
    if (length > 0) spans.push({ start: dayAt(series, 0), end: dayAt(series, length - 1) });
  }
  return spans;
}
