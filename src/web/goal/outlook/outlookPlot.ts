import type { Day } from '#core/calendar/date.ts';
import { axisOf, heightOn } from '#core/chart/axis.ts';
import { linePath, type Place, placesOf } from '#core/chart/path.ts';
import { projectedLine } from '#core/chart/projectedLine.ts';
import type { ValueUnit } from '#core/format/number.ts';
import type { Band } from '#core/outlook/band.ts';
import { axisLabels } from '#web/base/messages/formats.ts';
import { longPlotOf } from '#web/goal/charts/longPlot.ts';
import { PLOT_BOX, type Plot } from '#web/goal/charts/plot.ts';
import { type BandPaths, bandPathsOf } from './bandPaths.ts';
import type { OutlookPoints } from './outlookPoints.ts';

export type OutlookPlot = Pick<Plot, 'axis' | 'lines' | 'actual' | 'target' | 'last'> &
  BandPaths & {
    readonly straight: string;
    readonly today: number | null;
    readonly topOf: (value: number) => number;
    readonly bandLabels: readonly { readonly band: 'most' | 'nearlyAll'; readonly top: number }[];
  };

export function outlookPlotOf(
  { points, yearStart, isRunning }: OutlookPoints,
  { unit, today }: { readonly unit: ValueUnit; readonly today: Day },
): OutlookPlot {
  const bands = points.map(({ band }) => band);
  const reach = bands.flatMap((band) => (band === null ? [] : [band.low95, band.high95]));
  const values = points.flatMap(({ actual, target, estimate }) => [actual, target, estimate]);
  const axis = axisOf([...values, ...reach], 5);
  const labels = axisLabels(axis, unit);
  const topOf = (value: number) => (1 - heightOn(axis, value)) * 100;
  const place = (line: readonly (number | null)[]) => placesOf(line, PLOT_BOX, (value) => heightOn(axis, value));
  const lastIndex = points.findLastIndex(({ actual }) => actual !== null);
  const firstAhead = bands.findIndex((band) => band !== null);
  const isSameYear = !isRunning || yearStart === null || lastIndex >= yearStart || firstAhead < yearStart;
  const { today: todayAt, last } = longPlotOf(points, unit, { lineCount: 5, today, isPast: false });
  const actuals = place(points.map(({ actual }) => actual));
  const from = isSameYear ? { index: lastIndex, value: points[lastIndex]?.actual ?? null } : null;
  const lastPlace = actuals[lastIndex];
  return {
    axis,
    lines: axis.lines.map((line, index) => ({ label: labels[index] ?? '', top: topOf(line) })),
    actual: pathOfYears(actuals, isRunning ? yearStart : null),
    target: pathOfYears(place(points.map(({ target }) => target)), yearStart),
    straight: pathOfYears(place(projectedLine(points)), isRunning ? yearStart : null),
    ...bandPathsOf(bands, { from, place }),
    today: todayAt,
    last: last === null || !lastPlace ? null : { ...last, top: lastPlace.y / 10 },
    topOf,
    bandLabels: bandLabelsOf(bands.at(-1) ?? null, topOf),
  };
}

const LABEL_ROOM = 6;

function bandLabelsOf(band: Band | null, topOf: (value: number) => number): OutlookPlot['bandLabels'] {
  if (band === null) return [];
  const [high95, high80, low80] = [topOf(band.high95), topOf(band.high80), topOf(band.low80)];
  return [
    ...(high80 - high95 < LABEL_ROOM ? [] : [{ band: 'nearlyAll' as const, top: high80 - LABEL_ROOM }]),
    ...(low80 - high80 < 7 * LABEL_ROOM ? [] : [{ band: 'most' as const, top: low80 - LABEL_ROOM }]),
  ];
}

function pathOfYears(places: readonly (Place | null)[], yearStart: number | null): string {
  if (yearStart === null) return linePath(places);
  return linePath(places.slice(0, yearStart)) + linePath(places.slice(yearStart));
}
