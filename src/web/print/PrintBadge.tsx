import type { Status } from '#core/goal/status.ts';
import badgeStyles from '#web/goalCard/StatusBadge.module.css';
import { say } from '#web/messages/say.ts';
import { StatusGlyph } from '#web/ui/StatusGlyph.tsx';

/** Glyph and word, to survive greyscale. */
export function PrintBadge({ status }: { readonly status: Status }) {
  return (
    <span className={badgeStyles.badge} data-status={status}>
      <StatusGlyph status={status} size={13} />
      {say.labels.status[status]}
    </span>
  );
}
