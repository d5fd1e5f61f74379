import { GREEN_FROM, type Health, YELLOW_FROM } from '#core/rollup/health.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say } from '#web/base/messages/say/print.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { BAND_STATUS } from '#web/plan/listing/bandStatus.ts';
import { shownHealth } from '#web/plan/listing/healthFigure.ts';
import styles from './PrintMeter.module.css';

const RADIUS = 81;
const WIDTH = 18;
const CENTRE = { x: 100, y: 100 };

export function PrintMeter({ health }: { readonly health: Health }) {
  const { plan } = usePlan();
  const score = shownHealth(health);
  const status = health.band === null ? null : BAND_STATUS[health.band];
  const label = status === null ? say.noData : statusLabel(status, plan);
  return (
    <div
      className={styles.meter}
      data-status={status}
      role="img"
      aria-label={score === null ? say.noData : say.health(score, label)}
    >
      <svg aria-hidden="true" focusable="false" viewBox="0 0 200 104">
        <path d={arc(0, 100)} className={styles.track} strokeWidth={WIDTH} />
        {score !== null && score > 0 && <path d={arc(0, score)} className={styles.filled} strokeWidth={WIDTH} />}
        {[YELLOW_FROM, GREEN_FROM].map((value) => (
          <path key={value} d={cut(value)} className={styles.cut} strokeWidth={3} />
        ))}
      </svg>
      <div aria-hidden="true" className={styles.words}>
        <b>{score ?? '–'}</b>
        <span>
          {status !== null && <StatusGlyph status={status} size={18} />}
          {label}
        </span>
      </div>
    </div>
  );
}

function at(value: number, radius: number): string {
  const angle = Math.PI * (1 - value / 100);
  const x = CENTRE.x + radius * Math.cos(angle);
  const y = CENTRE.y - radius * Math.sin(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

function arc(from: number, to: number): string {
  return `M${at(from, RADIUS)}A${RADIUS} ${RADIUS} 0 0 1 ${at(to, RADIUS)}`;
}

function cut(value: number): string {
  return `M${at(value, RADIUS - WIDTH / 2 - 1)}L${at(value, RADIUS + WIDTH / 2 + 1)}`;
}
