import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import type { Day } from '#core/calendar/date.ts';
import { say } from '#web/base/messages/say/timeline.ts';
import { say as words } from '#web/base/messages/say/work.ts';
import { lookOf } from '#web/goal/work/workTexts.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { dayOf } from '#web/plan/work/statedWork.ts';
import styles from './Lane.module.css';
import { LaneLabel } from './LaneLabel.tsx';
import type { GoalRow } from './timelineRows.ts';
import { ROW_HEIGHT, type TimelineScale } from './timelineScale.ts';
import { endOf, type LaneFacts, lateOn, movedText, tooSoonText } from './timelineTexts.ts';

/** The middle of a row, in px. */
const MIDDLE = ROW_HEIGHT / 2;
const BAR = 12;
const TOP = MIDDLE - BAR / 2;
/** Of the bar that was, and half a diamond. */
const GHOST = 21;
const HALF = 7;
/** By what an end of a bar is held. */
const EDGE = 8;

/** The span of a goal; folded, with its milestones, and how much is in it. */
export function GoalShape({ row, scale }: { readonly row: GoalRow; readonly scale: TimelineScale }) {
  const { start, end } = row.goal.span;
  const from = start === null ? 0 : Math.max(0, scale.at(start));
  const to = end === null ? scale.width : Math.min(scale.width, scale.at(end) + scale.dayWidth);
  const { initiatives, milestones } = row.work;
  const isCut = end === null || end > scale.span.end;
  return (
    <>
      {to > from && (
        <path
          className={styles.goal}
          d={`M${from} ${MIDDLE}H${to - 1}${isCut ? `m-5 -4l5 4l-5 4` : `m0 -5v10`}${start !== null && start >= scale.span.start ? `M${from + 0.5} ${MIDDLE - 5}v10` : ''}`}
        />
      )}
      {row.isOpen === false && (
        <>
          <text x={14} y={MIDDLE + 4} className={styles.inside}>
            {say.inside(initiatives.length, milestones.length)}
          </text>
          {milestones.map((milestone) => {
            const day = dayOf(milestone.done_on ?? milestone.due);
            return day === null ? null : (
              <path
                key={milestone.id}
                className={styles.diamond}
                data-look={lookOf(milestone)}
                d={diamond(scale.at(day) + scale.dayWidth / 2, 5)}
              />
            );
          })}
        </>
      )}
    </>
  );
}

/** Solid what is done, hatched what has elapsed and is not done, outlined what is ahead. */
export function InitiativeShape({
  facts,
  scale,
}: {
  readonly facts: LaneFacts & { readonly item: WireInitiative };
  readonly scale: TimelineScale;
}) {
  const { today } = usePlan();
  const { item, past, tooSoon } = facts;
  const bar = barOf(item, scale);
  const ghost = past === null || 'due' in past ? null : barOf(past, scale);
  const isOver = item.state === 'done';
  const percent = isOver ? 100 : (item.percent_complete ?? 0);
  const late = lateOn(item, today);
  const now = scale.at(today) + scale.dayWidth;
  const was = past === null ? null : endOf(past);
  if (bar === null && ghost === null) return null;
  const width = bar === null ? 0 : bar.to - bar.from;
  const done = bar === null ? 0 : bar.from + (width * percent) / 100;
  const elapsed = bar === null ? 0 : Math.min(bar.to, Math.max(bar.from, now));
  return (
    <>
      {ghost !== null && (
        <rect
          className={styles.ghost}
          x={ghost.from}
          y={MIDDLE - GHOST / 2}
          width={Math.max(2, ghost.to - ghost.from)}
          height={GHOST}
          rx={4}
        />
      )}
      {bar !== null && (
        <>
          <rect
            className={styles.bar}
            data-state={item.state}
            x={bar.from + 0.5}
            y={TOP + 0.5}
            width={Math.max(3, width - 1)}
            height={BAR - 1}
            rx={3}
          />
          {elapsed > done && item.state !== 'planned' && item.state !== 'dropped' && (
            <rect
              className={styles.elapsed}
              fill="url(#timeline-elapsed)"
              x={done}
              y={TOP + 1}
              width={elapsed - done}
              height={BAR - 2}
            />
          )}
          {done > bar.from && (
            <rect className={styles.done} x={bar.from} y={TOP} width={done - bar.from} height={BAR} rx={3} />
          )}
          {bar.from < 0 && bar.to > 12 && (
            <path className={styles.cut} data-on={done > 10} d={`M8 ${MIDDLE - 3}l-3 3l3 3`} />
          )}
          {bar.to > scale.width && bar.from < scale.width - 12 && (
            <path
              className={styles.cut}
              data-on={done > scale.width - 10}
              d={`M${scale.width - 8} ${MIDDLE - 3}l3 3l-3 3`}
            />
          )}
          {late > 0 && <path className={styles.late} d={`M${bar.to + 2} ${MIDDLE}H${now}`} />}
          <rect data-part="all" className={styles.held} x={bar.from} y={6} width={Math.max(3, width)} height={24} />
          {width > 4 * EDGE && (
            <>
              <rect data-part="start" className={styles.held} x={bar.from - 2} y={6} width={EDGE} height={24} />
              <rect data-part="end" className={styles.held} x={bar.to - EDGE + 2} y={6} width={EDGE} height={24} />
            </>
          )}
          <LaneLabel
            from={bar.from}
            to={late > 0 ? Math.max(bar.to, now) : Math.max(bar.to, ghost?.to ?? 0)}
            width={scale.width}
            late={late > 0 ? words.late(late) : ''}
            tooSoon={tooSoon > 0 ? tooSoonText(item, tooSoon) : ''}
            moved={was === null ? '' : movedText(item, was)}
          />
        </>
      )}
    </>
  );
}

export function MilestoneShape({
  facts,
  scale,
}: {
  readonly facts: LaneFacts & { readonly item: WireMilestone };
  readonly scale: TimelineScale;
}) {
  const { today } = usePlan();
  const { item, past, tooSoon } = facts;
  const day = dayOf(item.done_on ?? item.due);
  const was = past === null ? null : endOf(past);
  const late = lateOn(item, today);
  if (day === null) return null;
  const middle = (of: Day) => scale.at(of) + scale.dayWidth / 2;
  const [x, old, now] = [middle(day), was === null ? null : middle(was), middle(today)];
  return (
    <>
      {old !== null && Math.abs(old - x) > 1 && (
        <>
          <path
            className={styles.between}
            d={`M${old + Math.sign(x - old) * (HALF + 1)} ${MIDDLE}H${x - Math.sign(x - old) * (HALF + 1)}`}
          />
          <path className={styles.ghost} d={diamond(old, HALF)} />
        </>
      )}
      {late > 0 && <path className={styles.late} d={`M${x + HALF + 1} ${MIDDLE}H${now}`} />}
      <path
        data-part="all"
        className={styles.diamond}
        data-look={late > 0 ? 'late' : item.done_on === null ? 'open' : 'done'}
        d={diamond(x, HALF)}
      />
      {late > 0 && <path className={styles.mark} d={`M${x} ${MIDDLE - 3}v3.4M${x} ${MIDDLE + 3}v.01`} />}
      {item.done_on !== null && <path className={styles.mark} d={`M${x - 2.6} ${MIDDLE + 0.2}l1.8 1.8l3.4 -3.8`} />}
      <LaneLabel
        from={Math.min(x, old ?? x) - HALF}
        to={Math.max(late > 0 ? now : x, old ?? x) + HALF}
        width={scale.width}
        late={late > 0 ? words.late(late) : ''}
        tooSoon={tooSoon > 0 ? tooSoonText(item, tooSoon) : ''}
        moved=""
      />
    </>
  );
}

type Bar = { readonly from: number; readonly to: number };

/** Where an initiative stands; with one of its days, as that day. */
function barOf({ start, end }: Pick<WireInitiative, 'start' | 'end'>, scale: TimelineScale): Bar | null {
  const [first, last] = [dayOf(start ?? end), dayOf(end ?? start)];
  return first === null || last === null ? null : { from: scale.at(first), to: scale.at(last) + scale.dayWidth };
}

function diamond(x: number, half: number): string {
  return `M${x} ${MIDDLE - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`;
}
