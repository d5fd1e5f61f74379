import { memo } from 'react';
import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import type { Day } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import type { WorkMove } from '#core/work/movedDays.ts';
import { workPercent } from '#core/work/progress.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/timeline.ts';
import { say as words } from '#web/base/messages/say/work.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { useHiddenTexts, useWholeText } from '#web/base/ui/useWholeText.ts';
import { STATE_COLOURS } from '#web/goal/work/stateColours.ts';
import { MilestoneGlyph, StateGlyph } from '#web/goal/work/WorkGlyphs.tsx';
import { dayText, percentText } from '#web/goal/work/workTexts.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { StatusName } from '#web/plan/currentPlan/StatusName.tsx';
import { dayOf } from '#web/plan/work/statedWork.ts';
import { GoalShape, InitiativeShape, MilestoneShape } from './LaneShapes.tsx';
import styles from './Timeline.module.css';
import { laneFacts, movedItem } from './timelineItems.ts';
import type { TimelineRow } from './timelineRows.ts';
import { ROW_HEIGHT, type TimelineColumns, type TimelineScale } from './timelineScale.ts';
import { type LaneFacts, laneText, lateOn, nearText } from './timelineTexts.ts';

/**
 * A row: of a goal, an initiative or a milestone, in words and as bars and diamonds. Memoized, so that scrolling renders
 * the rows alone that come into view; the grid handles their events.
 */
export const TimelineLine = memo(function TimelineLine({
  row,
  move,
  past,
  pastDay,
  tooSoon,
  columns,
  scale,
  index,
  top,
  isActive,
  isMovable,
}: {
  readonly row: TimelineRow;
  /** Of this row; null where another or none is moved. */
  readonly move: WorkMove | null;
  /** As everything was on the day that is compared with, by id. */
  readonly past: ReadonlyMap<string, WireInitiative | WireMilestone>;
  readonly pastDay: Day | null;
  /** By how many days. */
  readonly tooSoon: number;
  readonly columns: TimelineColumns;
  readonly scale: TimelineScale;
  readonly index: number;
  readonly top: number;
  readonly isActive: boolean;
  readonly isMovable: boolean;
}) {
  const hidden = useHiddenTexts('[role="row"]');
  const isOpen = row.kind === 'goal' ? row.isOpen : null;
  const title = titleOf(row);
  const facts = laneFacts(movedItem(row, move), { past, pastDay, tooSoon });
  return (
    <div
      role="row"
      data-row={row.id}
      data-kind={row.kind}
      data-moving={move !== null}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={index + 2}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={isOpen ?? undefined}
      className={styles.row}
      style={{ insetBlockStart: `${top}px` }}
      {...hidden}
    >
      <span role="gridcell" className={styles.title} data-level={row.level}>
        {isOpen !== null && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.fold}
            data-fold=""
            data-open={isOpen}
            aria-label={isOpen ? say.collapse(title) : say.expand(title)}
          >
            <Icon name="chevronDown" size={14} />
          </button>
        )}
        {row.kind === 'initiative' && <Icon name="flag" size={12} />}
        <Title row={row} room={columns.title} />
      </span>
      <StateCell row={row} facts={facts} hasText={columns.hasStateText} />
      {columns.hasGoal && (
        <span role="gridcell" className={styles.number}>
          {row.kind === 'goal' && formatPercent(row.goal.figures.percentComplete)}
        </span>
      )}
      {columns.hasWork && <WorkCell row={row} />}
      <DueCell row={row} facts={facts} />
      <LaneCell {...{ row, facts, scale, isMovable }} />
    </div>
  );
});

/** About the width of a letter, and of what stands before the title of a goal, an initiative or a milestone, in px. */
const LETTER = 7;
const BEFORE = { goal: 28, initiative: 54, milestone: 64 };

/** On two lines, in smaller letters, where one has no room for it. */
function Title({ row, room }: { readonly row: TimelineRow; readonly room: number }) {
  const title = titleOf(row);
  const whole = useWholeText(title);
  const isLong = title.length * LETTER > room - BEFORE[row.kind];
  return (
    <button type="button" tabIndex={-1} className={styles.open} data-opens="" data-long={isLong} {...whole}>
      {row.kind === 'goal' ? (
        <>
          <span className="faint">{shownNumber(row.goal.number)}</span> {row.goal.title}
        </>
      ) : (
        title
      )}
    </button>
  );
}

function StateCell({
  row,
  facts,
  hasText,
}: {
  readonly row: TimelineRow;
  readonly facts: LaneFacts | null;
  readonly hasText: boolean;
}) {
  const { today } = usePlan();
  const text = hasText ? undefined : 'visually-hidden';
  if (row.kind === 'goal') {
    const status = shownStatusOf(row.goal.figures);
    return (
      <span role="gridcell" className={styles.state} data-status={status}>
        <StatusGlyph status={status} />
        <span className={text}>
          <StatusName status={status} />
        </span>
      </span>
    );
  }
  if (row.kind === 'initiative') {
    const { state } = row.initiative;
    return (
      <span role="gridcell" className={styles.state} data-status={STATE_COLOURS[state]}>
        <StateGlyph state={state} />
        <span className={text}>{words.states[state]}</span>
      </span>
    );
  }
  const item = facts?.item ?? row.milestone;
  const look = row.milestone.done_on !== null ? 'done' : lateOn(item, today) > 0 ? 'late' : 'open';
  return (
    <span role="gridcell" className={styles.state} data-look={look}>
      <MilestoneGlyph look={look} size={14} />
      <span className={text}>{say.states[look]}</span>
    </span>
  );
}

function WorkCell({ row }: { readonly row: TimelineRow }) {
  if (row.kind === 'milestone') return <span role="gridcell" />;
  if (row.kind === 'goal') {
    const { initiatives, own } = row.work;
    const percent = workPercent(
      initiatives.map(({ state, percent_complete: each }) => ({ state, percent: each })),
      own.map(({ done_on: doneOn, weight }) => ({ doneOn: dayOf(doneOn), weight })),
    );
    return (
      <span role="gridcell" className={styles.number}>
        {row.isOpen !== null && percentText(percent)}
      </span>
    );
  }
  const { percent_complete: percent, elapsed, state } = row.initiative;
  const isUnderWay = elapsed !== null && elapsed > 0 && state !== 'done' && state !== 'dropped';
  return (
    <span role="gridcell" className={styles.number}>
      <b>{percentText(percent)}</b>
      {isUnderWay && <span className="quiet"> / {percentText(elapsed)}</span>}
    </span>
  );
}

function DueCell({ row, facts }: { readonly row: TimelineRow; readonly facts: LaneFacts | null }) {
  const shown = usePlan();
  if (row.kind === 'goal') {
    const { end } = row.goal.span;
    return (
      <span role="gridcell" className={styles.due}>
        {end === null ? '' : nearText(end, shown)}
      </span>
    );
  }
  if (facts === null) return <span role="gridcell" className={styles.due} />;
  const { item } = facts;
  return (
    <span role="gridcell" className={styles.due} data-late={lateOn(item, shown.today) > 0}>
      {dayText('due' in item ? item.due : item.end, shown)}
    </span>
  );
}

function LaneCell({
  row,
  facts,
  scale,
  isMovable,
}: {
  readonly row: TimelineRow;
  readonly facts: LaneFacts | null;
  readonly scale: TimelineScale;
  readonly isMovable: boolean;
}) {
  const shown = usePlan();
  const item = facts?.item;
  return (
    <span role="gridcell" className={styles.lane} data-movable={isMovable}>
      {facts !== null && <span className="visually-hidden">{laneText(facts, shown)}</span>}
      <svg aria-hidden="true" focusable="false" width={scale.width} height={ROW_HEIGHT}>
        {row.kind === 'goal' && <GoalShape row={row} scale={scale} />}
        {facts !== null && item !== undefined && 'due' in item && (
          <MilestoneShape facts={{ ...facts, item }} scale={scale} />
        )}
        {facts !== null && item !== undefined && !('due' in item) && (
          <InitiativeShape facts={{ ...facts, item }} scale={scale} />
        )}
      </svg>
    </span>
  );
}

function titleOf(row: TimelineRow): string {
  if (row.kind === 'goal') return `${shownNumber(row.goal.number)} ${row.goal.title}`;
  return row.kind === 'initiative' ? row.initiative.title : row.milestone.title;
}
