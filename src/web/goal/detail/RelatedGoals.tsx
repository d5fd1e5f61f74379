import { useId, useState } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import type { Plan } from '#core/plan/plan.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import { prettyOf } from '#web/base/messages/goalTexts.ts';
import { say as detailWords } from '#web/base/messages/say/goalDetail.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import { isCutOff, useTip } from '#web/base/ui/useTip.ts';
import { ProgressBar } from '#web/goal/card/ProgressBar.tsx';
import { PlainBadge } from '#web/plan/currentPlan/PlainBadge.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useWholeGoal } from '#web/plan/goals/useWholeGoal.ts';
import styles from './RelatedGoals.module.css';
import { RELATED_PER_PAGE, relatedPage } from './relatedPage.ts';

export function RelatedGoals({
  goals,
  hrefOf,
  onOpen,
}: {
  readonly goals: readonly ListedGoal[];
  readonly hrefOf: (goalId: string) => string;
  readonly onOpen: (goalId: string) => void;
}) {
  const titleId = useId();
  const [wanted, setWanted] = useState(1);
  const { goals: shown, page, pages } = relatedPage(goals, wanted);
  if (goals.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h3 className="heading" id={titleId}>
          {detailWords.related} <span>{goals.length}</span>
        </h3>
        {goals.length > RELATED_PER_PAGE && (
          <div className={styles.pager}>
            <Button
              look="ghost"
              size="square"
              aria-label={detailWords.previousPage}
              onClick={() => setWanted(page - 1)}
            >
              <Icon name="chevronLeft" />
            </Button>
            <span role="status">{detailWords.page(page, pages)}</span>
            <Button look="ghost" size="square" aria-label={detailWords.nextPage} onClick={() => setWanted(page + 1)}>
              <Icon name="chevronRight" />
            </Button>
          </div>
        )}
      </header>
      <ul className={styles.cards} data-count={Math.min(goals.length, RELATED_PER_PAGE)}>
        {shown.map((goal) => (
          <li key={goal.id}>
            <RelatedCard goal={goal} href={hrefOf(goal.id)} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RelatedCard({
  goal,
  href,
  onOpen,
}: {
  readonly goal: ListedGoal;
  readonly href: string;
  readonly onOpen: (goalId: string) => void;
}) {
  const { figures } = goal;
  const { plan } = usePlan();
  const whole = useWholeGoal(goal.id);
  const tip = useTip((anchor) => (isCutOff(anchor) ? goal.title : null));
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <PlainBadge status={shownStatusOf(figures)} />
        {figures.distribution === null && whole !== null && (
          <span className={styles.actual}>{actualOf(whole, plan)}</span>
        )}
      </div>
      <h4>
        <a href={href} onClick={(event) => onPlainClick(event, () => onOpen(goal.id))} {...tip}>
          <span>{shownNumber(goal.number)}</span> {goal.title}
        </a>
      </h4>
      <div className={styles.foot}>
        <ProgressBar percent={figures.percentComplete} targetPercent={null} status={shownStatusOf(figures)} />
        <b>{formatPercent(figures.percentComplete)}</b>
      </div>
    </article>
  );
}

function actualOf(goal: DashboardGoal, plan: Plan): string {
  const pretty = prettyOf(goal, plan);
  return goal.figures.year === 'ALL' ? pretty.ptd : pretty.ytd;
}
