import type { Day } from '#core/calendar/date.ts';

export type ExportCell = string | number | { readonly day: Day } | null;

export type ExportRow = readonly ExportCell[];

export type ExportTable = {
  readonly name: string;
  readonly header: readonly string[];
  /** Can be iterated again; rows are generated on the way, because a plan may have millions. */
  readonly rows: Iterable<ExportRow>;
};

export function rowsMadeBy(make: () => Generator<ExportRow>): Iterable<ExportRow> {
  return { [Symbol.iterator]: make };
}
