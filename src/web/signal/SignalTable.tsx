import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { roughly } from '#web/charts/roughly.ts';
import tableStyles from '#web/goalDetail/ChartTable.module.css';
import { formatFullValue, formatPeriod } from '#web/messages/formats.ts';
import { say as chartWords } from '#web/messages/largeChart/say.ts';
import { say as words } from '#web/messages/say.ts';
import { say } from '#web/messages/signal/say.ts';
import type { SignalPlot } from './signalPlot.ts';

/** The points of a signal as a table, each with the mean and the limits it is judged by. */
export function SignalTable({
  plot,
  frequency,
  unit,
  dateStyle,
}: {
  readonly plot: SignalPlot;
  readonly frequency: TrackingFrequency;
  readonly unit: ValueUnit;
  readonly dateStyle: DateStyle;
}) {
  const rough = (value: number | undefined) => (value === undefined ? '–' : formatFullValue(roughly(value), unit));
  return (
    <section className={tableStyles.scroller} aria-label={say.table} ref={reachable}>
      <table className={tableStyles.table}>
        <thead>
          <tr>
            <th scope="col">{chartWords.period}</th>
            <th scope="col">{words.chart.actual}</th>
            <th scope="col">{say.columns.mean}</th>
            <th scope="col">{say.columns.lower}</th>
            <th scope="col">{say.columns.upper}</th>
            <th scope="col">{say.columns.reading}</th>
          </tr>
        </thead>
        <tbody>
          {plot.points.map(({ date, value, cause, stretch: { limits } }) => (
            <tr key={date}>
              <th scope="row">{formatPeriod(date, frequency, dateStyle)}</th>
              <td>{formatFullValue(value, unit)}</td>
              <td>{rough(limits?.mean)}</td>
              <td>{rough(limits?.lower)}</td>
              <td>{rough(limits?.upper)}</td>
              <td>{limits === null ? say.noLimits : say.cause[cause]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Not every browser lets the keyboard into a scroller by itself. */
function reachable(scroller: HTMLElement | null): void {
  if (scroller !== null) scroller.tabIndex = 0;
}
