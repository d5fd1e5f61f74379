import type { Day } from '#core/calendar/date.ts';

/** What a cell of an export holds; null is none. */
export type ExportCell = string | number | { readonly day: Day } | null;

/** A table of an export, in the columns of the import. */
export type ExportTable = {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly ExportCell[])[];
};
