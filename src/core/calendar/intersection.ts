import { earlierOf, laterOf, type Span } from './span.ts';

/** The days two spans share, or null where they share none. */
export function intersection(one: Span, other: Span): Span | null {
  const start = one.start === null ? other.start : laterOf(one.start, other.start);
  const end = one.end === null ? other.end : earlierOf(one.end, other.end);
  if (start !== null && end !== null && start > end) return null;
  return { start, end };
}
