import type { Day } from '#core/calendar/date.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { healthOf } from '#core/rollup/healthMeter.ts';
import { shownHealth } from '#web/dashboard/healthFigure.ts';
import { say } from '#web/messages/lookBack/say.ts';
import { say as words } from '#web/messages/say.ts';
import { StatusGlyph } from '#web/ui/StatusGlyph.tsx';
import styles from './ComparedBars.module.css';
import { distributionOf } from './comparison.ts';
import type { ComparedDay, Comparison } from './useComparison.ts';

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
