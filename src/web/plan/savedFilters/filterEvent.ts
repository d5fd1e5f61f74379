import type { FilterCriteria } from '#core/filter/criteria.ts';
import type { SavedFilter } from './savedFilter.ts';

export type DashboardEvent =
  | { readonly kind: 'formChanged'; readonly change: (criteria: FilterCriteria) => FilterCriteria }
  | { readonly kind: 'cleared' }
  /** A built-in dashboard is picked. */
  | { readonly kind: 'builtInPicked'; readonly view: 'cards' | 'attention' }
  | { readonly kind: 'applied'; readonly filter: SavedFilter }
  | { readonly kind: 'saved'; readonly filter: SavedFilter }
  | { readonly kind: 'updated'; readonly before: SavedFilter; readonly filter: SavedFilter }
  | { readonly kind: 'deleted'; readonly filter: SavedFilter };

export type PickerEvent =
  | { readonly kind: 'picked'; readonly filter: SavedFilter }
  | { readonly kind: 'pickerClosed' }
  | { readonly kind: 'deleteAsked'; readonly id: string }
  | { readonly kind: 'deleteDeclined' }
  | { readonly kind: 'saveBegun' }
  | { readonly kind: 'editBegun'; readonly filter: SavedFilter }
  | { readonly kind: 'nameTyped'; readonly name: string }
  | { readonly kind: 'replacingChosen'; readonly isReplacing: boolean }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'refused'; readonly problem: SaverProblem }
  | { readonly kind: 'updateRefused'; readonly filter: SavedFilter; readonly problem: SaverProblem }
  | { readonly kind: 'saverClosed' };

export type FilterEvent = DashboardEvent | PickerEvent;

export type SaverProblem = 'nameless' | 'taken' | 'tooMany' | 'failed';
