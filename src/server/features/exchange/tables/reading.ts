import type { SheetSeen } from './sheetSeen.ts';
import type { FileRefusal } from './sourceFile.ts';
import type { ExportedPlan, Table } from './table.ts';

/** The tables of all files, and which files could not be read; any one of those refuses the import. */
export type Reading = {
  readonly tables: readonly Table[];
  readonly refusals: readonly FileRefusal[];
  /** Every sheet of the files, the ones that are not read among them. */
  readonly sheets?: readonly SheetSeen[];
  /** Plans that were exported whole, beside their tables. */
  readonly plans?: readonly ExportedPlan[];
};
