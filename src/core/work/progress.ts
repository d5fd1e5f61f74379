import type { Day } from '#core/calendar/date.ts';
import type { Initiative, Milestone } from './work.ts';

export type Progress = {
  /** 0 to 100; null where nothing says how far it is. */
  readonly percent: number | null;
  /** What says it: somebody, the milestones, or the state alone. */
  readonly from: 'hand' | 'milestones' | 'state' | null;
  readonly done: number;
  readonly total: number;
};

type Weighed = Pick<Milestone, 'doneOn' | 'weight'>;

/** How far an initiative is, with its milestones: by hand, else by the weight of those that are done. */
export function progressOf(
  { percentByHand, state }: Pick<Initiative, 'percentByHand' | 'state'>,
  milestones: readonly Weighed[],
): Progress {
  const done = milestones.filter(({ doneOn }) => doneOn !== null);
  const counts = { done: done.length, total: milestones.length };
  if (percentByHand !== null) return { percent: percentByHand, from: 'hand', ...counts };
  if (counts.total > 0)
    return { percent: (100 * weightOf(done)) / weightOf(milestones), from: 'milestones', ...counts };
  if (state === 'done') return { percent: 100, from: 'state', ...counts };
  if (state === 'planned') return { percent: 0, from: 'state', ...counts };
  return { percent: null, from: null, ...counts };
}

/**
 * How much of the days from start to end has passed when a day ends, 0 to 100; null where one of them is not set, or
 * they are reversed.
 */
export function elapsedPercent({ start, end }: Pick<Initiative, 'start' | 'end'>, today: Day): number | null {
  if (start === null || end === null || end < start) return null;
  const passed = (today - start + 1) / (end - start + 1);
  return 100 * Math.min(1, Math.max(0, passed));
}

/**
 * How far the work for one goal is: the mean of its initiatives, those that are dropped left out, or without any its
 * own milestones; null where nothing says.
 */
export function workPercent(
  initiatives: readonly { readonly state: Initiative['state']; readonly percent: number | null }[],
  ownMilestones: readonly Weighed[],
): number | null {
  const percents = initiatives.flatMap(({ state, percent }) =>
    state === 'dropped' || percent === null ? [] : [percent],
  );
  if (percents.length > 0) return percents.reduce((sum, each) => sum + each, 0) / percents.length;
  return progressOf({ percentByHand: null, state: 'active' }, ownMilestones).percent;
}

function weightOf(milestones: readonly Weighed[]): number {
  return milestones.reduce((sum, { weight }) => sum + weight, 0);
}
