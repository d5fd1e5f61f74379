import { PLAIN_NUMBER, type ValueUnit } from '#core/format/number.ts';
import type { StatusThresholds } from '#core/plan/plan.ts';
import { formatAxisValue } from '#web/base/messages/formats.ts';
import { say as whyWords } from '#web/base/messages/say/why.ts';
import styles from './AttainmentScale.module.css';

const SHARE: ValueUnit = PLAIN_NUMBER;

const LOWEST = 0.6;
const HIGHEST = 1.1;

export function AttainmentScale({
  attainment,
  thresholds,
  shown,
}: {
  readonly attainment: number;
  readonly thresholds: StatusThresholds;
  readonly shown: string;
}) {
  const { offTarget, onTarget } = thresholds;
  const place = (value: number) => ((Math.min(Math.max(value, LOWEST), HIGHEST) - LOWEST) / (HIGHEST - LOWEST)) * 100;
  const segments = [
    { status: 'critical', width: place(offTarget) },
    { status: 'off_target', width: place(onTarget) - place(offTarget) },
    { status: 'on_target', width: 100 - place(onTarget) },
  ];
  const at = place(attainment);
  return (
    <div className={styles.scale} aria-hidden="true">
      <b style={{ insetInlineStart: `${Math.min(92, Math.max(8, at))}%` }}>{shown}</b>
      <div className={styles.bar}>
        {segments.map(({ status, width }) => (
          <span key={status} data-status={status} style={{ flexGrow: width }} />
        ))}
        <i style={{ insetInlineStart: `${at}%` }} />
      </div>
      <div className={styles.limits}>
        <span>{whyWords.below(formatAxisValue(offTarget, SHARE, 2))}</span>
        <span>{whyWords.andMore(formatAxisValue(onTarget, SHARE, 2))}</span>
      </div>
    </div>
  );
}
