import { say } from '#web/base/messages/say/entry.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { cellText } from '#web/goal/entries/sheetFigures.ts';
import type { SheetGoal } from '#web/goal/entries/sheetModel.ts';
import styles from './SpreadDialog.module.css';
import type { SpreadPlan } from './spreadPlan.ts';

export function SpreadTable({
  plan,
  of,
  target,
  year,
}: {
  readonly plan: SpreadPlan;
  readonly of: SheetGoal;
  readonly target: number;
  readonly year: string;
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say.spread.period}</th>
          <th scope="col">{say.spread.now}</th>
          <th scope="col">{say.spread.after}</th>
        </tr>
      </thead>
      <tbody>
        {plan.rows.map(({ column, before, after, isKept }) => (
          <tr key={column.start} data-same={before === after || undefined}>
            <th scope="row">
              {column.name}
              {isKept && (
                <>
                  <LateIcon name="lock" size={12} />
                  <span className="visually-hidden">{say.spread.closed}</span>
                </>
              )}
            </th>
            <td>{cellText(before)}</td>
            <td>{cellText(after)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say.spread.comesTo[of.goal.aggregation](year)}</th>
          <td />
          <td>{cellText(target)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
