import type { Day } from '#core/calendar/date.ts';

/** What a cell of an export holds; null is none. */
export type ExportCell = string | number | { readonly day: Day } | null;

export type ExportRow = readonly ExportCell[];

/** A table of an export, in the columns of the import. */
export type ExportTable = {
  readonly name: string;
  readonly header: readonly string[];
  /** Can be gone through again; each row is made when it comes to it, for a plan may have millions. */
  readonly rows: Iterable<ExportRow>;
};

/** Rows that are made anew each time somebody goes through them. */
export function rowsMadeBy(make: () => Generator<ExportRow>): Iterable<ExportRow> {
  return { [Symbol.iterator]: make };
}
