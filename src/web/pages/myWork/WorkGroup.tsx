import { useId } from 'react';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import styles from './MyWorkPage.module.css';
import { WorkRow } from './WorkRow.tsx';
import type { WorkItem } from './workList.ts';

export function WorkGroup({
  title,
  items,
  none = null,
  version,
  opened,
}: {
  readonly title: string;
  readonly items: readonly WorkItem[];
  /** Said where there are none; else the group is left out. */
  readonly none?: string | null;
  readonly version: number;
  readonly opened: OpenGoals;
}) {
  const id = useId();
  if (items.length === 0 && none === null) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>
        {title} {items.length > 0 && <span>{items.length}</span>}
      </h2>
      {items.length === 0 && <p className="quiet">{none}</p>}
      <ul>
        {items.map((item) => (
          <WorkRow key={item.goal.id} item={item} version={version} opened={opened} />
        ))}
      </ul>
    </section>
  );
}
