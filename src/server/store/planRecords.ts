import type { RecordName } from './edit.ts';
import type { EntryColumns } from './entryColumns.ts';
import type { Row } from './tables.ts';

/** Everything of a plan as rows, by id: as it is, or as it was. */
export type PlanRecords = {
  plan: Row | null;
  /** By goal, its years in order. */
  readonly entries: Map<string, readonly EntryColumns[]>;
} & { readonly [Name in RecordName]: Map<string, Row> };
