import type { EntryColumns } from './entryColumns.ts';
import type { Row } from './tables.ts';

/** Everything of a plan as rows, by id: as it is, or as it was. */
export type PlanRecords = {
  plan: Row | null;
  readonly department: Map<string, Row>;
  readonly member: Map<string, Row>;
  readonly goal: Map<string, Row>;
  readonly comment: Map<string, Row>;
  /** By goal, its years in order. */
  readonly entries: Map<string, readonly EntryColumns[]>;
};
