import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { periodEndOf } from '#core/calendar/period.ts';
import { totalsFrom } from '#core/chart/chartedTotals.ts';
import { explain } from '#core/explain/explain.ts';
import type { Explanation } from '#core/explain/explanation.ts';
import { type ExplanationStyle, type ExplanationText, explanationText } from '#core/explain/explanationText.ts';
import type { CombinedTarget } from '#core/figure/derivation.ts';
import type { CombinedTargets, FigurePlan, FormulaTotals } from '#core/figure/figureContext.ts';
import type { Goal } from '#core/goal/goal.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import { seriesOf } from '#core/goal/series.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { CountedMilestone } from '#core/work/sharesOf.ts';
import { say } from '#web/base/messages/say/explain.ts';
import { dayOfInstant } from '#web/base/time/instants.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

type ExplainedIn = Pick<ShownPlan, 'today' | 'year'> & { readonly plan: WritingPlan };

type WritingPlan = FigurePlan & Pick<Plan, 'currency' | 'timeZone' | 'statuses'>;

export type GoalExplanation = { readonly explanation: Explanation; readonly text: ExplanationText };

/** Null where the page lacks what they depend on: a container, a parent measured by its children's percents. */
export function goalExplanation(
  goal: DashboardGoal,
  { plan, today, year }: ExplainedIn,
  milestones: readonly CountedMilestone[] = [],
): GoalExplanation | null {
  if (goal.figures.percentBasis === 'children') return null;
  const series = seriesOf(goal.entries, goal.trackingFrequency, plan);
  const stated = statedGoal(goal, year === 'ALL' ? fiscalYearOf(today, plan.fiscalStartMonth) : year);
  const { combinedTargets } = stated;
  const formulaTotals = knownTotals(goal, { plan, today, year });
  const byFigures = explain(stated.goal, series, { plan, today, year, combinedTargets, formulaTotals, milestones });
  if (!tellsTheCard(byFigures, goal)) return null;
  // Staleness depends on the shown status, which may be set by hand.
  const explanation = { ...byFigures, isStale: goal.figures.stale };
  return { explanation, text: explanationText(explanation, styleOf(plan)) };
}

/** Whether the explained figures are those on the card: otherwise the page lacks something they depend on. */
function tellsTheCard({ status, actual, target, endTarget }: Explanation, { figures }: DashboardGoal): boolean {
  const isByHand = figures.statusRule === 'setByHand' || figures.statusRule === 'deferred';
  const toDate = figures.year === 'ALL' ? figures.ptd : figures.ytd;
  const told = [actual, target, endTarget].map((figure) => figure?.value ?? null);
  const shown = [toDate.actual, toDate.target, figures.endTarget];
  return (isByHand || status === figures.status) && told.every((value, index) => value === shown[index]);
}

export function styleOf(plan: WritingPlan): ExplanationStyle {
  return { ...plan, dayOfInstant: (instant) => dayOfInstant(instant, plan.timeZone), words: say };
}

/**
 * What a computed goal comes to over the year and over its life, as the card has it: the page does not have the goals it
 * is worked out from. Null where nothing is worked out over several periods as a whole.
 */
function knownTotals(
  { chartedTotals, trackingFrequency, figures }: DashboardGoal,
  { plan, today, year }: { readonly plan: FigurePlan; readonly today: Day; readonly year: FiscalYear },
): FormulaTotals | null {
  if (chartedTotals === null) return null;
  const named = year === 'ALL' ? fiscalYearOf(today, plan.fiscalStartMonth) : year;
  const { start } = fiscalYearSpan(named, plan.fiscalStartMonth);
  const soFar = figures.asOf === null ? null : periodEndOf(figures.asOf, trackingFrequency);
  const toDate = (from: Day) => (from >= start ? figures.ytd : figures.ptd);
  return {
    coverage: totalsFrom(chartedTotals).coverage,
    actuals: chartedTotals.actuals === null ? null : (from) => toDate(from).actual,
    targets:
      chartedTotals.targets === null
        ? null
        : (from, to) => {
            if (soFar !== null && to <= soFar) return toDate(from).target;
            return from >= start ? figures.eoyTarget : figures.allTarget;
          },
  };
}

type StatedGoal = { readonly goal: Goal; readonly combinedTargets: CombinedTargets | null };

/**
 * A goal's fields have its own end targets only; those from its children or milestones are among its figures. `year`: the fiscal
 * year of its eoy target.
 */
function statedGoal(shown: DashboardGoal, year: number): StatedGoal {
  const { rollup, isByMilestones, figures } = shown;
  const { eoyTarget, allTarget, isEoyTargetCombined, isAllTargetCombined } = figures;
  const goal = { ...shown, handStatus: null, isStatusAutomatic: true };
  const what = isByMilestones ? 'dueMilestones' : combinedBy(rollup);
  if (what === null) return { goal, combinedTargets: null };
  const combined = isEoyTargetCombined && eoyTarget !== null ? [[year, eoyTarget] as const] : [];
  return {
    goal: {
      ...goal,
      targetsByYear: new Map([...goal.targetsByYear, ...combined]),
      allTarget: isAllTargetCombined ? allTarget : goal.allTarget,
    },
    combinedTargets: { what, years: new Set(combined.map(([of]) => of)), isForLife: isAllTargetCombined },
  };
}

function combinedBy(rollup: DashboardGoal['rollup']): CombinedTarget | null {
  return isRollupType(rollup) && rollup !== 'percent' ? `${rollup}OfChildren` : null;
}
