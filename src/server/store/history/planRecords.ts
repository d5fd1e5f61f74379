import type { RecordName } from '#server/store/rows/edit.ts';
import type { EntryColumns } from '#server/store/rows/entryColumns.ts';
import type { Row } from '#server/store/rows/tables.ts';

export type PlanRecords = {
  plan: Row | null;
  readonly entries: Map<string, readonly EntryColumns[]>;
} & { readonly [Name in RecordName]: Map<string, Row> };
