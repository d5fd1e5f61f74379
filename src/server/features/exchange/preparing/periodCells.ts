import type { Day } from '#core/calendar/date.ts';
import { type PeriodCalendar, periodStartOf } from '#core/calendar/period.ts';
import { type Entry, entriesOf, type Series } from '#core/goal/series.ts';
import type { Stated } from '#server/features/exchange/preparing/base/sheet.ts';
import type { Cell, StoredGoal } from '#server/store/rows/edit.ts';
import type { EntryFigures } from './entryRow.ts';
import { partBySpan } from './longSpans.ts';

export type Figure = 'target' | 'actual';

export type PeriodSetting = {
  readonly goal: Pick<StoredGoal, 'trackingFrequency' | 'span'>;
  readonly calendar: PeriodCalendar;
  /** The goal's entries in the plan. */
  readonly before: Series | null;
};

/** What the rows of one period of a goal come to. */
export type PeriodRows<Row extends EntryFigures> = {
  /** Its first day. */
  readonly date: Day;
  readonly rows: readonly Row[];
  readonly target: Stated<number | null>;
  readonly actual: Stated<number | null>;
  /** In the plan. */
  readonly before: Entry | null;
  /** Null where nothing changes. */
  readonly cell: Cell | null;
};

/**
 * The rows of one goal by period. A date becomes the first day of its period. Rows of one period add up to one entry;
 * where two give a figure differently neither is taken. An empty cell clears a figure of the plan.
 */
export function periodsOf<Row extends EntryFigures>(
  rows: readonly Row[],
  { goal, calendar, before: series }: PeriodSetting,
): PeriodRows<Row>[] {
  const periods = new Map<Day, Row[]>();
  for (const row of partBySpan(rows, goal.trackingFrequency).ofPeriods) {
    const date = periodStartOf(row.day, goal.trackingFrequency, calendar);
    const ofPeriod = periods.get(date);
    if (ofPeriod) ofPeriod.push(row);
    else periods.set(date, [row]);
  }
  const stored = entriesByDay(series);
  return Array.from(periods, ([date, ofPeriod]) => {
    const figures = { date, target: figureOf(ofPeriod, 'target'), actual: figureOf(ofPeriod, 'actual') };
    const before = stored?.get(date) ?? null;
    return { ...figures, rows: ofPeriod, before, cell: changedCell(figures, before) };
  });
}

/** The cells that the rows of one goal write; only what changes. */
export function cellsOf(rows: readonly EntryFigures[], setting: PeriodSetting): Cell[] {
  return periodsOf(rows, setting).flatMap(({ cell }) => cell ?? []);
}

/** What the rows of a period say of a figure: a number where one does and none says another, null where it is empty. */
function figureOf(rows: readonly EntryFigures[], figure: Figure): Stated<number | null> {
  if (rows.length === 1) return rows[0]?.[figure];
  const saying = rows.filter((row) => row[figure] !== undefined);
  const giving = saying.filter((row) => row[figure] !== null);
  const [first] = giving;
  if (first === undefined) return saying.length === 0 ? undefined : null;
  return giving.some((row) => row[figure] !== first[figure]) ? undefined : first[figure];
}

type Figures = Pick<PeriodRows<EntryFigures>, 'date' | 'target' | 'actual'>;

function changedCell({ date, target, actual }: Figures, before: Entry | null): Cell | null {
  const isTargetNew = target !== undefined && target !== (before?.target ?? null);
  const isActualNew = actual !== undefined && actual !== (before?.actual ?? null);
  if (isTargetNew && isActualNew) return { date, target, actual };
  if (isTargetNew) return { date, target };
  return isActualNew ? { date, actual } : null;
}

function entriesByDay(series: Series | null): ReadonlyMap<Day, Entry> | null {
  return series === null ? null : new Map(entriesOf(series).map((entry) => [entry.date, entry]));
}
