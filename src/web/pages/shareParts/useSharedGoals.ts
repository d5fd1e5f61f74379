import { type UseQueryResult, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { SHARES_ASK_AGAIN_AFTER } from '#web/base/api/queries.ts';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { withoutHeadings } from './withoutHeadings.ts';

export function useSharedGoals(
  { plan, goalCount, viewer }: DashboardPlan,
  year: FiscalYear,
): UseQueryResult<PlanGoals> {
  const asked = goalsQuery({ planId: plan.id, year, asOf: null }, goalCount);
  // Requested before the rest renders.
  usePrefetchQuery(asked);
  const select = useCallback((goals: PlanGoals) => withoutHeadings(goals, viewer), [viewer]);
  return useQuery({ ...asked, select, refetchInterval: SHARES_ASK_AGAIN_AFTER });
}
