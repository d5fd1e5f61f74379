import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { MILESTONES } from '#core/chart/ring.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import { say as detailWords } from '#web/base/messages/say/goalDetail.ts';
import { say as whyWords } from '#web/base/messages/say/why.ts';
import { say } from '#web/base/messages/say.ts';
import { isCutOff, useTip } from '#web/base/ui/useTip.ts';
import { Ring } from '#web/goal/charts/Ring.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { type Fact, factsOf } from './factsOf.ts';
import styles from './RingFacts.module.css';

export function RingFacts({ goal }: { readonly goal: DashboardGoal }) {
  const { plan } = usePlan();
  const { figures } = goal;
  const isLower = goal.targetDirection === 'down';
  const complete = formatPercent(figures.percentComplete);
  return (
    <div className={styles.row}>
      <div className={styles.ring}>
        <Ring
          size={112}
          complete={figures.percentComplete}
          elapsed={figures.expectedPercent}
          status={shownStatusOf(figures)}
          label={whyWords.ring(say.card.bar(complete, isLower), formatPercent(figures.expectedPercent))}
        />
        <div aria-hidden="true" className={styles.middle}>
          <b>{complete}</b>
          {isLower ? detailWords.met : detailWords.complete}
        </div>
        {MILESTONES.map((percent) => (
          <span key={percent} aria-hidden="true" className={styles.milestone} data-percent={percent}>
            {percent}
          </span>
        ))}
      </div>
      <dl className={styles.facts} aria-label={detailWords.facts}>
        {factsOf(goal, plan).map((fact) => (
          <FactRow key={fact.label} {...fact} />
        ))}
      </dl>
    </div>
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
