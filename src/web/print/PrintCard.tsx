import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { CardFigures } from '#web/goalCard/CardFigures.tsx';
import { containerMeta } from '#web/goalCard/containerMeta.ts';
import { Hero } from '#web/goalCard/Hero.tsx';
import { goalMeta, Meta } from '#web/goalCard/Meta.tsx';
import { say } from '#web/messages/say.ts';
import { PrintBadge } from './PrintBadge.tsx';
import styles from './PrintCard.module.css';

/** A card on paper: the same figures, nothing to press. */
export function PrintCard({ goal, childCount }: { readonly goal: DashboardGoal; readonly childCount: number }) {
  const { plan } = usePlan();
  const { objective, figures } = goal;
  const isObjective = goal.depth === 0 || objective === null;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <span>{isObjective ? say.card.objective : `${shownNumber(objective.number)} · ${objective.name}`}</span>
        <PrintBadge status={figures.status} />
      </div>
      <h3>
        <span>{shownNumber(goal.number)}</span> {goal.title}
      </h3>
      <Hero goal={goal} childCount={childCount} />
      <div className={styles.figures}>
        <CardFigures goal={goal} />
      </div>
      <div className={styles.meta}>
        <Meta values={figures.distribution === null ? goalMeta(goal, plan) : containerMeta(goal)} />
      </div>
    </article>
  );
}
