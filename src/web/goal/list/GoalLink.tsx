import type { ListedGoal } from '#contract/listedGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { ShortenTitle } from '#core/goal/shortTitle.ts';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import { ShortText } from '#web/base/ui/ShortText.tsx';
import { useWholeText } from '#web/base/ui/useWholeText.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import styles from './GoalList.module.css';

const ONE_LINE = 40;

/** The row has the focus, so Tab skips the link. */
export function GoalLink({
  goal,
  shorten,
  opened,
}: {
  readonly goal: ListedGoal;
  readonly shorten: ShortenTitle;
  readonly opened: OpenGoals;
}) {
  const title = useWholeText(`${shownNumber(goal.number)} ${goal.title}`);
  const short = shorten(goal.title, ONE_LINE);
  return (
    <a
      {...title}
      className={styles.link}
      href={opened.hrefOf(goal.id)}
      tabIndex={-1}
      onClick={(event) => onPlainClick(event, () => opened.open(goal.id))}
    >
      <span className="faint">{shownNumber(goal.number)}</span> <ShortText text={goal.title} short={short} />
    </a>
  );
}
