import { readPlanPage } from '#contract/pages.ts';
import { planQuery, sessionQuery } from './queries.ts';
import { queryClient } from './queryClient.ts';
import { shareToken } from './shareAccess.ts';

/** Requests what a plan's pages start with before the first of them renders. */
export function prefetchPlan(path: string): void {
  const place = readPlanPage(path);
  if (place === null) return;
  void queryClient.prefetchQuery(planQuery(place.planId));
  if (shareToken === null) void queryClient.prefetchQuery(sessionQuery);
}
