import { useQuery } from '@tanstack/react-query';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { late } from '#web/base/failure/late.tsx';
import { useCommands } from '#web/base/keys/commands.ts';
import { OpenDetail } from '#web/goal/detail/OpenDetail.tsx';
import { WhyHost } from '#web/goal/why/WhyHost.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';
import { WholeGoalsContext } from '#web/plan/goals/useWholeGoal.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';

const GoalFormHost = late(() => import('#web/goal/form/GoalFormHost.tsx'));

/** A goal opened from a list stands over its page, pages through that list, and closes back onto it. */
export function GoalOver({
  goals,
  state,
  opened,
}: {
  readonly goals: readonly DashboardGoal[];
  readonly state: DashboardState;
  readonly opened: OpenGoals;
}) {
  const { plan, year, goalCount } = usePlan();
  const { goalId } = state;
  const { data } = useQuery({
    ...goalsQuery({ planId: plan.id, year, asOf: null }, goalCount),
    enabled: goalId !== null,
  });
  const isListed = goals.some(({ id }) => id === goalId);
  useCommands({
    previousGoal: isListed ? () => opened.moveDetail('previous') : undefined,
    nextGoal: isListed ? () => opened.moveDetail('next') : undefined,
  });
  if (goalId === null || data === undefined) return null;
  return (
    <WholeGoalsContext value={data.wholes}>
      <WhyHost>
        <OpenDetail goals={goals} prepared={data} state={state} opened={opened} />
      </WhyHost>
      <GoalFormHost prepared={data} />
    </WholeGoalsContext>
  );
}
