import type { RecordName } from '#server/store/rows/edit.ts';
import type { EntryColumns } from '#server/store/rows/entryColumns.ts';
import type { Row } from '#server/store/rows/tables.ts';

/** Everything of a plan as rows, by id: as it is, or as it was. */
export type PlanRecords = {
  plan: Row | null;
  /** By goal, its years in order. */
  readonly entries: Map<string, readonly EntryColumns[]>;
} & { readonly [Name in RecordName]: Map<string, Row> };
