import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { topLevel } from '#web/base/messages/names/planNames.ts';
import { say } from '#web/base/messages/say.ts';
import { classes } from '#web/base/ui/classes.ts';
import { useWholeText } from '#web/base/ui/useWholeText.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './ObjectiveLine.module.css';

export function ObjectiveLine({
  goal,
  className,
}: {
  readonly goal: DashboardGoal;
  readonly className?: string | undefined;
}) {
  const { objective } = goal;
  const isObjective = goal.depth === 0 || objective === null;
  const topName = topLevel(usePlan().plan)?.one ?? say.card.objective;
  const description = isObjective ? goal.description : objective.description;
  // A group says it beside its percent.
  const ownLine = description === '' || goal.figures.distribution !== null ? topName : `${topName} · ${description}`;
  const line = isObjective ? ownLine : `${shownNumber(objective.number)} · ${objective.name}`;
  const whole = useWholeText(description !== '' ? description : line);
  return (
    <div className={classes(styles.objective, className)}>
      <span {...whole}>{line}</span>
    </div>
  );
}
