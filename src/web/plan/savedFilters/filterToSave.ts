import type { DashboardState } from '#contract/dashboardUrl.ts';
import { type FilterParams, NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import { departmentOwner, memberOwner, type OwnerId } from '#core/filter/owner.ts';
import type { Owners } from '#core/plan/owners.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
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

function ownerLabels(ids: readonly OwnerId[], { departments, members }: Owners): readonly string[] {
  const names = new Map<OwnerId, string>([
    ...departments.map(({ id, name }) => [departmentOwner(id), name] as const),
    ...members.map(({ id, firstName, lastName }) => [memberOwner(id), `${firstName} ${lastName}`.trim()] as const),
  ]);
  return ids.flatMap((id) => names.get(id) ?? []);
}
