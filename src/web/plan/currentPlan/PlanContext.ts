import { createContext, useContext } from 'react';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';

/** What every card needs to know of the plan it belongs to, and the year it is shown in. */
export type ShownPlan = DashboardPlan & {
  readonly year: FiscalYear;
  /** The day that is looked back to: everything is as it was known at its end. None: today. */
  readonly asOf?: Day | null;
};

export const PlanContext = createContext<ShownPlan | null>(null);

/** The plan shown. Throws outside of a dashboard: there is no card without a plan. */
export function usePlan(): ShownPlan {
  const plan = useContext(PlanContext);
  if (plan === null) throw new Error('A card was drawn outside of a plan.');
  return plan;
}
