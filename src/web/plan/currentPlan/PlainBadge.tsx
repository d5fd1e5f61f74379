import type { ShownStatus } from '#core/goal/status.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import styles from './PlainBadge.module.css';
import { StatusName } from './StatusName.tsx';

export function PlainBadge({ status }: { readonly status: ShownStatus }) {
  return (
    <span className={styles.badge} data-status={status}>
      <StatusGlyph status={status} size={13} />
      <StatusName status={status} />
    </span>
  );
}
