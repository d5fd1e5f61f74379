import type { Day } from './date.ts';

/** From start to end, both days included; null is open to that side (`0000-00-00` on the wire). */
export type Span = { readonly start: Day | null; readonly end: Day | null };

export type ClosedSpan = { readonly start: Day; readonly end: Day };

/** Whether two spans share a day. */
export function overlaps(one: Span, other: Span): boolean {
  return startsBy(one.start, other.end) && startsBy(other.start, one.end);
}

/** The later of a day and another that may be none. */
export function laterOf(day: Day, other: Day | null): Day {
  return other === null ? day : (Math.max(day, other) as Day);
}

/** The earlier of a day and another that may be none. */
export function earlierOf(day: Day, other: Day | null): Day {
  return other === null ? day : (Math.min(day, other) as Day);
}

/** Whether a day lies in a span; its first and last day do. */
export function contains(span: Span, day: Day): boolean {
  return startsBy(span.start, day) && startsBy(day, span.end);
}

/** Days from start to end, both counted. */
export function lengthInDays(span: ClosedSpan): number {
  return span.end - span.start + 1;
}

/** Whether a span is open to neither side. */
export function isClosed(span: Span): span is ClosedSpan {
  return span.start !== null && span.end !== null;
}

function startsBy(start: Day | null, end: Day | null): boolean {
  return start === null || end === null || start <= end;
}
