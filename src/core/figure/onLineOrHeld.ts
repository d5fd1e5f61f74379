import type { Day } from '#core/calendar/date.ts';
import type { Derivation, LinePoint } from './derivation.ts';
import { held, onLine } from './derive.ts';

/**
 * The straight line from the baseline on its day to the target on its last day, at a day; the target as it stands
 * where no line can be drawn: no baseline, no last day, or a baseline from that day on (rule 3.3).
 */
export function onLineOrHeld(
  target: Derivation,
  { baseline, end, at }: { readonly baseline: LinePoint | null; readonly end: Day | null; readonly at: Day },
): Derivation {
  if (baseline === null || end === null || baseline.day >= end) return held(target);
  return onLine(baseline, { day: end, figure: target }, at);
}
