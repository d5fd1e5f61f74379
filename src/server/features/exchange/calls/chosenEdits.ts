import type { DiffRow, ImportAnswers, ImportDraft, SettingDiff } from '#contract/importDraft.ts';
import { handStatusAfterActual } from '#core/figure/handStatus.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { Refusal } from '#server/base/errors.ts';
import { cellRowKey, cellsRowKey } from '#server/features/exchange/diff/cellRows.ts';
import { changedFields, STATUS_FIELDS } from '#server/features/exchange/diff/goalFields.ts';
import { fieldRowKey, goalRowKey } from '#server/features/exchange/diff/goalRows.ts';
import type { DraftGoal, DraftParts } from '#server/features/exchange/drafting/draftRequest.ts';
import { isReversed } from '#server/features/exchange/preparing/goalRow.ts';
import type { Cell, Edit, StoredGoal } from '#server/store/rows/edit.ts';
import { chosenWork, isOfWork, namedByWork, unfitWork } from './chosenWork.ts';

export type Choice = {
  readonly rows: readonly DiffRow[];
  readonly parts: DraftParts;
  readonly leftOut: ImportAnswers['left_out'];
};

/**
 * What of an import is written where some of its rows are left out; a row that cannot do without another goes with it.
 * Throws Refusal (409) where what is left does not fit together.
 */
export function chosenEdits({ rows, parts, leftOut }: Choice): readonly Edit[] {
  const chosenOnes = chosenKeys({ rows, leftOut });
  const { isIn } = chosenOnes;
  const goals = new Map<string, StoredGoal>();
  const cells: Edit[] = [];
  for (const [key, ofGoal] of parts.cells) {
    const chosen = ofGoal.cells.flatMap((cell) => chosenCell(key, cell, chosenOnes));
    const isNew = parts.goals.get(key)?.before === null;
    if (chosen.length > 0 && (!isNew || isIn(goalRowKey(key)))) {
      cells.push({ entity: 'entries', goalId: ofGoal.goalId, cells: chosen });
    }
  }
  const reported = new Set(
    cells.flatMap((edit) => (edit.entity === 'entries' && [...edit.cells].some(givesActual) ? [edit.goalId] : [])),
  );
  for (const [key, goal] of parts.goals) {
    const isReported = reported.has(goal.after.id);
    const after = chosenGoal(key, goal, { ...chosenOnes, fields: parts.fields, isReported });
    if (after !== null) goals.set(after.id, after);
  }
  const leftGoals = leftGoalsOf(parts, (key) => isIn(goalRowKey(key)));
  const work = chosenWork(parts, { leftGoals, isIn });
  const beside = work.edits;
  if (goals.size + cells.length === 0 && !parts.isPlanChanged && !beside.some(isOfWork)) return [];
  refuseFlatTree(parts, goals);
  const misfit = leftOut === undefined ? null : unfitWork(work);
  if (misfit !== null) throw unfit(misfit);
  const edits = [...goals.values()].map((after): Edit => ({ entity: 'goal', id: after.id, after }));
  return [...besideOf({ ...parts, beside }, [...goals.values()]), ...edits, ...cells];
}

/** How many goals, fields, cells, settings and pieces of work are chosen. */
export function chosenParts({
  rows,
  settings,
  parts: given,
  leftOut,
}: Choice & { readonly settings: readonly SettingDiff[] }): ImportDraft['chosen_parts'] {
  // Of a hundred thousand rows that are refused nothing is looked up.
  const open = rows.filter(isOpen);
  const { isIn } = chosenKeys({ rows: open, leftOut });
  const leftGoals = leftGoalsOf(given, (key) => isIn(goalRowKey(key)));
  const parts = {
    goals: 0,
    cells: 0,
    settings: settings.filter(({ is_taken: isTaken }) => isTaken).length,
    ...chosenWork(given, { leftGoals, isIn }).counts,
  };
  for (const { key, what, count } of open) if (what.type !== 'work' && isIn(key)) parts[PART_OF[what.type]] += count;
  return parts;
}

/** New goals that are left out. */
function leftGoalsOf({ goals }: DraftParts, isIn: (key: string) => boolean): ReadonlySet<string> {
  const left = [...goals].filter(([key, { before }]) => before === null && !isIn(key));
  return new Set(left.map(([, { after }]) => after.id));
}

const PART_OF = { goal: 'goals', field: 'fields', cell: 'cells', cells: 'cells' } as const;

/** How many of them together. */
export function countChosen(parts: ImportDraft['chosen_parts']): number {
  const { goals, fields, cells, settings, initiatives, milestones, decisions } = parts;
  return goals + fields + cells + settings + initiatives + milestones + decisions;
}

function isOpen({ kind }: DiffRow): boolean {
  return kind === 'added' || kind === 'changed';
}

type Chosen = {
  readonly has: (key: string) => boolean;
  readonly isIn: (key: string) => boolean;
};

function chosenKeys({ rows, leftOut }: Omit<Choice, 'parts'>): Chosen {
  const kinds: ReadonlySet<string> = new Set(leftOut?.kinds);
  const out = new Set(leftOut?.rows);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const known = new Map<string, boolean>();
  const isIn = (key: string): boolean => {
    const told = known.get(key);
    if (told !== undefined) return told;
    const row = byKey.get(key);
    // Parents stand before their children, so the chain of needs ends.
    known.set(key, false);
    const answer =
      row !== undefined &&
      isOpen(row) &&
      !kinds.has(row.kind) &&
      !out.has(key) &&
      (row.needs === null || isIn(row.needs));
    known.set(key, answer);
    return answer;
  };
  return { has: (key) => byKey.has(key), isIn };
}

/** A figure goes with its own row where it changes one, with the goal's row of new figures where there was none. */
function chosenCell(key: string, { date, ...figures }: Cell, { isIn, has }: Chosen): Cell[] {
  const isFigureIn = (figure: 'target' | 'actual') => {
    const own = cellRowKey(key, { date, figure });
    return figures[figure] !== undefined && isIn(has(own) ? own : cellsRowKey(key));
  };
  const chosen = {
    ...(isFigureIn('target') ? { target: figures.target ?? null } : {}),
    ...(isFigureIn('actual') ? { actual: figures.actual ?? null } : {}),
  };
  return Object.keys(chosen).length === 0 ? [] : [{ date, ...chosen }];
}

function chosenGoal(
  key: string,
  { before, after, saysStatus }: DraftGoal,
  { isIn, has, fields, isReported }: Chosen & Pick<DraftParts, 'fields'> & { readonly isReported: boolean },
): StoredGoal | null {
  if (before === null) return isIn(goalRowKey(key)) ? after : null;
  const names = { departments: NO_NAMES, numbers: NO_NAMES, owners: NO_NAMES, labels: NO_NAMES, fields };
  let goal = before;
  for (const field of changedFields(before, after, names)) {
    const isOfFile = saysStatus || !STATUS_FIELDS.includes(field.field);
    if (isOfFile && isIn(fieldRowKey(key, field.field))) goal = field.put(goal, after);
  }
  if (!saysStatus && isReported) goal = { ...goal, handStatus: handStatusAfterActual(goal) };
  const isMovedAlong = before.parentId === after.parentId && !has(fieldRowKey(key, 'depth'));
  if (goal.depth !== after.depth && isMovedAlong) goal = { ...goal, depth: after.depth };
  if (isReversed(goal.span.start, goal.span.end)) throw unfit(`goal ${key} would end before it starts`);
  return goal === before ? null : goal;
}

/** Ids stand for themselves where only a difference matters. */
const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Every goal lies deeper than its parent. */
function refuseFlatTree({ goals }: DraftParts, chosen: ReadonlyMap<string, StoredGoal>): void {
  const standing = new Map<string, StoredGoal>();
  for (const { before, after } of goals.values()) {
    const goal = chosen.get(after.id) ?? before;
    if (goal !== null) standing.set(goal.id, goal);
  }
  for (const { number, parentId, depth } of standing.values()) {
    const parent = parentId === null ? undefined : standing.get(parentId);
    if (parent !== undefined && parent.depth >= depth)
      throw unfit(`goal ${shownNumber(number)} would not lie below goal ${shownNumber(parent.number)} any more`);
  }
}

function givesActual({ actual }: Cell): boolean {
  return actual !== undefined && actual !== null;
}

/** People and departments come into a plan that is there for the goals and work that name them, comments and work with their goals. */
function besideOf({ beside, isWhole, fields, goals: all }: DraftParts, goals: readonly StoredGoal[]): Edit[] {
  const left = new Set([...all.values()].map(({ after }) => after.id));
  for (const { id } of goals) left.delete(id);
  const withGoals = beside
    .filter((edit) => edit.entity !== 'comment' || !left.has(edit.after?.goalId ?? ''))
    .map((edit) => withoutParent(edit, left));
  if (isWhole) return withGoals;
  const byWork = namedByWork(withGoals);
  const people = fields.filter(({ kind }) => kind === 'person');
  const members = new Set<unknown>([
    ...goals.flatMap(({ memberId, contributorIds, ownFields }) => [
      memberId,
      ...contributorIds,
      ...people.map(({ id }) => ownFields[id]),
    ]),
    ...byWork.members,
  ]);
  const departments = new Set([...goals.map(({ departmentId }) => departmentId), ...byWork.departments]);
  const kept = withGoals.filter((edit) => edit.entity !== 'member' || members.has(edit.id));
  for (const edit of kept) if (edit.entity === 'member') departments.add(edit.after?.departmentId ?? null);
  return kept.filter((edit) => edit.entity !== 'department' || departments.has(edit.id));
}

/** An archived goal whose parent is left out stands at the top. */
function withoutParent(edit: Edit, left: ReadonlySet<string>): Edit {
  if (edit.entity !== 'goal' || !left.has(edit.after?.parentId ?? '')) return edit;
  return { ...edit, after: edit.after && { ...edit.after, parentId: null } };
}

function unfit(what: string): Refusal {
  return new Refusal({
    code: 'choice_unfit',
    status: 409,
    message: `With what is left out, ${what}. Take both changes, or neither.`,
  });
}
