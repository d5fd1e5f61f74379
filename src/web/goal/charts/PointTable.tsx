import type { Day } from '#core/calendar/date.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { say } from '#web/base/messages/say/largeChart.ts';
import styles from './PointTable.module.css';

export function PointTable({
  label,
  unit,
  columns,
  rows,
}: {
  readonly label: string;
  /** What the figures count, said once above them. */
  readonly unit: ValueUnit;
  /** Of the cells, after the period. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly start: Day; readonly period: string; readonly cells: readonly string[] }[];
}) {
  return (
    <section className={styles.scroller} aria-label={label} ref={makeFocusable}>
      <table className={styles.table}>
        {unit.valueType === 'number' && unit.unit !== '' && <caption dir="auto">{unit.unit}</caption>}
        <thead>
          <tr>
            {[say.period, ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ start, period, cells }) => (
            <tr key={start}>
              <th scope="row">{period}</th>
              {columns.map((column, index) => (
                <td key={column}>{cells[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Not every browser makes a scroll container focusable. */
function makeFocusable(scroller: HTMLElement | null): void {
  if (scroller !== null) scroller.tabIndex = 0;
}
