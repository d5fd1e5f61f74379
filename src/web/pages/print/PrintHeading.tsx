import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { GroupCounts } from '#web/goal/card/GroupCounts.tsx';
import styles from './PrintHeading.module.css';

/** A group above the cards beneath it, where only its goals were asked for. */
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
