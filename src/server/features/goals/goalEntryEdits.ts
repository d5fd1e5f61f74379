import type { WireCell } from '#contract/entryCells.ts';
import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { type PeriodCalendar, periodStartOf } from '#core/calendar/period.ts';
import { handStatusAfterActual } from '#core/figure/handStatus.ts';
import type { ComputedFrom } from '#core/goal/goalKind.ts';
import type { Plan } from '#core/plan/plan.ts';
import { Refusal } from '#server/base/errors.ts';
import { byMilestones } from '#server/features/goals/editing/goalRefusals.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { Cell, Edit } from '#server/store/rows/edit.ts';

export type EnteredGoal = {
  readonly plan: Plan;
  readonly goal: GoalRecord;
  readonly computedFrom: ComputedFrom | null;
  /** What gives a column, as people read it; null where it is typed. */
  readonly formulas: { readonly actual: string | null; readonly target: string | null };
};

/**
 * The edits of a goal's entries, and of a status set by hand that lapses with a saved actual (rule 3.8). Throws Refusal
 * for a goal whose figures are computed, and for two cells of one period.
 */
export function goalEntryEdits(
  { plan, goal, computedFrom, formulas }: EnteredGoal,
  cells: readonly WireCell[],
): Edit[] {
  if (computedFrom !== null) throw computed(computedFrom);
  refuseComputedCells(cells, formulas);
  const written: Edit = { entity: 'entries', goalId: goal.id, cells: cellsOf(cells, goal, plan) };
  const handStatus = handStatusAfterActual(goal);
  const isReported = cells.some(({ actual }) => typeof actual === 'number');
  if (!isReported || handStatus === goal.handStatus) return [written];
  const { updatedAt: _updatedAt, lastComment: _lastComment, commentCount: _commentCount, ...stated } = goal;
  return [written, { entity: 'goal', id: goal.id, after: { ...stated, handStatus } }];
}

function cellsOf(cells: readonly WireCell[], goal: GoalRecord, plan: Plan): Cell[] {
  const calendar = { fiscalStartMonth: plan.fiscalStartMonth, weekStart: plan.weekStart };
  const seen = new Set<Day>();
  return cells.map(({ date: text, ...figures }) => {
    const date = periodOf(text, goal, calendar);
    if (seen.has(date)) throw refused(`Two cells are of the period that begins on ${formatIsoDate(date)}.`);
    seen.add(date);
    return { date, ...definedOf(figures) };
  });
}

/** The first day of the period of a goal that a day lies in. Throws Refusal for what is no date. */
export function periodOf(
  text: string,
  { trackingFrequency }: Pick<GoalRecord, 'trackingFrequency'>,
  calendar: PeriodCalendar,
): Day {
  const day = readIsoDate(text);
  if (day === null) throw refused(`${text} is not a date.`);
  return periodStartOf(day, trackingFrequency, calendar);
}

/** A key with undefined is the same as a missing one. */
function definedOf({ target, actual }: Pick<WireCell, 'target' | 'actual'>): Omit<Cell, 'date'> {
  return { ...(target === undefined ? {} : { target }), ...(actual === undefined ? {} : { actual }) };
}

function refuseComputedCells(cells: readonly WireCell[], formulas: EnteredGoal['formulas']): void {
  for (const column of ['actual', 'target'] as const) {
    const formula = formulas[column];
    if (formula === null || cells.every((cell) => cell[column] === undefined)) continue;
    throw new Refusal({
      code: 'computed_figures',
      status: 409,
      message: `The ${column}s of this goal are computed: ${formula}. Enter the figures of those goals, or change the formula.`,
    });
  }
}

function computed(from: ComputedFrom): Refusal {
  if (from === 'milestones') return byMilestones();
  return new Refusal({
    code: 'computed_figures',
    status: 409,
    message: "This goal's figures are computed from the goals beneath it. Enter them there.",
  });
}

function refused(message: string): Refusal {
  return new Refusal({ code: 'bad_request', status: 400, message });
}
