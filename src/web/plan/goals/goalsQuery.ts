import { queryOptions } from '@tanstack/react-query';
import { goalColumnsPath } from '#contract/firstAddresses.ts';
import { listedGoalOf } from '#contract/listedGoal.ts';
import { fetchChecked } from '#web/base/api/fetchJson.ts';
import { ASKED_AGAIN_AFTER, STALE_AFTER } from '#web/base/api/queries.ts';
import { loadFile } from '#web/base/loading/loadFile.ts';
import { fetchGoals } from './fetchGoals.ts';
import { type GoalsScope, goalsKey, scopeQuery } from './goalsScope.ts';
import { latestOf, type PlanGoals, planGoalsOf } from './planGoals.ts';
import { WholeGoals } from './wholeGoals.ts';

/** Plans up to this size load whole goals; larger ones the list, and whole goals as they come into view. */
export const WHOLE_UP_TO = 300;

export function goalsQuery(scope: GoalsScope, goalCount: number) {
  return queryOptions<PlanGoals>({
    queryKey: goalsKey(scope),
    queryFn: async ({ client, signal }) => {
      if (goalCount <= WHOLE_UP_TO) return fetchWhole(scope, signal);
      // Few plans are so large: their code is loaded while the server answers.
      const answer = fetchChecked(`${goalColumnsPath(scope.planId)}?${scopeQuery(scope)}`, { signal });
      const [response, { readListed }] = await Promise.all([answer, loadFile(() => import('./readListed.ts'))]);
      return readListed(scope, { client, response });
    },
    // Each answer is a new object: comparing thousands of goals would be wasted.
    structuralSharing: false,
    staleTime: STALE_AFTER,
    refetchInterval: ({ state }) => (state.status === 'error' ? ASKED_AGAIN_AFTER : false),
  });
}

async function fetchWhole(scope: GoalsScope, signal: AbortSignal): Promise<PlanGoals> {
  const goals = await fetchGoals(scope, { signal });
  const wholes = new WholeGoals((ids) => fetchGoals(scope, { ids }), goals.length);
  wholes.put(goals);
  return planGoalsOf({ scope, wholes, updatedAt: latestOf(goals), etag: null }, goals.map(listedGoalOf));
}
