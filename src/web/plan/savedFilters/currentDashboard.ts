import type { DashboardState } from '#contract/dashboardUrl.ts';
import { isUnfiltered } from '#core/filter/selection.ts';
import { say } from '#web/base/messages/say.ts';
import { currentNameOf } from '#web/plan/filters/currentName.ts';
import { filterNamed, type SavedFilter } from './savedFilter.ts';

export type CurrentDashboard =
  | { readonly kind: 'default' }
  | { readonly kind: 'attention' }
  | { readonly kind: 'custom' }
  | { readonly kind: 'saved'; readonly name: string };

/**
 * A name the reader has no saved filter of is ignored: then `filters` decides. Until the list
 * is loaded (null), the name is trusted.
 */
export function currentDashboardOf(state: DashboardState, filters: readonly SavedFilter[] | null): CurrentDashboard {
  if (state.view === 'attention') return { kind: 'attention' };
  const name = currentNameOf(state);
  if (name !== null) {
    const known = filters === null ? name : filterNamed(filters, name)?.name;
    if (known !== undefined) return { kind: 'saved', name: known };
  }
  return state.filters === null || isUnfiltered(state.filters.criteria) ? { kind: 'default' } : { kind: 'custom' };
}

export function labelOf(current: CurrentDashboard): string {
  switch (current.kind) {
    case 'default':
      return say.dashboard.defaultName;
    case 'attention':
      return say.dashboard.attentionName;
    case 'custom':
      return say.dashboard.customName;
    case 'saved':
      return current.name;
  }
}
