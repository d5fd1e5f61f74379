import { Suspense } from 'react';
import type { DashboardState, Sorting } from '#contract/dashboardUrl.ts';
import { late } from '#web/failure/late.tsx';
import type { PlanGoals } from '#web/goals/planGoals.ts';
import { GoalCards } from './GoalCards.tsx';
import type { Listing } from './listing.ts';
import type { OpenGoals } from './useOpenGoals.ts';

const GoalTable = late(() => import('#web/goalTable/GoalTable.tsx'));
const GoalTree = late(() => import('#web/goalTree/GoalTree.tsx'));

/** The listed goals as the view of the address shows them. */
export function GoalsAsView({
  listing,
  prepared,
  state,
  opened,
  isFiltered,
  onSort,
}: {
  readonly listing: Listing;
  readonly prepared: PlanGoals;
  readonly state: DashboardState;
  readonly opened: OpenGoals;
  readonly isFiltered: boolean;
  readonly onSort: (sorting: Sorting | null) => void;
}) {
  switch (state.view) {
    case 'cards':
      return <GoalCards {...{ listing, prepared, state, opened }} />;
    case 'table':
      return (
        <Suspense>
          <GoalTable goals={listing.goals} sorting={state.sorting} {...{ prepared, opened, onSort }} />
        </Suspense>
      );
    case 'tree':
      return (
        <Suspense>
          <GoalTree goals={listing.goals} {...{ isFiltered, prepared, opened }} />
        </Suspense>
      );
  }
}
