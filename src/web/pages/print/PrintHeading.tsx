import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { GroupCounts } from '#web/goal/card/GroupCounts.tsx';
import styles from './PrintHeading.module.css';

export function PrintHeading({ goal }: { readonly goal: DashboardGoal }) {
  return (
    <div className={styles.heading}>
      <h3>
        <span>{shownNumber(goal.number)}</span> {goal.title}
      </h3>
      <GroupCounts figures={goal.figures} />
    </div>
  );
}
