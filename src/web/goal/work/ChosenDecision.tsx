import { useEffect, useRef } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { ChartPoint } from '#core/chart/progression.ts';
import { say } from '#web/base/messages/say/work.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './ChosenDecision.module.css';
import { useChosenDecision } from './chosenDecision.ts';
import { leftOf } from './decisionMarks.ts';
import { aroundText, type NumberedDecision } from './decisionsOfGoal.ts';
import { dayText } from './workTexts.ts';

/** Below a chart: the decision whose mark was pressed, with the means before and after it. */
export function ChosenDecision({
  goal,
  decisions,
  points,
}: {
  readonly goal: DashboardGoal;
  readonly decisions: readonly NumberedDecision[];
  readonly points: readonly ChartPoint[];
}) {
  const shown = usePlan();
  const id = useChosenDecision();
  const chosen = decisions.find(({ decision }) => decision.id === id);
  const place = useRef<HTMLDivElement>(null);
  // It may have been chosen far down in the list.
  useEffect(() => {
    if (chosen !== undefined) place.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  if (decisions.length === 0) return null;
  const isCompared = chosen !== undefined && chosen.around.before.mean !== null && chosen.around.after.mean !== null;
  return (
    <div ref={place} role="status" className={styles.chosen}>
      {chosen !== undefined && (
        <>
          <p className={styles.text}>
            {chosen.number} · <b>{dayText(chosen.decision.day, shown)}</b> {chosen.decision.text}
          </p>
          <p className="small quiet">
            {isCompared && say.meansOf[goal.trackingFrequency]} <b>{aroundText(chosen.around, goal, shown)}</b>.{' '}
            {isCompared && say.notFromIt} {leftOf(chosen.day, points) === null && say.outsideChart}
          </p>
        </>
      )}
    </div>
  );
}
