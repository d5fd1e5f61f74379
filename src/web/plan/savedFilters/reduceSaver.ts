import type { FilterEvent, SaverProblem } from './filterEvent.ts';
import type { SavedFilter } from './savedFilter.ts';

export type SaverState = {
  readonly editing: SavedFilter | null;
  readonly name: string;
  readonly isReplacing: boolean;
  readonly isSending: boolean;
  readonly problem: SaverProblem | null;
};

/**
 * The filter saver (rule 4.9): null is hidden. Begin-save shows it, with the name of an existing
 * filter for an edit; finishing or closing hides it. Without a name nothing is sent (section 5).
 */
export function reduceSaver(state: SaverState | null, event: FilterEvent): SaverState | null {
  if (event.kind === 'saveBegun') return EMPTY;
  if (event.kind === 'editBegun') return { ...EMPTY, editing: event.filter, name: event.filter.name };
  if (event.kind === 'updateRefused') return { ...updateOf(event.filter), problem: event.problem };
  if (state === null || HIDING.includes(event.kind)) return null;
  if (event.kind === 'nameTyped') return { ...state, name: event.name, problem: null };
  if (event.kind === 'replacingChosen') return { ...state, isReplacing: event.isReplacing };
  if (event.kind === 'submitted') return submitted(state);
  if (event.kind === 'refused') return { ...state, isSending: false, problem: event.problem };
  return state;
}

const HIDING: readonly FilterEvent['kind'][] = ['saved', 'updated', 'saverClosed'];

function submitted(state: SaverState): SaverState {
  return isNamed(state) ? { ...state, isSending: true, problem: null } : { ...state, problem: 'nameless' };
}

/** What overwrites a saved filter by what is shown, under its name. */
export function updateOf(filter: SavedFilter): SaverState {
  return { ...EMPTY, editing: filter, name: filter.name, isReplacing: true };
}

export function isNamed({ name }: Pick<SaverState, 'name'>): boolean {
  return name.trim() !== '';
}

const EMPTY: SaverState = { editing: null, name: '', isReplacing: false, isSending: false, problem: null };
