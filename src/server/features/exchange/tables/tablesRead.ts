import type { PlanStory } from '#server/features/exchange/story/planStory.ts';
import type { SheetSeen } from './sheetSeen.ts';
import type { Table } from './table.ts';

/** The tables of one file, or why it is not read. */
export type TablesRead =
  | {
      readonly ok: true;
      readonly tables: readonly Table[];
      /** Everything that was ever written to a plan that was exported with its history. */
      readonly story?: PlanStory | null;
      readonly sheets?: readonly SheetSeen[];
    }
  | { readonly ok: false; readonly line: number | null; readonly column: number | null; readonly reason: string };

/** For a reason that is no line's or column's. */
export function refused(reason: string): TablesRead {
  return { ok: false, line: null, column: null, reason };
}
