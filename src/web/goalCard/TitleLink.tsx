import type { MouseEvent } from 'react';
import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { isCutOff, useTip } from '#web/ui/useTip.ts';
import styles from './GoalCard.module.css';

/** Number and title, two lines at most, whole on hover and focus: the way to the goal's detail. */
export function TitleLink({
  id,
  goal,
  href,
  onOpen,
}: {
  readonly id: string;
  readonly goal: DashboardGoal;
  readonly href: string;
  readonly onOpen: (goalId: string) => void;
}) {
  const number = shownNumber(goal.number);
  const tip = useTip((anchor) =>
    isCutOff(anchor) ? (
      <>
        <b>{number}</b> {goal.title}
      </>
    ) : null,
  );

  function handleClick(event: MouseEvent) {
    // Anything but a plain press keeps the browser's own way: a new tab, a new window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(goal.id);
  }

  return (
    <h2 id={id} className={styles.title}>
      <a href={href} onClick={handleClick} {...tip}>
        <span>{number}</span> {goal.title}
      </a>
    </h2>
  );
}
