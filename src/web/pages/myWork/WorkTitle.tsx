import type { ReactNode } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import styles from './MyWorkPage.module.css';

/** Status and title; the title opens the goal over this page. */
export function WorkTitle({
  goal,
  opened,
  children,
}: {
  readonly goal: DashboardGoal;
  readonly opened: OpenGoals;
  readonly children?: ReactNode;
}) {
  const { plan } = usePlan();
  const status = shownStatusOf(goal.figures);
  return (
    <>
      <span className={styles.glyph} data-status={status}>
        <StatusGlyph status={status} size={16} />
        <span className="visually-hidden">{statusLabel(status, plan)}</span>
      </span>
      <div className={styles.text}>
        <a href={opened.hrefOf(goal.id)} onClick={(event) => onPlainClick(event, () => opened.open(goal.id))}>
          <span>{shownNumber(goal.number)}</span> {goal.title}
        </a>
        {children}
      </div>
    </>
  );
}
