import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { Ring } from '#web/charts/Ring.tsx';
import { formatPercent } from '#web/messages/formats.ts';
import { say } from '#web/messages/say.ts';
import styles from './RingPanel.module.css';

/** In the place of bar and chart: a goal that is a percent of 100 needs no axis (specification, section 5, circle chart). */
export function RingPanel({ figures }: Pick<DashboardGoal, 'figures'>) {
  const complete = formatPercent(figures.percentComplete);
  const elapsed = formatPercent(figures.expectedPercent);
  return (
    <div className={styles.panel}>
      <Ring
        size={86}
        complete={figures.percentComplete}
        elapsed={figures.expectedPercent}
        status={shownStatusOf(figures)}
        label={say.card.ring(complete, elapsed)}
      />
      <dl className={styles.list}>
        <div data-status={shownStatusOf(figures)} data-swatch="complete">
          <dt>{say.card.complete}</dt>
          <dd>{complete}</dd>
        </div>
        <div>
          <dt>{say.card.targetToDate}</dt>
          <dd>{formatPercent(figures.targetPercent)}</dd>
        </div>
        <div data-swatch="elapsed">
          <dt>{say.card.timeElapsed}</dt>
          <dd>{elapsed}</dd>
        </div>
      </dl>
    </div>
  );
}
