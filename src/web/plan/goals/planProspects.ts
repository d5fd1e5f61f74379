import { queryOptions } from '@tanstack/react-query';
import { prospectsPath } from '#contract/addresses.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { WireProspect } from '#contract/outlook.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { STALE_AFTER } from '#web/base/api/queries.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { outlookScopeOf, scopeParams } from './outlookScope.ts';
import type { PlanGoals } from './planGoals.ts';

export function prospectsQuery(shown: ShownPlan, { updatedAt }: Pick<PlanGoals, 'updatedAt'>) {
  const scope = outlookScopeOf(shown);
  return queryOptions<ReadonlyMap<string, WireProspect>>({
    queryKey: ['prospects', scope.planId, scope.year, scope.asOf, updatedAt],
    queryFn: async ({ signal }) => {
      const found = await fetchJson<WireProspect[]>(`${prospectsPath(scope.planId)}?${scopeParams(scope)}`, { signal });
      return new Map(found.map((prospect) => [prospect.id, prospect]));
    },
    staleTime: STALE_AFTER,
    placeholderData: (before) => before,
    throwOnError: true,
  });
}

export function withProspects(goals: PlanGoals, found: ReadonlyMap<string, WireProspect>): PlanGoals {
  const filterables = goals.filterables.map((goal) => ({ ...goal, prospect: found.get(goal.id)?.prospect ?? null }));
  return { ...goals, filterables };
}

export function likelyMisses(
  goals: readonly ListedGoal[],
  found: ReadonlyMap<string, WireProspect> | undefined,
): readonly ListedGoal[] {
  return goals.filter(({ id }) => found?.get(id)?.prospect === 'atRisk');
}
