import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { say } from '#web/base/messages/say/goalDetail.ts';
import { isCutOff, useTip } from '#web/base/ui/useTip.ts';
import { hidesOwners } from '#web/plan/currentPlan/hidesOwners.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { type Fact, factsOf } from './factsOf.ts';
import styles from './GoalFacts.module.css';

export function GoalFacts({ goal }: { readonly goal: DashboardGoal }) {
  const shown = usePlan();
  const facts = factsOf(goal, shown.plan).filter(({ isOwner }) => !(isOwner && hidesOwners(shown)));
  return (
    <dl className={styles.facts} aria-label={say.facts}>
      {facts.map((fact) => (
        <FactRow key={fact.label} {...fact} />
      ))}
    </dl>
  );
}

function FactRow({ label, value }: Fact) {
  const tip = useTip((anchor) => (isCutOff(anchor) ? value : null));
  return (
    <div>
      <dt>{label}</dt>
      <dd {...tip}>{value}</dd>
    </div>
  );
}
