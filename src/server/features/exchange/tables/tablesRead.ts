import type { SheetSeen } from './sheetSeen.ts';
import type { ExportedPlan, Table } from './table.ts';

/** The tables of one file, or why it is not read. */
export type TablesRead =
  | {
      readonly ok: true;
      readonly tables: readonly Table[];
      readonly plan?: ExportedPlan;
      readonly sheets?: readonly SheetSeen[];
    }
  | { readonly ok: false; readonly line: number | null; readonly column: number | null; readonly reason: string };
