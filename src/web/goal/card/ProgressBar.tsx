import type { ShownStatus } from '#core/goal/status.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say.ts';
import styles from './ProgressBar.module.css';

/**
 * Percent complete as a bar, with a tick where the target to date stands: the tick is never elapsed time, or it would
 * contradict the colour. The text of both may lie outside 0 to 100, the bar is held between them.
 */
export function ProgressBar({
  percent,
  targetPercent,
  status,
  isLower = false,
}: {
  readonly percent: number | null;
  /** Null draws no tick: none is known, or the percent is of the target to date itself. */
  readonly targetPercent: number | null;
  readonly status: ShownStatus;
  /** Less is better. */
  readonly isLower?: boolean;
}) {
  return (
    <div role="img" aria-label={labelOf(percent, targetPercent, isLower)} className={styles.bar} data-status={status}>
      <div className={styles.track}>
        <div className={styles.fill} style={{ inlineSize: `${held(percent ?? 0)}%` }} />
      </div>
      {targetPercent !== null && (
        <div className={styles.tick} style={{ insetInlineStart: `${held(targetPercent)}%` }} />
      )}
    </div>
  );
}

function labelOf(percent: number | null, targetPercent: number | null, isLower: boolean): string {
  if (percent === null) return say.card.noFigures;
  const complete = say.card.bar(formatPercent(percent), isLower);
  return targetPercent === null ? complete : say.card.barWithTarget(complete, formatPercent(targetPercent));
}

function held(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
