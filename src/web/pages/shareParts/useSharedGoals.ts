import { type UseQueryResult, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { withoutHeadings } from './withoutHeadings.ts';

/** Shares get no live events and poll (rule 7.4); an unchanged answer costs only headers; ms. */
const ASKED_AGAIN_AFTER = 60_000;

export function useSharedGoals(
  { plan, goalCount, viewer }: DashboardPlan,
  year: FiscalYear,
): UseQueryResult<PlanGoals> {
  const asked = goalsQuery({ planId: plan.id, year, asOf: null }, goalCount);
  // Requested before the rest renders.
  usePrefetchQuery(asked);
  const select = useCallback((goals: PlanGoals) => withoutHeadings(goals, viewer), [viewer]);
  return useQuery({ ...asked, select, refetchInterval: ASKED_AGAIN_AFTER });
}
