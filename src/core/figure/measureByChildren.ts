import type { Day } from '#core/calendar/date.ts';
import { readFigure } from '#core/goal/readFigure.ts';
import type { Aim } from './achieved.ts';
import type { Derivation } from './derivation.ts';
import { stated } from './derive.ts';
import type { PercentPair } from './figureContext.ts';
import type { GoalInTime } from './goalInTime.ts';
import type { GoalWindow } from './goalWindow.ts';
import { type Measurement, NOTHING_MEASURED } from './measure.ts';
import { reportingOf } from './reporting.ts';

/** Its children's percents grow to 100, whatever the parent itself counts. */
export const CHILDRENS_AIM: Aim = {
  aggregation: 'current',
  targetDirection: 'up',
  valueType: 'percent',
  isByMilestones: false,
};

const COMPLETE = stated('hundredPercent', 100);

/**
 * A parent measured by its children's percents: their mean is its actual, the mean of their target percents its
 * target, and its end target is 100 (rule 3.12).
 */
export function measureByChildren(
  it: GoalInTime,
  window: GoalWindow,
  { actual, target, asOf }: PercentPair & { readonly asOf: Day | null },
): Measurement {
  return {
    ...NOTHING_MEASURED,
    window,
    asOf,
    reporting: reportingOf(it, window.span, asOf),
    actual: meanOfChildren(actual),
    target: meanOfChildren(target),
    endTarget: COMPLETE,
  };
}

function meanOfChildren(mean: number | null): Derivation | null {
  const value = readFigure(mean);
  return value === null ? null : stated('meanOfChildren', value);
}
