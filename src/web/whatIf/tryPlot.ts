import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { type Axis, axisOf, heightOn } from '#core/chart/axis.ts';
import { linePath, type Place, placesOf } from '#core/chart/path.ts';
import { type ChartPoint, progressionOf } from '#core/chart/progression.ts';
import { choicesOf } from '#core/chart/toggles.ts';
import type { WhatIfPlan } from '#core/whatIf/whatIfPlan.ts';
import { goalProgression } from '#web/charts/goalProgression.ts';
import { PLOT_BOX } from '#web/charts/plot.ts';
import type { ShownPlan } from '#web/dashboard/PlanContext.ts';
import { axisLabels } from '#web/messages/formats.ts';

/** The year of a goal with the end that is tried out. */
export type TryPlot = {
  readonly axis: Axis;
  readonly lines: readonly { readonly label: string; readonly top: number }[];
  readonly points: readonly ChartPoint[];
  readonly actual: string;
  readonly target: string;
  readonly straight: string;
  readonly supposed: string;
  /** In percent from the top. */
  readonly topOf: (value: number) => number;
  readonly ends: { readonly target: number | null; readonly straight: number | null };
};

/** `value`: where the year ends. The axis has room above target and estimates, so that it can be dragged past them. */
export function tryPlot(
  goal: DashboardGoal,
  { plan, likely, value }: { readonly plan: WhatIfPlan; readonly likely: number | null; readonly value: number },
  shown: ShownPlan,
): TryPlot {
  const choice = choicesOf(goal).includes('toDateMonthly') ? 'toDateMonthly' : 'periods';
  const { points } = goalProgression(goal, choice, shown);
  const ending = plan.endingAt(goal.id, value);
  const end = plan.openYearOf(goal.id)?.rest.end ?? shown.today;
  const { endTarget, allTarget } = goal.figures;
  const asked = { goal, plan: shown.plan, today: end, year: shown.year, endTarget, allTarget };
  const then = ending && progressionOf({ ...asked, series: ending.series }, choice);
  const actuals = points.map(({ actual, isPartial }) => (isPartial ? null : actual));
  const last = actuals.findLastIndex((actual) => actual !== null);
  const supposed = points.map((_, index) => (index < last ? null : (then?.points[index]?.actual ?? null)));
  const targets = points.map(({ target }) => target);
  const straight = points.map(({ estimate }, index) => (index === last ? (actuals[index] ?? null) : estimate));
  const known = [...actuals, ...targets, ...straight, likely];
  const numbers = known.filter((each) => each !== null);
  const room = (Math.max(...numbers) - Math.min(0, ...numbers)) * 0.15;
  const axis = axisOf([...known, Math.max(...numbers) + room, value], 5);
  const place = (values: readonly (number | null)[]) => placesOf(values, PLOT_BOX, (each) => heightOn(axis, each));
  const labels = axisLabels(axis, { valueType: goal.valueType, currency: shown.plan.currency });
  return {
    axis,
    lines: axis.lines.map((line, index) => ({ label: labels[index] ?? '', top: (1 - heightOn(axis, line)) * 100 })),
    points,
    actual: linePath(place(actuals)),
    target: linePath(place(targets)),
    straight: linePath(place(straight).filter(isPlace)),
    supposed: linePath(place(supposed).filter(isPlace)),
    topOf: (each) => (1 - heightOn(axis, each)) * 100,
    ends: { target: targets.findLast((each) => each !== null) ?? null, straight: straight.at(-1) ?? null },
  };
}

function isPlace(place: Place | null): place is Place {
  return place !== null;
}
