import { say } from '#web/base/messages/say/print.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './FiguresPages.module.css';
import type { FigureRow, FigureTable } from './figureTables.ts';

const TITLES = {
  periods: say.figures,
  weekly: say.figuresWeekly,
  quarterly: say.figuresQuarterly,
  yearly: say.figuresYearly,
};

export function FiguresPages({ table }: { readonly table: FigureTable }) {
  const { year } = usePlan();
  const { kind, columns, total, rows, isWide } = table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone is scrolled by keys too.
    <section className={styles.pages} data-wide={isWide} data-year={year} aria-label={TITLES[kind]} tabIndex={0}>
      <h2>{TITLES[kind]}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.columns.goal}</th>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">{say.total(total)}</th>
          </tr>
        </thead>
        {rows.map((row) => (
          <GoalRows key={row.id} row={row} columns={[...columns, total]} />
        ))}
      </table>
      <p>{say.tableNote(total)}</p>
    </section>
  );
}

function GoalRows({ row, columns }: { readonly row: FigureRow; readonly columns: readonly string[] }) {
  const { number, title, unit, targets, actuals } = row;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" rowSpan={2}>
          <span>{number}</span> {title} {unit !== '' && <span>({unit})</span>}
        </th>
        <th scope="row">{say.columns.target}</th>
        {columns.map((column, index) => (
          <td key={column}>{targets[index]}</td>
        ))}
      </tr>
      <tr>
        <th scope="row">{say.columns.actual}</th>
        {columns.map((column, index) => (
          <td key={column}>{actuals[index]}</td>
        ))}
      </tr>
    </tbody>
  );
}
