import type { DashboardState } from '#contract/dashboardUrl.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { isWorthSaving } from '#core/filter/selection.ts';
import { type CurrentDashboard, currentDashboardOf, labelOf } from './currentDashboard.ts';
import type { FilterEvent } from './filterEvent.ts';
import { reduceSaver, type SaverState } from './reduceSaver.ts';
import { filterNamed, type SavedFilter } from './savedFilter.ts';

export type PickerState = {
  readonly applying: SavedFilter | null;
  readonly deletingId: string | null;
  readonly saver: SaverState | null;
};

export const PICKER_AT_REST: PickerState = { applying: null, deletingId: null, saver: null };

export const APPLY_DELAY = 100;

export function reducePicker(state: PickerState, event: FilterEvent): PickerState {
  return {
    applying: applyingAfter(state.applying, event),
    deletingId: deletingAfter(state.deletingId, event),
    saver: reduceSaver(state.saver, event),
  };
}

export type PickerFace = {
  readonly current: CurrentDashboard;
  readonly label: string;
  readonly isPickerShown: boolean;
  readonly isSaveShown: boolean;
  readonly maySave: boolean;
  /** The saved filter that what is shown was changed from. */
  readonly changedFrom: SavedFilter | null;
  readonly mayEdit: boolean;
};

export function pickerFace({
  state,
  picker,
  filters,
  isRemote,
}: {
  readonly state: DashboardState;
  readonly picker: PickerState;
  readonly filters: readonly SavedFilter[] | null;
  readonly isRemote: boolean;
}): PickerFace {
  const current: CurrentDashboard =
    picker.applying === null ? currentDashboardOf(state, filters) : { kind: 'saved', name: picker.applying.name };
  const currentName = current.kind === 'saved' ? current.name : null;
  const isPickerShown = picker.saver === null;
  return {
    current,
    label: labelOf(current),
    isPickerShown,
    isSaveShown: isPickerShown && !isRemote && current.kind === 'custom',
    changedFrom: current.kind === 'custom' ? namedIn(filters, state.changedFilter) : null,
    maySave: !isRemote && isWorthSaving(state.filters?.criteria ?? NO_CRITERIA, currentName),
    mayEdit: !isRemote,
  };
}

function namedIn(filters: readonly SavedFilter[] | null, name: string | null): SavedFilter | null {
  return filters === null || name === null ? null : filterNamed(filters, name);
}

/** Any other change cancels a filter that waits to be applied. */
function applyingAfter(applying: SavedFilter | null, event: FilterEvent): SavedFilter | null {
  if (event.kind === 'picked') return event.filter;
  if (event.kind === 'deleted') return applying?.id === event.filter.id ? null : applying;
  return CALLING_OFF.includes(event.kind) ? null : applying;
}

const CALLING_OFF: readonly FilterEvent['kind'][] = [
  'applied',
  'formChanged',
  'cleared',
  'builtInPicked',
  'saved',
  'updated',
];

function deletingAfter(deletingId: string | null, event: FilterEvent): string | null {
  if (event.kind === 'deleteAsked') return event.id;
  if (event.kind === 'deleted') return deletingId === event.filter.id ? null : deletingId;
  return ENDING.includes(event.kind) ? null : deletingId;
}

const ENDING: readonly FilterEvent['kind'][] = [
  'deleteDeclined',
  'picked',
  'cleared',
  'builtInPicked',
  'saveBegun',
  'editBegun',
  'pickerClosed',
];
