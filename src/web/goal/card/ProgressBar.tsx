import type { ShownStatus } from '#core/goal/status.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say.ts';
import styles from './ProgressBar.module.css';

/**
 * The tick is the target to date, never elapsed time, or it would contradict the colour. The texts may lie outside 0
 * to 100, the bar is clamped.
 */
export function ProgressBar({
  percent,
  targetPercent,
  status,
  isLower = false,
}: {
  readonly percent: number | null;
  /** Null draws no tick: unknown, or the percent is of the target to date itself. */
  readonly targetPercent: number | null;
  readonly status: ShownStatus;
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
