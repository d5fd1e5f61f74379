import type { StatusDistribution } from '#core/goal/figures.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { StatusName } from '#web/plan/currentPlan/StatusName.tsx';
import styles from './PrintDistribution.module.css';

export function PrintDistribution({
  distribution,
  size,
  isCounted = false,
}: {
  readonly distribution: StatusDistribution;
  readonly size: number;
  readonly isCounted?: boolean;
}) {
  const segments = SHOWN_STATUSES.filter((status) => distribution[status] > 0);
  return (
    <ul className={styles.segments}>
      {segments.map((status) => (
        <li key={status} data-status={status} style={{ flexGrow: distribution[status] }}>
          <span className={styles.bar} style={{ blockSize: `${size}px` }} />
          {isCounted ? (
            <span className={styles.count}>
              <StatusGlyph status={status} size={10} />
              <span className="visually-hidden">
                <StatusName status={status} />
              </span>
              {distribution[status]}
            </span>
          ) : (
            <span className="visually-hidden">
              <StatusName status={status} /> {distribution[status]}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
