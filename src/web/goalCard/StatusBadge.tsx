import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { mayAtAll } from '#core/access.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { say } from '#web/messages/say.ts';
import { viewerOf } from '#web/planPages/viewerOf.ts';
import { classes } from '#web/ui/classes.ts';
import { StatusGlyph } from '#web/ui/StatusGlyph.tsx';
import { useHideTip, useTip } from '#web/ui/useTip.ts';
import { useWhy } from '#web/why/WhyContext.ts';
import { LateBadgeTip } from './LateBadgeTip.tsx';
import styles from './StatusBadge.module.css';

/** The status as glyph and word. Hover and focus say when the goal was last updated; a press says why it is so. */
export function StatusBadge({
  goal,
  className,
}: {
  readonly goal: DashboardGoal;
  readonly className?: string | undefined;
}) {
  const shown = usePlan();
  const isAuthorTold = mayAtAll(viewerOf(shown), 'readHistory');
  const { status } = goal.figures;
  const tip = useTip(() => <LateBadgeTip goal={goal} plan={shown.plan} isAuthorTold={isAuthorTold} />);
  const hideTip = useHideTip();
  const askWhy = useWhy();
  return (
    <button
      type="button"
      className={classes(styles.badge, className)}
      data-status={status}
      aria-haspopup="dialog"
      {...tip}
      onClick={({ currentTarget }) => {
        hideTip();
        askWhy({ goal, anchor: currentTarget });
      }}
    >
      <StatusGlyph status={status} size={13} />
      {say.labels.status[status]}
    </button>
  );
}
