import type { DashboardState } from '#contract/dashboardUrl.ts';
import { NO_FILTER_PARAMS, writeFilterParams } from '#contract/filterParams.ts';
import type { ShareStyle } from '#core/access.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { withCriteria } from '#web/plan/filters/withCriteria.ts';
import { currentNameOf } from './currentDashboard.ts';
import type { DashboardEvent } from './filterEvent.ts';
import { isSameName, type SavedFilter } from './savedFilter.ts';

export function reduceDashboard(state: DashboardState, event: DashboardEvent): DashboardState {
  switch (event.kind) {
    case 'formChanged':
      return asCustom(withCriteria(state, event.change), state);
    case 'cleared':
      return cleared(state);
    case 'applied':
      return { ...shownAs(state, event.filter), goalId: null, cardId: null, chart: null };
    case 'saved':
      return shownAs(state, event.filter);
    case 'updated':
      return updated(state, event);
    case 'deleted':
      return isCurrent(state, event.filter) ? nameless(state) : state;
  }
}

export function shownAs(state: DashboardState, { name, params }: SavedFilter): DashboardState {
  return {
    ...state,
    savedFilter: name,
    fiscalYear: params.fiscalYear ?? yearOf(state),
    filters: { ...params, fiscalYear: null, currentFilter: null },
  };
}

export function namesOtherYear({ params }: SavedFilter, shown: FiscalYear): boolean {
  return params.fiscalYear !== null && params.fiscalYear !== shown;
}

/** Any change to the filter form makes it the Custom Dashboard, also one that leaves no filter set. */
function asCustom(next: DashboardState, before: DashboardState): DashboardState {
  if (next === before || next.filters !== null) return next;
  return { ...next, filters: NO_FILTER_PARAMS };
}

function cleared(state: DashboardState): DashboardState {
  if (isFixedStyle(state.shareStyle) || (state.filters === null && state.savedFilter === null)) return state;
  return { ...state, savedFilter: null, filters: null, cardId: null, fiscalYear: yearOf(state) };
}

function isFixedStyle(style: ShareStyle | null): boolean {
  return style === 'static' || style === 'chips';
}

function updated(
  state: DashboardState,
  { before, filter }: { readonly before: SavedFilter; readonly filter: SavedFilter },
): DashboardState {
  const isReplaced =
    writeFilterParams(before.params) !==
    writeFilterParams({ ...filter.params, currentFilter: before.params.currentFilter });
  return isReplaced || isCurrent(state, before) ? shownAs(state, filter) : state;
}

/** What is shown stays, without its name. */
function nameless(state: DashboardState): DashboardState {
  const filters = state.filters ?? NO_FILTER_PARAMS;
  return { ...state, savedFilter: null, filters: { ...filters, currentFilter: null } };
}

function isCurrent(state: DashboardState, { name }: SavedFilter): boolean {
  const current = currentNameOf(state);
  return current !== null && isSameName(current, name);
}

/** The year that came with filters stays when they go. */
function yearOf({ fiscalYear, filters }: DashboardState): FiscalYear | null {
  return fiscalYear ?? filters?.fiscalYear ?? null;
}
