import type { DashboardState } from '#contract/dashboardUrl.ts';
import type { FilterParams } from '#contract/filterParams.ts';
import type { SharedView } from '#contract/plan/dashboardPlan.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import {
  FILTER_KINDS,
  type FilterCriteria,
  type FilterKind,
  hasValue,
  NO_CRITERIA,
  withoutKind,
} from '#core/filter/criteria.ts';

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
 * What the viewer of a dynamic share asked for, beside what the share is held to: its link carries its own filters, and
 * a value equal to that of the share is not the viewer's.
 */
export function ownState(state: DashboardState, view: SharedView): DashboardState {
  return {
    ...state,
    shareStyle: view.style,
    isFullscreen: false,
    asOf: null,
    compareWith: null,
    filters: state.savedFilter === null ? ownFilters(state.filters, view) : state.filters,
  };
}

function ownFilters(filters: FilterParams | null, view: SharedView): FilterParams | null {
  if (filters === null) return null;
  let { criteria } = filters;
  for (const kind of FILTER_KINDS)
    if (isSame(kind, criteria, view.filters.criteria)) criteria = withoutKind(criteria, kind);
  if (criteria === filters.criteria) return filters;
  // The year of the share's link stays.
  return hasAny(criteria) || filters.fiscalYear !== null ? { ...filters, criteria } : null;
}

function isSame(kind: FilterKind, one: FilterCriteria, other: FilterCriteria): boolean {
  return hasValue(one, kind) && JSON.stringify(one[kind]) === JSON.stringify(other[kind]);
}

/** What a dynamic share lists: the viewer's filters, and those of the share for every kind the viewer left open. */
export function dynamicState(state: DashboardState, view: SharedView): DashboardState {
  const own = ownState(state, view);
  if (own.savedFilter !== null && own.filters === null) return own;
  const criteria = heldCriteria(state, view);
  const isUnfiltered = own.filters === null && !hasAny(criteria);
  return { ...own, filters: isUnfiltered ? null : { ...(own.filters ?? view.filters), criteria } };
}

/** The filters of the share that hold whatever its viewer chooses, to be read and not changed. */
export function fixedCriteria(state: DashboardState, view: SharedView): FilterCriteria {
  const { criteria } = view.filters;
  return hasOtherLevels(state, view) ? withoutKind(criteria, 'depths') : criteria;
}

/** The level alone is free (readings, section 7): a saved filter has its own, and so has a viewer who chose some. */
function hasOtherLevels(state: DashboardState, view: SharedView): boolean {
  const own = ownState(state, view);
  return own.savedFilter !== null || hasValue(own.filters?.criteria ?? NO_CRITERIA, 'depths');
}

function heldCriteria(state: DashboardState, view: SharedView): FilterCriteria {
  const fixed = fixedCriteria(state, view);
  let held = ownState(state, view).filters?.criteria ?? NO_CRITERIA;
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
