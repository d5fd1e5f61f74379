import { type Axis, axisOf, heightOn, type LineCount } from '#core/chart/axis.ts';
import { linePath, type Place, placesOf } from '#core/chart/path.ts';
import type { ChartPoint } from '#core/chart/progression.ts';
import { projectedLine } from '#core/chart/projectedLine.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { axisLabels } from '#web/base/messages/formats.ts';

export const PLOT_BOX = { x: 0, y: 0, width: 1000, height: 1000 } as const;

export type PercentPlace = { readonly left: number; readonly top: number };

export type Plot = {
  readonly axis: Axis;
  readonly lines: readonly { readonly label: string; readonly top: number }[];
  readonly actual: string;
  readonly target: string;
  readonly projection: string;
  /** What an outlook says is likely; then the projection is the straight line beside it. */
  readonly likely: string;
  readonly last: (PercentPlace & { readonly index: number }) | null;
  readonly lastEstimate: PercentPlace | null;
  readonly lastLikely: PercentPlace | null;
  readonly lastTarget: PercentPlace | null;
};

export type Values = readonly (number | null)[];

export function plotOf(
  points: readonly ChartPoint[],
  unit: ValueUnit,
  lineCount: LineCount,
  likely: Values = [],
): Plot {
  const actuals = points.map(({ actual }) => actual);
  const targets = points.map(({ target }) => target);
  const estimates = points.map(({ estimate }) => estimate);
  const axis = axisOf([...actuals, ...targets, ...estimates, ...likely], lineCount);
  const labels = axisLabels(axis, unit);
  const place = (values: readonly (number | null)[]) => placesOf(values, PLOT_BOX, (value) => heightOn(axis, value));
  const lastIndex = actuals.findLastIndex((actual) => actual !== null);
  const actualPlaces = place(actuals);
  // Incomplete periods are skipped: the line runs over them.
  const projectionPlaces = place(projectedLine(points)).filter((each) => each !== null);
  const last = percentPlace(actualPlaces[lastIndex]);
  const likelyPlaces = place(likely).filter((each) => each !== null);
  const setOut = likelyPlaces.length === 0 ? [] : [actualPlaces[lastIndex] ?? null].filter((each) => each !== null);
  return {
    axis,
    lines: axis.lines.map((line, index) => ({ label: labels[index] ?? '', top: (1 - heightOn(axis, line)) * 100 })),
    actual: linePath(actualPlaces),
    target: linePath(place(targets)),
    projection: linePath(projectionPlaces),
    likely: linePath([...setOut, ...likelyPlaces]),
    last: last && { ...last, index: lastIndex },
    lastEstimate: percentPlace(projectionPlaces.at(-1)),
    lastLikely: percentPlace(likelyPlaces.at(-1)),
    lastTarget: percentPlace(place(targets).findLast((each) => each !== null)),
  };
}

function percentPlace(place: Place | null | undefined): PercentPlace | null {
  if (place === null || place === undefined) return null;
  return { left: (place.x / PLOT_BOX.width) * 100, top: (place.y / PLOT_BOX.height) * 100 };
}
