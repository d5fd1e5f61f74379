import type { Day } from '#core/calendar/date.ts';
import type { FigurePlan } from '#core/figure/figureContext.ts';
import type { Goal } from '#core/goal/goal.ts';
import { descendantsOf, type GoalNode } from '#core/goal/hierarchy.ts';
import type { Series } from '#core/goal/series.ts';
import { type Closing, isYearClosed } from '#core/plan/closedPeriods.ts';
import type { GoalMilestones } from '#core/work/milestonesOfGoals.ts';
import { closedFiguresOf, closedSeriesOf, firstChangedYear, firstClosedYear, yearsOf } from './closedFigures.ts';
import { hasFormula } from './formulaLinks.ts';
import { milestoneEntries } from './milestoneEntries.ts';
import { createPlanFigures, type PlanEdits, type PlanFigures } from './planFigures.ts';

export type ClosingPlan = FigurePlan & Closing;

export type EditedGoal = { readonly before: Goal | null; readonly after: Goal | null };

export type ClosedComparison = {
  readonly plan: ClosingPlan;
  readonly planAfter: ClosingPlan;
  readonly goals: readonly Goal[];
  readonly edited: ReadonlyMap<string, EditedGoal>;
  /** Stored entries, the same before and after: changes of cells have a rule of their own. */
  readonly seriesOf: (goalId: string) => Series;
  /** Of goals measured by milestones: theirs before, and after where they are others. */
  readonly milestones?: { readonly before: GoalMilestones; readonly after: GoalMilestones };
};

export type ChangedFigure = { readonly goalId: string; readonly year: number };

/**
 * Finds a closed figure that an edit of goals, of milestones that measure them, or of the plan, changes: of a goal edited
 * or one above it; of any goal where the plan's calendar or thresholds change. What is open may change, whatever follows from it: targets of open
 * years count as they were, and so does a status set by hand, but for deferred, which takes a goal out of those above.
 */
export function changedClosedFigure(comparison: ClosedComparison): ChangedFigure | null {
  const { closedUntil: today } = comparison.plan;
  if (today === null) return null;
  const asked = { ...comparison, today };
  return goneOrNew(asked) ?? (isPlanEdited(asked) ? changedAnywhere(asked) : changedAround(asked));
}

/** Whether two states of a plan give other figures to goals that stay as they are. */
export function isPlanEdited({ plan, planAfter }: Pick<ClosedComparison, 'plan' | 'planAfter'>): boolean {
  const { onTarget, offTarget } = plan.thresholds;
  return (
    plan.fiscalStartMonth !== planAfter.fiscalStartMonth ||
    plan.weekStart !== planAfter.weekStart ||
    onTarget !== planAfter.thresholds.onTarget ||
    offTarget !== planAfter.thresholds.offTarget
  );
}

/** A goal that comes or goes takes its closed figures along. */
function goneOrNew(comparison: Asked): ChangedFigure | null {
  const { plan, edited } = comparison;
  for (const [goalId, { before, after }] of edited) {
    if (before !== null && after !== null) continue;
    const goal = before ?? after;
    const year = goal === null ? null : firstClosedYear(goal, ownSeriesOf(goal, comparison), plan);
    if (year !== null) return { goalId, year };
  }
  return null;
}

/** What is stored, or the share of milestones done. */
function ownSeriesOf(goal: Goal, { plan, seriesOf, milestones, today }: Asked): Series {
  if (!goal.isByMilestones) return seriesOf(goal.id);
  const known = milestones?.before.get(goal.id) ?? [];
  return milestoneEntries(goal, known, { calendar: plan, today }).series.series;
}

/** On the last closed day: what came later has no part in closed figures. */
type Asked = ClosedComparison & { readonly today: Day };

function changedAround(comparison: Asked): ChangedFigure | null {
  const { plan: closing, edited, milestones } = comparison;
  const figures = figuresOf(comparison, closing);
  const measured = milestones?.after.keys() ?? [];
  const nodes = [...new Set([...edited.keys(), ...parentsIn(edited), ...measured])].flatMap((id) =>
    nodesHangingOn(id, figures),
  );
  const suspects = new Set(nodes);
  const tops = [...suspects].filter(({ parent }) => parent === null || !suspects.has(parent));
  // A formula takes figures from anywhere.
  const isByFormula = nodes.some(({ goal }) => hasFormula(goal)) || [...edited.values()].some(hasFormulaAfter);
  const below = tops.flatMap((top) => [top, ...descendantsOf(top)]).map(({ goal }) => goal);
  const years = yearsIn(isByFormula ? comparison.goals : below, comparison);
  const closedOf = (goalId: string) => closedFiguresOf(goalId, { figures, closing, years });
  const before = new Map(Array.from(suspects, ({ goal }) => [goal.id, closedOf(goal.id)]));
  figures.apply(editsOf(comparison));
  for (const [goalId, was] of before) {
    const year = figures.hierarchy.nodes.has(goalId) ? firstChangedYear(was, closedOf(goalId), closing) : null;
    if (year !== null) return { goalId, year };
  }
  return null;
}

function changedAnywhere(comparison: Asked): ChangedFigure | null {
  const { plan: closing, goals } = comparison;
  const before = figuresOf(comparison, closing);
  const after = figuresOf(comparison, comparison.planAfter);
  after.apply(editsOf(comparison));
  const years = yearsIn(goals, comparison);
  // From the lowest goals up: those above need theirs.
  for (const { id: goalId } of goals.toSorted((one, other) => other.depth - one.depth)) {
    if (!after.hierarchy.nodes.has(goalId)) continue;
    const was = closedFiguresOf(goalId, { figures: before, closing, years });
    const is = closedFiguresOf(goalId, { figures: after, closing, years });
    const year = firstChangedYear(was, is, closing);
    if (year !== null) return { goalId, year };
  }
  return null;
}

function figuresOf({ goals, plan: closing, seriesOf, milestones, today }: Asked, plan: ClosingPlan): PlanFigures {
  const byId = new Map(goals.map((goal) => [goal.id, goal]));
  const closed = new Map<string, Series>();
  const closedOf = (goalId: string): Series => {
    const known = closed.get(goalId);
    if (known !== undefined) return known;
    const goal = byId.get(goalId);
    const series = goal === undefined ? seriesOf(goalId) : closedSeriesOf(seriesOf(goalId), goal, closing);
    closed.set(goalId, series);
    return series;
  };
  const milestonesOf = (goalId: string) => milestones?.before.get(goalId) ?? [];
  return createPlanFigures({ plan, goals: goals.map(withoutHandStatus), seriesOf: closedOf, milestonesOf, today });
}

function editsOf({ plan, edited, milestones }: ClosedComparison): PlanEdits {
  const goals = [...edited.values()].flatMap(({ before, after }) =>
    after === null ? [] : [withoutHandStatus({ ...after, targetsByYear: closedTargets({ before, after }, plan) })],
  );
  const removedIds = [...edited].filter(([, { after }]) => after === null).map(([id]) => id);
  return { goals, removedIds, ...(milestones && { milestones: milestones.after }) };
}

function closedTargets(
  { before, after }: { readonly before: Goal | null; readonly after: Goal },
  closing: Closing,
): ReadonlyMap<number, number> {
  const open = [...(before?.targetsByYear ?? [])].filter(([year]) => !isYearClosed(closing, year));
  const closed = [...after.targetsByYear].filter(([year]) => isYearClosed(closing, year));
  return new Map([...open, ...closed]);
}

function withoutHandStatus(goal: Goal): Goal {
  return goal.handStatus === null || goal.handStatus.status === 'deferred' ? goal : { ...goal, handStatus: null };
}

function parentsIn(edited: ClosedComparison['edited']): string[] {
  return Array.from(edited.values(), ({ after }) => after?.parentId ?? null).filter((id) => id !== null);
}

function nodesHangingOn(goalId: string, figures: PlanFigures): GoalNode[] {
  const { nodes } = figures.hierarchy;
  return Array.from(figures.hangingOn(goalId), (id) => nodes.get(id)).filter((node) => node !== undefined);
}

function hasFormulaAfter({ after }: EditedGoal): boolean {
  return after !== null && hasFormula(after);
}

function yearsIn(goals: readonly Goal[], comparison: Asked): number[] {
  const { plan, edited } = comparison;
  const years = new Set<number>();
  for (const goal of goals) {
    for (const each of [goal, edited.get(goal.id)?.after ?? goal])
      for (const year of yearsOf(ownSeriesOf(each, comparison), plan)) years.add(year);
  }
  return [...years].sort((one, other) => one - other);
}
