import type { DashboardState } from '#contract/dashboardUrl.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { isWorthSaving } from '#core/filter/selection.ts';
import { type CurrentDashboard, currentDashboardOf, labelOf } from './currentDashboard.ts';
import type { FilterEvent } from './filterEvent.ts';
import { reduceSaver, type SaverState } from './reduceSaver.ts';
import type { SavedFilter } from './savedFilter.ts';

/** What of picker and saver the address does not say. */
export type PickerState = {
  /** Picked; its values are applied after 100 ms. */
  readonly applying: SavedFilter | null;
  /** The row that asks 'Delete?'; the others are normal. */
  readonly deletingId: string | null;
  /** The shown saver: then the picker is hidden. */
  readonly saver: SaverState | null;
};

export const PICKER_AT_REST: PickerState = { applying: null, deletingId: null, saver: null };

/** Between picking a saved filter and applying its values; ms (specification, sections 4 and 9). */
export const APPLY_DELAY = 100;

/** The filter picker, its rows and the saver (specification, section 4). */
export function reducePicker(state: PickerState, event: FilterEvent): PickerState {
  return {
    applying: applyingAfter(state.applying, event),
    deletingId: deletingAfter(state.deletingId, event),
    saver: reduceSaver(state.saver, event),
  };
}

/** What is seen of the picker. */
export type PickerFace = {
  readonly current: CurrentDashboard;
  readonly label: string;
  /** The saver, once begun, stands in its place. */
  readonly isPickerShown: boolean;
  /** Beside a changed dashboard, never in remote mode. */
  readonly isSaveShown: boolean;
  /** Pressing Save begins it: a filter is set, or a depth other than one top level alone, and no named filter is current. */
  readonly maySave: boolean;
  /** Saved filters are edited and deleted by members alone (specification, section 6). */
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
  /** Null until they are there. */
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
    maySave: !isRemote && isWorthSaving(state.filters?.criteria ?? NO_CRITERIA, currentName),
    mayEdit: !isRemote,
  };
}

/** Whatever else decides what is shown calls off a filter that waits to be applied. */
function applyingAfter(applying: SavedFilter | null, event: FilterEvent): SavedFilter | null {
  if (event.kind === 'picked') return event.filter;
  if (event.kind === 'deleted') return applying?.id === event.filter.id ? null : applying;
  return CALLING_OFF.includes(event.kind) ? null : applying;
}

const CALLING_OFF: readonly FilterEvent['kind'][] = ['applied', 'formChanged', 'cleared', 'saved', 'updated'];

/** A row is normal or deleting; a deletion that failed leaves it as it is (specification, section 8). */
function deletingAfter(deletingId: string | null, event: FilterEvent): string | null {
  if (event.kind === 'deleteAsked') return event.id;
  if (event.kind === 'deleted') return deletingId === event.filter.id ? null : deletingId;
  return ENDING.includes(event.kind) ? null : deletingId;
}

const ENDING: readonly FilterEvent['kind'][] = [
  'deleteDeclined',
  'picked',
  'cleared',
  'saveBegun',
  'editBegun',
  'pickerClosed',
];
