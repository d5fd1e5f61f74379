import type { Day } from '#core/calendar/date.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { healthOf } from '#core/rollup/healthMeter.ts';
import { say } from '#web/base/messages/say/lookBack.ts';
import { say as words } from '#web/base/messages/say.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { distributionOf } from '#web/plan/comparison/comparison.ts';
import type { ComparedDay, Comparison } from '#web/plan/comparison/useComparison.ts';
import { shownHealth } from '#web/plan/listing/healthFigure.ts';
import styles from './ComparedBars.module.css';

/** How the goals stood on both days, as two bars on one scale. */
export function ComparedBars({
  comparison: { before, after },
  textOf,
}: {
  readonly comparison: Comparison;
  readonly textOf: (day: Day) => string;
}) {
  const most = Math.max(before.goals.length, after.goals.length, 1);
  return (
    <div className={styles.bars}>
      <Bar day={before} text={textOf(before.day)} most={most} />
      <Bar day={after} text={textOf(after.day)} most={most} />
    </div>
  );
}

function Bar({ day, text, most }: { readonly day: ComparedDay; readonly text: string; readonly most: number }) {
  const distribution = distributionOf(day.goals);
  const segments = SHOWN_STATUSES.filter((status) => distribution[status] > 0);
  return (
    <div className={styles.day}>
      <p>
        <b>{text}</b>
        <span>
          {say.goals(day.goals.length)} · {say.health(shownHealth(healthOf(distribution)))}
        </span>
      </p>
      <ul>
        {segments.map((status) => (
          <li key={status} data-status={status} style={{ inlineSize: `${(distribution[status] / most) * 100}%` }}>
            <i aria-hidden="true" />
            <span>
              <StatusGlyph status={status} size={11} /> {distribution[status]} <em>{words.labels.status[status]}</em>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
