import { useId } from 'react';
import { statusNames } from '#web/base/messages/names/planNames.ts';
import { say } from '#web/base/messages/say/myWork.ts';
import { say as named } from '#web/base/messages/say/named.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
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
  const names = statusNames(usePlan().plan);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>
        {kind === 'behind' && names !== null ? named.behind(names) : say.groups[kind]} <span>{items.length}</span>
      </h2>
      <ul>
        {items.map((item) => (
          <WorkRow key={item.goal.id} item={item} version={version} />
        ))}
      </ul>
    </section>
  );
}
