import type { Day } from '#core/calendar/date.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';

/** From a first day to a last one: a period of the goal, or several taken as a whole. */
export type FormulaMoment = {
  readonly from: Day;
  readonly to: Day;
  readonly isPeriod: boolean;
  /** Of several periods those that count; left out where it is still to be found. */
  readonly counted?: readonly ClosedSpan[];
  /** No period outside of these counts. */
  readonly within?: readonly ClosedSpan[] | undefined;
};
