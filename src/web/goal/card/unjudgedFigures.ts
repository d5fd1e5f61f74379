import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { type LastKnown, lastKnownOf } from '#core/figure/lastKnown.ts';
import { valueUnitOf } from '#core/format/number.ts';
import type { ValueType } from '#core/goal/goal.ts';
import { formatFullDifference, formatShortDifference } from '#web/base/messages/differences.ts';
import { formatCardValue, formatFiscalYear, formatFullValue, formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/unjudged.ts';
import { say as words } from '#web/base/messages/say.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { type MetaValue, ownerMeta } from './Meta.tsx';

export type UnjudgedFigures = {
  readonly number: string;
  readonly whole: string;
  readonly first: string;
  readonly percent: number | null;
  readonly lastTag: string | null;
  readonly meta: readonly MetaValue[] | null;
};

export function unjudgedFigures(goal: DashboardGoal, { plan, year }: ShownPlan): UnjudgedFigures | null {
  const { figures } = goal;
  const unit = valueUnitOf(goal, plan);
  const last = lastKnownOf(goal, plan.fiscalStartMonth);
  if (last !== null) {
    const period = formatPeriod(last.date, goal.trackingFrequency, plan);
    return {
      number: formatCardValue(last.actual, unit),
      whole: formatFullValue(last.actual, unit),
      first: say.lastActual(period),
      percent: last.percent,
      lastTag: say.lastPeriod(period),
      meta: pastMeta(goal, last, plan),
    };
  }
  const { actual } = year === 'ALL' ? figures.ptd : figures.ytd;
  if (figures.statusRule !== 'noTarget' || actual === null) return null;
  return {
    number: formatCardValue(actual, unit),
    whole: formatFullValue(actual, unit),
    first: say.actualToDate,
    percent: null,
    lastTag: null,
    meta: null,
  };
}

/** A path is no exact figure: points to a tenth, all else to three digits. */
function roundedPath(path: number, valueType: ValueType): number {
  return valueType === 'percent' ? Math.round(path * 10) / 10 : Number(path.toPrecision(3));
}

/** Last actual and the target of the whole life, and what each year would have to bring. */
function pastMeta(goal: DashboardGoal, last: LastKnown, plan: ShownPlan['plan']): readonly MetaValue[] {
  const unit = valueUnitOf(goal, plan);
  const { allTarget } = goal.figures;
  const yearText = (day: Day) => formatFiscalYear(fiscalYearOf(day, plan.fiscalStartMonth), plan.fiscalDisplay);
  const end = goal.span.end === null ? say.target : yearText(goal.span.end);
  const path = last.pathAYear === null ? null : roundedPath(last.pathAYear, goal.valueType);
  const [reached, target] = [formatCardValue(last.reached, unit), formatCardValue(allTarget, unit)];
  const noPath = last.isMet ? say.targetMet : words.format.notAvailable;
  const until = goal.aggregation === 'sum' ? say.totalTo(yearText(last.date)) : yearText(last.date);
  return [
    {
      label: allTarget === null ? until : `${until} / ${end}`,
      value: allTarget === null ? reached : `${reached} / ${target}`,
      whole: [last.reached, allTarget]
        .flatMap((value) => (value === null ? [] : [formatFullValue(value, unit)]))
        .join(' / '),
    },
    {
      label: say.pathAYear,
      value: path === null ? noPath : formatShortDifference(path, unit),
      ...(path !== null && { whole: say.pathText(formatFullDifference(path, unit)) }),
    },
    ownerMeta(goal.ownerLabel),
  ];
}
