import type { PlanStory } from '#server/features/exchange/story/planStory.ts';
import type { SheetSeen } from './sheetSeen.ts';
import type { FileRefusal } from './sourceFile.ts';
import type { Table } from './table.ts';

/** The tables of all files, and which files could not be read; any one of those refuses the import. */
export type Reading = {
  /** Of goals and entries. */
  readonly tables: readonly Table[];
  readonly refusals: readonly FileRefusal[];
  /** Every sheet of the files, the ones that are not read among them. */
  readonly sheets?: readonly SheetSeen[];
  /** Of what else a plan has: settings, members, comments, ... */
  readonly planTables?: readonly Table[];
  /** The history of a plan that was exported with it. */
  readonly story?: PlanStory | null;
};
