import type { SharedView } from '#contract/dashboardPlan.ts';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import { NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { FILTER_KINDS, type FilterCriteria, hasValue, NO_CRITERIA } from '#core/filter/criteria.ts';

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

/** What the viewer of a dynamic share asked for, beside what the share is held to. */
export function ownState(state: DashboardState, view: SharedView): DashboardState {
  return { ...state, shareStyle: view.style, isFullscreen: false, asOf: null, compareWith: null };
}

/** What a dynamic share lists: the viewer's filters, and those of the share for every kind the viewer left open. */
export function dynamicState(state: DashboardState, view: SharedView): DashboardState {
  const own = ownState(state, view);
  if (state.savedFilter !== null && state.filters === null) return own;
  const criteria = heldCriteria(state, view);
  const isUnfiltered = state.filters === null && !hasAny(criteria);
  return {
    ...own,
    filters: isUnfiltered ? null : { ...(state.filters ?? view.filters ?? NO_FILTER_PARAMS), criteria },
  };
}

/** The filters of the share that hold whatever its viewer chooses, to be read and not changed. */
export function fixedCriteria(state: DashboardState, view: SharedView): FilterCriteria {
  const { depths, ...others } = view.filters.criteria;
  return { ...others, depths: areLevelsFree(state) ? NO_CRITERIA.depths : depths };
}

/** The level alone is free: a viewer who filters or chooses levels has done with those of the share (readings, section 7). */
function areLevelsFree({ filters }: DashboardState): boolean {
  return filters !== null && hasAny(filters.criteria);
}

function heldCriteria(state: DashboardState, view: SharedView): FilterCriteria {
  const fixed = fixedCriteria(state, view);
  let held = state.filters?.criteria ?? NO_CRITERIA;
  for (const kind of FILTER_KINDS) {
    if (!hasValue(held, kind) && hasValue(fixed, kind)) held = { ...held, [kind]: fixed[kind] };
  }
  return held;
}

function hasAny(criteria: FilterCriteria): boolean {
  return FILTER_KINDS.some((kind) => hasValue(criteria, kind));
}

/** The year a dynamic share is shown in: the viewer's, else its own. */
export function dynamicYear({ fiscalYear, filters }: DashboardState, view: SharedView): FiscalYear {
  return fiscalYear ?? filters?.fiscalYear ?? view.fiscalYear;
}
