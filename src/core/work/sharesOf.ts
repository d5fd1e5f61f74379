import type { Day } from '#core/calendar/date.ts';
import { keptFigure } from '#core/formula/keptFigure.ts';
import type { Milestone } from './work.ts';

export type CountedMilestone = Pick<Milestone, 'title' | 'due' | 'doneOn' | 'weight'>;

/** The weight of milestones that are done, or due, by the end of a day, in percent of all weight. */
export type Shares = {
  /** `also`: those counted as done, open as they are. */
  readonly done: (by: Day, also?: readonly CountedMilestone[]) => number;
  readonly due: (by: Day) => number;
};

/** See Shares; null where there is no milestone. */
export function sharesOf(milestones: readonly CountedMilestone[]): Shares | null {
  const all = sumOf(milestones);
  if (all === 0) return null;
  const share = (counted: readonly CountedMilestone[]) => keptFigure((100 * sumOf(counted)) / all);
  return {
    done: (by, also = []) =>
      share(milestones.filter((each) => also.includes(each) || (each.doneOn !== null && each.doneOn <= by))),
    due: (by) => share(milestones.filter(({ due }) => due <= by)),
  };
}

export type MilestoneCount = { readonly done: number; readonly total: number };

/** How many milestones there are, and how many of them are done by the end of a day. */
export function countOf(milestones: readonly CountedMilestone[], by: Day): MilestoneCount {
  const done = milestones.filter(({ doneOn }) => doneOn !== null && doneOn <= by);
  return { done: done.length, total: milestones.length };
}

function sumOf(milestones: readonly CountedMilestone[]): number {
  return milestones.reduce((sum, { weight }) => sum + weight, 0);
}
