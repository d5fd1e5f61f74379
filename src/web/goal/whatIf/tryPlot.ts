import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { WireOutlook } from '#contract/outlook.ts';
import { type Axis, axisOf, heightOn } from '#core/chart/axis.ts';
import { linePath, type Place, placeAcross, placesOf } from '#core/chart/path.ts';
import { positionOf } from '#core/chart/positionOf.ts';
import { type ChartPoint, progressionOf } from '#core/chart/progression.ts';
import { runningChoiceOf } from '#core/chart/toggles.ts';
import { valueUnitOf } from '#core/format/number.ts';
import type { WhatIfPlan } from '#core/whatIf/whatIfPlan.ts';
import { axisLabels } from '#web/base/messages/formats.ts';
import { goalProgression, openingChoice } from '#web/goal/charts/goalProgression.ts';
import { PLOT_BOX } from '#web/goal/charts/plot.ts';
import { type BandPaths, bandPathsOf } from '#web/goal/outlook/bandPaths.ts';
import { figuresAhead, withBands } from '#web/goal/outlook/outlookPoints.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { bandLabelTop } from './bandLabelTop.ts';

const PERCENT_BOX = { x: 0, y: 0, width: 100, height: 100 } as const;

export type TryPlot = {
  readonly axis: Axis;
  readonly lines: readonly { readonly label: string; readonly top: number }[];
  readonly points: readonly ChartPoint[];
  readonly actual: string;
  readonly target: string;
  readonly straight: string;
  readonly supposed: string;
  readonly bands: BandPaths;
  readonly bandLabelTop: number | null;
  readonly today: number | null;
  readonly topOf: (value: number) => number;
  readonly ends: { readonly target: number | null; readonly straight: number | null };
};

type Tried = {
  readonly plan: WhatIfPlan;
  readonly likely: number | null;
  readonly value: number;
  readonly outlook: WireOutlook | null;
};

export function tryPlot(goal: DashboardGoal, { plan, likely, value, outlook }: Tried, shown: ShownPlan): TryPlot {
  const choice = runningChoiceOf(goal) ?? openingChoice(goal);
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
  const ahead = outlook === null ? null : figuresAhead(goal, outlook);
  const reported = points.map((point, index) => ({ ...point, actual: actuals[index] ?? null }));
  const bands = withBands(reported, ahead?.figures ?? []).map(({ band }) => band);
  const reach = bands.flatMap((band) => (band === null ? [] : [band.low95, band.high95]));
  const known = [...actuals, ...targets, ...straight, ...reach, likely];
  const numbers = known.filter((each) => each !== null);
  const room = (Math.max(...numbers) - Math.min(0, ...numbers)) * 0.15;
  const axis = axisOf([...known, Math.max(...numbers) + room, value], 5);
  const place = (values: readonly (number | null)[]) => placesOf(values, PLOT_BOX, (each) => heightOn(axis, each));
  const labels = axisLabels(axis, valueUnitOf(goal, shown.plan));
  const topOf = (each: number) => (1 - heightOn(axis, each)) * 100;
  const position = positionOf(shown.today, points);
  return {
    axis,
    lines: axis.lines.map((line, index) => ({ label: labels[index] ?? '', top: topOf(line) })),
    points,
    actual: linePath(place(actuals)),
    target: linePath(place(targets)),
    straight: linePath(place(straight).filter(isPlace)),
    supposed: linePath(place(supposed).filter(isPlace)),
    bands: bandPathsOf(bands, { from: { index: last, value: actuals[last] ?? null }, place }),
    bandLabelTop:
      ahead?.isToDate === true ? bandLabelTop(bands, { lines: [targets, straight, supposed], topOf }) : null,
    today: position === null || points.length < 2 ? null : placeAcross(position, points.length, PERCENT_BOX),
    topOf,
    ends: { target: targets.findLast((each) => each !== null) ?? null, straight: straight.at(-1) ?? null },
  };
}

function isPlace(place: Place | null): place is Place {
  return place !== null;
}
