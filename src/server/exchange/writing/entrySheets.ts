import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { nextPeriodStart, periodStarts, type TrackingFrequency } from '#core/calendar/period.ts';
import { type Entry, entriesOf } from '#core/goal/series.ts';
import { isRollupType } from '#core/rollup/rollupType.ts';
import { ENTRY_SHEET_COLUMNS } from '#server/exchange/columns/columns.ts';
import type { PlanState } from '#server/exchange/preparing/planState.ts';
import type { StoredGoal } from '#server/store/edit.ts';
import type { ExportCell, ExportTable } from './exportTable.ts';
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
  const entries = new Map(goals.map(({ id }) => [id, entriesByDay(state, id)]));
  const { fiscalStartMonth } = state.plan;
  const year = fiscalYearSpan(fiscalYearOf(day, fiscalStartMonth), fiscalStartMonth);
  const stored = [...entries.values()].flatMap((ofGoal) => [...ofGoal.keys()]);
  const current = periodStarts({ from: year.start, to: year.end }, frequency, state.plan);
  // A sheet is told for a wide one by two dates at least.
  const days = [...current, ...current.slice(-1).map((last) => nextPeriodStart(last, frequency)), ...stored];
  const periods = [...new Set(days)].sort((one, other) => one - other);
  return {
    header: [...ENTRY_SHEET_COLUMNS, ...periods.map((period) => headingOf(period, frequency))],
    rows: goals.flatMap(({ id, number, title }) => {
      const ofGoal = entries.get(id) ?? new Map<Day, Entry>();
      return (['target', 'actual'] as const).map((figure): ExportCell[] => [
        number,
        title,
        figure,
        ...periods.map((period) => ofGoal.get(period)?.[figure] ?? null),
      ]);
    }),
  };
}

function entriesByDay({ series }: PlanState, id: string): ReadonlyMap<Day, Entry> {
  const ofGoal = series.get(id);
  return new Map(ofGoal === undefined ? [] : entriesOf(ofGoal).map((entry) => [entry.date, entry]));
}

/** A month by its name in numbers, so that no spreadsheet shifts it; weeks and years by their first day. */
function headingOf(period: Day, frequency: TrackingFrequency): string {
  const date = formatIsoDate(period);
  return frequency === 'monthly' ? date.slice(0, 7) : date;
}
