import { createBreath } from './breath.ts';
import { type CellWrites, FoldedCells } from './cellWrites.ts';
import { commentRowOf } from './commentRow.ts';
import type { Cells, Edit } from './edit.ts';
import { goalRowOf } from './goalRow.ts';
import { departmentRowOf, memberRowOf } from './ownerRows.ts';
import { planRowOf } from './planRow.ts';
import type { Row } from './tables.ts';

/** What is stored as one row with an id of its own. */
export type StateEntity = 'department' | 'member' | 'goal' | 'comment';

/** Columns without the key; null takes the thing away. */
export type States = ReadonlyMap<string, Row | null>;

/** The edits of a change as what they come to: of several edits of one thing or one cell the last counts. */
export type FoldedChange = {
  readonly plan: Row | null;
  readonly states: Readonly<Record<StateEntity, States>>;
  /** By goal; nothing for one that the change takes away. */
  readonly cells: ReadonlyMap<string, CellWrites>;
};

/** Throws `number_not_finite` and `unstorable_text` for what cannot be stored; cells do so when they are gone through. */
export async function foldEdits(edits: readonly Edit[]): Promise<FoldedChange> {
  const breathe = createBreath();
  let plan: Row | null = null;
  const states = {
    department: new Map<string, Row | null>(),
    member: new Map<string, Row | null>(),
    goal: new Map<string, Row | null>(),
    comment: new Map<string, Row | null>(),
  };
  const cells = new Map<string, FoldedCells>();
  for (const edit of edits) {
    await breathe();
    switch (edit.entity) {
      case 'plan':
        plan = planRowOf(edit.after);
        break;
      case 'department':
        states.department.set(edit.id, edit.after && departmentRowOf(edit.after));
        break;
      case 'member':
        states.member.set(edit.id, edit.after && memberRowOf(edit.after));
        break;
      case 'goal':
        states.goal.set(edit.id, edit.after && goalRowOf(edit.after));
        break;
      case 'comment':
        states.comment.set(edit.id, edit.after && commentRowOf(edit.after));
        break;
      case 'entries':
        foldCells(cells, edit);
        break;
      default:
        edit satisfies never;
    }
  }
  for (const [goalId, after] of states.goal) if (after === null) cells.delete(goalId);
  return { plan, states, cells };
}

function foldCells(cells: Map<string, FoldedCells>, edit: { readonly goalId: string; readonly cells: Cells }): void {
  const ofGoal = cells.get(edit.goalId) ?? new FoldedCells();
  cells.set(edit.goalId, ofGoal);
  ofGoal.add(edit.cells);
}
