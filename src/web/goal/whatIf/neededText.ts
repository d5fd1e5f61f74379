import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { type ValueUnit, valueUnitOf } from '#core/format/number.ts';
import type { OpenYear, WhatIfPlan } from '#core/whatIf/whatIfPlan.ts';
import { formatFiscalYear, formatFullValue, formatTick } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/whatIf.ts';
import { roughly } from '#web/goal/charts/roughly.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

export type Needed = {
  /** Null where only the end counts. */
  readonly readout: string | null;
  readonly sentence: string;
};

export function neededText(
  goal: DashboardGoal,
  { plan, value }: { readonly plan: WhatIfPlan; readonly value: number },
  shown: ShownPlan,
): Needed | null {
  const [open, ending] = [plan.openYearOf(goal.id), plan.endingAt(goal.id, value)];
  if (open === null || ending === null) return null;
  const unit: ValueUnit = valueUnitOf(goal, shown.plan);
  const { known, periods } = open.rest;
  const [first, last] = [periods[0] ?? open.rest.end, periods.at(-1) ?? open.rest.end];
  const tick = (day: typeof first) => formatTick(day, goal.trackingFrequency, shown.plan);
  const span = { from: tick(first), to: tick(last) };
  const end = formatFullValue(value, unit);
  const each = formatFullValue(roughly(sumOf(ending.actuals) / periods.length), unit);
  const soFar = known.length === 0 ? null : formatFullValue(roughly(sumOf(known) / known.length), unit);
  if (goal.aggregation === 'sum') {
    const pace = say.pace[goal.trackingFrequency](each);
    const rest = formatFullValue(Number(sumOf(ending.actuals).toPrecision(12)), unit);
    return {
      readout: say.paceFrom(pace, span.from, soFar),
      sentence: say.neededSum({ end, rest, ...span, pace }),
    };
  }
  if (goal.aggregation === 'average') {
    return {
      readout: say.paceFrom(each, span.from, soFar),
      sentence: say.neededAverage({ end, ...span, pace: each }),
    };
  }
  return { readout: null, sentence: say.neededLast({ end, to: span.to }) };
}

export function bestBeforeText(
  goal: DashboardGoal,
  { rest, bestBefore }: OpenYear,
  { plan }: ShownPlan,
): string | null {
  if (bestBefore === null) return null;
  return say.bestBefore[goal.targetDirection === 'down' ? 'least' : 'most']({
    months: rest.periods.length,
    value: formatFullValue(Number(bestBefore.total.toPrecision(12)), valueUnitOf(goal, plan)),
    year: formatFiscalYear(bestBefore.year, plan.fiscalDisplay),
  });
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
