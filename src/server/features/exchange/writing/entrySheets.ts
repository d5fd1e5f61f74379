import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { nextPeriodStart, periodStarts, type TrackingFrequency } from '#core/calendar/period.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import { EMPTY_SERIES, entriesOf } from '#core/goal/series.ts';
import { ENTRY_SHEET_COLUMNS } from '#server/features/exchange/columns/columns.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { type ExportTable, rowsMadeBy } from '#server/platform/csv/exportTable.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { inOrder } from './goalsTable.ts';

/**
 * The entries of a plan as people enter them: two rows a goal, target and actual, and a column for each period; a sheet
 * for each tracking frequency there is. The periods of the year that `day` lies in are there to be filled in.
 */
export function entrySheets(state: PlanState, day: Day): ExportTable[] {
  const sheets = FREQUENCIES.flatMap(({ frequency, name }) => {
    const goals = inOrder(state.goals).filter((goal) => goal.trackingFrequency === frequency && isEntered(goal, state));
    return goals.length === 0 ? [] : [{ ...sheetOf(goals, { state, frequency, day }), name }];
  });
  const [first] = FREQUENCIES;
  return sheets.length > 0 ? sheets : [{ ...sheetOf([], { state, frequency: 'monthly', day }), name: first.name }];
}

const FREQUENCIES = [
  { frequency: 'monthly', name: 'Entries' },
  { frequency: 'weekly', name: 'Entries weekly' },
  { frequency: 'quarterly', name: 'Entries quarterly' },
  { frequency: 'yearly', name: 'Entries yearly' },
] as const;

/** Goals with entries, and those at the ends of the tree, which could have some. */
function isEntered({ id, rollup }: StoredGoal, { goals, series }: PlanState): boolean {
  if ((series.get(id)?.days.length ?? 0) > 0) return true;
  return !isRollupType(rollup) && !parentsOf(goals).has(id);
}

const parents = new WeakMap<readonly StoredGoal[], ReadonlySet<string | null>>();

function parentsOf(goals: readonly StoredGoal[]): ReadonlySet<string | null> {
  const known = parents.get(goals) ?? new Set(goals.map(({ parentId }) => parentId));
  parents.set(goals, known);
  return known;
}

type SheetAsked = { readonly state: PlanState; readonly frequency: TrackingFrequency; readonly day: Day };

function sheetOf(goals: readonly StoredGoal[], { state, frequency, day }: SheetAsked): Omit<ExportTable, 'name'> {
  const seriesOfGoal = (id: string) => state.series.get(id) ?? EMPTY_SERIES;
  const { fiscalStartMonth } = state.plan;
  const year = fiscalYearSpan(fiscalYearOf(day, fiscalStartMonth), fiscalStartMonth);
  const current = periodStarts({ from: year.start, to: year.end }, frequency, state.plan);
  // A sheet is told for a wide one by two dates at least.
  const days = new Set([...current, ...current.slice(-1).map((last) => nextPeriodStart(last, frequency))]);
  for (const { id } of goals) for (const { date } of entriesOf(seriesOfGoal(id))) days.add(date);
  const periods = [...days].sort((one, other) => one - other);
  return {
    header: [...ENTRY_SHEET_COLUMNS, ...periods.map((period) => headingOf(period, frequency))],
    rows: rowsMadeBy(function* () {
      for (const { id, number, title } of goals) {
        const entries = new Map(entriesOf(seriesOfGoal(id)).map((entry) => [entry.date, entry]));
        for (const figure of ['target', 'actual'] as const)
          yield [number, title, figure, ...periods.map((period) => entries.get(period)?.[figure] ?? null)];
      }
    }),
  };
}

/** A month by its name in numbers, so that no spreadsheet shifts it; longer and shorter periods by their first day. */
function headingOf(period: Day, frequency: TrackingFrequency): string {
  const date = formatIsoDate(period);
  return frequency === 'monthly' ? date.slice(0, 7) : date;
}
