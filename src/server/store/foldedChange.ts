import { civilDateOf, type Day } from '#core/calendar/date.ts';
import { Refusal } from '#server/errors.ts';
import { createBreath } from './breath.ts';
import { commentRowOf } from './commentRow.ts';
import type { Cell, Edit } from './edit.ts';
import { goalRowOf } from './goalRow.ts';
import { departmentRowOf, memberRowOf } from './ownerRows.ts';
import { planRowOf } from './planRow.ts';
import { finiteOrNull } from './rowReading.ts';
import type { Row } from './tables.ts';

/** What is stored as one row with an id of its own. */
export type StateEntity = 'department' | 'member' | 'goal' | 'comment';

/** Columns without the key; null takes the thing away. */
export type States = ReadonlyMap<string, Row | null>;

/** What is written into one cell pair: a key left out stays. */
export type CellWrite = Omit<Cell, 'date'>;

/** The edits of a change as what they come to: of several edits of one thing or one cell the last counts. */
export type FoldedChange = {
  readonly plan: Row | null;
  readonly states: Readonly<Record<StateEntity, States>>;
  /** By goal and day; nothing for a goal that the change takes away. */
  readonly cells: ReadonlyMap<string, ReadonlyMap<Day, CellWrite>>;
};

/** Throws `number_not_finite`, `unstorable_text` and `no_such_day` for what cannot be stored. */
export async function foldEdits(edits: readonly Edit[]): Promise<FoldedChange> {
  const breathe = createBreath();
  let plan: Row | null = null;
  const states = {
    department: new Map<string, Row | null>(),
    member: new Map<string, Row | null>(),
    goal: new Map<string, Row | null>(),
    comment: new Map<string, Row | null>(),
  };
  const cells = new Map<string, Map<Day, CellWrite>>();
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
    }
  }
  for (const [goalId, after] of states.goal) if (after === null) cells.delete(goalId);
  return { plan, states, cells };
}

function foldCells(
  cells: Map<string, Map<Day, CellWrite>>,
  edit: { readonly goalId: string; readonly cells: readonly Cell[] },
): void {
  const ofGoal = cells.get(edit.goalId) ?? new Map<Day, CellWrite>();
  cells.set(edit.goalId, ofGoal);
  for (const cell of edit.cells) {
    refuseNoSuchDay(cell.date);
    finiteOrNull(cell.target ?? null);
    finiteOrNull(cell.actual ?? null);
    const earlier = ofGoal.get(cell.date);
    ofGoal.set(cell.date, earlier === undefined ? cell : { ...earlier, ...given(cell) });
  }
}

function given({ target, actual }: Cell): CellWrite {
  return { ...(target === undefined ? {} : { target }), ...(actual === undefined ? {} : { actual }) };
}

function refuseNoSuchDay(day: Day): void {
  if (Number.isInteger(day)) {
    const { year } = civilDateOf(day);
    if (year >= 1 && year <= 9999) return;
  }
  throw new Refusal({ code: 'no_such_day', status: 400, message: 'A date lies outside the calendar.' });
}
