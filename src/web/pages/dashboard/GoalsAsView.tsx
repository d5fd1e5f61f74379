import type { DashboardState, Sorting } from '#contract/dashboardUrl.ts';
import { late } from '#web/base/failure/late.tsx';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import type { GoalGroup } from '#web/plan/listing/arrange.ts';
import type { Listing } from '#web/plan/listing/listing.ts';
import type { ChangeDashboard } from '#web/plan/listing/useDashboardState.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { GoalCards } from './GoalCards.tsx';

const GoalTable = late(() => import('#web/goal/table/GoalTable.tsx'));
const GoalTimeline = late(() => import('#web/goal/timeline/GoalTimeline.tsx'));
const GoalTree = late(() => import('#web/goal/tree/GoalTree.tsx'));

export function GoalsAsView({
  listing,
  groups,
  prepared,
  state,
  opened,
  isFiltered,
  onSort,
  onChange,
}: {
  readonly listing: Listing;
  readonly groups: readonly GoalGroup[] | null;
  readonly prepared: PlanGoals;
  readonly state: DashboardState;
  readonly opened: OpenGoals;
  readonly isFiltered: boolean;
  readonly onSort: (sorting: Sorting | null) => void;
  readonly onChange: ChangeDashboard;
}) {
  switch (state.view) {
    case 'cards':
      return <GoalCards {...{ listing, groups, prepared, state, opened }} />;
    case 'table':
      return <GoalTable goals={listing.goals} sorting={state.sorting} {...{ prepared, opened, onSort }} />;
    case 'timeline':
      return <GoalTimeline goals={listing.goals} {...{ isFiltered, prepared, state, opened, onChange }} />;
    // Shown by a part of its own, `AttentionPart`.
    case 'attention':
      return null;
    case 'tree':
      return <GoalTree goals={listing.goals} {...{ isFiltered, prepared, opened }} />;
  }
}
