import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { GoalFigures } from '#core/goal/figures.ts';
import type { Goal, TargetDirection } from '#core/goal/goal.ts';
import type { Entry } from '#core/goal/series.ts';

export type LastKnown = {
  readonly date: Day;
  readonly actual: number;
  /** What is held against the target of the whole life: of a sum all there was so far. */
  readonly reached: number;
  /** Whether that meets the target of the whole life; false without one. */
  readonly isMet: boolean;
  /** How far that is on the way to the target of the whole life, 0 to 100; null where no way leads there. */
  readonly percent: number | null;
  /** What each year until the goal's end would have to bring; null without such a target or years to come. */
  readonly pathAYear: number | null;
};

type KnownGoal = Pick<Goal, 'aggregation' | 'targetDirection' | 'baseline' | 'span'> & {
  readonly entries: readonly Entry[];
  readonly figures: Pick<GoalFigures, 'window' | 'statusRule' | 'allTarget' | 'ptd'>;
};

/** The last actual before the year shown of a goal without figures in it. Null where it has figures, or never had any. */
export function lastKnownOf(goal: KnownGoal, fiscalStartMonth: number): LastKnown | null {
  const { window, statusRule, allTarget, ptd } = goal.figures;
  const from = window?.start ?? null;
  if (statusRule !== 'noFigures' || from === null) return null;
  const measured = goal.entries.flatMap(({ date, actual }) =>
    actual !== null && date < from ? [{ date, actual }] : [],
  );
  const [first] = measured;
  const last = measured.at(-1);
  if (first === undefined || last === undefined) return null;
  const { actual, date } = last;
  const start = goal.baseline?.value ?? first.actual;
  const reached = (goal.aggregation === 'sum' ? ptd.actual : null) ?? actual;
  const isMet = allTarget !== null && meets(goal.targetDirection, reached, allTarget);
  return {
    date,
    actual,
    reached,
    isMet,
    percent: allTarget === null ? null : percentOfWay(goal, { start, actual: reached, target: allTarget }),
    pathAYear: isMet ? null : pathAYear(goal, { date, actual }, fiscalStartMonth),
  };
}

/** Up from no baseline of its own it is the share of the target, else the way from where the goal set out. */
function percentOfWay(
  { aggregation, targetDirection, baseline }: KnownGoal,
  { start, actual, target }: { readonly start: number; readonly actual: number; readonly target: number },
): number | null {
  const isOwnWay = aggregation === 'current' && baseline !== null;
  if (targetDirection === 'up' && target > 0 && !isOwnWay) return held((actual / target) * 100);
  const way = target - start;
  const leadsThere = targetDirection === 'down' ? way < 0 : targetDirection === 'up' && way > 0;
  return leadsThere ? held(((actual - start) / way) * 100) : null;
}

/** A sum counts each year by itself, so no path leads from one year's to the target. */
function pathAYear(
  { aggregation, span, figures }: KnownGoal,
  { date, actual }: Pick<LastKnown, 'date' | 'actual'>,
  fiscalStartMonth: number,
): number | null {
  if (figures.allTarget === null || span.end === null || aggregation === 'sum') return null;
  const years = fiscalYearOf(span.end, fiscalStartMonth) - fiscalYearOf(date, fiscalStartMonth);
  return years > 0 ? (figures.allTarget - actual) / years : null;
}

function meets(direction: TargetDirection, actual: number, target: number): boolean {
  if (direction === 'equal') return actual === target;
  return direction === 'up' ? actual >= target : actual <= target;
}

function held(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
