import type { Goal } from '#core/goal/goal.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import { EMPTY_SERIES, entriesOf, type Series, seriesOf } from '#core/goal/series.ts';
import { createPlanFigures } from '#core/rollup/planFigures.ts';
import type { Cells, StoredGoal } from '#server/store/rows/edit.ts';
import type { BookedGoal } from './goalBook.ts';
import type { GoalSurroundings } from './goalState.ts';

/**
 * A status that an import sets on a parent whose figures are computed stands on the computed actual of the plan as the
 * import leaves it, so that it lapses when that changes and not at once (rule 3.8).
 */
export function stampComputed(
  goals: ReadonlyMap<string, BookedGoal>,
  cells: ReadonlyMap<string, Cells>,
  { state, moment }: GoalSurroundings,
): ReadonlyMap<string, BookedGoal> {
  const set = [...goals].filter(
    ([, { before, after, row }]) =>
      (isRollupType(after.rollup) || after.actualFormula !== null) &&
      after.handStatus !== null &&
      after.handStatus !== before?.handStatus &&
      // A new goal whose row tells when its status was set tells on which figure, too.
      (before !== null || row === null || row.statusSet === null),
  );
  if (set.length === 0) return goals;
  const keys = new Map([...goals].map(([key, { after }]) => [after.id, key]));
  const figures = createPlanFigures({
    plan: state.plan,
    goals: [...goals.values()].map(({ after }) => asGoal(after, moment.at)),
    seriesOf: (id) =>
      seriesAfter(state.series.get(id), cells.get(keys.get(id) ?? '') ?? NO_CELLS, goals.get(keys.get(id) ?? '')),
    today: moment.today,
  });
  const stamped = new Map(goals);
  for (const [key, goal] of set) {
    const { handStatus } = goal.after;
    const computedActual = figures.computedActualOf(goal.after.id);
    if (handStatus !== null)
      stamped.set(key, { ...goal, after: { ...goal.after, handStatus: { ...handStatus, computedActual } } });
  }
  return stamped;

  function seriesAfter(before: Series | undefined, written: Cells, goal: BookedGoal | undefined): Series {
    if (written.length === 0 || goal === undefined) return before ?? EMPTY_SERIES;
    const entries = new Map((before === undefined ? [] : entriesOf(before)).map((entry) => [entry.date, entry]));
    for (const { date, ...figure } of written) {
      entries.set(date, { ...(entries.get(date) ?? { date, target: null, actual: null }), ...figure });
    }
    return seriesOf([...entries.values()], goal.after.trackingFrequency, state.plan);
  }
}

const NO_CELLS: Cells = [];

function asGoal({ archivedAt: _archivedAt, ...goal }: StoredGoal, updatedAt: string): Goal {
  return { ...goal, updatedAt, lastComment: null, commentCount: 0 };
}
