import type { DateStyle } from '#core/format/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { roughly } from '#web/charts/roughly.ts';
import tableStyles from '#web/goalDetail/ChartTable.module.css';
import { formatFullValue, formatPeriod } from '#web/messages/formats.ts';
import { say as chartWords } from '#web/messages/largeChart/say.ts';
import { say as outlookWords } from '#web/messages/outlook/say.ts';
import { say } from '#web/messages/say.ts';
import type { OutlookPoints } from './outlookPoints.ts';

/** The outlook's chart as a table. */
export function OutlookTable({
  drawn: { points, period },
  unit,
  dateStyle,
}: {
  readonly drawn: OutlookPoints;
  readonly unit: ValueUnit;
  readonly dateStyle: DateStyle;
}) {
  const value = (number: number | null) => (number === null ? '–' : formatFullValue(number, unit));
  const about = (number: number) => formatFullValue(roughly(number), unit);
  return (
    <section className={tableStyles.scroller} aria-label={outlookWords.table} ref={reachable}>
      <table className={tableStyles.table}>
        <thead>
          <tr>
            <th scope="col">{chartWords.period}</th>
            <th scope="col">{say.chart.target}</th>
            <th scope="col">{say.chart.actual}</th>
            <th scope="col">{outlookWords.columns.likely}</th>
            <th scope="col">{outlookWords.bands.most}</th>
            <th scope="col">{outlookWords.bands.nearlyAll}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ start, target, actual, band }) => (
            <tr key={start}>
              <th scope="row">{formatPeriod(start, period, dateStyle)}</th>
              <td>{value(target)}</td>
              <td>{value(actual)}</td>
              <td>{band === null ? '–' : about(band.expected)}</td>
              <td>{band === null ? '–' : outlookWords.range(about(band.low80), about(band.high80))}</td>
              <td>{band === null ? '–' : outlookWords.range(about(band.low95), about(band.high95))}</td>
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
