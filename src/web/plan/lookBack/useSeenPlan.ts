import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { Day } from '#core/calendar/date.ts';
import { pastPlanQuery } from '#web/plan/goals/pastPlanQuery.ts';
import { seenPlan } from './seenPlan.ts';

export type SeenPlan = {
  /** The plan as it is, or as it was known on the day; until that is there, as it is. */
  readonly plan: DashboardPlan;
  readonly isLoading: boolean;
};

/** The plan that the dashboard shows: of today, or of the day that is looked back to. */
export function useSeenPlan(now: DashboardPlan, asOf: Day | null): SeenPlan {
  const past = useQuery({
    ...pastPlanQuery(now.plan.id, asOf ?? now.today),
    enabled: asOf !== null,
    placeholderData: keepPreviousData,
  });
  const known = past.data;
  return useMemo(() => {
    if (asOf === null) return { plan: now, isLoading: false };
    if (known === undefined) return { plan: now, isLoading: true };
    return { plan: { ...seenPlan(known), years: now.years }, isLoading: false };
  }, [now, asOf, known]);
}
