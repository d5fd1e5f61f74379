import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { Ring } from '#web/charts/Ring.tsx';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { formatFiscalYear, formatPercent } from '#web/messages/formats.ts';
import { say } from '#web/messages/say.ts';
import styles from './RingPanel.module.css';

/** In the place of bar and chart: a goal that is a percent of 100 needs no axis (specification, section 5, circle chart). */
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
        label={say.card.ring(say.card.bar(complete, isLower), elapsed)}
      />
      <dl className={styles.list}>
        <div data-status={shownStatusOf(figures)} data-swatch="complete">
          <dt>{isLower ? say.card.targetMet : say.card.complete}</dt>
          <dd>{complete}</dd>
        </div>
        <div>
          <dt>{say.card.targetToDate}</dt>
          <dd>{formatPercent(figures.targetPercent)}</dd>
        </div>
        <div data-swatch="elapsed">
          <dt>{say.card.timeElapsed(year)}</dt>
          <dd>{elapsed}</dd>
        </div>
      </dl>
    </div>
  );
}
