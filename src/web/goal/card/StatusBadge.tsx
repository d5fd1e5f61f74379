import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { classes } from '#web/base/ui/classes.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { StatusName } from '#web/plan/currentPlan/StatusName.tsx';
import styles from './StatusBadge.module.css';
import { useStatusButton } from './useStatusButton.tsx';

export function StatusBadge({
  goal,
  className,
}: {
  readonly goal: DashboardGoal;
  readonly className?: string | undefined;
}) {
  const status = shownStatusOf(goal.figures);
  return (
    <button className={classes(styles.badge, className)} {...useStatusButton(goal)}>
      <StatusGlyph status={status} size={13} />
      <StatusName status={status} />
    </button>
  );
}
