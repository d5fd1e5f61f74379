import type { Goal } from '#core/goal/goal.ts';
import { EMPTY_SERIES, entriesOf, type Series, seriesOf } from '#core/goal/series.ts';
import { createPlanFigures, type PlanFigures } from '#core/rollup/planFigures.ts';
import type { ImportMoment, PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { milestonesIn } from '#server/store/plans/work.ts';
import type { Cells, StoredGoal } from '#server/store/rows/edit.ts';
import type { BookedGoal } from './goalBook.ts';

/** The figures of a plan as an import leaves it, and the entries they come from. */
export type FiguresAfter = { readonly figures: PlanFigures; readonly seriesOf: (goalId: string) => Series };

export function figuresAfter(
  goals: ReadonlyMap<string, BookedGoal>,
  cells: ReadonlyMap<string, Cells>,
  { state, moment }: { readonly state: PlanState; readonly moment: Pick<ImportMoment, 'at' | 'today'> },
): FiguresAfter {
  const keys = new Map([...goals].map(([key, { after }]) => [after.id, key]));
  const seriesAfter = (id: string): Series => {
    const key = keys.get(id) ?? '';
    const [before, written, goal] = [state.series.get(id), cells.get(key) ?? NO_CELLS, goals.get(key)];
    if (written.length === 0 || goal === undefined) return before ?? EMPTY_SERIES;
    const entries = new Map((before === undefined ? [] : entriesOf(before)).map((entry) => [entry.date, entry]));
    for (const { date, ...figure } of written) {
      entries.set(date, { ...(entries.get(date) ?? { date, target: null, actual: null }), ...figure });
    }
    return seriesOf([...entries.values()], goal.after.trackingFrequency, state.plan);
  };
  const all = [...goals.values()].map(({ after }) => asGoal(after, moment.at));
  const milestones = state.work === undefined ? null : milestonesIn(all, state.work);
  const figures = createPlanFigures({
    plan: state.plan,
    goals: all,
    seriesOf: seriesAfter,
    milestonesOf: (id) => milestones?.get(id) ?? [],
    today: moment.today,
  });
  return { figures, seriesOf: seriesAfter };
}

const NO_CELLS: Cells = [];

function asGoal({ archivedAt: _archivedAt, ...goal }: StoredGoal, updatedAt: string): Goal {
  return { ...goal, updatedAt, lastComment: null, commentCount: 0 };
}
