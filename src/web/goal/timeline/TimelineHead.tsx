import { civilDateOf, type Day } from '#core/calendar/date.ts';
import { timelineTicks } from '#core/work/timelineTicks.ts';
import { formatTick } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/timeline.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './Timeline.module.css';
import type { TimelineColumns, TimelineScale } from './timelineScale.ts';
import { nearText } from './timelineTexts.ts';

/** About half of the mark of today, in px, so that it stays in sight. */
const HALF_TODAY = 26;
/** Names have this much room at least, in px. */
const LEAST_ROOM = { weekly: 48, monthly: 34, quarterly: 26, yearly: 40 };

/** The columns, and above the lane its time in two lines with today. */
export function TimelineHead({ columns, scale }: { readonly columns: TimelineColumns; readonly scale: TimelineScale }) {
  const shown = usePlan();
  const { plan, today } = shown;
  const { coarse, coarsePeriod, fine, finePeriod } = timelineTicks(scale.span, plan.fiscalStartMonth);
  const at = scale.at(today) + scale.dayWidth / 2;
  const isTodaySeen = today >= scale.span.start && today <= scale.span.end;
  // Names that would lie on today are left out.
  const isFree = (day: Day) => !isTodaySeen || Math.abs(scale.at(day) + 20 - at) > HALF_TODAY + 22;
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      <span role="columnheader">{say.columns.item}</span>
      <span role="columnheader">
        <span className={columns.hasStateText ? undefined : 'visually-hidden'}>{say.columns.state}</span>
      </span>
      {columns.hasGoal && (
        <span role="columnheader" className={styles.number}>
          {say.columns.goal}
        </span>
      )}
      {columns.hasWork && (
        <span role="columnheader" className={styles.number}>
          {say.columns.work}
        </span>
      )}
      <span role="columnheader">{say.columns.due}</span>
      <span role="columnheader" className={styles.axis}>
        <span className="visually-hidden">{say.columns.days}</span>
        {coarse.map(
          (day, index) =>
            isFree(day) && (
              <span
                key={day}
                aria-hidden="true"
                className={styles.coarse}
                style={{ insetInlineStart: `${scale.at(day)}px` }}
              >
                {coarseText(day, coarse[index - 1])}
              </span>
            ),
        )}
        {fine.map((day, index) => {
          const room = scale.width / fine.length;
          const isNamed = index % Math.ceil(LEAST_ROOM[finePeriod] / room) === 0;
          return (
            isNamed && (
              <span
                key={day}
                aria-hidden="true"
                className={styles.fine}
                style={{ insetInlineStart: `${scale.at(day)}px` }}
              >
                {formatTick(day, finePeriod, plan)}
              </span>
            )
          );
        })}
        {isTodaySeen && (
          <span
            aria-hidden="true"
            className={styles.today}
            style={{ insetInlineStart: `${Math.min(Math.max(at, HALF_TODAY), scale.width - HALF_TODAY)}px` }}
          >
            {nearText(today, shown)}
          </span>
        )}
      </span>
    </div>
  );

  /** Quarters and months say their calendar year where it begins. */
  function coarseText(day: Day, before: Day | undefined): string {
    const text = formatTick(day, coarsePeriod, plan);
    const { year } = civilDateOf(day);
    const isNew = before === undefined || civilDateOf(before).year !== year;
    return coarsePeriod === 'yearly' || !isNew ? text : `${text} · ${year}`;
  }
}
