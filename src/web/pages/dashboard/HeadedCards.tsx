import { Fragment, type ReactNode, useMemo } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { StatusChoice } from '#core/filter/statusChoice.ts';
import { isHeading } from '#core/view/isHeading.ts';
import type { Listing } from '#web/plan/listing/listing.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { GroupHeading } from './GroupHeading.tsx';

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
