import { readPlanPage } from '#contract/pages.ts';
import { planQuery, sessionQuery } from './queries.ts';
import { queryClient } from './queryClient.ts';
import { shareToken } from './shareAccess.ts';

/** Asks for what a plan's pages begin with before the first of them is drawn. */
export function askAhead(path: string): void {
  const place = readPlanPage(path);
  if (place === null) return;
  void queryClient.prefetchQuery(planQuery(place.planId));
  if (shareToken === null) void queryClient.prefetchQuery(sessionQuery);
}
