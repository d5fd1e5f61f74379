import type { StatusDistribution } from '#core/goal/figures.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import styles from './DistributionBar.module.css';

/** Decorative: the counts are text beside it. */
export function DistributionBar({
  distribution,
  only = SHOWN_STATUSES,
}: {
  readonly distribution: StatusDistribution;
  readonly only?: readonly ShownStatus[];
}) {
  const shown = only.filter((status) => distribution[status] > 0);
  return (
    <div aria-hidden="true" className={styles.bar}>
      {shown.map((status) => (
        <span key={status} data-status={status} style={{ flexGrow: distribution[status] }} />
      ))}
    </div>
  );
}
