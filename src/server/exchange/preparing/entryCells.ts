import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { type PeriodCalendar, periodEndOf, periodStartOf } from '#core/calendar/period.ts';
import { overlaps } from '#core/calendar/span.ts';
import { type Entry, entriesOf, type Series } from '#core/goal/series.ts';
import type { Cell, StoredGoal } from '#server/store/edit.ts';
import { type EntryRow, placeIn } from './entryRow.ts';
import type { Findings } from './findings.ts';
import type { Stated } from './sheet.ts';

type Figure = 'target' | 'actual';

/** What the rows of one goal come to. */
export type EntryOutcome = {
  /** Only what changes. */
  readonly cells: readonly Cell[];
  /** How many rows do what. */
  readonly rows: {
    readonly add: number;
    readonly change: number;
    readonly same: number;
    readonly empty: number;
    readonly refused: number;
  };
};

export type EntrySetting = {
  readonly goal: Pick<StoredGoal, 'trackingFrequency' | 'span'>;
  readonly calendar: PeriodCalendar;
  /** The goal's entries in the plan. */
  readonly before: Series | null;
  readonly findings: Findings;
};

/**
 * The cells that the rows of one goal write. A date becomes the first day of its period. Rows of one period add up to
 * one entry; where two give a figure differently neither is taken. An empty cell clears a figure of the plan.
 */
export function cellsOf(rows: readonly EntryRow[], setting: EntrySetting): EntryOutcome {
  const counts = { add: 0, change: 0, same: 0, empty: 0, refused: 0 };
  const cells: Cell[] = [];
  const stored = entriesByDay(setting.before);
  for (const [date, ofPeriod] of byPeriod(rows, setting)) {
    const target = figureOf(ofPeriod, 'target', setting.findings);
    const actual = figureOf(ofPeriod, 'actual', setting.findings);
    const before = stored.get(date) ?? null;
    listOutside(ofPeriod, date, setting);
    listZeros({ rows: ofPeriod, before }, setting.findings);
    const cell = changedCell({ date, target, actual }, before);
    const outcome = outcomeOf({ target, actual }, { before, isChanged: cell !== null });
    counts[outcome] += ofPeriod.length;
    if (outcome === 'empty') listEmpty(ofPeriod, setting.findings);
    if (cell === null) continue;
    cells.push(cell);
    listCleared({ cell, before, rows: ofPeriod }, setting.findings);
  }
  return { cells, rows: counts };
}

function byPeriod(rows: readonly EntryRow[], { goal, calendar, findings }: EntrySetting): Map<Day, EntryRow[]> {
  const periods = new Map<Day, EntryRow[]>();
  for (const row of rows) {
    const date = periodStartOf(row.day, goal.trackingFrequency, calendar);
    if (date !== row.day) {
      findings.add('dateToPeriod', placeIn(row, 'date'), { value: row.dateText, reason: formatIsoDate(date) });
    }
    const ofPeriod = periods.get(date);
    if (ofPeriod) ofPeriod.push(row);
    else periods.set(date, [row]);
  }
  return periods;
}

function listOutside(rows: readonly EntryRow[], start: Day, { goal, findings }: EntrySetting): void {
  if (overlaps(goal.span, { start, end: periodEndOf(start, goal.trackingFrequency) })) return;
  for (const row of rows) {
    if ((row.target ?? null) === null && (row.actual ?? null) === null) continue;
    findings.add('outsideWindow', placeIn(row, 'date'), { value: row.dateText, reason: row.goalKey });
  }
}

/** A zero that the plan holds already is no news. */
function listZeros(
  { rows, before }: { readonly rows: readonly EntryRow[]; readonly before: Entry | null },
  findings: Findings,
): void {
  for (const row of rows) {
    if (row.target !== 0 || before?.target === 0) continue;
    findings.add('zeroTargets', placeIn(row, 'target'), { value: '0', reason: row.goalKey });
  }
}

/** What the rows of a period say of a figure: a number where one does and none says another, null where it is empty. */
function figureOf(rows: readonly EntryRow[], figure: Figure, findings: Findings): Stated<number | null> {
  if (rows.length === 1) return rows[0]?.[figure];
  const saying = rows.filter((row) => row[figure] !== undefined);
  const giving = saying.filter((row) => row[figure] !== null);
  const [first] = giving;
  if (first === undefined) return saying.length === 0 ? undefined : null;
  const other = giving.find((row) => row[figure] !== first[figure]);
  if (other === undefined) return first[figure];
  for (const row of giving) {
    const lines = giving.map((each) => `${placeText(each, row)} says ${each[figure]}`).join(', ');
    findings.add('figureTwice', placeIn(row, figure), {
      value: String(row[figure]),
      reason: `for one period ${lines}`,
    });
  }
  return undefined;
}

/** Of rows in two files the file is told too. */
function placeText({ place }: EntryRow, seenFrom: EntryRow): string {
  return place.file === seenFrom.place.file ? `line ${place.line}` : `${place.file} line ${place.line}`;
}

type Figures = { readonly target: Stated<number | null>; readonly actual: Stated<number | null> };

function changedCell({ date, target, actual }: Figures & { readonly date: Day }, before: Entry | null): Cell | null {
  const isTargetNew = target !== undefined && target !== (before?.target ?? null);
  const isActualNew = actual !== undefined && actual !== (before?.actual ?? null);
  if (!isTargetNew && !isActualNew) return null;
  return { date, ...(isTargetNew ? { target } : {}), ...(isActualNew ? { actual } : {}) };
}

function outcomeOf(
  { target, actual }: Figures,
  { before, isChanged }: { readonly before: Entry | null; readonly isChanged: boolean },
): keyof EntryOutcome['rows'] {
  if (target === undefined && actual === undefined) return 'refused';
  if (isChanged) return before === null ? 'add' : 'change';
  return before === null ? 'empty' : 'same';
}

function listEmpty(rows: readonly EntryRow[], findings: Findings): void {
  // In a sheet of periods an empty cell is what there is before its figure.
  for (const row of rows)
    if (row.heading === null)
      findings.add('noFigures', placeIn(row, null), { value: row.dateText, reason: row.goalKey });
}

function listCleared(
  { cell, before, rows }: { readonly cell: Cell; readonly before: Entry | null; readonly rows: readonly EntryRow[] },
  findings: Findings,
): void {
  for (const figure of ['target', 'actual'] as const) {
    const old = before?.[figure] ?? null;
    if (cell[figure] !== null || old === null) continue;
    const [row] = rows;
    if (row) findings.add('figureCleared', placeIn(row, figure), { reason: `${old} of ${formatIsoDate(cell.date)}` });
  }
}

function entriesByDay(series: Series | null): ReadonlyMap<Day, Entry> {
  return new Map(series === null ? [] : entriesOf(series).map((entry) => [entry.date, entry]));
}
