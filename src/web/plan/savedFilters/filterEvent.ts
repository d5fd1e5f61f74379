import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { SavedFilter } from './savedFilter.ts';

/** What changes the dashboard that is shown, and so its address (specification, section 4). */
export type DashboardEvent =
  | { readonly kind: 'formChanged'; readonly change: (criteria: FilterCriteria) => FilterCriteria }
  | { readonly kind: 'cleared' }
  /** 100 ms after it was picked. */
  | { readonly kind: 'applied'; readonly filter: SavedFilter }
  | { readonly kind: 'saved'; readonly filter: SavedFilter }
  | { readonly kind: 'updated'; readonly before: SavedFilter; readonly filter: SavedFilter }
  | { readonly kind: 'deleted'; readonly filter: SavedFilter };

/** What happens in the picker, its rows and the saver before anything else is shown. */
export type PickerEvent =
  | { readonly kind: 'picked'; readonly filter: SavedFilter }
  | { readonly kind: 'pickerClosed' }
  | { readonly kind: 'deleteAsked'; readonly id: string }
  | { readonly kind: 'deleteDeclined' }
  | { readonly kind: 'saveBegun' }
  | { readonly kind: 'editBegun'; readonly filter: SavedFilter }
  | { readonly kind: 'nameTyped'; readonly name: string }
  /** Whether an edit takes the filters shown now with it. */
  | { readonly kind: 'replacingChosen'; readonly isReplacing: boolean }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'refused'; readonly problem: SaverProblem }
  | { readonly kind: 'saverClosed' };

/** Everything that happens to saved filters; each reducer takes what concerns it. */
export type FilterEvent = DashboardEvent | PickerEvent;

/** Why a filter was not saved (specification, section 8; readings, section 4, Saved filters). */
export type SaverProblem = 'nameless' | 'taken' | 'tooMany' | 'failed';
