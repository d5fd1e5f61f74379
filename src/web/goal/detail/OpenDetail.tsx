import type { DashboardState } from '#contract/dashboardUrl.ts';
import { late } from '#web/base/failure/late.tsx';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { useWholeGoal } from '#web/plan/goals/useWholeGoal.ts';
import type { Listing } from '#web/plan/listing/listing.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';

const GoalDetail = late(() => import('#web/goal/detail/GoalDetail.tsx'));

export function OpenDetail({
  listing,
  prepared,
  state,
  opened,
}: {
  readonly listing: Listing;
  readonly prepared: PlanGoals;
  readonly state: DashboardState;
  readonly opened: OpenGoals;
}) {
  const goal = useWholeGoal(state.goalId);
  const node = state.goalId === null ? undefined : prepared.hierarchy.nodes.get(state.goalId);
  if (node === undefined || goal === null) return null;
  const index = listing.goals.findIndex(({ id }) => id === state.goalId);
  return (
    <GoalDetail
      node={node}
      goal={goal}
      position={index < 0 ? null : index + 1}
      count={listing.goals.length}
      chart={state.chart}
      opened={opened}
      onClose={opened.close}
    />
  );
}
