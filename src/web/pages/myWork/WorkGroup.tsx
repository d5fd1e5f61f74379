import { useId } from 'react';
import { say } from '#web/base/messages/say/myWork.ts';
import styles from './MyWorkPage.module.css';
import { WorkRow } from './WorkRow.tsx';
import type { WorkItem, WorkReason } from './workList.ts';

export function WorkGroup({
  kind,
  items,
  version,
}: {
  readonly kind: WorkReason['kind'];
  readonly items: readonly WorkItem[];
  readonly version: number;
}) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>
        {say.groups[kind]} <span>{items.length}</span>
      </h2>
      <ul>
        {items.map((item) => (
          <WorkRow key={item.goal.id} item={item} version={version} />
        ))}
      </ul>
    </section>
  );
}
