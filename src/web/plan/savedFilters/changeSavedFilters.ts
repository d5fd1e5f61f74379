import type { DashboardState } from '#contract/dashboardUrl.ts';
import { type FilterParams, writeFilterParams } from '#contract/filterParams.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import { filterToSave } from './filterToSave.ts';
import type { SaverState } from './reduceSaver.ts';
import type { SavedFilter } from './savedFilter.ts';
import { askerFields, type FilterAsker, postFields } from './savedFilterCalls.ts';

export async function sendFilter(
  asker: FilterAsker,
  saver: SaverState,
  { state, plan }: { readonly state: DashboardState; readonly plan: ShownPlan },
): Promise<SavedFilter> {
  const content = filterToSave(saver, state, plan);
  if (saver.editing === null) return { ...content, id: await createSavedFilter(asker, content) };
  const filter = { ...content, id: saver.editing.id };
  await updateSavedFilter(asker, filter);
  return filter;
}

export async function deleteSavedFilter(asker: FilterAsker, id: string): Promise<void> {
  await postFields({ _method: 'deleteFilter', ...askerFields(asker), dash_filters_id: id });
}

async function createSavedFilter(
  asker: FilterAsker,
  { name, params }: { readonly name: string; readonly params: FilterParams },
): Promise<string> {
  const fields = { name, filter_params: writeFilterParams(params) };
  const reply = await postFields<{ dash_filters_id: string }>({
    _method: 'setFilter',
    ...askerFields(asker),
    ...fields,
  });
  return reply.dash_filters_id;
}

async function updateSavedFilter(
  asker: FilterAsker,
  { id, name, params }: { readonly id: string; readonly name: string; readonly params: FilterParams },
): Promise<void> {
  const fields = { name, filter_params: writeFilterParams(params), dash_filters_id: id };
  await postFields({ _method: 'updateFilter', ...askerFields(asker), ...fields });
}
