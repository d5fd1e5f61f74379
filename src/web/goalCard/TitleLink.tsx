import type { ListedGoal } from '#contract/listedGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { classes } from '#web/ui/classes.ts';
import { onPlainClick } from '#web/ui/plainClick.ts';
import { isCutOff, useTip } from '#web/ui/useTip.ts';
import styles from './TitleLink.module.css';

/** Number and title, two lines at most, whole on hover and focus: the way to the goal's detail. */
export function TitleLink({
  id,
  goal,
  href,
  size = 'card',
  className,
  onOpen,
}: {
  readonly id: string;
  readonly goal: ListedGoal;
  readonly href: string;
  readonly size?: 'card' | 'large';
  readonly className?: string | undefined;
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
  return (
    <h2 id={id} className={classes(styles.title, className)} data-size={size}>
      <a href={href} onClick={(event) => onPlainClick(event, () => onOpen(goal.id))} {...tip}>
        <span>{number}</span> {goal.title}
      </a>
    </h2>
  );
}
