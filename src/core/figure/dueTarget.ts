import type { Day } from '#core/calendar/date.ts';
import { isClosed } from '#core/calendar/span.ts';
import type { Derivation, LinePoint } from './derivation.ts';
import { held, shareOf } from './derive.ts';
import { elapsedShare } from './elapsedShare.ts';
import type { GoalInTime } from './goalInTime.ts';
import type { GoalWindow } from './goalWindow.ts';
import { onLineOrHeld } from './onLineOrHeld.ts';
import { targetLifeOf } from './targetLife.ts';

/**
 * What an end target comes to by a day of its window: for Sum the elapsed share of the window's days, for Current the
 * straight line from the baseline to the window's end, for the others the end target as it stands (rule 3.3). Null for
 * a sum whose window has no end: nothing tells how much of it is due.
 */
export function dueTarget(
  it: GoalInTime,
  endTarget: Derivation,
  { window, baseline, at }: { readonly window: GoalWindow; readonly baseline: LinePoint | null; readonly at: Day },
): Derivation | null {
  switch (it.goal.aggregation) {
    case 'sum': {
      const span = isClosed(window.span) ? window.span : targetLifeOf(it);
      return span === null ? null : shareOf(endTarget, elapsedShare(span, at));
    }
    case 'current':
      return onLineOrHeld(endTarget, { baseline, end: window.span.end, at });
    case 'average':
    case 'highest':
    case 'lowest':
      return held(endTarget);
  }
}
