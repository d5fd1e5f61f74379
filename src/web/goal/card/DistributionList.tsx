import type { StatusDistribution } from '#core/goal/figures.ts';
import { UNJUDGED } from '#core/goal/shownStatus.ts';
import { STATUSES } from '#core/goal/status.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { StatusName } from '#web/plan/currentPlan/StatusName.tsx';
import styles from './DistributionList.module.css';

export function DistributionList({ distribution }: { readonly distribution: StatusDistribution }) {
  const unjudged = UNJUDGED.filter((status) => distribution[status] > 0);
  return (
    <dl className={styles.list} data-rows={unjudged.length > 0 ? 4 : 3}>
      {[...STATUSES, ...unjudged].map((status) => (
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
