import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { formatFiscalYear, formatPercent } from '#web/base/messages/formats.ts';
import { say as whyWords } from '#web/base/messages/say/why.ts';
import { say } from '#web/base/messages/say.ts';
import { Ring } from '#web/goal/charts/Ring.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './RingPanel.module.css';

export function RingPanel({ goal }: { readonly goal: DashboardGoal }) {
  const { plan } = usePlan();
  const { figures } = goal;
  const isLower = goal.targetDirection === 'down';
  const year = figures.year === 'ALL' ? null : formatFiscalYear(figures.year, plan.fiscalDisplay);
  const complete = formatPercent(figures.percentComplete);
  const elapsed = formatPercent(figures.expectedPercent);
  return (
    <div className={styles.panel}>
      <Ring
        size={86}
        complete={figures.percentComplete}
        elapsed={figures.expectedPercent}
        status={shownStatusOf(figures)}
        label={whyWords.ring(say.card.bar(complete, isLower), elapsed)}
      />
      <dl className={styles.list}>
        <div data-status={shownStatusOf(figures)} data-swatch="complete">
          <dt>{isLower ? whyWords.targetMet : whyWords.complete}</dt>
          <dd>{complete}</dd>
        </div>
        <div>
          <dt>{whyWords.targetToDate}</dt>
          <dd>{formatPercent(figures.targetPercent)}</dd>
        </div>
        <div data-swatch="elapsed">
          <dt>{whyWords.timeElapsed(year)}</dt>
          <dd>{elapsed}</dd>
        </div>
      </dl>
    </div>
  );
}
