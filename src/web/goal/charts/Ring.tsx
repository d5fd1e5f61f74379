import { type Band, MILESTONES, RING } from '#core/chart/ring.ts';
import type { ShownStatus } from '#core/goal/status.ts';
import { say } from '#web/base/messages/say.ts';
import styles from './Ring.module.css';

const OUTER = strokeOf(RING.complete);
const INNER = strokeOf(RING.elapsed);

export function Ring({
  size,
  complete,
  elapsed,
  status,
  label,
}: {
  readonly size: number;
  readonly complete: number | null;
  readonly elapsed: number | null;
  readonly status: ShownStatus;
  readonly label: string;
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox="-100 -100 200 200"
      className={styles.ring}
      data-status={status}
    >
      {say.chart.noSvg}
      <Arc {...OUTER} percent={complete} className={styles.complete} />
      <Arc {...INNER} percent={elapsed} className={styles.elapsed} />
      {MILESTONES.map((percent) => (
        <line
          key={percent}
          y1={-RING.elapsed.outer}
          y2={-RING.elapsed.inner}
          transform={`rotate(${percent * 3.6})`}
          className={styles.milestone}
        />
      ))}
    </svg>
  );
}

function Arc({
  radius,
  width,
  percent,
  className,
}: {
  readonly radius: number;
  readonly width: number;
  readonly percent: number | null;
  readonly className: string | undefined;
}) {
  const shown = Math.min(100, Math.max(0, percent ?? 0));
  return (
    <>
      <circle r={radius} strokeWidth={width} className={styles.track} />
      {shown > 0 && (
        // A whole turn is 100 along the path, so the dash is the percent itself.
        <circle
          r={radius}
          strokeWidth={width}
          pathLength={100}
          strokeDasharray={`${shown} 100`}
          transform="rotate(-90)"
          className={className}
        />
      )}
    </>
  );
}

function strokeOf({ inner, outer }: Band) {
  return { radius: (inner + outer) / 2, width: outer - inner };
}
