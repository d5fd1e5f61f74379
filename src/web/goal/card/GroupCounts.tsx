import { SHOWN_STATUSES, type StatusFigures, shownStatusOf } from '#core/goal/shownStatus.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { PlainBadge } from '#web/plan/currentPlan/PlainBadge.tsx';
import { StatusName } from '#web/plan/currentPlan/StatusName.tsx';
import styles from './StatusBadge.module.css';

export function GroupCounts({ figures }: { readonly figures: StatusFigures }) {
  const { distribution } = figures;
  if (distribution === null) return <PlainBadge status={shownStatusOf(figures)} />;
  return (
    <ul className={styles.counts}>
      {SHOWN_STATUSES.filter((status) => distribution[status] > 0).map((status) => (
        <li key={status} data-status={status}>
          <StatusGlyph status={status} size={12} />
          <span className="visually-hidden">
            <StatusName status={status} />
          </span>{' '}
          {distribution[status]}
        </li>
      ))}
    </ul>
  );
}
