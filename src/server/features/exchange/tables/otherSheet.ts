import type { Merge } from './sheetSeen.ts';

/** A sheet of a container that is no .xlsx, as its reader gives it: text, number, day, yes or no, or nothing. */
export type OtherSheet = {
  readonly name: string;
  readonly rows: readonly (readonly OtherCell[])[];
  readonly merges: readonly Merge[];
};
export type OtherCell = string | number | boolean | { readonly day: string } | null;
