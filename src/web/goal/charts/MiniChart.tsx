import type { Progression } from '#core/chart/progression.ts';
import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { say } from '#web/base/messages/say.ts';
import { AxisLabels } from './AxisLabels.tsx';
import styles from './MiniChart.module.css';
import { PlotLines } from './PlotLines.tsx';
import { plotOf } from './plot.ts';
import { tickText } from './tickText.ts';

export const chartStyles = styles;

/** A label's width in px: the widest digits at 11 px, a percent sign, and the gap to the plot (screens, Chart). */
const CHARACTER = 6.9;
const PERCENT_SIGN = 4;
const LABEL_GAP = 8;
const NARROWEST = 26;
const WIDEST = 58;

export function MiniChart({
  progression,
  unit,
  dateStyle,
  label,
}: {
  readonly progression: Progression;
  readonly unit: ValueUnit;
  readonly dateStyle: DateStyle;
  readonly label: string;
}) {
  const { points, period } = progression;
  const plot = plotOf(points, unit, 3);
  const first = points[0];
  const last = points.at(-1);
  const textOf = tickText(points, period, dateStyle);
  const gutter = gutterFor(plot.lines.map((line) => line.label));
  return (
    <div className={styles.chart} style={{ gridTemplateColumns: `${gutter}px minmax(0, 1fr)` }}>
      <AxisLabels plot={plot} unit={unit} className={styles.values} />
      <div className={styles.plot}>
        <PlotLines plot={plot} label={label} />
        {plot.last !== null && (
          <span
            className={styles.dot}
            data-partial={points[plot.last.index]?.isPartial}
            style={{ left: `${plot.last.left}%`, top: `${plot.last.top}%` }}
          />
        )}
      </div>
      <div aria-hidden="true" className={styles.periods}>
        <span>{first && textOf(first)}</span>
        {plot.actual !== '' && (
          <span className={styles.key} data-line="actual">
            {say.chart.actual}
          </span>
        )}
        {plot.target !== '' && (
          <span className={styles.key} data-line="target">
            {say.chart.target}
          </span>
        )}
        <span>{points.length > 1 && last && textOf(last)}</span>
      </div>
    </div>
  );
}

export function gutterFor(labels: readonly string[]): number {
  const widths = labels.map((label) => label.length * CHARACTER + (label.endsWith('%') ? PERCENT_SIGN : 0));
  return Math.min(WIDEST, Math.max(NARROWEST, Math.ceil(Math.max(...widths) + LABEL_GAP)));
}
