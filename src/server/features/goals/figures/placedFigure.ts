import type { Figure } from '#contract/figures.ts';
import { type Action, may } from '#core/access.ts';
import type { Day } from '#core/calendar/date.ts';
import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { formatDate } from '#core/format/date.ts';
import { type ComputedFrom, computedFromOf, type GoalKind } from '#core/goal/goalKind.ts';
import { EMPTY_SERIES, entriesOf, indexOn } from '#core/goal/series.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { isPeriodClosed, isYearClosed } from '#core/plan/closedPeriods.ts';
import type { Membership } from '#server/features/asking/membership.ts';
import { RowRefused } from '#server/features/asking/rowRefused.ts';
import { shownFormulas } from '#server/features/goals/editing/formulas.ts';
import { implausibleFigure } from '#server/features/goals/editing/implausibleFigures.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { Cell } from '#server/store/rows/edit.ts';
import { type FigurePeriod, figurePeriod } from './figurePeriod.ts';
import type { FindNamedGoal } from './namedGoal.ts';

export type PlacedFigure = {
  readonly goal: GoalRecord;
  readonly computedFrom: ComputedFrom | null;
  readonly period: FigurePeriod;
  readonly cell: Cell | null;
  readonly yearTarget: { readonly year: number; readonly target: number | null } | null;
  readonly comment: string | null;
};

export type Placing = {
  readonly booked: BookedPlan;
  readonly membership: Membership;
  readonly today: Day;
  readonly findGoal: FindNamedGoal;
};

/** Throws RowRefused. */
export function placedFigure(figure: Figure, placing: Placing): PlacedFigure {
  const { booked, today, findGoal } = placing;
  const { plan } = booked.whole;
  const { actual, target, allow, comment = null } = figure;
  const goal = findGoal(figure.goal);
  const hasFigure = actual !== undefined || target !== undefined;
  if (!hasFigure && comment === null) {
    throw new RowRefused({
      status: 400,
      code: 'bad_request',
      message: 'It has no figure and no comment.',
      accepted: '`actual`, `target` or `comment`',
    });
  }
  const period = figurePeriod({ period: figure.period, isTargetOnly: actual === undefined }, { goal, plan });
  if (comment !== null) requireRight('comment', goal, placing);
  const kind = booked.figures({ year: 'ALL', today }).kindOf(goal.id);
  const computedFrom = kind && computedFromOf(kind);
  const placed = { goal, computedFrom, period, comment };
  if (!hasFigure) return { ...placed, cell: null, yearTarget: null };
  if (computedFrom === 'milestones') throw byMilestones();
  if ('year' in period) {
    requireRight('editGoal', goal, placing);
    const yearTarget = changedTarget({ ...period, target: target ?? null }, goal, placing);
    if (yearTarget?.target != null) {
      const { start: date } = fiscalYearSpan(period.year, plan.fiscalStartMonth);
      refuseImplausible({ date, target, allow }, { ...goal, trackingFrequency: 'yearly' }, { ...placing, kind });
    }
    return { ...placed, cell: null, yearTarget };
  }
  requireRight('enterFigures', goal, placing);
  if (computedFrom !== null) throw computed();
  const formulas = shownFormulas(goal, booked);
  for (const [column, formula] of [
    ['actual', formulas.actual],
    ['target', formulas.target],
  ] as const) {
    if (formula !== null && figure[column] !== undefined) throw byFormula(column, formula);
  }
  refuseImplausible({ date: period.start, actual, target, allow }, goal, { ...placing, kind });
  return { ...placed, cell: changedCell({ date: period.start, actual, target }, goal, placing), yearTarget: null };
}

/** Of a year's target `goal` is tracked by the year. */
function refuseImplausible(
  { actual, target, ...cell }: Pick<Figure, 'actual' | 'target' | 'allow'> & { readonly date: Day },
  goal: GoalRecord,
  asked: Placing & { readonly kind: GoalKind | null },
): void {
  const found = implausibleFigure({ ...cell, actual, target }, goal, asked);
  if (found === null) return;
  const accepted = `the same with allow: ["${found.code === 'group' ? 'group' : 'any_period'}"], if it is meant`;
  throw new RowRefused({ status: 409, code: found.code, message: found.message, accepted });
}

function changedCell(
  {
    date,
    actual,
    target,
  }: { readonly date: Day; readonly actual: Figure['actual']; readonly target: Figure['target'] },
  goal: GoalRecord,
  { booked, membership }: Placing,
): Cell | null {
  const { plan, series } = booked.whole;
  const stored = series.get(goal.id) ?? EMPTY_SERIES;
  const at = indexOn(date, stored);
  const [before = { actual: null, target: null }] = at === -1 ? [] : entriesOf(stored, at, at + 1);
  const cell: Cell = {
    date,
    ...(actual === undefined || actual === before.actual ? {} : { actual }),
    ...(target === undefined || target === before.target ? {} : { target }),
  };
  if (cell.actual === undefined && cell.target === undefined) return null;
  const isClosed = isPeriodClosed(plan, { start: date, frequency: goal.trackingFrequency });
  if (isClosed && membership.reason === null) throw closed(booked);
  return cell;
}

function changedTarget(
  { year, target }: { readonly year: number; readonly target: number | null },
  goal: GoalRecord,
  { booked, membership }: Placing,
): PlacedFigure['yearTarget'] {
  if (target === (goal.targetsByYear.get(year) ?? null)) return null;
  if (isYearClosed(booked.whole.plan, year) && membership.reason === null) throw closed(booked);
  return { year, target };
}

function requireRight(action: Action, goal: GoalRecord, { booked, membership }: Placing): void {
  if (may(membership.viewer, action, subjectOf(goal, booked.whole.owners))) return;
  const message =
    action === 'editGoal'
      ? 'Targets of whole years are for those who may edit the goal.'
      : 'Your role in this plan does not allow that for this goal.';
  throw new RowRefused({ status: 403, code: 'forbidden', message });
}

function computed(): RowRefused {
  return new RowRefused({
    status: 409,
    code: 'computed_figures',
    message: "This goal's figures are computed from the goals beneath it.",
    accepted: 'figures of the goals beneath it',
  });
}

function byMilestones(): RowRefused {
  return new RowRefused({
    status: 409,
    code: 'measured_by_milestones',
    message: 'This goal is measured by its milestones.',
    accepted: 'milestones that are done, or their due days',
  });
}

function byFormula(column: 'actual' | 'target', formula: string): RowRefused {
  return new RowRefused({
    status: 409,
    code: 'computed_figures',
    message: `The ${column}s of this goal are computed: ${formula}.`,
    accepted: 'figures of the goals in the formula',
  });
}

function closed({ whole: { plan } }: BookedPlan): RowRefused {
  const until = formatDate(plan.closedUntil, plan.dateFormat);
  return new RowRefused({
    status: 409,
    code: 'period_closed',
    message: `The figures up to ${until} are closed, and this changes one of them.`,
    accepted: 'a later period; a lead of the plan can change a closed one, giving a reason',
  });
}
