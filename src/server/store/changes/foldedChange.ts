import { createYielder } from '#server/store/database/yielder.ts';
import { byRecordName, foldedRow, STATE_KINDS } from '#server/store/kinds/recordKinds.ts';
import type { Cells, Edit, RecordName } from '#server/store/rows/edit.ts';
import type { Row } from '#server/store/rows/tables.ts';
import { type CellWrites, FoldedCells } from './cellWrites.ts';

/** Columns without the key; null removes the record. */
export type States = ReadonlyMap<string, Row | null>;

/** The edits of a change, combined: of several edits of one record or cell the last wins. */
export type FoldedChange = {
  readonly plan: Row | null;
  readonly states: { readonly [Name in RecordName]: States };
  /** By goal; nothing for a goal that the change removes. */
  readonly cells: ReadonlyMap<string, CellWrites>;
};

/** Throws `number_not_finite` and `unstorable_text` for what cannot be stored; cells throw when iterated. */
export async function foldEdits(edits: readonly Edit[]): Promise<FoldedChange> {
  const breathe = createYielder();
  let plan: Row | null = null;
  const states = byRecordName(() => new Map<string, Row | null>());
  const cells = new Map<string, FoldedCells>();
  for (const edit of edits) {
    await breathe();
    if (edit.entity === 'plan') plan = STATE_KINDS.plan.rowOf(edit.after);
    else if (edit.entity === 'entries') foldCells(cells, edit);
    else states[edit.entity].set(edit.id, foldedRow(edit));
  }
  for (const [goalId, after] of states.goal) if (after === null) cells.delete(goalId);
  return { plan, states, cells };
}

function foldCells(cells: Map<string, FoldedCells>, edit: { readonly goalId: string; readonly cells: Cells }): void {
  const ofGoal = cells.get(edit.goalId) ?? new FoldedCells();
  cells.set(edit.goalId, ofGoal);
  ofGoal.add(edit.cells);
}
