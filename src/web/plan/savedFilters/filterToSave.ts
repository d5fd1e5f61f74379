import type { DashboardState } from '#contract/dashboardUrl.ts';
import { type FilterParams, NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { ownerLabels } from './ownerLabels.ts';
import type { SaverState } from './reduceSaver.ts';

export function filterToSave(
  { name, editing, isReplacing }: SaverState,
  state: DashboardState,
  { year, owners }: Pick<ShownPlan, 'year' | 'owners'>,
): { readonly name: string; readonly params: FilterParams } {
  const named = name.trim();
  if (editing !== null && !isReplacing) {
    return { name: named, params: { ...editing.params, currentFilter: named } };
  }
  const { criteria } = state.filters ?? NO_FILTER_PARAMS;
  return {
    name: named,
    params: { criteria, ownerLabels: ownerLabels(criteria.ownerIds, owners), fiscalYear: year, currentFilter: named },
  };
}
