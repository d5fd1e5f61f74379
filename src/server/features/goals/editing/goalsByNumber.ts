import type { GoalByNumber } from '#contract/goalUpsert.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { parentByDots } from '#core/goal/parentByDots.ts';
import type { PlannedChange } from '#server/features/asking/changePlan.ts';
import { problemOf, type RefusedRow, RowRefused, rowsRefused } from '#server/features/asking/rowRefused.ts';
import type { SentRows } from '#server/features/goals/sentRows/sentRows.ts';
import { createId } from '#server/store/database/id.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { parentsFirst } from './parentsFirst.ts';
import { PlanDraft } from './planDraft.ts';
import { type Editing, planGoalPatch, planNewGoal } from './planGoal.ts';

export type PutGoal = { readonly number: string; readonly id: string; readonly isNew: boolean };

export type PutGoals = {
  readonly change: PlannedChange;
  /** In the order in which they were sent. */
  readonly goals: readonly PutGoal[];
};

/**
 * Makes or changes goals by their numbers, all or none; a goal may be placed under one that is made with it. Throws one
 * Refusal that lists every goal that cannot be taken.
 */
export async function planGoalsByNumber(sent: SentRows<GoalByNumber>, editing: Editing): Promise<PutGoals> {
  const draft = new PlanDraft(editing.booked);
  const refused: RefusedRow[] = [...sent.refused];
  const put = new Map<number, PutGoal>();
  const edits: Edit[] = [];
  const follows: Edit[] = [];
  const numbers = new Map<string, number>();
  const breathe = createYielder();
  for (const { index, row } of parentsFirst(sent.rows)) {
    await breathe();
    try {
      const number = shownNumber(row.number);
      const first = numbers.get(number);
      if (first !== undefined) throw twice(first);
      numbers.set(number, index);
      const { change, goal } = planOne(row, { draft, editing: { ...editing, booked: draft.booked } });
      draft.apply([...change.edits, ...(change.follows ?? [])]);
      edits.push(...change.edits);
      follows.push(...(change.follows ?? []));
      put.set(index, goal);
    } catch (error) {
      refused.push({ index, given: row, problem: problemOf(error) });
    }
  }
  if (refused.length > 0) throw rowsRefused(refused, { name: 'Goal', code: 'goals_refused' });
  const goals = sent.rows.flatMap(({ index }) => put.get(index) ?? []);
  return { change: { what: 'Goals added or changed', edits, follows: draft.inTheEnd(follows) }, goals };
}

function planOne(
  { number, parent_number: parentNumber, ...patch }: GoalByNumber,
  { draft, editing }: { readonly draft: PlanDraft; readonly editing: Editing },
): { readonly change: PlannedChange; readonly goal: PutGoal } {
  const goal = goalOf(draft, number);
  if (goal !== undefined) {
    const moved = parentNumber === undefined ? {} : { parent_id: parentId(draft, parentNumber) };
    const change = planGoalPatch(goal.id, { ...patch, ...moved }, editing);
    return { change, goal: { number: shownNumber(goal.number), id: goal.id, isNew: false } };
  }
  const isThere = (key: string) => draft.booked.numbered(key).length > 0;
  const above = parentNumber === undefined ? parentByDots(shownNumber(number), isThere) : parentNumber;
  const id = createId();
  const change = planNewGoal(id, { ...patch, number, parent_id: parentId(draft, above) }, editing);
  return { change, goal: { number: shownNumber(number), id, isNew: true } };
}

/** Undefined where there is none. Throws RowRefused where several have the number. */
function goalOf(draft: PlanDraft, number: string): GoalRecord | undefined {
  const [goal, ...others] = draft.booked.numbered(shownNumber(number));
  if (goal === undefined || others.length === 0) return goal;
  const named = [goal, ...others].slice(0, MOST_NAMED).map(({ id, title }) => `“${title}” (${id})`);
  const more = others.length + 1 - named.length;
  throw new RowRefused({
    status: 409,
    code: 'goal_ambiguous',
    message: `${others.length + 1} goals have the number “${shownNumber(number)}”: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    accepted: 'a number that one goal has; give the others numbers of their own first',
  });
}

const MOST_NAMED = 5;

function parentId(draft: PlanDraft, number: string | null): string | null {
  if (number === null) return null;
  const parent = goalOf(draft, number.trim());
  if (parent !== undefined) return parent.id;
  throw new RowRefused({
    status: 400,
    code: 'unknown_parent',
    message: `There is no goal with the number “${number}” to stand under.`,
    accepted: 'the number of a goal of the plan or of this list, or null for none',
  });
}

function twice(first: number): RowRefused {
  return new RowRefused({
    status: 400,
    code: 'number_twice',
    message: `It has the number of goal [${first}].`,
    accepted: 'each number once',
  });
}
