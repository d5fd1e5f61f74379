import { isValueRollup } from '#core/goal/goalKind.ts';
import type { Status } from '#core/goal/status.ts';
import { HEALTH_OF_STATUS, isMeasured } from '#core/rollup/distribution.ts';
import { heldPercent } from '#core/rollup/heldPercent.ts';
import { leftOutReasonOf } from '#core/rollup/leftOut.ts';
import type { MeasuredGoal, RollupDay, RollupParts } from './rollupDay.ts';
import { valueParts } from './valueParts.ts';

/** Null for a goal that is not computed from those below it. */
export function rollupPartsOf(day: RollupDay): RollupParts | null {
  const { parent, children } = day;
  if (parent.kind === 'single' || parent.kind === 'milestones') return null;
  if (isValueRollup(parent.kind)) return valueParts(day, parent.kind);
  const counted = children.flatMap((child) => {
    const percent = isCounted(parent, child) ? child.figures.percentComplete : null;
    return percent === null ? [] : [{ id: child.goal.id, value: heldPercent(percent), weight: child.goal.weight }];
  });
  return meanParts(counted, parent.figures.percentComplete);
}

/** The health of goals: the mean of what each status counts. */
export function healthParts(goals: readonly { readonly id: string; readonly status: Status }[]): RollupParts {
  const counted = goals.flatMap(({ id, status }) => {
    const value = HEALTH_OF_STATUS[status];
    return value === null ? [] : [{ id, value, weight: 1 }];
  });
  const sum = counted.reduce((points, { value }) => points + value, 0);
  return meanParts(counted, counted.length === 0 ? null : sum / counted.length);
}

function isCounted(parent: MeasuredGoal, child: MeasuredGoal): boolean {
  const { status, inFiscalYear } = child.figures;
  if (parent.kind === 'container') return inFiscalYear && isMeasured(status);
  return leftOutReasonOf(parent, child, child.figures) === null;
}

function meanParts(
  counted: readonly { readonly id: string; readonly value: number; readonly weight: number }[],
  figure: number | null,
): RollupParts {
  const all = counted.reduce((sum, { weight }) => sum + weight, 0);
  const parts = new Map(
    counted.map(({ id, value, weight }) => [id, { amount: value * (weight / all), weight: weight / all }]),
  );
  return { kind: 'mean', figure, parts };
}
