import { useId } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { classes } from '#web/base/ui/classes.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { StatusName } from '#web/plan/currentPlan/StatusName.tsx';
import cardStyles from './GoalCard.module.css';
import styles from './PendingCard.module.css';
import badgeStyles from './StatusBadge.module.css';
import { TitleLink } from './TitleLink.tsx';

export function PendingCard({
  goal,
  short,
  href,
  onOpen,
}: {
  readonly goal: ListedGoal;
  readonly short: string;
  readonly href: string;
  readonly onOpen: (goalId: string) => void;
}) {
  const titleId = useId();
  const status = shownStatusOf(goal.figures);
  return (
    <article className={classes(cardStyles.card, styles.card)} aria-labelledby={titleId} aria-busy="true">
      <div className={cardStyles.top}>
        <span className={classes(badgeStyles.badge, cardStyles.badge)} data-status={status}>
          <StatusGlyph status={status} size={13} />
          <StatusName status={status} />
        </span>
      </div>
      <span className={styles.objective} />
      <TitleLink id={titleId} {...{ goal, short, href, onOpen }} className={cardStyles.title} />
      <span className={styles.hero} />
      <span className={styles.bar} />
      <span className={styles.chart} />
    </article>
  );
}
