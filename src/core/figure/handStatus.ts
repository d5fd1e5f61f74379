import type { Goal } from '#core/goal/goal.ts';
import type { HandStatus } from '#core/goal/statedParts.ts';

type HandSetGoal = Pick<Goal, 'handStatus' | 'isStatusAutomatic'>;

/**
 * The status set by hand that still stands: deferred always, any other until the goal's next actual, or for good where
 * automatic status is off (rule 3.8). A saved actual lapses it when it is written
 * (`handStatusAfterActual`); a parent computed from its children has none of its own, so its status lapses when its
 * computed actual over its whole life (`ptd`) is no longer the one it was set on. `computed` is null for other goals.
 */
export function handStatusOf(
  { handStatus, isStatusAutomatic }: HandSetGoal,
  computed: { readonly actual: number | null } | null,
): HandStatus | null {
  if (handStatus === null || handStatus.status === 'deferred' || !isStatusAutomatic) return handStatus;
  return computed !== null && computed.actual !== handStatus.computedActual ? null : handStatus;
}

/** What is left of a status set by hand once an actual of the goal is saved. */
export function handStatusAfterActual({ handStatus, isStatusAutomatic }: HandSetGoal): HandStatus | null {
  return handStatus?.status === 'deferred' || !isStatusAutomatic ? handStatus : null;
}
