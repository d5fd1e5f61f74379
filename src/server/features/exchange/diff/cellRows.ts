import type { DiffRow } from '#contract/importDraft.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { periodStartOf } from '#core/calendar/period.ts';
import { type Entry, entriesOf } from '#core/goal/series.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import type { EntryRow } from '#server/features/exchange/preparing/entryRow.ts';
import type { BookedGoal } from '#server/features/exchange/preparing/goalBook.ts';
import type { ImportWorkings } from '#server/features/exchange/preparing/prepareImport.ts';
import type { Cell } from '#server/store/rows/edit.ts';
import { goalRowKey, rowOf } from './goalRows.ts';

export type Figure = 'target' | 'actual';

const FIGURES: readonly Figure[] = ['target', 'actual'];

/** One figure of one period: what it was and what it becomes. */
export type FigureChange = {
  readonly date: Day;
  readonly figure: Figure;
  readonly before: number | null;
  readonly after: number | null;
};

export function cellRowKey(key: string, { date, figure }: Pick<FigureChange, 'date' | 'figure'>): string {
  return `cell ${key} ${formatIsoDate(date)} ${figure}`;
}

/** Key of the row that stands for all figures a goal gets where it had none. */
export function cellsRowKey(key: string): string {
  return `cells ${key}`;
}

/** The figures that cells write. */
export function figureChanges(cells: Iterable<Cell>, before: ReadonlyMap<Day, Entry>): FigureChange[] {
  return [...cells].flatMap((cell) =>
    FIGURES.flatMap((figure) => {
      const after = cell[figure];
      if (after === undefined) return [];
      return [{ date: cell.date, figure, before: before.get(cell.date)?.[figure] ?? null, after }];
    }),
  );
}

/** Whether a figure comes where there was none. */
export function isAdded({ before }: FigureChange): boolean {
  return before === null;
}

export function entriesByDay(state: PlanState, goalId: string): ReadonlyMap<Day, Entry> {
  const series = state.series.get(goalId);
  return new Map(series === undefined ? [] : entriesOf(series).map((entry) => [entry.date, entry]));
}

/** Figures that come, as one row a goal; figures that change, each; and how many a goal keeps. */
export function cellRows({ goals, cells, entryRows }: ImportWorkings, state: PlanState): DiffRow[] {
  const rows: DiffRow[] = [];
  for (const [key, ofGoal] of entryRows.byGoal) {
    const goal = goals.get(key);
    if (goal === undefined) continue;
    const before = entriesByDay(state, goal.after.id);
    const byPeriod = rowsByPeriod(ofGoal, goal, state);
    const changes = figureChanges(cells.get(key) ?? [], before);
    rows.push(...addedRows(key, goal, { added: changes.filter(isAdded), byPeriod }));
    for (const change of changes) if (!isAdded(change)) rows.push(changedRow(key, goal, { change, byPeriod }));
    rows.push(...sameRows(key, goal, { ofGoal: byPeriod, before }));
  }
  return rows;
}

type ByPeriod = ReadonlyMap<Day, readonly EntryRow[]>;

function rowsByPeriod(rows: readonly EntryRow[], { after }: BookedGoal, { plan }: PlanState): ByPeriod {
  const periods = new Map<Day, EntryRow[]>();
  for (const row of rows) {
    const start = periodStartOf(row.day, after.trackingFrequency, plan);
    const ofPeriod = periods.get(start);
    if (ofPeriod) ofPeriod.push(row);
    else periods.set(start, [row]);
  }
  return periods;
}

/** The row that gives a figure of a period, else the first of the period. */
function placeOf(byPeriod: ByPeriod, { date, figure }: Pick<FigureChange, 'date' | 'figure'>) {
  const rows = byPeriod.get(date) ?? [];
  const row = rows.find((each) => typeof each[figure] === 'number') ?? rows[0];
  return row?.place ?? { file: '', line: null };
}

function addedRows(
  key: string,
  goal: BookedGoal,
  { added, byPeriod }: { readonly added: readonly FigureChange[]; readonly byPeriod: ByPeriod },
): DiffRow[] {
  const [first] = added;
  const last = added.at(-1);
  if (first === undefined || last === undefined) return [];
  const needs = goal.before === null ? goalRowKey(key) : null;
  const tracking = goal.after.trackingFrequency;
  if (added.length === 1) return [{ ...changedRow(key, goal, { change: first, byPeriod }), kind: 'added', needs }];
  const dates = added.map(({ date }) => date).sort((one, other) => one - other);
  const figures = new Set(added.map(({ figure }) => figure));
  return [
    {
      ...rowOf(cellsRowKey(key), goal.after, placeOf(byPeriod, first)),
      kind: 'added',
      needs,
      what: {
        type: 'cells',
        from: formatIsoDate(dates[0] ?? first.date),
        to: formatIsoDate(dates.at(-1) ?? last.date),
        tracking,
        figure: figures.size > 1 ? 'both' : first.figure,
      },
      as: 'count',
      after: added.length,
      count: added.length,
    },
  ];
}

function changedRow(
  key: string,
  { after: goal }: BookedGoal,
  { change, byPeriod }: { readonly change: FigureChange; readonly byPeriod: ByPeriod },
): DiffRow {
  return {
    ...rowOf(cellRowKey(key, change), goal, placeOf(byPeriod, change)),
    kind: 'changed',
    what: {
      type: 'cell',
      date: formatIsoDate(change.date),
      tracking: goal.trackingFrequency,
      figure: change.figure,
    },
    as: goal.valueType,
    before: change.before,
    after: change.after,
  };
}

function sameRows(
  key: string,
  { after: goal }: BookedGoal,
  { ofGoal, before }: { readonly ofGoal: ByPeriod; readonly before: ReadonlyMap<Day, Entry> },
): DiffRow[] {
  const same: { readonly date: Day; readonly figure: Figure }[] = [];
  for (const [date, rows] of ofGoal) {
    for (const figure of FIGURES) {
      const stored = before.get(date)?.[figure] ?? null;
      if (stored !== null && rows.some((row) => row[figure] === stored)) same.push({ date, figure });
    }
  }
  const [first] = same;
  if (first === undefined) return [];
  const dates = same.map(({ date }) => date).sort((one, other) => one - other);
  const figures = new Set(same.map(({ figure }) => figure));
  return [
    {
      ...rowOf(`same cells ${key}`, goal, placeOf(ofGoal, first)),
      kind: 'unchanged',
      what: {
        type: 'cells',
        from: formatIsoDate(dates[0] ?? first.date),
        to: formatIsoDate(dates.at(-1) ?? first.date),
        tracking: goal.trackingFrequency,
        figure: figures.size > 1 ? 'both' : first.figure,
      },
      as: 'count',
      before: same.length,
      count: same.length,
    },
  ];
}
