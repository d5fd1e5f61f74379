import { useMemo } from 'react';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/lookBack.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import type { Comparison } from '#web/plan/comparison/useComparison.ts';
import styles from './ComparedRows.module.css';
import { ownDifferences } from './ownDifferences.ts';

/** The others are in the CSV. */
const MOST_ROWS = 100;

/** Whose own fields differ between the two days; nothing where none does. */
export function ComparedOwn({ comparison }: { readonly comparison: Comparison }) {
  const rows = useMemo(() => ownDifferences(comparison), [comparison]);
  if (rows.length === 0) return null;
  const more = rows.length - MOST_ROWS;
  const groups = [...Map.groupBy(rows.slice(0, MOST_ROWS), ({ goal }) => goal)];
  return (
    <section className={styles.scroller} aria-labelledby="compared-own">
      <table className={styles.table}>
        <caption className="visually-hidden">{say.ownChanged}</caption>
        <thead>
          <tr className={styles.group}>
            <th scope="colgroup" colSpan={3} id="compared-own">
              {say.ownChanged} <span>{rows.length}</span>
            </th>
          </tr>
        </thead>
        {groups.map(([goal, changes]) => (
          <tbody key={goal.id}>
            {changes.map(({ field, before, after }, at) => (
              <tr key={field.id}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={changes.length}>
                    <span className={styles.title}>
                      <span className="faint">{shownNumber(goal.number)}</span> {goal.title}
                    </span>
                  </th>
                )}
                <td dir="auto">{field.name}</td>
                <td>
                  <span className={styles.move}>
                    <span className={styles.value} dir="auto">
                      {before === '' ? say.ownNone : before}
                    </span>
                    <LateIcon name="arrowRight" size={12} />
                    <span className="visually-hidden">{say.became}</span>
                    <span className={styles.value} dir="auto">
                      {after === '' ? say.ownNone : after}
                    </span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {more > 0 && <p className="quiet">{say.ownMore(more)}</p>}
    </section>
  );
}
