import { formatIsoDate } from '#core/calendar/date.ts';
import type { Findings } from '#server/features/exchange/preparing/base/findings.ts';
import { because } from '#server/features/exchange/values/because.ts';
import { type EntryRow, placeIn } from './entryRow.ts';
import type { BookedGoal } from './goalBook.ts';
import { listImplausible, type Plausibility } from './implausibleEntries.ts';
import { partBySpan } from './longSpans.ts';
import { type Figure, type PeriodRows, type PeriodSetting, periodsOf } from './periodCells.ts';
import { listYear, yearsOf } from './yearTargets.ts';

/** What the rows of one goal come to. */
export type EntryOutcome = {
  /** How many cells change. */
  readonly cells: number;
  /** How many rows do what. */
  readonly rows: {
    readonly add: number;
    readonly change: number;
    readonly same: number;
    readonly empty: number;
    readonly refused: number;
  };
};

type Period = PeriodRows<EntryRow>;

const FIGURES: readonly Figure[] = ['target', 'actual'];

/** Counts what the rows of one goal do, and lists what they did not plainly say. */
export function outcomeOf(
  rows: readonly EntryRow[],
  setting: PeriodSetting & Plausibility & { readonly booked: Pick<BookedGoal, 'before' | 'after'> },
  findings: Findings,
): EntryOutcome {
  const counts = { add: 0, change: 0, same: 0, empty: 0, refused: 0 };
  let cells = 0;
  if (setting.booked.after.valueType === 'percent') listSmallPercents(rows, findings);
  for (const row of partBySpan(rows, setting.goal.trackingFrequency).totals) listTotal(row, findings);
  for (const year of yearsOf(rows, setting)) {
    const isEmpty = year.rows.every(({ target, actual }) => (target ?? actual ?? null) === null);
    counts[isEmpty ? 'empty' : listYear(year, setting.booked, { findings })] += year.rows.length;
  }
  for (const period of periodsOf(rows, setting)) {
    const outcome = kindOf(period);
    counts[outcome] += period.rows.length;
    if (period.cell !== null) cells += 1;
    listMoved(period, findings);
    listImplausible(period, setting, findings);
    listZeros(period, findings);
    for (const figure of FIGURES) listTwice(period, figure, findings);
    if (outcome === 'empty') listEmpty(period, findings);
    listCleared(period, findings);
  }
  return { cells, rows: counts };
}

function kindOf({ target, actual, before, cell }: Period): keyof EntryOutcome['rows'] {
  if (target === undefined && actual === undefined) return 'refused';
  if (cell !== null) return before === null ? 'add' : 'change';
  return before === null ? 'empty' : 'same';
}

function listTotal(row: EntryRow, findings: Findings): void {
  const column = typeof row.target === 'number' ? 'target' : 'actual';
  const reason = because('quarter_of_months');
  findings.add('quarterTotal', placeIn(row, column), { value: String(row[column] ?? ''), reason });
}

function listMoved({ date, rows }: Period, findings: Findings): void {
  for (const row of rows) {
    if (row.day === date) continue;
    findings.add('dateToPeriod', placeIn(row, 'date'), { value: row.dateText, reason: formatIsoDate(date) });
  }
}

/** `0.45` beside `45 %`, or in all of a column, is likely 45 %; nobody but a person can tell. */
function listSmallPercents(rows: readonly EntryRow[], findings: Findings): void {
  const given = rows.flatMap((row) =>
    FIGURES.flatMap((figure) => {
      const value = row[figure] ?? 0;
      return value === 0 ? [] : [{ row, figure, value }];
    }),
  );
  const small = given.filter(({ value }) => Math.abs(value) <= 1);
  const isLikely = small.length * 2 >= given.length || given.some(({ value }) => value >= LARGE_PERCENT);
  if (!isLikely) return;
  for (const { row, figure, value } of small)
    findings.add('smallPercent', placeIn(row, figure), {
      value: String(value),
      reason: because('read_as_percent', value),
    });
}

/** Beside so many percent one or less is likely a share of 1. */
const LARGE_PERCENT = 20;

/** A zero that the plan holds already is no news. */
function listZeros({ rows, before }: Period, findings: Findings): void {
  for (const row of rows) {
    if (row.target !== 0 || before?.target === 0) continue;
    findings.add('zeroTargets', placeIn(row, 'target'), { value: '0', reason: row.goalKey });
  }
}

/** A figure that rows give is not taken only where they give it differently. */
function listTwice(period: Period, figure: Figure, findings: Findings): void {
  if (period.rows.length === 1 || period[figure] !== undefined) return;
  const giving = period.rows.filter((row) => typeof row[figure] === 'number');
  for (const row of giving) {
    const lines = giving.flatMap((each) => [placeText(each, row), String(each[figure])]);
    findings.add('figureTwice', placeIn(row, figure), {
      value: String(row[figure]),
      reason: because('figure_twice', ...lines),
    });
  }
}

/** Of rows in two files the file is told too. */
function placeText({ place }: EntryRow, seenFrom: EntryRow): string {
  return place.file === seenFrom.place.file ? String(place.line) : `${place.file} ${place.line}`;
}

function listEmpty({ rows }: Period, findings: Findings): void {
  // In a sheet of periods an empty cell is what there is before its figure.
  for (const row of rows)
    if (row.heading === null)
      findings.add('noFigures', placeIn(row, null), { value: row.dateText, reason: row.goalKey });
}

function listCleared({ cell, before, rows }: Period, findings: Findings): void {
  if (cell === null || before === null) return;
  for (const figure of FIGURES) {
    const old = before[figure];
    if (cell[figure] !== null || old === null) continue;
    const [row] = rows;
    if (row)
      findings.add('figureCleared', placeIn(row, figure), {
        reason: because('figure_cleared', old, formatIsoDate(cell.date)),
      });
  }
}
