import { periodEndOf } from '#core/calendar/period.ts';
import { type Assessment, assess } from '#core/figure/assessment.ts';
import { indexOn } from '#core/goal/series.ts';
import type { Status } from '#core/goal/status.ts';
import { type CountedMilestone, sharesOf, weightOf } from '#core/work/sharesOf.ts';

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

  const open = milestones.filter(({ doneOn }) => doneOn === null);
  const enough = leastWeight(weightOf(open), (weight) => {
    const actuals = series.actuals.slice();
    actuals[indexOn(asOf, series)] = shares.done(today, weight);
    return isGreen(assess(goal, { ...series, actuals }, context).standing.status);
  });
  if (enough === null) return [];

  const fewest: CountedMilestone[] = [];
  let weight = 0;
  for (const each of open.toSorted((one, other) => other.weight - one.weight)) {
    if (weight >= enough) break;
    fewest.push(each);
    weight += each.weight;
  }
  // What is due earlier takes the place of the lightest of these as long as it is enough.
  const places = new Set(fewest.toReversed());
  const titles: string[] = [];
  for (const each of open.toSorted((one, other) => one.due - other.due)) {
    const [lightest] = places;
    const place = places.has(each) ? each : lightest;
    if (place === undefined) break;
    const change = each.weight - place.weight;
    if (weight + change < enough) continue;
    places.delete(place);
    weight += change;
    titles.push(each.title);
  }
  return titles;
}

const HALVINGS = 50;

/** The least weight that is enough, where all more is enough too; null where the most is not. */
function leastWeight(most: number, isEnough: (weight: number) => boolean): number | null {
  if (!isEnough(most)) return null;
  let [tooLittle, enough] = [0, most];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (tooLittle + enough) / 2;
    if (isEnough(middle)) enough = middle;
    else tooLittle = middle;
  }
  return enough;
}

function isGreen(status: Status): boolean {
  return status === 'on_target' || status === 'achieved';
}
