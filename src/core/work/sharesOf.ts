import { addDays, type Day } from '#core/calendar/date.ts';
import { keptFigure } from '#core/formula/keptFigure.ts';
import { indexFrom } from '#core/goal/series.ts';
import type { Milestone } from './work.ts';

export type CountedMilestone = Pick<Milestone, 'title' | 'due' | 'doneOn' | 'weight'>;

/** The weight of milestones that are done, or due, by the end of a day, in percent of all weight. */
export type Shares = {
  /** `also`: so much weight more counts as done. */
  readonly done: (by: Day, also?: number) => number;
  readonly due: (by: Day) => number;
};

/** See Shares; null where there is no milestone. */
export function sharesOf(milestones: readonly CountedMilestone[]): Shares | null {
  const all = weightOf(milestones);
  if (all === 0) return null;
  const done = weightBy(milestones, ({ doneOn }) => doneOn);
  const due = weightBy(milestones, (milestone) => milestone.due);
  const share = (weight: number) => keptFigure((100 * weight) / all);
  return { done: (by, also = 0) => share(done(by) + also), due: (by) => share(due(by)) };
}

export type MilestoneCount = { readonly done: number; readonly total: number };

/** How many milestones there are, and how many of them are done by the end of a day. */
export function countOf(milestones: readonly CountedMilestone[], by: Day): MilestoneCount {
  const done = milestones.filter(({ doneOn }) => doneOn !== null && doneOn <= by);
  return { done: done.length, total: milestones.length };
}

/** The weight of all together. */
export function weightOf(milestones: readonly CountedMilestone[]): number {
  return milestones.reduce((sum, { weight }) => sum + weight, 0);
}

/** The weight of what has its day by another. It is asked for each week of up to a hundred years. */
function weightBy(
  milestones: readonly CountedMilestone[],
  dayOf: (milestone: CountedMilestone) => Day | null,
): (by: Day) => number {
  const dated = milestones
    .flatMap((milestone) => {
      const day = dayOf(milestone);
      return day === null ? [] : [{ day, weight: milestone.weight }];
    })
    .sort((one, other) => one.day - other.day);
  const days = Int32Array.from(dated, ({ day }) => day);
  let sum = 0;
  const sums = dated.map(({ weight }) => {
    sum += weight;
    return sum;
  });
  return (by) => sums[indexFrom({ days }, addDays(by, 1)) - 1] ?? 0;
}
