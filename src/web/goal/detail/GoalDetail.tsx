import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { mayAtAll } from '#core/access.ts';
import type { LargeChartChoice } from '#core/chart/toggles.ts';
import { backGoalOf, chainOf } from '#core/goal/chain.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { GoalNode } from '#core/goal/hierarchy.ts';
import { hasNextStep } from '#core/goal/nextStep.ts';
import { say as detailWords } from '#web/base/messages/say/goalDetail.ts';
import { say } from '#web/base/messages/say.ts';
import { Button, buttonClass } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { openModal } from '#web/base/ui/openModal.ts';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import { useOneStop } from '#web/base/ui/useOneStop.ts';
import { ObjectiveLine } from '#web/goal/card/ObjectiveLine.tsx';
import { StatusBadge } from '#web/goal/card/StatusBadge.tsx';
import { Tags } from '#web/goal/card/Tags.tsx';
import { CheckInControl } from '#web/goal/checkIn/CheckInControl.tsx';
import { MovedLink } from '#web/goal/moved/MovedLink.tsx';
import { RiskChip } from '#web/goal/outlook/RiskChip.tsx';
import { endWhatIf, openFromAddress } from '#web/goal/whatIf/whatIfStore.ts';
import { WhyLink } from '#web/goal/why/WhyLink.tsx';
import { chooseDecision, isDecisionChosen } from '#web/goal/work/chosenDecision.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { useRecentGoal } from '#web/plan/goals/recentGoals.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { DetailAside } from './DetailAside.tsx';
import { GoalBody } from './GoalBody.tsx';
import styles from './GoalDetail.module.css';
import { GoalMenu } from './GoalMenu.tsx';
import { OutsideYear } from './OutsideYear.tsx';
import { RelatedGoals } from './RelatedGoals.tsx';

const LONG_TITLE = 120;

export type GoalDetailProps = {
  readonly goal: DashboardGoal;
  readonly node: GoalNode<ListedGoal>;
  readonly position: number | null;
  readonly count: number;
  readonly chart: LargeChartChoice | null;
  readonly opened: OpenGoals;
  readonly onClose: () => void;
};

export default function GoalDetail(props: GoalDetailProps) {
  const { goal, node, position, count, chart, opened, onClose } = props;
  const isInYear = goal.figures.inFiscalYear;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const oneStop = useOneStop<HTMLDivElement>();
  const back = backGoalOf(chainOf(node, ({ figures }) => figures.inFiscalYear));
  const shown = usePlan();
  const viewer = viewerOf(shown);
  const hasAside =
    mayAtAll(viewer, 'comment') ||
    mayAtAll(viewer, 'readHistory') ||
    goal.lastComment !== null ||
    hasNextStep(goal) ||
    (shown.hasWork ?? false);
  const below = node.children.map((child) => child.goal).filter(({ figures }) => figures.inFiscalYear);

  useRecentGoal(shown.plan.id, goal.id);
  useEffect(() => openModal(dialog.current, (element) => element.focus()), []);
  useEffect(() => {
    openFromAddress();
    return endWhatIf;
  }, []);

  /** Escape puts away the decision that stands out on the chart before the goal. */
  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget || !isDecisionChosen()) return;
    event.preventDefault();
    chooseDecision(null);
  }

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.dialog}
      data-undo=""
      aria-labelledby={titleId}
      closedby="any"
      onCancel={handleCancel}
      // React passes on the close of a dialog within it.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <header className={styles.head}>
        {back !== null && (
          <a
            className={styles.back}
            href={opened.hrefOf(back.id)}
            aria-label={detailWords.back(`${shownNumber(back.number)} ${back.title}`)}
            onClick={(event) => onPlainClick(event, () => opened.open(back.id))}
          >
            <LateIcon name="arrowLeft" />
            <span>
              {shownNumber(back.number)} {back.title}
            </span>
          </a>
        )}
        <div className={styles.controls}>
          <div className={styles.actions}>
            <CheckInControl goal={goal} className={buttonClass('secondary')}>
              <LateIcon name="pencil" size={14} />
              {say.card.checkIn}
            </CheckInControl>
          </div>
          <GoalMenu
            goal={goal}
            chart={chart}
            hasWhatIf={hasAside}
            href={opened.hrefOf(goal.id)}
            onChart={opened.chooseChart}
          />
          {position !== null && (
            <>
              <Button
                look="ghost"
                size="square"
                aria-label={detailWords.previous}
                onClick={() => opened.moveDetail('previous')}
              >
                <LateIcon name="chevronLeft" />
              </Button>
              <span>{detailWords.position(position, count)}</span>
              <Button
                look="ghost"
                size="square"
                aria-label={detailWords.next}
                onClick={() => opened.moveDetail('next')}
              >
                <LateIcon name="chevronRight" />
              </Button>
            </>
          )}
          <Button look="ghost" size="square" aria-label={say.close} onClick={() => dialog.current?.close()}>
            <LateIcon name="close" />
          </Button>
        </div>
      </header>
      <div key={goal.id} className={styles.scroller}>
        <div className={styles.body} data-aside={hasAside}>
          <article className={styles.goal} aria-labelledby={titleId}>
            <div className={styles.top}>
              {!isInYear && <OutsideYear goal={goal} href={opened.hrefOf(goal.id)} />}
              <div className={styles.marks} {...oneStop}>
                {isInYear && <StatusBadge goal={goal} className={styles.badge} />}
                {isInYear && <RiskChip goal={goal} />}
                <div className={styles.tags}>
                  <Tags goal={goal} />
                </div>
              </div>
              {isInYear && <WhyLink goal={goal} />}
              {isInYear && <MovedLink goal={goal} />}
            </div>
            <ObjectiveLine goal={goal} />
            <h2 id={titleId} className={styles.title} data-long={goal.title.length > LONG_TITLE}>
              <span>{shownNumber(goal.number)}</span> {goal.title}
            </h2>
            <GoalBody
              goal={goal}
              below={below}
              chart={chart}
              hasWhatIf={hasAside}
              hrefOf={opened.hrefOf}
              onOpen={opened.open}
              onChart={opened.chooseChart}
            />
          </article>
          {hasAside && <DetailAside goal={goal} />}
        </div>
        <RelatedGoals goals={below} hrefOf={opened.hrefOf} onOpen={opened.open} />
      </div>
    </dialog>
  );
}
