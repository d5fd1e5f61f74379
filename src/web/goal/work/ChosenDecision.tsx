import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { say } from '#web/base/messages/say/work.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './ChosenDecision.module.css';
import { useChosenDecision } from './chosenDecision.ts';
import { aroundText, type NumberedDecision } from './decisionsOfGoal.ts';
import { dayText } from './workTexts.ts';

/** Below a chart: the decision whose mark was pressed, with the means before and after it. */
export function ChosenDecision({
  goal,
  decisions,
}: {
  readonly goal: DashboardGoal;
  readonly decisions: readonly NumberedDecision[];
}) {
  const shown = usePlan();
  const id = useChosenDecision();
  const chosen = decisions.find(({ decision }) => decision.id === id);
  if (decisions.length === 0) return null;
  return (
    <div role="status" className={styles.chosen}>
      {chosen !== undefined && (
        <>
          <p>
            <b>{dayText(chosen.decision.day, shown)}</b> {chosen.decision.text}
          </p>
          <p className="small quiet">
            {say.meansOf[goal.trackingFrequency]} <b>{aroundText(chosen.around, goal, shown)}</b>. {say.notFromIt}
          </p>
        </>
      )}
    </div>
  );
}
