import { Fragment, type ReactNode, useMemo } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { StatusChoice } from '#core/filter/statusChoice.ts';
import type { Listing } from '#web/plan/listing/listing.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { GroupHeading } from './GroupHeading.tsx';
import { sectionsOf } from './sectionsOf.ts';

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
