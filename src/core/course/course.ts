import { addDays, type Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { PeriodCalendar } from '#core/calendar/period.ts';
import { ownWindow } from '#core/figure/goalWindow.ts';
import type { StatedValues } from '#core/goal/goalFields.ts';
import { entriesOf, indexFrom, type Series } from '#core/goal/series.ts';

/**
 * How a goal went from its first figure to its last. `undirected`: nobody said which way is better; `single`: there is
 * one figure alone.
 */
export const COURSE_KINDS = ['better', 'worse', 'same', 'undirected', 'single'] as const;
export type CourseKind = (typeof COURSE_KINDS)[number];

export type Course = {
  readonly kind: CourseKind;
  readonly firstOn: Day;
  readonly lastOn: Day;
  readonly last: number;
  /** How far it went, as a share of the larger figure: above 0 better, below 0 worse. */
  readonly by: number;
  /** The figures in order, of long series the last ones. */
  readonly values: readonly number[];
};

export type DirectedGoal = Pick<
  StatedValues,
  'targetDirection' | 'hasDirection' | 'allTarget' | 'targetFormula' | 'targetsByYear' | 'span' | 'trackingFrequency'
>;

/** More do not tell apart in a line of 48 px. */
const MOST_VALUES = 24;

/** The course of a goal within its own window, up to a day; null where it has no figure there (decision 193, rule 3.6). */
export function courseOf(
  goal: DirectedGoal,
  series: Series,
  { until, calendar }: { readonly until: Day; readonly calendar: PeriodCalendar },
): Course | null {
  const own = ownWindow(goal, series, calendar);
  if (own === null) return null;
  const to = Math.min(own.to, indexFrom(series, addDays(until, 1)));
  const known = entriesOf(series, own.from, to).flatMap(({ date, actual }) =>
    actual === null ? [] : [{ on: date, value: actual }],
  );
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return null;
  const by = known.length === 1 || !isDirected(goal, series) ? null : gainOf(goal, series, [first.value, last.value]);
  return {
    kind: known.length === 1 ? 'single' : kindOf(by),
    firstOn: first.on,
    lastOn: last.on,
    last: last.value,
    by: by ?? 0,
    values: known.slice(-MOST_VALUES).map(({ value }) => value),
  };
}

/** Whether somebody said which way is better: by the direction itself, or by a target that figures are held against. */
export function isDirected(goal: DirectedGoal, series: Series): boolean {
  return goal.hasDirection || goal.targetDirection !== 'up' || hasTarget(goal, series);
}

/** Whether a goal has any target, of a period, a year or its whole life. */
export function hasTarget({ allTarget, targetFormula, targetsByYear }: DirectedGoal, series: Series): boolean {
  return allTarget !== null || targetFormula !== null || targetsByYear.size > 0 || series.targets.some(Number.isFinite);
}

/** The last fiscal year that a goal has a target of; null without one. */
export function lastTargetYear(
  { allTarget, targetsByYear, span }: DirectedGoal,
  series: Series,
  fiscalStartMonth: number,
): number | null {
  const ofEntries = entriesOf(series).flatMap(({ date, target }) => (target === null ? [] : [date]));
  const days = allTarget === null || span.end === null ? ofEntries : [...ofEntries, span.end];
  const years = [...targetsByYear.keys(), ...days.map((day) => fiscalYearOf(day, fiscalStartMonth))];
  return years.length === 0 ? null : Math.max(...years);
}

function kindOf(by: number | null): CourseKind {
  if (by === null) return 'undirected';
  return by === 0 ? 'same' : by > 0 ? 'better' : 'worse';
}

type Ends = readonly [first: number, last: number];

/** Null where a value is to be met that nobody named. */
function gainOf(goal: DirectedGoal, series: Series, [first, last]: Ends): number | null {
  if (goal.targetDirection === 'up') return shareOf(last - first, [first, last]);
  if (goal.targetDirection === 'down') return shareOf(first - last, [first, last]);
  const target = goal.allTarget ?? lastTargetOf(goal, series);
  if (target === null) return null;
  const [before, after] = [Math.abs(first - target), Math.abs(last - target)];
  return shareOf(before - after, [before, after]);
}

function shareOf(gain: number, [first, last]: Ends): number {
  return gain === 0 ? 0 : gain / Math.max(Math.abs(first), Math.abs(last));
}

function lastTargetOf({ targetsByYear }: DirectedGoal, { targets }: Series): number | null {
  const ofYear = [...targetsByYear].sort(([one], [other]) => other - one)[0]?.[1] ?? null;
  return ofYear ?? targets.findLast(Number.isFinite) ?? null;
}
