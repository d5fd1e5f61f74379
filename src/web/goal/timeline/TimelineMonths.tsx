import { useMemo, useState } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import { civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { formatMonthOfYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/timeline.ts';
import { say as words } from '#web/base/messages/say/work.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { STATE_COLOURS } from '#web/goal/work/stateColours.ts';
import { MilestoneGlyph, StateGlyph } from '#web/goal/work/WorkGlyphs.tsx';
import { warningTexts } from '#web/goal/work/workTexts.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import styles from './TimelineMonths.module.css';
import { type MonthItem, type TimelineMonth, timelineByMonth } from './timelineMonths.ts';
import type { WorkByGoal } from './timelineRows.ts';
import { endOf, lateOn, movedText, nearText } from './timelineTexts.ts';

/** About so many are drawn at first, as whole months, and with each press. */
const STEP = 100;

/** On a phone: what is to be done, by the month in which it is due. */
export function TimelineMonths({
  goals,
  work,
  byGoal,
  past,
  pastDay,
  onOpen,
}: {
  readonly goals: readonly ListedGoal[];
  readonly work: PlanWork;
  readonly byGoal: WorkByGoal;
  readonly past: ReadonlyMap<string, WireInitiative | WireMilestone>;
  readonly pastDay: Day | null;
  readonly onOpen: (item: MonthItem) => void;
}) {
  const shown = usePlan();
  const { today } = shown;
  const [most, setMost] = useState(STEP);
  const { months: all, done } = useMemo(() => timelineByMonth(goals, byGoal, today), [goals, byGoal, today]);
  const months = firstMonths(all, most);
  const rest = countOf(all) - countOf(months);
  const { year, month: monthNow } = civilDateOf(today);
  const thisMonth = firstDayOfMonth(year, monthNow);
  return (
    <div className={styles.months}>
      {months.map(({ month, items }, index) => {
        const count = items.length === 0 ? say.nothingDue : String(items.length);
        const isThis = month === thisMonth;
        const [before, after] = [
          items.filter(({ day }) => !isThis || day < today),
          items.filter(({ day }) => isThis && day >= today),
        ];
        const list = (of: readonly MonthItem[]) =>
          of.length > 0 && (
            <ul className={styles.list}>
              {of.map((item) => (
                <Item key={itemOf(item).id} {...{ item, work, past, pastDay, onOpen }} />
              ))}
            </ul>
          );
        return (
          <section key={month}>
            <h2 className={styles.head}>
              {formatMonthOfYear(month)}
              <span>{index === 0 && done > 0 ? `${count} · ${say.doneEarlier(done)}` : count}</span>
            </h2>
            {list(before)}
            {isThis && <p className={styles.today}>{say.todayIs(nearText(today, shown))}</p>}
            {list(after)}
          </section>
        );
      })}
      {rest > 0 && <Button onClick={() => setMost(most + STEP)}>{words.showMore(rest)}</Button>}
    </div>
  );
}

function Item({
  item,
  work,
  past,
  pastDay,
  onOpen,
}: {
  readonly item: MonthItem;
  readonly work: PlanWork;
  readonly past: ReadonlyMap<string, WireInitiative | WireMilestone>;
  readonly pastDay: Day | null;
  readonly onOpen: (item: MonthItem) => void;
}) {
  const shown = usePlan();
  const of = itemOf(item);
  const late = lateOn(of, shown.today);
  const then = past.get(of.id);
  const was = then === undefined ? null : endOf(then);
  const moved = was === null ? '' : movedText(of, was);
  const place = item.kind === 'milestone' && item.initiative !== null ? item.initiative.title : item.goal.title;
  return (
    <li data-late={late > 0}>
      <span
        className={styles.glyph}
        data-status={item.kind === 'initiative' ? STATE_COLOURS[item.initiative.state] : undefined}
      >
        {item.kind === 'initiative' ? (
          <StateGlyph state={item.initiative.state} size={16} />
        ) : (
          <MilestoneGlyph look={late > 0 ? 'late' : 'open'} />
        )}
      </span>
      <span className={styles.what}>
        <button type="button" onClick={() => onOpen(item)}>
          {of.title}
        </button>
        <small>
          {shownNumber(item.goal.number)} · {place}
        </small>
        {late > 0 && <b>{words.late(late)}</b>}
        {moved !== '' && was !== null && pastDay !== null && (
          <small>
            {moved}, {say.wasOn(nearText(was, shown), nearText(pastDay, shown))}
          </small>
        )}
        {warningTexts(of, work, shown).map((text) => (
          <small key={text} className={styles.warning} data-status="off_target">
            <LateIcon name="warning" size={12} />
            {text}
          </small>
        ))}
      </span>
      <span className={styles.day}>{nearText(item.day, shown)}</span>
    </li>
  );
}

/** Whole months, until so many are listed. */
function firstMonths(months: readonly TimelineMonth[], most: number): readonly TimelineMonth[] {
  let count = 0;
  const end = months.findIndex(({ items }) => {
    count += items.length;
    return count >= most;
  });
  return end < 0 ? months : months.slice(0, end + 1);
}

function countOf(months: readonly TimelineMonth[]): number {
  return months.reduce((sum, { items }) => sum + items.length, 0);
}

function itemOf(item: MonthItem): WireInitiative | WireMilestone {
  return item.kind === 'milestone' ? item.milestone : item.initiative;
}
