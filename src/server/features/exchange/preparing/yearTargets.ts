import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import { because } from '#server/features/exchange/values/because.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import type { RowsByGoal } from './entryColumns.ts';
import { type EntryFigures, type EntryRow, placeIn } from './entryRow.ts';
import type { BookedGoal, GoalBook } from './goalBook.ts';
import { partBySpan } from './longSpans.ts';
import { type PeriodRows, type PeriodSetting, periodsOf } from './periodCells.ts';

/** What rows say of one fiscal year of a goal that is reported weekly or monthly. */
export type YearRows<Row extends EntryFigures> = PeriodRows<Row> & { readonly year: number };

export function yearsOf<Row extends EntryFigures>(
  rows: readonly Row[],
  { goal, calendar }: Pick<PeriodSetting, 'goal' | 'calendar'>,
): YearRows<Row>[] {
  const { ofYears } = partBySpan(rows, goal.trackingFrequency);
  if (ofYears.length === 0) return [];
  const yearly: PeriodSetting = { goal: { ...goal, trackingFrequency: 'yearly' }, calendar, before: null };
  return periodsOf(ofYears, yearly).map((period) => ({
    ...period,
    year: fiscalYearOf(period.date, calendar.fiscalStartMonth),
  }));
}

/** The goals with the targets that rows give for whole years; a year that the goal's own row has a target for keeps it. */
export function withYearTargets(book: GoalBook, entries: RowsByGoal, { state }: Surroundings): GoalBook {
  const goals = new Map(book.goals);
  for (const [key, goal] of book.goals) {
    const [first, ...others] = yearsOf(entries.get(key) ?? [], { goal: goal.after, calendar: state.plan }).filter(
      ({ target, year }) => typeof target === 'number' && goal.row?.targetsByYear.has(year) !== true,
    );
    if (first !== undefined) goals.set(key, withTargets(goal, [first, ...others]));
  }
  return { ...book, goals };
}

function withTargets(goal: BookedGoal, years: readonly YearRows<EntryRow>[]): BookedGoal {
  const targetsByYear = new Map(goal.after.targetsByYear);
  for (const { year, target } of years) if (typeof target === 'number') targetsByYear.set(year, target);
  const place = years[0]?.rows[0]?.place ?? null;
  return { ...goal, after: { ...goal.after, targetsByYear }, place };
}

/** What becomes of the rows of one year, and what is to be said of them. */
export function listYear(
  { rows, target, year }: YearRows<EntryRow>,
  goal: { readonly before: StoredGoal | null; readonly after: StoredGoal },
  { findings }: Pick<Surroundings, 'findings'>,
): 'add' | 'change' | 'same' | 'refused' {
  const isTaken = typeof target === 'number' && target === goal.after.targetsByYear.get(year);
  for (const row of rows) {
    if (typeof row.actual === 'number') {
      const reason = because('actual_of_year');
      findings.add('yearActual', placeIn(row, 'actual'), { value: String(row.actual), reason });
    }
    if (typeof row.target === 'number' && isTaken) {
      const reason = because('target_of_year', year);
      findings.add('yearTarget', placeIn(row, 'target'), { value: String(row.target), reason });
    } else if (typeof row.target === 'number') {
      const reason = because('other_target_of_year', year);
      findings.add('figureTwice', placeIn(row, 'target'), { value: String(row.target), reason });
    }
  }
  if (!isTaken) return 'refused';
  const held = goal.before?.targetsByYear.get(year);
  return held === undefined ? 'add' : held === target ? 'same' : 'change';
}
