import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { LargeChartChoice } from '#core/chart/toggles.ts';
import { say } from '#web/base/messages/say/goalDetail.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { CommentControl } from '#web/goal/card/CommentControl.tsx';
import { ObjectiveLine } from '#web/goal/card/ObjectiveLine.tsx';
import { StatusBadge } from '#web/goal/card/StatusBadge.tsx';
import { Tags } from '#web/goal/card/Tags.tsx';
import { TitleLink } from '#web/goal/card/TitleLink.tsx';
import { CheckInControl } from '#web/goal/checkIn/CheckInControl.tsx';
import { RiskChip } from '#web/goal/outlook/RiskChip.tsx';
import { WhyLink } from '#web/goal/why/WhyLink.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useRecentGoal } from '#web/plan/goals/recentGoals.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import styles from './ExpandedCard.module.css';
import { GoalBody } from './GoalBody.tsx';
import { GoalMenu } from './GoalMenu.tsx';

export type ExpandedCardProps = {
  readonly goal: DashboardGoal;
  readonly below: readonly ListedGoal[];
  readonly position: number;
  readonly count: number;
  readonly chart: LargeChartChoice | null;
  readonly opened: OpenGoals;
};

export default function ExpandedCard(props: ExpandedCardProps) {
  const { goal, below, position, count, chart, opened } = props;
  const { entry } = opened;
  // There only the title opens the detail, which has the comments.
  const isNarrow = useNarrow();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const { lastComment } = goal;
  useRecentGoal(usePlan().plan.id, goal.id);

  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
    // A page loaded with an expanded card keeps the focus at its top.
    if (!navigator.userActivation.hasBeenActive) return;
    const control =
      entry === 'expand' ? card.current : card.current?.querySelector<HTMLElement>(`[data-move="${entry}"]`);
    control?.focus({ preventScroll: true });
  }, [entry]);

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || isInDialog(event.target)) return;
    event.preventDefault();
    opened.collapse();
  }

  return (
    <article ref={card} tabIndex={-1} className={styles.card} aria-labelledby={titleId} onKeyDown={handleKey}>
      <div className={styles.top}>
        <StatusBadge goal={goal} className={styles.badge} />
        <RiskChip goal={goal} />
        {!isNarrow && (
          <span className={styles.why}>
            <WhyLink goal={goal} />
          </span>
        )}
        {!isNarrow && <Tags goal={goal} />}
        <div className={styles.controls}>
          <CheckInControl goal={goal} className={undefined} />
          {!isNarrow && lastComment !== null && (
            <CommentControl comment={lastComment} count={goal.commentCount} className={undefined} />
          )}
          <GoalMenu goal={goal} chart={chart} href={opened.hrefOf(goal.id)} onChart={opened.chooseChart} />
          <button
            type="button"
            data-move="previous"
            aria-label={say.previous}
            onClick={() => opened.moveCard('previous')}
          >
            <LateIcon name="chevronLeft" />
          </button>
          <span className={styles.position}>{say.position(position, count)}</span>
          <button type="button" data-move="next" aria-label={say.next} onClick={() => opened.moveCard('next')}>
            <LateIcon name="chevronRight" />
          </button>
          {!isNarrow && (
            <a
              href={opened.hrefOf(goal.id)}
              aria-label={say.open}
              onClick={(event) => onPlainClick(event, () => opened.open(goal.id))}
            >
              <LateIcon name="open" />
            </a>
          )}
          <button type="button" aria-label={say.collapse} onClick={opened.collapse}>
            <LateIcon name="close" />
          </button>
        </div>
      </div>
      <ObjectiveLine goal={goal} />
      <div className={styles.title}>
        <TitleLink id={titleId} goal={goal} href={opened.hrefOf(goal.id)} size="large" onOpen={opened.open} />
      </div>
      <GoalBody
        hasChildList
        goal={goal}
        below={below}
        chart={chart}
        hrefOf={opened.hrefOf}
        onOpen={opened.open}
        onChart={opened.chooseChart}
      />
    </article>
  );
}

/** React bubbles key events of a dialog to the card that opened it. */
function isInDialog(target: EventTarget): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}
