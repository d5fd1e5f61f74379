import { useId } from 'react';
import { say } from '#web/base/messages/say/lookBack.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './ComparedRows.module.css';
import type { Difference } from './difference.ts';

/** The others are in the CSV. */
const MOST_ROWS = 100;

/** Values that differ between the two days, by what has them; nothing where none does. */
export function ComparedValues({
  title,
  differences,
}: {
  readonly title: string;
  readonly differences: readonly Difference[];
}) {
  const titleId = useId();
  if (differences.length === 0) return null;
  const more = differences.length - MOST_ROWS;
  const groups = [...Map.groupBy(differences.slice(0, MOST_ROWS), ({ id }) => id)];
  return (
    <section className={styles.scroller} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.heading}>
        {title} <span>{differences.length}</span>
      </h3>
      <table className={styles.table} aria-labelledby={titleId}>
        {groups.map(([id, changes]) => (
          <tbody key={id}>
            {changes.map(({ prefix, title: subject, label, before, after }, at) => (
              <tr key={label}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={changes.length}>
                    <span className={styles.title}>
                      <span className="faint">{prefix}</span> {subject}
                    </span>
                  </th>
                )}
                <td dir="auto">{label}</td>
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
