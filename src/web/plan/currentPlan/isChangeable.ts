import type { ShownPlan } from './PlanContext.ts';

/** Not while a past day is shown, nor where the plan is archived. */
export function isChangeable({ plan, asOf = null }: Pick<ShownPlan, 'plan' | 'asOf'>): boolean {
  return asOf === null && !plan.isArchived;
}
