import type { DashboardState } from '#contract/dashboardUrl.ts';
import { writeFilterParams } from '#contract/filterParams.ts';
import type { ShareStyle } from '#core/access.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { currentNameOf } from '#web/plan/filters/currentName.ts';
import { withCriteria } from '#web/plan/filters/withCriteria.ts';
import type { DashboardEvent } from './filterEvent.ts';
import { isSameName, type SavedFilter } from './savedFilter.ts';

export function reduceDashboard(state: DashboardState, event: DashboardEvent): DashboardState {
  switch (event.kind) {
    case 'formChanged':
      return withCriteria(state, event.change);
    case 'cleared':
      return cleared(state);
    case 'builtInPicked':
      return withView(cleared(state), event.view);
    case 'applied':
      return { ...withView(shownAs(state, event.filter), 'cards'), goalId: null, cardId: null, chart: null };
    case 'saved':
      return shownAs(state, event.filter);
    case 'updated':
      return updated(state, event);
    case 'deleted':
      if (isCurrent(state, event.filter)) return nameless(state);
      return wasChangedFrom(state, event.filter) ? { ...state, changedFilter: null } : state;
  }
}

export function shownAs(state: DashboardState, { name, params }: SavedFilter): DashboardState {
  return {
    ...state,
    savedFilter: name,
    changedFilter: null,
    fiscalYear: params.fiscalYear ?? yearOf(state),
    filters: { ...params, fiscalYear: null, currentFilter: null },
  };
}

export function namesOtherYear({ params }: SavedFilter, shown: FiscalYear): boolean {
  return params.fiscalYear !== null && params.fiscalYear !== shown;
}

function cleared(state: DashboardState): DashboardState {
  if (isFixedStyle(state.shareStyle) || (state.filters === null && state.savedFilter === null)) return state;
  return { ...state, savedFilter: null, changedFilter: null, filters: null, cardId: null, fiscalYear: yearOf(state) };
}

/** Cards are what a dashboard opens with, unless another way of showing it is chosen. */
function withView(state: DashboardState, view: 'cards' | 'attention'): DashboardState {
  const isKept = view === 'cards' && state.view !== 'attention';
  return isKept || state.view === view ? state : { ...state, view, cardId: null };
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
  if (isReplaced || isCurrent(state, before)) return shownAs(state, filter);
  return wasChangedFrom(state, before) ? { ...state, changedFilter: filter.name } : state;
}

/** What is shown stays, without its name. */
function nameless(state: DashboardState): DashboardState {
  const filters = state.filters === null ? null : { ...state.filters, currentFilter: null };
  return { ...state, savedFilter: null, changedFilter: null, filters };
}

function isCurrent(state: DashboardState, { name }: SavedFilter): boolean {
  const current = currentNameOf(state);
  return current !== null && isSameName(current, name);
}

function wasChangedFrom({ changedFilter }: DashboardState, { name }: SavedFilter): boolean {
  return changedFilter !== null && isSameName(changedFilter, name);
}

/** The year that came with filters stays when they go. */
function yearOf({ fiscalYear, filters }: DashboardState): FiscalYear | null {
  return fiscalYear ?? filters?.fiscalYear ?? null;
}
