import { THRESHOLD_RANGE } from '#contract/planCalls.ts';
import type { StatusThresholds } from '#core/plan/plan.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/planSettings.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './ThresholdScale.module.css';
import { handleOnTop, positionOf, type ThresholdDot } from './thresholdDots.ts';
import { thresholdLabels } from './thresholdLabels.ts';

type Handle = 'onTarget' | 'offTarget';

const TICKS = [0.4, 0.6, 1, 1.2];

export function ThresholdScale({
  thresholds,
  dots,
  onSet,
}: {
  readonly thresholds: StatusThresholds;
  readonly dots: readonly ThresholdDot[];
  readonly onSet: (handle: Handle, percent: string) => void;
}) {
  const labels = thresholdLabels(usePlan().plan);
  const { onTarget, offTarget } = thresholds;

  function handleChange(handle: Handle, percent: number) {
    const held = handle === 'onTarget' ? Math.max(percent, whole(offTarget)) : Math.min(percent, whole(onTarget));
    onSet(handle, String(held));
  }

  return (
    <div className={styles.scale}>
      <div className={styles.dots} role="img" aria-label={say.scale}>
        {dots.map(({ id, position, row, status }) => (
          <span
            key={id}
            data-status={status}
            className={styles.dot}
            style={{ insetInlineStart: percentOf(position), insetBlockEnd: `${row * 9}px` }}
          />
        ))}
      </div>
      <div className={styles.track}>
        <span data-status="critical" className={styles.band} style={{ inlineSize: percentOf(positionOf(offTarget)) }} />
        <span
          data-status="off_target"
          className={styles.band}
          style={{ inlineSize: percentOf(positionOf(onTarget) - positionOf(offTarget)) }}
        />
        <span data-status="on_target" className={styles.band} style={{ flex: 1 }} />
        {(['offTarget', 'onTarget'] as const).map((handle) => (
          <input
            key={handle}
            type="range"
            className={styles.range}
            style={{ zIndex: handle === handleOnTop(thresholds) ? 1 : 0 }}
            aria-label={labels[handle]}
            min={whole(THRESHOLD_RANGE.least)}
            max={whole(THRESHOLD_RANGE.most)}
            step={1}
            value={whole(thresholds[handle])}
            aria-valuetext={formatPercent(whole(thresholds[handle]))}
            onChange={({ target }) => handleChange(handle, target.valueAsNumber)}
          />
        ))}
      </div>
      <div className={styles.ticks} aria-hidden="true">
        {TICKS.filter((tick) => Math.abs(tick - onTarget) > 0.05 && Math.abs(tick - offTarget) > 0.05).map((tick) => (
          <span key={tick} style={{ insetInlineStart: percentOf(positionOf(tick)) }}>
            {formatPercent(whole(tick))}
          </span>
        ))}
        {[...new Set([whole(offTarget), whole(onTarget)])].map((percent) => (
          <b key={percent} style={{ insetInlineStart: percentOf(positionOf(percent / 100)) }}>
            {formatPercent(percent)}
          </b>
        ))}
      </div>
    </div>
  );
}

function whole(share: number): number {
  return Math.round(share * 100);
}

function percentOf(position: number): string {
  return `${(position * 100).toFixed(2)}%`;
}
