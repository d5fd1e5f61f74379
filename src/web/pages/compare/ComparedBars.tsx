import type { Day } from '#core/calendar/date.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { healthOf } from '#core/rollup/health.ts';
import { say } from '#web/base/messages/say/lookBack.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { distributionOf } from '#web/plan/comparison/comparison.ts';
import type { ComparedDay, Comparison } from '#web/plan/comparison/useComparison.ts';
import { StatusName } from '#web/plan/currentPlan/StatusName.tsx';
import { shownHealth } from '#web/plan/listing/healthFigure.ts';
import styles from './ComparedBars.module.css';

export function ComparedBars({
  comparison: { before, after },
  hasHealth,
  textOf,
}: {
  readonly comparison: Comparison;
  /** Not under a status filter. */
  readonly hasHealth: boolean;
  readonly textOf: (day: Day) => string;
}) {
  const most = Math.max(before.goals.length, after.goals.length, 1);
  return (
    <div className={styles.bars}>
      <Bar day={before} text={textOf(before.day)} most={most} hasHealth={hasHealth} />
      <Bar day={after} text={textOf(after.day)} most={most} hasHealth={hasHealth} />
    </div>
  );
}

function Bar({
  day,
  text,
  most,
  hasHealth,
}: {
  readonly day: ComparedDay;
  readonly text: string;
  readonly most: number;
  readonly hasHealth: boolean;
}) {
  const distribution = distributionOf(day.goals);
  const segments = SHOWN_STATUSES.filter((status) => distribution[status] > 0);
  return (
    <div className={styles.day}>
      <p>
        <b className="body-strong">{text}</b>
        <span>
          {say.goals(day.goals.length)}
          {hasHealth && ` · ${say.health(shownHealth(healthOf(distribution)))}`}
        </span>
      </p>
      <div>
        <div aria-hidden="true" className={styles.bar} style={{ inlineSize: `${(day.goals.length / most) * 100}%` }}>
          {segments.map((status) => (
            <i key={status} data-status={status} style={{ flexGrow: distribution[status] }} />
          ))}
        </div>
        <ul>
          {segments.map((status) => (
            <li key={status} data-status={status}>
              <StatusGlyph status={status} size={11} />
              {distribution[status]} <StatusName status={status} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
