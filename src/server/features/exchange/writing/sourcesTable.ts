import type { FigureExport } from '#contract/export.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { EMPTY_SERIES, entriesOf } from '#core/goal/series.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { SOURCES_SHEET } from '#server/features/exchange/tables/aboutSheet.ts';
import { type ExportTable, rowsMadeBy } from '#server/platform/csv/exportTable.ts';
import { figurePlace } from '#server/store/history/findFigureOrigins.ts';
import { inOrder } from './goalsTable.ts';

/** Where each figure of an export comes from, in the order of its entries; none where nobody asked. */
export function* figureSources({ goals, series, sources }: PlanState): Generator<FigureExport> {
  if (sources === undefined) return;
  for (const { id, number } of inOrder(goals)) {
    for (const entry of entriesOf(series.get(id) ?? EMPTY_SERIES)) {
      const date = formatIsoDate(entry.date);
      for (const figure of ['target', 'actual'] as const) {
        const value = entry[figure];
        if (value === null) continue;
        const found = sources.get(figurePlace(id, date, figure));
        const { source, detail, run } = toldOf(found?.origin);
        const by = found?.by ?? null;
        yield { goal: shownNumber(number), date, figure, value, source, detail, run, by, at: found?.at ?? null };
      }
    }
  }
}

type Told = Pick<FigureExport, 'source' | 'detail' | 'run'>;
type Origin = NonNullable<ReturnType<NonNullable<PlanState['sources']>['get']>>['origin'];

function toldOf(origin: Origin | undefined): Told {
  switch (origin?.kind) {
    case 'typed':
    case 'undo':
      return { source: origin.kind, detail: null, run: null };
    case 'import':
      return { source: 'import', detail: origin.files, run: null };
    case 'token':
      return { source: 'program', detail: origin.name, run: null };
    case 'feed':
      return { source: 'feed', detail: origin.name, run: origin.run?.number ?? null };
    case undefined:
      return { source: 'unknown', detail: null, run: null };
  }
}

const HEADER = ['goal_number', 'date', 'figure', 'value', 'source', 'detail', 'run', 'by', 'at'];

/** The same as a table of its own; an import leaves it out. */
export function sourcesTables(state: PlanState): ExportTable[] {
  if (state.sources === undefined) return [];
  const rows = rowsMadeBy(function* () {
    for (const { goal, date, figure, value, source, detail, run, by, at } of figureSources(state))
      yield [goal, date, figure, value, source, detail, run, by, at];
  });
  return [{ name: SOURCES_SHEET, header: HEADER, rows }];
}
