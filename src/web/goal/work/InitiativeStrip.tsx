import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { formatMonth } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/work.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './InitiativeStrip.module.css';
import { stripOf } from './stripOf.ts';
import { MilestoneGlyph } from './WorkGlyphs.tsx';
import { dayShown, dayText, lookOf, percentText } from './workTexts.ts';

/** The time of an initiative: what is done, what has passed and is not done, today, and its milestones. */
export function InitiativeStrip({
  initiative,
  milestones,
}: {
  readonly initiative: WireInitiative;
  readonly milestones: readonly WireMilestone[];
}) {
  const shown = usePlan();
  const start = initiative.start === null ? null : readIsoDate(initiative.start);
  const end = initiative.end === null ? null : readIsoDate(initiative.end);
  if (start === null || end === null || initiative.elapsed === null) return null;
  const diamonds = milestones.flatMap((milestone) => {
    const day = readIsoDate(milestone.done_on ?? milestone.due);
    return day === null ? [] : [{ milestone, day }];
  });
  const strip = stripOf({ start, end, days: diamonds.map(({ day }) => day) });
  const today = dayShown(shown);
  const [from, to] = [strip.at(start), strip.at(end)];
  const done = from + ((to - from) * (initiative.percent_complete ?? 0)) / 100;
  const passed = from + ((to - from) * initiative.elapsed) / 100;
  const isNow = today >= start && today <= end;
  const facts = {
    start: dayText(initiative.start, shown),
    end: dayText(initiative.end, shown),
    percent: percentText(initiative.percent_complete),
    elapsed: percentText(initiative.elapsed),
  };
  return (
    <div role="img" aria-label={say.strip(facts)} className={styles.strip}>
      {strip.months.map((month) => (
        <span key={month} className={styles.month} style={{ insetInlineStart: `${strip.at(month)}%` }}>
          {formatMonth(month)}
        </span>
      ))}
      <span className={styles.bar} style={{ insetInlineStart: `${from}%`, insetInlineEnd: `${100 - to}%` }} />
      {passed > done && (
        <span className={styles.passed} style={{ insetInlineStart: `${done}%`, insetInlineEnd: `${100 - passed}%` }} />
      )}
      <span className={styles.done} style={{ insetInlineStart: `${from}%`, insetInlineEnd: `${100 - done}%` }} />
      {isNow && (
        <span className={styles.today} style={{ insetInlineStart: `${passed}%` }}>
          <span data-end={passed > 60}>{say.todayAt(facts.elapsed)}</span>
        </span>
      )}
      {diamonds.map(({ milestone, day }) => (
        <span
          key={milestone.id}
          className={styles.diamond}
          data-look={lookOf(milestone)}
          style={{ insetInlineStart: `${strip.at(day)}%` }}
        >
          <MilestoneGlyph look={lookOf(milestone)} size={14} />
        </span>
      ))}
    </div>
  );
}
