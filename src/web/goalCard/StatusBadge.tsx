import type { ReactNode } from 'react';
import type { Status } from '#core/goal/status.ts';
import { say } from '#web/messages/say.ts';
import { classes } from '#web/ui/classes.ts';
import { StatusGlyph } from '#web/ui/StatusGlyph.tsx';
import { useTip } from '#web/ui/useTip.ts';
import styles from './StatusBadge.module.css';

/** The status as glyph and word. Hover, focus and touch say when the goal was last updated. */
export function StatusBadge({
  status,
  tip,
  className,
}: {
  readonly status: Status;
  readonly tip: () => ReactNode;
  readonly className: string | undefined;
}) {
  const tipProps = useTip(tip);
  return (
    <button type="button" className={classes(styles.badge, className)} data-status={status} {...tipProps}>
      <StatusGlyph status={status} size={13} />
      {say.status[status]}
    </button>
  );
}
