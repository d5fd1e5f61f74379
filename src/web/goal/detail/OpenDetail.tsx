import type { DashboardState } from '#contract/dashboardUrl.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { late } from '#web/base/failure/late.tsx';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { useWholeGoal } from '#web/plan/goals/useWholeGoal.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { OpenInitiativeContext } from '#web/plan/work/OpenInitiative.ts';

const GoalDetail = late(() => import('./GoalDetail.tsx'));

export function OpenDetail({
  goals,
  prepared,
  state,
  opened,
}: {
  /** Those that it is paged through. */
  readonly goals: readonly Pick<ListedGoal, 'id'>[];
  readonly prepared: PlanGoals;
  readonly state: DashboardState;
  readonly opened: OpenGoals;
}) {
  const goal = useWholeGoal(state.goalId);
  const node = state.goalId === null ? undefined : prepared.hierarchy.nodes.get(state.goalId);
  if (node === undefined || goal === null) return null;
  const index = goals.findIndex(({ id }) => id === state.goalId);
  return (
    <OpenInitiativeContext value={{ id: state.initiativeId, open: opened.openInitiative }}>
      <GoalDetail
        node={node}
        goal={goal}
        position={index < 0 ? null : index + 1}
        count={goals.length}
        chart={state.chart}
        opened={opened}
        onClose={opened.close}
      />
    </OpenInitiativeContext>
  );
}
