import { Fragment, type ReactNode, useMemo } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { StatusChoice } from '#core/filter/statusChoice.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import { GroupCounts } from '#web/goal/card/GroupCounts.tsx';
import type { Listing } from '#web/plan/listing/listing.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import styles from './GoalGrid.module.css';
import { headedSections } from './headedSections.ts';

export default function HeadedCards({
  listing,
  statuses,
  opened,
  children,
}: {
  readonly listing: Listing;
  readonly statuses: readonly StatusChoice[];
  readonly opened: OpenGoals;
  readonly children: (goals: readonly ListedGoal[], first: number) => ReactNode;
}) {
  const sections = useMemo(() => headedSections(listing.withHeadings, statuses), [listing.withHeadings, statuses]);
  return sections.map(({ heading, goals, first }) => (
    <Fragment key={heading?.id ?? ''}>
      {heading !== null && <GroupHeading goal={heading} href={opened.hrefOf(heading.id)} onOpen={opened.open} />}
      {goals.length > 0 && children(goals, first)}
    </Fragment>
  ));
}

function GroupHeading({
  goal,
  href,
  onOpen,
}: {
  readonly goal: ListedGoal;
  readonly href: string;
  readonly onOpen: (goalId: string) => void;
}) {
  return (
    <div className={styles.heading}>
      <h2>
        <a href={href} onClick={(event) => onPlainClick(event, () => onOpen(goal.id))}>
          <span>{shownNumber(goal.number)}</span> {goal.title}
        </a>
      </h2>
      <GroupCounts figures={goal.figures} />
    </div>
  );
}
