import type { Day } from '#core/calendar/date.ts';
import { type PeriodCalendar, periodStarts, type TrackingFrequency } from '#core/calendar/period.ts';
import { type Axis, axisOf, heightOn } from '#core/chart/axis.ts';
import { linePath } from '#core/chart/path.ts';
import type { ValueUnit } from '#core/format/number.ts';
import type { Entry } from '#core/goal/series.ts';
import type { NewBase } from '#core/goal/statedParts.ts';
import type { DatedPoint, GoalSignal, SignalStretch } from '#core/signal/goalSignal.ts';
import { axisLabels } from '#web/base/messages/formats.ts';
import { PLOT_BOX } from '#web/goal/charts/plot.ts';

export type PlacedPoint = DatedPoint & {
  readonly left: number;
  readonly top: number;
  readonly target: number | null;
  readonly stretch: SignalStretch;
};

export type PlacedStretch = {
  readonly left: number;
  readonly right: number;
  readonly mean: number;
  readonly lower: number;
  readonly upper: number;
  readonly limits: NonNullable<SignalStretch['limits']>;
  readonly isLatest: boolean;
};

export type PlacedBase = { readonly base: NewBase; readonly left: number; readonly side: 'left' | 'right' };

export type SignalPlot = {
  readonly axis: Axis;
  readonly lines: readonly { readonly label: string; readonly top: number }[];
  readonly points: readonly PlacedPoint[];
  readonly ticks: readonly { readonly date: Day; readonly left: number }[];
  readonly path: string;
  readonly target: string;
  readonly lastTarget: { readonly value: number; readonly top: number } | null;
  readonly stretches: readonly PlacedStretch[];
  readonly bases: readonly PlacedBase[];
};

export const MOST_PERIODS = 40;

export function signalPlotOf(
  signal: GoalSignal,
  {
    entries,
    frequency,
    calendar,
    unit,
  }: {
    readonly entries: readonly Entry[];
    readonly frequency: TrackingFrequency;
    readonly calendar: PeriodCalendar;
    readonly unit: ValueUnit;
  },
): SignalPlot | null {
  const stretches = [...signal.earlier, signal.latest];
  const all = stretches.flatMap((stretch) => stretch.points.map((point) => ({ ...point, stretch })));
  const [first] = all;
  const last = all.at(-1);
  if (first === undefined || last === undefined) return null;
  const periods = periodStarts({ from: first.date, to: last.date }, frequency, calendar).slice(-MOST_PERIODS);
  const places = new Map(periods.map((date, index) => [date, index]));
  const shown = all.filter(({ date }) => places.has(date));
  const targets = new Map(entries.map(({ date, target }) => [date, target]));
  const seen = stretches.filter((stretch) => shown.some((point) => point.stretch === stretch));
  const axis = axisOf(
    [
      ...shown.map(({ value }) => value),
      ...periods.map((date) => targets.get(date) ?? null),
      ...seen.flatMap(({ limits }) => (limits === null ? [] : [limits.lower, limits.upper])),
    ],
    5,
  );
  const labels = axisLabels(axis, unit);
  const top = (value: number) => (1 - heightOn(axis, value)) * 100;
  const leftAt = (index: number) => (periods.length > 1 ? (index / (periods.length - 1)) * 100 : 50);
  const inBox = (place: Pick<PlacedPoint, 'left' | 'top'>) => ({
    x: (place.left * PLOT_BOX.width) / 100,
    y: (place.top * PLOT_BOX.height) / 100,
  });
  const points = shown.map((point) => ({
    ...point,
    target: targets.get(point.date) ?? null,
    left: leftAt(places.get(point.date) ?? 0),
    top: top(point.value),
  }));
  const beginOf = (date: Day) => {
    const index = periods.findIndex((period) => period >= date);
    return index < 0 ? 100 : Math.max(leftAt(index) - leftAt(1) / 2, 0);
  };
  const begins = seen.map(({ base }) => (base === null || base.date < (periods[0] ?? 0) ? 0 : beginOf(base.date)));
  const lastTarget = points.findLast(({ target }) => target !== null)?.target ?? null;
  return {
    axis,
    lines: axis.lines.map((line, index) => ({ label: labels[index] ?? '', top: top(line) })),
    points,
    ticks: periods.map((date, index) => ({ date, left: leftAt(index) })),
    path: seen.map((stretch) => linePath(points.filter((point) => point.stretch === stretch).map(inBox))).join(''),
    target: linePath(
      periods.map((date, index) => {
        const target = targets.get(date) ?? null;
        return target === null ? null : inBox({ left: leftAt(index), top: top(target) });
      }),
    ),
    lastTarget: lastTarget === null ? null : { value: lastTarget, top: top(lastTarget) },
    stretches: seen.flatMap(({ limits }, index) => {
      if (limits === null) return [];
      const right = begins[index + 1] ?? 100;
      const [mean, lower, upper] = [top(limits.mean), top(limits.lower), top(limits.upper)];
      return [{ left: begins[index] ?? 0, right, mean, lower, upper, limits, isLatest: index === seen.length - 1 }];
    }),
    bases: sided(
      stretches.flatMap(({ base }) =>
        base === null || base.date <= (periods[0] ?? 0) ? [] : [{ base, left: beginOf(base.date) }],
      ),
      points,
    ),
  };
}

const REACH = 35;

function sided(
  bases: readonly Omit<PlacedBase, 'side'>[],
  points: readonly Pick<PlacedPoint, 'left' | 'top'>[],
): PlacedBase[] {
  return bases.map(({ base, left }) => {
    const alone = bases.length === 1;
    return { base, left, side: alone ? sideOf(left, points) : left > 100 - REACH / 2 ? 'left' : 'right' };
  });
}

function sideOf(base: number, points: readonly Pick<PlacedPoint, 'left' | 'top'>[]): PlacedBase['side'] {
  if (base < REACH || base > 100 - REACH) return base < 50 ? 'right' : 'left';
  const room = (isOn: (left: number) => boolean) =>
    Math.min(...points.filter(({ left }) => Math.abs(left - base) < REACH && isOn(left)).map(({ top }) => top));
  return room((left) => left > base) > room((left) => left < base) ? 'right' : 'left';
}
