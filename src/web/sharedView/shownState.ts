import type { SharedView } from '#contract/dashboardPlan.ts';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import { NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { FILTER_KINDS, type FilterCriteria, hasValue } from '#core/filter/criteria.ts';

/** Chips and static show the year and the filters they were made of, whatever the address says (readings, section 7). */
export function fixedState(state: DashboardState, view: SharedView): DashboardState {
  return {
    ...state,
    shareStyle: view.style,
    fiscalYear: view.fiscalYear,
    filters: view.filters,
    savedFilter: null,
    isFullscreen: false,
    asOf: null,
    compareWith: null,
  };
}

/**
 * A dynamic share opens with its own filters; a viewer narrows them. What its ceiling says of a kind the viewer left
 * open still holds on the server, so it is still said here; the level alone is free.
 */
export function dynamicState(state: DashboardState, view: SharedView): DashboardState {
  const shown = { ...state, shareStyle: view.style, isFullscreen: false, asOf: null, compareWith: null };
  if (state.savedFilter !== null && state.filters === null) return shown;
  const filters = state.filters ?? view.filters;
  const criteria = heldTo(view.filters.criteria, filters.criteria);
  const isUnfiltered = state.filters === null && !FILTER_KINDS.some((kind) => hasValue(criteria, kind));
  return { ...shown, filters: isUnfiltered ? null : { ...(filters ?? NO_FILTER_PARAMS), criteria } };
}

/** The year a dynamic share is shown in: the viewer's, else its own. */
export function dynamicYear({ fiscalYear, filters }: DashboardState, view: SharedView): FiscalYear {
  return fiscalYear ?? filters?.fiscalYear ?? view.fiscalYear;
}

function heldTo(ceiling: FilterCriteria, criteria: FilterCriteria): FilterCriteria {
  let held = criteria;
  for (const kind of FILTER_KINDS) {
    const isOpen = kind !== 'depths' && !hasValue(criteria, kind) && hasValue(ceiling, kind);
    if (isOpen) held = { ...held, [kind]: ceiling[kind] };
  }
  return held;
}
