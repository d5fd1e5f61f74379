import type { Day } from '#core/calendar/date.ts';
import type { ChartPoint, Progression } from '#core/chart/progression.ts';
import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { say } from '#web/messages/say.ts';
import { FarTarget } from './FarTarget.tsx';
import styles from './MiniChart.module.css';
import { PlotLines } from './PlotLines.tsx';
import { type Plot, plotOf } from './plot.ts';
import { tickText } from './tickText.ts';

/** A label's width in px: the widest digits at 11 px, a little more for a percent sign, and the room to the plot (screens, Chart). */
const CHARACTER = 6.9;
const PERCENT_SIGN = 4;
const LABEL_GAP = 8;
const NARROWEST = 26;
const WIDEST = 58;

/** The chart of a card: 55 px of lines and one row for its first and last period and its legend. */
export function MiniChart({
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
  /** The goal has no figures in the year shown: its past is grey. */
  readonly isPast?: boolean;
  /** What it shows, in a sentence. */
  readonly label: string;
}) {
  const { points, period } = progression;
  const plot = plotOf(points, unit, { lineCount: 3, today, isPast });
  const isLong = isPast || plot.mark !== null;
  const first = points[0];
  const last = points.at(-1);
  const textOf = tickText(points, period, dateStyle);
  const gutter = gutterFor(plot.lines.map((line) => line.label));
  return (
    <div className={styles.chart} data-past={isPast} style={{ gridTemplateColumns: `${gutter}px minmax(0, 1fr)` }}>
      <div aria-hidden="true" className={styles.values}>
        {plot.lines.map(({ label: text, top }) => (
          <span key={text} style={{ insetBlockStart: `${top}%` }}>
            {text}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        <PlotLines plot={plot} label={label} />
        {isLong && <FarTarget plot={plot} unit={unit} />}
        {isLong && plot.today !== null && (
          <span aria-hidden="true" className={styles.today} style={{ left: `${plot.today}%` }} />
        )}
        {plot.last !== null && (
          <span
            className={styles.dot}
            data-partial={points[plot.last.index]?.isPartial}
            style={{ left: `${plot.last.left}%`, top: `${plot.last.top}%` }}
          />
        )}
      </div>
      {isLong ? (
        <div aria-hidden="true" className={styles.times}>
          {timesOf(plot, points, textOf).map(({ text, left }) => (
            <span key={text} style={{ left: `${left}%` }}>
              {text}
            </span>
          ))}
        </div>
      ) : (
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
      )}
    </div>
  );
}

/** Between the middles of two labels beneath a chart, in percent of it. */
const TIME_DISTANCE = 19;

/** From the first to the last period: where the figures end, and today, where there is room. */
function timesOf(plot: Plot, points: readonly ChartPoint[], textOf: (point: ChartPoint) => string) {
  const at = (index: number, left: number) => {
    const point = points[index];
    return point === undefined ? [] : [{ text: textOf(point), left }];
  };
  const ends = [...at(0, 0), ...(points.length > 1 ? at(points.length - 1, 100) : [])];
  const between = [
    ...(plot.today === null ? [] : [{ text: say.chart.today, left: plot.today }]),
    ...(plot.last === null ? [] : at(plot.last.index, plot.last.left)),
  ];
  const shown = [...ends];
  for (const each of between)
    if (shown.every(({ left }) => Math.abs(left - each.left) >= TIME_DISTANCE)) shown.push(each);
  return shown;
}

function gutterFor(labels: readonly string[]): number {
  const widths = labels.map((label) => label.length * CHARACTER + (label.endsWith('%') ? PERCENT_SIGN : 0));
  return Math.min(WIDEST, Math.max(NARROWEST, Math.ceil(Math.max(...widths) + LABEL_GAP)));
}
