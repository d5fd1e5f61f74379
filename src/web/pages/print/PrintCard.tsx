import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import type { MeanCount } from '#core/rollup/countedInMean.ts';
import { progressText } from '#web/base/messages/explain/progressText.ts';
import { topLevel } from '#web/base/messages/names/planNames.ts';
import { say as ownWords } from '#web/base/messages/say/ownFields.ts';
import { say } from '#web/base/messages/say.ts';
import { ownParts } from '#web/base/own/ownParts.ts';
import { CardFigures } from '#web/goal/card/CardFigures.tsx';
import { containerMeta } from '#web/goal/card/containerMeta.ts';
import { Hero } from '#web/goal/card/Hero.tsx';
import { goalMeta, Meta, withOwnMeta } from '#web/goal/card/Meta.tsx';
import { useUnjudged } from '#web/goal/card/useUnjudged.ts';
import { PlainBadge } from '#web/plan/currentPlan/PlainBadge.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './PrintCard.module.css';

export function PrintCard({
  goal,
  meanCount,
  isOnPaper = false,
}: {
  readonly goal: DashboardGoal;
  readonly meanCount: MeanCount;
  /** On paper nothing is cut, for nothing shows the rest. */
  readonly isOnPaper?: boolean;
}) {
  const shown = usePlan();
  const { plan } = shown;
  const { objective, figures } = goal;
  const unjudged = useUnjudged(goal);
  const meta = unjudged?.meta ?? (figures.distribution === null ? goalMeta(goal, plan) : containerMeta(goal));
  const values = isOnPaper ? meta : withOwnMeta(meta, ownParts?.ownOnCard(goal, shown));
  const own = isOnPaper ? (ownParts?.ownOnPaper(goal, shown) ?? []) : [];
  const isObjective = goal.depth === 0 || objective === null;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <span>
          {isObjective
            ? (topLevel(plan)?.one ?? say.card.objective)
            : `${shownNumber(objective.number)} · ${objective.name}`}
        </span>
        <PlainBadge status={shownStatusOf(figures)} />
      </div>
      <h3>
        <span>{shownNumber(goal.number)}</span> {goal.title}
      </h3>
      <div className={styles.lead}>
        <Hero goal={goal} meanCount={meanCount} />
      </div>
      {isOnPaper && figures.distribution === null && <p className={styles.progress}>{progressText(goal, plan)}</p>}
      <div className={styles.figures}>
        <CardFigures goal={goal} />
      </div>
      <div className={styles.meta}>
        <Meta values={isOnPaper ? values.map((each) => ({ ...each, value: each.whole ?? each.value })) : values} />
      </div>
      {own.length > 0 && (
        <dl className={styles.own} aria-label={ownWords.title}>
          {own.map(({ id, label, value }) => (
            <div key={id}>
              <dt dir="auto">{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
