import { Fragment, type ReactNode, useMemo } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { StatusChoice } from '#core/filter/statusChoice.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { isHeading } from '#core/view/isHeading.ts';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import { GroupCounts } from '#web/goal/card/GroupCounts.tsx';
import type { Listing } from '#web/plan/listing/listing.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import styles from './GoalGrid.module.css';

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
  const sections = useMemo(() => sectionsOf(listing.withHeadings, statuses), [listing.withHeadings, statuses]);
  return sections.map(({ heading, goals, first }) => (
    <Fragment key={heading?.id ?? ''}>
      {heading !== null && <GroupHeading goal={heading} href={opened.hrefOf(heading.id)} onOpen={opened.open} />}
      {goals.length > 0 && children(goals, first)}
    </Fragment>
  ));
}

type Section = {
  readonly heading: ListedGoal | null;
  readonly goals: readonly ListedGoal[];
  readonly first: number;
};

function sectionsOf(listed: readonly ListedGoal[], statuses: readonly StatusChoice[]): readonly Section[] {
  const starts = listed.flatMap((goal, at) => (isHeading(goal, statuses) ? [at] : []));
  const [firstStart] = starts;
  if (firstStart === undefined) return [{ heading: null, goals: listed, first: 0 }];
  const sections = starts.map((at, place): Section => {
    const goals = listed.slice(at + 1, starts[place + 1]);
    return { heading: listed[at] ?? null, goals, first: at - place };
  });
  return firstStart === 0 ? sections : [{ heading: null, goals: listed.slice(0, firstStart), first: 0 }, ...sections];
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
