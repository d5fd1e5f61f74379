import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { goalsQuery } from '#web/goals/goalsQuery.ts';
import type { PlanGoals } from '#web/goals/planGoals.ts';

/** Shares get no live events, they ask again (readings, section 7); what did not change costs a header; ms. */
const ASKED_AGAIN_AFTER = 60_000;

/** The goals a share shows, kept fresh. */
export function useSharedGoals(planId: string, year: FiscalYear): UseQueryResult<PlanGoals> {
  return useQuery({ ...goalsQuery({ planId, year, asOf: null }), refetchInterval: ASKED_AGAIN_AFTER });
}
