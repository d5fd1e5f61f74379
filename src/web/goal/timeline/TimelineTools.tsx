import { useId } from 'react';
import { addDays, type Day } from '#core/calendar/date.ts';
import { TIMELINE_ZOOMS, type TimelineZoom } from '#core/work/timelineSpan.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/timeline.ts';
import { say as words } from '#web/base/messages/say/work.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { MilestoneGlyph } from '#web/goal/work/WorkGlyphs.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { DayButton } from '#web/plan/lookBack/DayButton.tsx';
import styles from './TimelineTools.module.css';
import type { TimelineSummary } from './timelineFacts.ts';

/** How much is seen and of when, the day that is compared with, and what the timeline comes to. */
export function TimelineTools({
  zoom,
  pastDay,
  mayCompare,
  hidden,
  isWhole,
  onZoom,
  onStep,
  onToday,
  onPastDay,
  onWhole,
}: {
  readonly zoom: TimelineZoom;
  readonly pastDay: Day | null;
  readonly mayCompare: boolean;
  /** Goals without work. */
  readonly hidden: number;
  readonly isWhole: boolean;
  readonly onZoom: (zoom: TimelineZoom) => void;
  readonly onStep: (by: -1 | 1) => void;
  readonly onToday: () => void;
  readonly onPastDay: (day: Day | null) => void;
  readonly onWhole: (isWhole: boolean) => void;
}) {
  const { plan, today } = usePlan();
  const id = useId();
  const isAll = zoom === 'plan';
  return (
    <>
      <Segmented
        label={say.zoom}
        options={TIMELINE_ZOOMS.map((value) => ({ value, label: say.zooms[value] }))}
        chosen={zoom}
        onChoose={onZoom}
      />
      <span className={styles.steps}>
        <Button look="ghost" size="square" aria-label={say.earlier} disabled={isAll} onClick={() => onStep(-1)}>
          <Icon name="chevronLeft" />
        </Button>
        <Button look="ghost" disabled={isAll} onClick={onToday}>
          {say.today}
        </Button>
        <Button look="ghost" size="square" aria-label={say.later} disabled={isAll} onClick={() => onStep(1)}>
          <Icon name="chevronRight" />
        </Button>
      </span>
      {mayCompare &&
        (pastDay === null ? (
          <Button look="ghost" onClick={() => onPastDay(addDays(today, -30))}>
            <Icon name="history" />
            {say.compare}
          </Button>
        ) : (
          <span className={styles.compared}>
            <DayButton
              label={say.comparedWith}
              text={`${say.comparedWith} ${formatDate(pastDay, plan.dateFormat)}`}
              day={pastDay}
              first={null}
              last={addDays(today, -1)}
              onChoose={onPastDay}
            />
            <Button look="ghost" size="square" aria-label={say.notCompared} onClick={() => onPastDay(null)}>
              <LateIcon name="close" size={14} />
            </Button>
          </span>
        ))}
      {(hidden > 0 || isWhole) && (
        <label htmlFor={id} className={styles.whole}>
          <Checkbox id={id} checked={isWhole} onChange={({ target }) => onWhole(target.checked)} />
          {say.withoutWork}
          {hidden > 0 && <span className="quiet">{hidden}</span>}
        </label>
      )}
    </>
  );
}

export function TimelineSummaryLine({ summary }: { readonly summary: TimelineSummary }) {
  const { done, milestones, late, links, warned } = summary;
  if (milestones + links + late.initiatives === 0) return null;
  return (
    <p className={styles.summary}>
      {milestones > 0 && <span>{say.milestonesDone(done, milestones)}</span>}
      {late.initiatives > 0 && <b data-status="critical">{words.lateInitiatives(late.initiatives)}</b>}
      {late.milestones > 0 && (
        <b data-status="critical">
          <MilestoneGlyph look="late" size={14} />
          {words.lateMilestones(late.milestones)}
        </b>
      )}
      {warned > 0 && (
        <b data-status="off_target">
          <LateIcon name="warning" size={14} />
          {say.linksWarn(warned, links)}
        </b>
      )}
    </p>
  );
}
