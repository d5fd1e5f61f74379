import type { DashboardState, Sorting } from '#contract/dashboardUrl.ts';
import { late } from '#web/base/failure/late.tsx';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import type { GoalGroup } from '#web/plan/listing/arrange.ts';
import type { Listing } from '#web/plan/listing/listing.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { GoalCards } from './GoalCards.tsx';

const GoalTable = late(() => import('#web/goal/table/GoalTable.tsx'));
const GoalTree = late(() => import('#web/goal/tree/GoalTree.tsx'));

export function GoalsAsView({
  listing,
  groups,
  prepared,
  state,
  opened,
  isFiltered,
  onSort,
}: {
  readonly listing: Listing;
  readonly groups: readonly GoalGroup[] | null;
  readonly prepared: PlanGoals;
  readonly state: DashboardState;
  readonly opened: OpenGoals;
  readonly isFiltered: boolean;
  readonly onSort: (sorting: Sorting | null) => void;
}) {
  switch (state.view) {
    case 'cards':
      return <GoalCards {...{ listing, groups, prepared, state, opened }} />;
    case 'table':
      return <GoalTable goals={listing.goals} sorting={state.sorting} {...{ prepared, opened, onSort }} />;
    // Shown by a part of its own, `AttentionPart`.
    case 'attention':
      return null;
    case 'tree':
      return <GoalTree goals={listing.goals} {...{ isFiltered, prepared, opened }} />;
  }
}
