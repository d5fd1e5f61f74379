import type { StatusDistribution } from '#core/goal/figures.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import styles from './DistributionBar.module.css';

/** How many goals have each status, as segments in proportion. Only drawn: counts stand as text beside it. */
export function DistributionBar({ distribution }: { readonly distribution: StatusDistribution }) {
  const shown = SHOWN_STATUSES.filter((status) => distribution[status] > 0);
  return (
    <div aria-hidden="true" className={styles.bar}>
      {shown.map((status) => (
        <span key={status} data-status={status} style={{ flexGrow: distribution[status] }} />
      ))}
    </div>
  );
}
