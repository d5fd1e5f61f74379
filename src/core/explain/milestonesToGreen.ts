import { periodEndOf } from '#core/calendar/period.ts';
import { type Assessment, assess } from '#core/figure/assessment.ts';
import { indexOn } from '#core/goal/series.ts';
import type { Status } from '#core/goal/status.ts';
import { type CountedMilestone, sharesOf } from '#core/work/sharesOf.ts';

/**
 * The titles of the fewest milestones that would turn a goal green if they were done today, those due first where there
 * is a choice. None where it is green already, and where its figures come from other milestones.
 */
export function milestonesToGreen(
  { goal, series, context, chosen, standing }: Assessment,
  milestones: readonly CountedMilestone[],
): readonly string[] {
  const { asOf, actual } = chosen;
  const { today } = context;
  const shares = sharesOf(milestones);
  if (shares === null || asOf === null || isGreen(standing.status)) return [];
  if (actual?.value !== shares.done(today) || periodEndOf(asOf, goal.trackingFrequency) < today) return [];

  const isEnough = (picked: readonly CountedMilestone[]) => {
    const actuals = series.actuals.slice();
    actuals[indexOn(asOf, series)] = shares.done(today, picked);
    return isGreen(assess(goal, { ...series, actuals }, context).standing.status);
  };

  const open = milestones.filter(({ doneOn }) => doneOn === null);
  const heaviest = open.toSorted((one, other) => other.weight - one.weight);
  const fewest = open.findIndex((_, at) => isEnough(heaviest.slice(0, at + 1))) + 1;
  const picked: CountedMilestone[] = [];
  for (const each of open.toSorted((one, other) => one.due - other.due)) {
    const others = heaviest.filter((other) => other !== each && !picked.includes(other));
    if (picked.length < fewest && isEnough([...picked, each, ...others.slice(0, fewest - picked.length - 1)]))
      picked.push(each);
  }
  return picked.map(({ title }) => title);
}

function isGreen(status: Status): boolean {
  return status === 'on_target' || status === 'achieved';
}
