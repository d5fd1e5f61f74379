import { useState } from 'react';
import { isLonger, type TrackingFrequency } from '#core/calendar/period.ts';
import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import type { NewBase } from '#core/goal/statedParts.ts';
import type { SignalKind } from '#core/signal/signal.ts';
import { formatFullValue, formatMonthOfYear, formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/signal.ts';
import { say as words } from '#web/base/messages/say.ts';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { AxisLabels } from '#web/goal/charts/AxisLabels.tsx';
import { AxisUnit } from '#web/goal/charts/AxisUnit.tsx';
import { ChartReader } from '#web/goal/charts/ChartReader.tsx';
import { ChartTicks } from '#web/goal/charts/ChartTicks.tsx';
import chartStyles from '#web/goal/charts/LargeChart.module.css';
import { PlotGrid } from '#web/goal/charts/PlotGrid.tsx';
import lineStyles from '#web/goal/charts/PlotLines.module.css';
import { roughly } from '#web/goal/charts/roughly.ts';
import { BaseLabels } from './BaseLabels.tsx';
import { causeLabels } from './causeLabels.ts';
import styles from './SignalChart.module.css';
import { SignalEnds } from './SignalEnds.tsx';
import { SignalPoint } from './SignalPoint.tsx';
import type { PlacedPoint, SignalPlot } from './signalPlot.ts';

const WIDTH = { narrow: 200, wide: 430 } as const;
const HEIGHT = 120;

export function SignalChart({
  plot,
  frequency,
  unit,
  dateStyle,
  label,
  hasNames,
  onBase,
}: {
  readonly plot: SignalPlot;
  readonly frequency: TrackingFrequency;
  readonly unit: ValueUnit;
  readonly dateStyle: DateStyle;
  readonly label: string;
  /** Special causes are named; of a season they would be the same every year. */
  readonly hasNames: boolean;
  readonly onBase: ((base: NewBase) => void) | null;
}) {
  const { points } = plot;
  const isNarrow = useNarrow();
  const [cursor, setCursor] = useState<number | null>(null);
  const shown = cursor === null ? undefined : points[cursor];
  const value = (number: number) => formatFullValue(number, { ...unit, unit: '' });
  const labels = hasNames
    ? causeLabels(plot, {
        width: isNarrow ? WIDTH.narrow : WIDTH.wide,
        height: HEIGHT,
        textOf: (point) => `${words.labelled(sentenceCase(say.cause[point.cause]))} ${value(point.value)}`,
      })
    : [];
  const every = tickEvery(plot.ticks.length, frequency) * (isNarrow ? 2 : 1);
  const ticks = plot.ticks.filter((_, index) => index % every === 0);
  const textOf = (point: PlacedPoint | undefined) =>
    point === undefined ? '' : readOut(point, { unit, frequency, dateStyle });

  return (
    <div className={`${chartStyles.chart} ${styles.chart}`}>
      <div className={styles.head} aria-hidden="true">
        {shown === undefined ? (
          <>
            <AxisUnit unit={unit} />
            <SignalLegend plot={plot} />
          </>
        ) : (
          <b>{textOf(shown)}</b>
        )}
      </div>
      <div className={chartStyles.body}>
        <AxisLabels plot={plot} unit={unit} className={chartStyles.values} />
        <div className={`${chartStyles.plot} ${styles.plot}`}>
          <SignalLines plot={plot} label={label} />
          {plot.stretches.map(({ left, upper, lower, limits, isLatest }) =>
            isLatest ? null : (
              <span key={left} aria-hidden="true">
                <span className={styles.limit} style={{ left: `${left}%`, top: `${upper}%` }}>
                  {value(roughly(limits.upper))}
                </span>
                <span className={styles.limit} data-side="below" style={{ left: `${left}%`, top: `${lower}%` }}>
                  {value(roughly(limits.lower))}
                </span>
              </span>
            ),
          )}
          {points.map(({ date, left, top, kind }, index) => (
            <span
              key={date}
              aria-hidden="true"
              className={styles.point}
              data-latest={index === points.length - 1}
              data-kind={kind}
              style={{ left: `${left}%`, top: `${top}%` }}
            >
              <SignalPoint kind={kind} />
            </span>
          ))}
          {labels.map(({ point, text, side, top }) => (
            <span
              key={point.date}
              aria-hidden="true"
              className={styles.name}
              data-kind={point.kind}
              data-side={side}
              style={{ left: `${point.left}%`, top: `${top}%` }}
            >
              {text}
            </span>
          ))}
          <ChartReader
            lefts={points.map(({ left }) => left)}
            start={points.length - 1}
            cursor={cursor}
            textAt={(index) => textOf(points[index])}
            onCursor={setCursor}
            label={say.reader}
          />
          <BaseLabels plot={plot} frequency={frequency} dateStyle={dateStyle} onBase={onBase} />
        </div>
        <SignalEnds plot={plot} unit={unit} />
        <ChartTicks
          ticks={ticks.map(({ date, left }) => ({
            key: date,
            left,
            text: isLonger(frequency, 'monthly') ? formatPeriod(date, frequency, dateStyle) : formatMonthOfYear(date),
          }))}
        />
      </div>
    </div>
  );
}

function SignalLegend({ plot: { points, target } }: { readonly plot: SignalPlot }) {
  const kinds: readonly SignalKind[] = ['common', 'improvement', 'concern', 'high', 'low'];
  return (
    <>
      {kinds
        .filter((kind) => points.some((point) => point.kind === kind))
        .map((kind) => (
          <span key={kind}>
            <SignalPoint kind={kind} />
            {say.kind[kind]}
          </span>
        ))}
      {target !== '' && <span data-line="target">{words.chart.target}</span>}
    </>
  );
}

function SignalLines({ plot, label }: { readonly plot: SignalPlot; readonly label: string }) {
  return (
    <PlotGrid lines={plot.lines} label={label} className={styles.lines}>
      {plot.stretches.map(({ left, right, mean, lower, upper }) => (
        <g key={left}>
          <path d={`M${left * 10} ${upper * 10}H${right * 10}V${lower * 10}H${left * 10}z`} className={styles.area} />
          <path
            d={`M${left * 10} ${upper * 10}H${right * 10}M${left * 10} ${lower * 10}H${right * 10}`}
            className={styles.limits}
          />
          <path d={`M${left * 10} ${mean * 10}H${right * 10}`} className={styles.mean} />
        </g>
      ))}
      <path d={plot.target} className={lineStyles.target} />
      <path d={plot.path} className={styles.path} />
    </PlotGrid>
  );
}

function readOut(
  { date, value, cause, kind, stretch: { limits } }: PlacedPoint,
  {
    unit,
    frequency,
    dateStyle,
  }: { readonly unit: ValueUnit; readonly frequency: TrackingFrequency; readonly dateStyle: DateStyle },
): string {
  const isOutside = cause === 'above_limit' || cause === 'below_limit';
  const where = limits === null ? say.noLimits : isOutside ? say.outside : say.within;
  const meaning = cause === 'common' ? [] : [say.cause[cause], say.kind[kind]];
  return [formatPeriod(date, frequency, dateStyle), formatFullValue(value, unit), where, ...meaning].join(' · ');
}

function tickEvery(count: number, frequency: TrackingFrequency): number {
  if (frequency !== 'monthly') return Math.ceil(count / 5);
  return count > 24 ? 12 : count > 12 ? 6 : 3;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
