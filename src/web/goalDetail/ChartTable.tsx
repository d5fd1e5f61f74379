import type { Progression } from '#core/chart/progression.ts';
import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { formatFullValue, formatPeriod } from '#web/messages/formats.ts';
import { say as chartWords } from '#web/messages/largeChart/say.ts';
import { say } from '#web/messages/say.ts';
import styles from './ChartTable.module.css';

/** The points of a chart as a table, with all their digits. */
export function ChartTable({
  progression,
  unit,
  dateStyle,
}: {
  readonly progression: Progression;
  readonly unit: ValueUnit;
  readonly dateStyle: DateStyle;
}) {
  const { points, period } = progression;
  const value = (number: number | null) => (number === null ? '–' : formatFullValue(number, unit));
  const hasEstimates = points.some(({ estimate }) => estimate !== null);
  return (
    <section className={styles.scroller} aria-label={chartWords.table} ref={reachable}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{chartWords.period}</th>
            <th scope="col">{say.chart.target}</th>
            <th scope="col">{say.chart.actual}</th>
            {hasEstimates && <th scope="col">{chartWords.projection}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ start, target, actual, isPartial, estimate }) => (
            <tr key={start}>
              <th scope="row">{formatPeriod(start, period, dateStyle)}</th>
              <td>{value(target)}</td>
              <td>
                {value(actual)}
                {isPartial && actual !== null && ` ${chartWords.partial}`}
              </td>
              {hasEstimates && <td>{value(estimate)}</td>}
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
