import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { formatTypedDate } from '#core/calendar/typedDate.ts';
import { MILESTONES } from '#core/chart/ring.ts';
import type { Plan } from '#core/plan/plan.ts';
import { dayOfInstant } from '#web/clock.ts';
import { formatFullValue, formatPercent } from '#web/messages/formats.ts';
import { say } from '#web/messages/say.ts';

export type Fact = { readonly label: string; readonly value: string };

/** What a goal is and when it runs, column by column. */
export function factsOf(goal: DashboardGoal, plan: Plan): readonly Fact[] {
  const { aggregation, targetDirection, trackingFrequency, perspective, span } = goal;
  const date = (day: typeof span.start) =>
    day === null ? say.format.notAvailable : formatTypedDate(day, plan.dateFormat);
  return [
    { label: say.detail.owner, value: goal.ownerLabel === '' ? say.card.noOwner : goal.ownerLabel },
    {
      label: say.detail.function,
      value: `${say.detail.functions[aggregation]}, ${say.detail.directions[targetDirection]}`,
    },
    { label: say.detail.tracking, value: say.detail.frequencies[trackingFrequency] },
    {
      label: say.detail.perspective,
      value: perspective === null ? say.detail.none : plan.perspectives[perspective],
    },
    { label: say.detail.priority, value: priority(goal) },
    { label: say.detail.start, value: date(span.start) },
    { label: say.detail.end, value: date(span.end) },
    { label: say.detail.elapsed, value: elapsed(goal) },
    baselineOrMilestones(goal, plan),
    { label: say.detail.updated, value: date(dayOfInstant(goal.updatedAt, plan.timeZone)) },
  ];
}

function elapsed({ figures }: DashboardGoal): string {
  const { expectedPercent } = figures;
  return expectedPercent === null ? say.format.notAvailable : say.detail.elapsedOf(formatPercent(expectedPercent));
}

/** A goal that comes from somewhere says from where; the others how far their time has come. */
function baselineOrMilestones({ figures, baseline, valueType }: DashboardGoal, plan: Plan): Fact {
  if (figures.percentBasis === 'wayFromBaseline' && figures.baseline !== null) {
    const value = formatFullValue(figures.baseline, { valueType, currency: plan.currency });
    const day = baseline?.date ?? null;
    return {
      label: say.detail.baseline,
      value: day === null ? value : say.detail.baselineOn(value, formatTypedDate(day, plan.dateFormat)),
    };
  }
  const passed = MILESTONES.filter((percent) => (figures.expectedPercent ?? 0) >= percent).length;
  return { label: say.detail.milestones, value: say.detail.milestonesPassed(passed, MILESTONES.length) };
}

function priority({ priority: level, isKpi }: DashboardGoal): string {
  const label = say.labels.priorities[level ?? 'none'];
  return isKpi ? `${label}, ${say.labels.priorities.kpi}` : label;
}
