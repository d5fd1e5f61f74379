import { useId } from 'react';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import styles from './MyWorkPage.module.css';
import { WorkRow } from './WorkRow.tsx';
import type { WorkItem } from './workList.ts';

export function WorkGroup({
  title,
  items,
  version,
  opened,
}: {
  readonly title: string;
  readonly items: readonly WorkItem[];
  readonly version: number;
  readonly opened: OpenGoals;
}) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>
        {title} <span>{items.length}</span>
      </h2>
      <ul>
        {items.map((item) => (
          <WorkRow key={item.goal.id} item={item} version={version} opened={opened} />
        ))}
      </ul>
    </section>
  );
}
