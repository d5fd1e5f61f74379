import type { ListedGoal } from '#contract/listedGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { classes } from '#web/base/ui/classes.ts';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import { ShortText } from '#web/base/ui/ShortText.tsx';
import { isCutOff, useTip } from '#web/base/ui/useTip.ts';
import styles from './TitleLink.module.css';

export function TitleLink({
  id,
  goal,
  short = goal.title,
  href,
  size = 'card',
  className,
  onOpen,
}: {
  readonly id: string;
  readonly goal: ListedGoal;
  readonly short?: string;
  readonly href: string;
  readonly size?: 'card' | 'large';
  readonly className?: string | undefined;
  readonly onOpen: (goalId: string) => void;
}) {
  const number = shownNumber(goal.number);
  const tip = useTip((anchor) =>
    short !== goal.title || isCutOff(anchor) ? (
      <>
        <b>{number}</b> {goal.title}
      </>
    ) : null,
  );
  return (
    <h2 id={id} className={classes(styles.title, className)} data-size={size}>
      <a href={href} onClick={(event) => onPlainClick(event, () => onOpen(goal.id))} {...tip}>
        <span className={styles.number}>{number}</span> <ShortText text={goal.title} short={short} />
      </a>
    </h2>
  );
}
