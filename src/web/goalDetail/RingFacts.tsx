import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { MILESTONES } from '#core/chart/ring.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { Ring } from '#web/charts/Ring.tsx';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { formatPercent } from '#web/messages/formats.ts';
import { say as detailWords } from '#web/messages/goalDetail/say.ts';
import { say } from '#web/messages/say.ts';
import { isCutOff, useTip } from '#web/ui/useTip.ts';
import { type Fact, factsOf } from './factsOf.ts';
import styles from './RingFacts.module.css';

/** The ring of a goal with its milestones named, and what there is to know about it. */
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
          label={say.card.ring(say.card.bar(complete, isLower), formatPercent(figures.expectedPercent))}
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
