import type { Day } from '#core/calendar/date.ts';
import type { ChartPoint, Progression } from '#core/chart/progression.ts';
import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { say as chartWords } from '#web/base/messages/say/largeChart.ts';
import { AxisLabels } from './AxisLabels.tsx';
import { FarTarget } from './FarTarget.tsx';
import styles from './LongChart.module.css';
import { type LongPlot, longPlotOf } from './longPlot.ts';
import { chartStyles, gutterFor } from './MiniChart.tsx';
import { PlotLines } from './PlotLines.tsx';
import { tickText } from './tickText.ts';

export function LongChart({
  progression,
  unit,
  dateStyle,
  today,
  isPast = false,
  label,
}: {
  readonly progression: Progression;
  readonly unit: ValueUnit;
  readonly dateStyle: DateStyle;
  readonly today: Day;
  readonly isPast?: boolean;
  readonly label: string;
}) {
  const { points, period } = progression;
  const plot = longPlotOf(points, unit, { lineCount: 3, today, isPast });
  const textOf = tickText(points, period, dateStyle);
  const gutter = gutterFor(plot.lines.map((line) => line.label));
  return (
    <div className={chartStyles.chart} data-past={isPast} style={{ gridTemplateColumns: `${gutter}px minmax(0, 1fr)` }}>
      <AxisLabels plot={plot} unit={unit} className={chartStyles.values} />
      <div className={chartStyles.plot}>
        <PlotLines plot={plot} label={label} />
        <FarTarget plot={plot} unit={unit} />
        {plot.today !== null && <span aria-hidden="true" className={styles.today} style={{ left: `${plot.today}%` }} />}
        {plot.last !== null && (
          <span
            className={chartStyles.dot}
            data-partial={points[plot.last.index]?.isPartial}
            style={{ left: `${plot.last.left}%`, top: `${plot.last.top}%` }}
          />
        )}
      </div>
      <div aria-hidden="true" className={styles.times}>
        {timesOf(plot, points, textOf).map(({ text, left }) => (
          <span
            key={text}
            data-at={left === 0 ? 'start' : left === 100 ? 'end' : 'between'}
            style={{ left: `${left}%` }}
          >
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Minimum distance between two labels, in percent of the width. */
const TIME_DISTANCE = 19;

function timesOf(plot: LongPlot, points: readonly ChartPoint[], textOf: (point: ChartPoint) => string) {
  const at = (index: number, left: number) => {
    const point = points[index];
    return point === undefined ? [] : [{ text: textOf(point), left }];
  };
  const ends = [...at(0, 0), ...(points.length > 1 ? at(points.length - 1, 100) : [])];
  const between = [
    ...(plot.today === null ? [] : [{ text: chartWords.today.toLowerCase(), left: plot.today }]),
    ...(plot.last === null ? [] : at(plot.last.index, plot.last.left)),
  ];
  const shown = [...ends];
  for (const each of between)
    if (shown.every(({ left }) => Math.abs(left - each.left) >= TIME_DISTANCE)) shown.push(each);
  return shown;
}
