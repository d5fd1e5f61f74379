import { type ReactNode, useState } from 'react';
import type { Day } from '#core/calendar/date.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { ChartPoint, Progression } from '#core/chart/progression.ts';
import { timeTicks } from '#core/chart/timeTicks.ts';
import type { Coverage } from '#core/figure/figureContext.ts';
import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { formatFullValue, formatPeriod } from '#web/base/messages/formats.ts';
import { say as chartWords } from '#web/base/messages/say/largeChart.ts';
import { say as outlookWords } from '#web/base/messages/say/outlook.ts';
import { say } from '#web/base/messages/say.ts';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { AxisLabels } from './AxisLabels.tsx';
import { AxisUnit } from './AxisUnit.tsx';
import { ChartReader } from './ChartReader.tsx';
import { across, ChartTicks, evenTicks } from './ChartTicks.tsx';
import { EndLabels } from './EndLabels.tsx';
import { FarTarget } from './FarTarget.tsx';
import styles from './LargeChart.module.css';
import { longPlotOf } from './longPlot.ts';
import { PlotLines } from './PlotLines.tsx';
import type { Plot, Values } from './plot.ts';
import { roughly } from './roughly.ts';
import { isOfSeveralYears, tickText } from './tickText.ts';

const NO_VALUES: Values = [];

export type PointAsked = (point: ChartPoint, reader: HTMLElement, at: DOMRect) => void;

export function LargeChart({
  progression,
  unit,
  frequency,
  dateStyle,
  today,
  isPast = false,
  label,
  likely = NO_VALUES,
  marks = null,
  onPoint,
}: {
  readonly progression: Progression;
  readonly unit: ValueUnit;
  readonly frequency: TrackingFrequency;
  readonly dateStyle: DateStyle;
  readonly today: Day;
  readonly isPast?: boolean;
  readonly label: string;
  /** What an outlook says of each point. */
  readonly likely?: Values;
  /** Draws what else has its day on the chart. */
  readonly marks?: ((plot: Plot) => ReactNode) | null;
  readonly onPoint?: PointAsked | undefined;
}) {
  const { points, period } = progression;
  const isNarrow = useNarrow();
  const [cursor, setCursor] = useState<number | null>(null);
  const plot = longPlotOf(points, unit, { lineCount: 5, today, isPast, likely });
  const textOf = tickText(points, period, dateStyle);
  const every = (isNarrow ? 3 : 1) * (isOfSeveralYears(points) ? 2 : 1);
  const ticks = timeTicks(points.length, period).filter((_, index) => index % every === 0);
  const isTodayEarly = plot.today !== null && plot.today < 50;
  const shown = cursor === null ? undefined : points[cursor];
  const readOut = (point: ChartPoint) => {
    const expected = likely[points.indexOf(point)] ?? null;
    return [
      pointText(expected === null ? point : { ...point, estimate: null }),
      ...(expected === null ? [] : [outlookWords.ends.likely(formatFullValue(roughly(expected), unit))]),
      ...coverageTexts(point.coverage, frequency),
    ].join(' · ');
  };
  const pointText = (point: ChartPoint) =>
    chartWords.point({
      period: formatPeriod(point.start, period, dateStyle),
      actual: point.actual === null ? null : formatFullValue(point.actual, unit),
      target: point.target === null ? null : formatFullValue(point.target, unit),
      projected: point.estimate === null ? null : formatFullValue(roughly(point.estimate), unit),
    });

  return (
    <div className={styles.chart} data-past={isPast} data-marked={marks !== null}>
      <div className={styles.head} aria-hidden="true" data-side={isTodayEarly ? 'right' : 'left'}>
        {shown === undefined ? (
          <>
            <AxisUnit unit={unit} />
            <Legend plot={plot} />
          </>
        ) : (
          <>
            <b>{readOut(shown)}</b>
            {onPoint !== undefined && shown.actual !== null && <span>{chartWords.pressForSource}</span>}
          </>
        )}
      </div>
      <div className={styles.body}>
        <AxisLabels plot={plot} unit={unit} className={styles.values} />
        <div className={styles.plot}>
          <PlotLines plot={plot} label={label} />
          <FarTarget plot={plot} unit={unit} />
          {plot.today !== null && (
            <span aria-hidden="true" className={styles.today} style={{ left: `${plot.today}%` }}>
              <span>{chartWords.today}</span>
            </span>
          )}
          {plot.last !== null && (
            <span
              className={styles.dot}
              data-partial={points[plot.last.index]?.isPartial}
              style={{ left: `${plot.last.left}%`, top: `${plot.last.top}%` }}
            />
          )}
          {plot.lastEstimate !== null && (
            <span
              className={styles.ring}
              style={{ left: `${plot.lastEstimate.left}%`, top: `${plot.lastEstimate.top}%` }}
            />
          )}
          <ChartReader
            lefts={points.map((_, index) => across(index, points.length))}
            start={plot.last?.index ?? 0}
            cursor={cursor}
            textAt={(index) => readOutAt(points, index, readOut)}
            onCursor={setCursor}
            {...(onPoint && {
              onPoint: (index, reader, at) => {
                const point = points[index];
                if (point !== undefined) onPoint(point, reader, at);
              },
            })}
          />
          {marks?.(plot)}
        </div>
        <EndLabels plot={plot} points={points} unit={unit} likely={likely} />
        <ChartTicks ticks={evenTicks(points, ticks, textOf)} />
      </div>
    </div>
  );
}

function coverageTexts(coverage: Coverage | undefined, frequency: TrackingFrequency): string[] {
  return coverage ? [chartWords.counted(coverage.counted, coverage.of, frequency)] : [];
}

function readOutAt(points: readonly ChartPoint[], index: number, readOut: (point: ChartPoint) => string): string {
  const point = points[index];
  return point === undefined ? '' : readOut(point);
}

function Legend({ plot }: { readonly plot: Plot }) {
  return (
    <>
      {plot.actual !== '' && <span data-line="actual">{say.chart.actual}</span>}
      {plot.target !== '' && <span data-line="target">{say.chart.target}</span>}
      {plot.projection !== '' && plot.likely === '' && <span data-line="projection">{chartWords.projection}</span>}
    </>
  );
}
