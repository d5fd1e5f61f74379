import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { Day } from '#core/calendar/date.ts';
import { pastPlanQuery } from '#web/plan/goals/pastPlanQuery.ts';

export type SeenPlan = {
  /** The plan of the day once it is loaded, until then the current one. */
  readonly plan: DashboardPlan;
  readonly isLoading: boolean;
};

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

/** Nothing of the past can be written, so everybody sees it as a viewer does, without controls to enter, edit or share. */
function seenPlan(past: DashboardPlan): DashboardPlan {
  const { viewer } = past;
  return viewer.kind === 'share' ? past : { ...past, viewer: { ...viewer, role: 'viewer' } };
}
