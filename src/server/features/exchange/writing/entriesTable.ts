import { EMPTY_SERIES, entriesOf } from '#core/goal/series.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { type ExportTable, rowsMadeBy } from '#server/platform/csv/exportTable.ts';
import { inOrder } from './goalsTable.ts';

/** The entries of a plan, goal by goal in the order of the goals' numbers, in the columns of an import. */
export function entriesTable({ goals, series }: PlanState): ExportTable {
  return {
    name: 'Entries',
    header: ['goal_number', 'date', 'target', 'actual'],
    rows: rowsMadeBy(function* () {
      for (const { id, number } of inOrder(goals)) {
        for (const { date, target, actual } of entriesOf(series.get(id) ?? EMPTY_SERIES))
          yield [number, { day: date }, target, actual];
      }
    }),
  };
}
