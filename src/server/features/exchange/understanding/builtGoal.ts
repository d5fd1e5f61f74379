import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import type { Place } from './model.ts';
import type { RecordRead } from './recordRead.ts';

/** A goal as the file has it: its rows, and the goal it stands under. */
export type BuiltGoal = {
  title: string;
  /** As the file numbers it; null where it does not. */
  number: string | null;
  parent: BuiltGoal | null;
  /** None of a goal that only stands above others. */
  readonly records: RecordRead[];
  /** Where its title stands; null where a sheet's name is its title. */
  readonly at: { readonly grid: Grid; readonly place: Place } | null;
  /** Whether the file says only its number: then nothing but its figures is known. */
  readonly isOnlyNumbered?: boolean;
  /** The unit that its title ends with in brackets, where nothing else says one. */
  readonly unit: string;
};
