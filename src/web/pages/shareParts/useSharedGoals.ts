import { type UseQueryResult, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { withoutHeadings } from './withoutHeadings.ts';

/** Shares get no live events, they ask again (readings, section 7); what did not change costs a header; ms. */
const ASKED_AGAIN_AFTER = 60_000;

/** The goals a share shows, kept fresh. */
export function useSharedGoals(
  { plan, goalCount, viewer }: DashboardPlan,
  year: FiscalYear,
): UseQueryResult<PlanGoals> {
  const asked = goalsQuery({ planId: plan.id, year, asOf: null }, goalCount);
  // Asked for before all the rest is drawn.
  usePrefetchQuery(asked);
  const select = useCallback((goals: PlanGoals) => withoutHeadings(goals, viewer), [viewer]);
  return useQuery({ ...asked, select, refetchInterval: ASKED_AGAIN_AFTER });
}
