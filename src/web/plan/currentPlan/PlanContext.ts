import { createContext, useContext } from 'react';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';

export type ShownPlan = DashboardPlan & {
  readonly year: FiscalYear;
  readonly asOf?: Day | null;
};

export const PlanContext = createContext<ShownPlan | null>(null);

/** Throws outside of a dashboard. */
export function usePlan(): ShownPlan {
  const plan = useContext(PlanContext);
  if (plan === null) throw new Error('A card was drawn outside of a plan.');
  return plan;
}
