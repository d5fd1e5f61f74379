import type { Day } from '#core/calendar/date.ts';
import { heightOn, type LineCount } from '#core/chart/axis.ts';
import { farTargetOf } from '#core/chart/farTarget.ts';
import { linePath, placeAcross, placesOf } from '#core/chart/path.ts';
import { positionOf } from '#core/chart/positionOf.ts';
import type { ChartPoint } from '#core/chart/progression.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { type PercentPlace, PLOT_BOX, type Plot, plotOf, type Values } from './plot.ts';

export type LongPlot = Plot & {
  /** Then `target` is the straight path to it. */
  readonly mark: (PercentPlace & { readonly index: number; readonly value: number }) | null;
  readonly gap: { readonly from: number; readonly to: number } | null;
  readonly today: number | null;
};

const PERCENT_BOX = { x: 0, y: 0, width: 100, height: 100 } as const;

export function longPlotOf(
  points: readonly ChartPoint[],
  unit: ValueUnit,
  {
    lineCount,
    today,
    isPast,
    likely = [],
  }: {
    readonly lineCount: LineCount;
    readonly today: Day;
    readonly isPast: boolean;
    readonly likely?: Values;
  },
): LongPlot {
  const plot = plotOf(points, unit, lineCount, likely);
  const position = positionOf(today, points);
  const todayAt = position === null || points.length < 2 ? null : placeAcross(position, points.length, PERCENT_BOX);
  const far = farTargetOf(points, isPast ? 'last' : 'first');
  const isGap = (far !== null || isPast) && plot.last !== null && todayAt !== null && todayAt > plot.last.left;
  const gap = isGap ? { from: plot.last.left, to: todayAt } : null;
  if (far === null) return { ...plot, mark: null, gap, today: todayAt };
  const ends = points.map((_, index) => {
    if (index === far.index) return far.value;
    return index === far.path?.index ? far.path.value : null;
  });
  const places = placesOf(ends, PLOT_BOX, (value) => heightOn(plot.axis, value)).filter((place) => place !== null);
  return {
    ...plot,
    target: far.path === null ? '' : linePath(places),
    lastTarget: null,
    mark: plot.lastTarget && { ...plot.lastTarget, index: far.index, value: far.value },
    gap,
    today: todayAt,
  };
}
