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
import type { Askable } from '#core/filter/filterContext.ts';
import { knownCriteria } from '#core/filter/knownCriteria.ts';

/** Chips and static show the year and filters they were made with, whatever the address says (rule 7.2). */
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
 * An address without what it asks of own fields or work that may not be seen: its viewer is told nothing of them, and
 * nothing is filtered by them.
 */
export function knownState(state: DashboardState, askable: Askable): DashboardState {
  const { filters } = state;
  if (filters === null) return state;
  const criteria = knownCriteria(filters.criteria, askable);
  if (criteria === filters.criteria) return state;
  return { ...state, filters: hasAny(criteria) || filters.fiscalYear !== null ? { ...filters, criteria } : null };
}

/**
 * What the viewer of a dynamic share chose: its link carries its own filters, and a value equal to the share's is not
 * the viewer's.
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
  return hasAny(criteria) || filters.fiscalYear !== null ? { ...filters, criteria } : null;
}

function isSame(kind: FilterKind, one: FilterCriteria, other: FilterCriteria): boolean {
  return hasValue(one, kind) && JSON.stringify(one[kind]) === JSON.stringify(other[kind]);
}

export function dynamicState(state: DashboardState, view: SharedView): DashboardState {
  const own = ownState(state, view);
  if (own.savedFilter !== null && own.filters === null) return own;
  const criteria = heldCriteria(state, view);
  const isUnfiltered = own.filters === null && !hasAny(criteria);
  return { ...own, filters: isUnfiltered ? null : { ...(own.filters ?? view.filters), criteria } };
}

/** The share's filters that apply whatever its viewer chooses, shown read-only. */
export function fixedCriteria(state: DashboardState, view: SharedView): FilterCriteria {
  const { criteria } = view.filters;
  return hasOtherLevels(state, view) ? withoutKind(criteria, 'depths') : criteria;
}

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

export function dynamicYear({ fiscalYear, filters }: DashboardState, view: SharedView): FiscalYear {
  return fiscalYear ?? filters?.fiscalYear ?? view.fiscalYear;
}
