import type { StatusDistribution } from '#core/goal/figures.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { StatusName } from '#web/plan/currentPlan/StatusName.tsx';
import styles from './DistributionList.module.css';

export function DistributionList({ distribution }: { readonly distribution: StatusDistribution }) {
  const shown = SHOWN_STATUSES.filter((status) => distribution[status] > 0);
  return (
    <dl className={styles.list}>
      {shown.map((status) => (
        <div key={status}>
          <dt>
            <span data-status={status} className={styles.glyph}>
              <StatusGlyph status={status} size={13} />
            </span>
            <span className={styles.name}>
              <StatusName status={status} />
            </span>
          </dt>
          <dd>{distribution[status]}</dd>
        </div>
      ))}
    </dl>
  );
}
