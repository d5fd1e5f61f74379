import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { formatTypedDate } from '#core/calendar/typedDate.ts';
import { MILESTONES } from '#core/chart/ring.ts';
import { PLAIN_NUMBER, valueUnitOf } from '#core/format/number.ts';
import { goalFields } from '#core/goal/goalFields.ts';
import type { Plan } from '#core/plan/plan.ts';
import { formatFiscalYear, formatFullValue, formatPercent, formatPeriod } from '#web/base/messages/formats.ts';
import { say as tagWords } from '#web/base/messages/say/cardTags.ts';
import { say as detailWords } from '#web/base/messages/say/goalDetail.ts';
import { say } from '#web/base/messages/say.ts';
import { dayOfInstant } from '#web/base/time/instants.ts';

export type Fact = { readonly label: string; readonly value: string; readonly isOwner?: true };

export function factsOf(goal: DashboardGoal, plan: Plan): readonly Fact[] {
  const { aggregation, targetDirection, trackingFrequency, perspective, span } = goal;
  const date = (day: typeof span.start) =>
    day === null ? say.format.notAvailable : formatTypedDate(day, plan.dateFormat);
  return [
    { label: detailWords.owner, value: goal.ownerLabel === '' ? say.card.noOwner : goal.ownerLabel, isOwner: true },
    {
      label: detailWords.function,
      value: `${detailWords.functions[aggregation]}, ${detailWords.directions[targetDirection]}`,
    },
    { label: detailWords.tracking, value: detailWords.frequencies[trackingFrequency] },
    {
      label: detailWords.perspective,
      value: perspective === null ? detailWords.none : plan.perspectives[perspective],
    },
    { label: detailWords.priority, value: priority(goal) },
    ...(goal.weight === goalFields.weight.absent
      ? []
      : [{ label: detailWords.weight, value: formatFullValue(goal.weight, PLAIN_NUMBER) }]),
    { label: detailWords.start, value: date(span.start) },
    { label: detailWords.end, value: date(span.end) },
    { label: detailWords.elapsed, value: elapsed(goal, plan) },
    baselineOrMilestones(goal, plan),
    { label: detailWords.updated, value: date(dayOfInstant(goal.updatedAt, plan.timeZone)) },
  ];
}

/** The line that stands for all of them: what a reader asks for first, and nothing that the goal lacks. */
export function factsInShort(goal: DashboardGoal, plan: Plan): readonly Fact[] {
  const { ownerLabel, trackingFrequency, perspective, isKpi, span } = goal;
  const priority = goal.priority === 'high' || goal.priority === 'low' ? tagWords.priority[goal.priority] : '';
  const month = (day: typeof span.start) => (day === null ? '' : formatPeriod(day, 'monthly', plan));
  const [start, end] = [month(span.start), month(span.end)];
  const facts: readonly Fact[] = [
    { label: detailWords.owner, value: ownerLabel === '' ? say.card.noOwner : ownerLabel, isOwner: true },
    { label: detailWords.tracking, value: detailWords.frequencies[trackingFrequency] },
    { label: detailWords.perspective, value: perspective === null ? '' : plan.perspectives[perspective] },
    {
      label: detailWords.priority,
      value: [priority, isKpi ? tagWords.kpi : ''].filter((text) => text !== '').join(', '),
    },
    { label: detailWords.end, value: start !== '' && end !== '' ? detailWords.fromTo(start, end) : `${start}${end}` },
  ];
  return facts.filter(({ value }) => value !== '');
}

function elapsed({ figures }: DashboardGoal, { fiscalDisplay }: Plan): string {
  const { expectedPercent, year } = figures;
  if (expectedPercent === null) return say.format.notAvailable;
  return detailWords.elapsedOf(
    formatPercent(expectedPercent),
    year === 'ALL' ? null : formatFiscalYear(year, fiscalDisplay),
  );
}

/** A goal that comes from somewhere says from where; the others how far their time has come. */
function baselineOrMilestones(goal: DashboardGoal, plan: Plan): Fact {
  const { figures, baseline } = goal;
  if (figures.percentBasis === 'wayFromBaseline' && figures.baseline !== null) {
    const value = formatFullValue(figures.baseline, valueUnitOf(goal, plan));
    const day = baseline?.date ?? null;
    return {
      label: detailWords.baseline,
      value: day === null ? value : detailWords.baselineOn(value, formatTypedDate(day, plan.dateFormat)),
    };
  }
  const passed = MILESTONES.filter((percent) => (figures.expectedPercent ?? 0) >= percent).length;
  return { label: detailWords.milestones, value: detailWords.milestonesPassed(passed, MILESTONES.length) };
}

function priority({ priority: level, isKpi }: DashboardGoal): string {
  const label = say.labels.priorities[level ?? 'none'];
  return isKpi ? `${label}, ${say.labels.priorities.kpi}` : label;
}
