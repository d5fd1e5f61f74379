import { isRollupType } from '#core/goal/rollupType.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import type { Cells } from '#server/store/rows/edit.ts';
import { figuresAfter } from './figuresAfter.ts';
import type { BookedGoal } from './goalBook.ts';

/**
 * A status that an import sets on a parent whose figures are computed stands on the computed actual of the plan as the
 * import leaves it, so that it lapses when that changes and not at once (rule 3.8).
 */
export function stampComputed(
  goals: ReadonlyMap<string, BookedGoal>,
  cells: ReadonlyMap<string, Cells>,
  around: Surroundings,
): ReadonlyMap<string, BookedGoal> {
  const set = [...goals].filter(
    ([, { before, after, row }]) =>
      (isRollupType(after.rollup) || after.actualFormula !== null || after.isByMilestones) &&
      after.handStatus !== null &&
      after.handStatus !== before?.handStatus &&
      // A new goal whose row tells when its status was set tells on which figure, too.
      (before !== null || row === null || row.statusSet === null),
  );
  if (set.length === 0) return goals;
  const { figures } = figuresAfter(goals, cells, around);
  const stamped = new Map(goals);
  for (const [key, goal] of set) {
    const { handStatus } = goal.after;
    const computedActual = figures.computedActualOf(goal.after.id);
    if (handStatus !== null)
      stamped.set(key, { ...goal, after: { ...goal.after, handStatus: { ...handStatus, computedActual } } });
  }
  return stamped;
}
