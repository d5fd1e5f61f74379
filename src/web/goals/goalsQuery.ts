import { queryOptions } from '@tanstack/react-query';
import { listedGoalOf } from '#contract/listedGoal.ts';
import { ASKED_AGAIN_AFTER, STALE_AFTER } from '#web/api/queries.ts';
import { fetchGoals } from './fetchGoals.ts';
import { type GoalsScope, goalsKey } from './goalsScope.ts';
import { latestOf, type PlanGoals, planGoalsOf } from './planGoals.ts';
import { WholeGoals } from './wholeGoals.ts';

/** Every goal the reader may see, with the figures of a fiscal year. */
export function goalsQuery(scope: GoalsScope) {
  return queryOptions<PlanGoals>({
    queryKey: goalsKey(scope),
    queryFn: async ({ signal }) => {
      const goals = await fetchGoals(scope, { signal });
      const wholes = new WholeGoals((ids) => fetchGoals(scope, { ids }), goals.length);
      wholes.put(goals);
      return planGoalsOf({ scope, wholes, updatedAt: latestOf(goals) }, goals.map(listedGoalOf));
    },
    // An answer is another object: its thousands of goals need not be compared one by one.
    structuralSharing: false,
    staleTime: STALE_AFTER,
    refetchInterval: ({ state }) => (state.status === 'error' ? ASKED_AGAIN_AFTER : false),
  });
}
