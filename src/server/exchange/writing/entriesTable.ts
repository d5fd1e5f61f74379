import { entriesOf } from '#core/goal/series.ts';
import type { PlanState } from '#server/exchange/preparing/planState.ts';
import type { ExportTable } from './exportTable.ts';
import { inOrder } from './goalsTable.ts';

/** The entries of a plan, goal by goal in the order of the goals' numbers, in the columns of an import. */
export function entriesTable({ goals, series }: PlanState): ExportTable {
  return {
    name: 'Entries',
    header: ['goal_number', 'date', 'target', 'actual'],
    rows: inOrder(goals).flatMap(({ id, number }) => {
      const ofGoal = series.get(id);
      if (ofGoal === undefined) return [];
      return entriesOf(ofGoal).map(({ date, target, actual }) => [number, { day: date }, target, actual]);
    }),
  };
}
