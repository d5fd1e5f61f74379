import { Refusal } from '#server/base/errors.ts';
import { textOrNullOf } from '#server/store/rows/rowReading.ts';
import type { Row } from '#server/store/rows/tables.ts';
import { findRows } from './planRows.ts';
import type { PlanWriting } from './planWriting.ts';
import type { StatePut, StateWrites } from './stateWriting.ts';

/**
 * Refuses a change after which a goal would have a missing parent or be its own ancestor. Called after the goals are
 * written, under the plan's lock, so that two changes that are each valid cannot be wrong together.
 */
export async function refuseBrokenHierarchy(writing: PlanWriting, goals: StateWrites): Promise<void> {
  await refuseOrphans(
    writing,
    goals.removals.map(({ id }) => id),
  );
  const parents = new Map<string, string | null>();
  for (const { id, before, after } of goals.puts) {
    const parent = textOrNullOf(after, 'parent_id');
    if (parent !== null && parent !== before?.parent_id) parents.set(id, parent);
  }
  if (!writing.isFromElsewhere) await refuseBelowArchived(writing, goals);
  const moved = [...parents.keys()];
  await findAncestors(writing, parents);
  refuseLoops(moved, parents);
}

/** A goal is in the plan only together with its parent. */
async function refuseBelowArchived(writing: PlanWriting, { puts }: StateWrites): Promise<void> {
  const isLive = (row: Row | null) => row !== null && row.archived_at === null;
  const placed = puts.filter(
    ({ before, after }) => isLive(after) && (!isLive(before) || before?.parent_id !== after.parent_id),
  );
  const parentIds = new Set(placed.flatMap(({ after }) => textOrNullOf(after, 'parent_id') ?? []));
  const parents = await findRows({ ...writing, table: 'goal', column: 'id', values: [...parentIds] });
  if (parents.some((parent) => !isLive(parent))) throw parentArchived();
  await refuseLevels(writing, puts);
  const archived = puts.filter(({ before, after }) => isLive(before) && !isLive(after)).map(({ id }) => id);
  const children = await findRows({ ...writing, table: 'goal', column: 'parent_id', values: archived });
  const child = children.find(isLive);
  if (child !== undefined) throw hasChildren(child);
}

/** Undoing a move may find goals that were put below meanwhile. */
async function refuseLevels(writing: PlanWriting, puts: readonly StatePut[]): Promise<void> {
  const moved = puts.filter(
    ({ before, after }) =>
      after.archived_at === null && before !== null && (before.depth !== after.depth || before.archived_at !== null),
  );
  const depths = new Map(moved.map(({ id, after }) => [id, Number(after.depth)]));
  const children = await findRows({ ...writing, table: 'goal', column: 'parent_id', values: [...depths.keys()] });
  const child = children.find(
    (row) => row.archived_at === null && Number(row.depth) <= (depths.get(String(row.parent_id)) ?? -1),
  );
  if (child !== undefined) throw levelTaken(child);
  const parentIds = new Set(moved.flatMap(({ after }) => textOrNullOf(after, 'parent_id') ?? []));
  const parents = await findRows({ ...writing, table: 'goal', column: 'id', values: [...parentIds] });
  const levels = new Map(parents.map((row) => [String(row.id), Number(row.depth)]));
  const tooHigh = moved.find(({ after }) => Number(after.depth) <= (levels.get(String(after.parent_id)) ?? -1));
  if (tooHigh !== undefined) throw levelTaken(tooHigh.after);
}

async function refuseOrphans(writing: PlanWriting, removed: readonly string[]): Promise<void> {
  const [orphan] = await findRows({ ...writing, table: 'goal', column: 'parent_id', values: removed });
  if (orphan !== undefined) throw hasChildren(orphan);
}

async function findAncestors(writing: PlanWriting, parents: Map<string, string | null>): Promise<void> {
  for (;;) {
    const wanted = new Set<string>();
    for (const parent of parents.values()) if (parent !== null && !parents.has(parent)) wanted.add(parent);
    if (wanted.size === 0) return;
    const rows = await findRows({ ...writing, table: 'goal', column: 'id', values: [...wanted] });
    for (const row of rows) parents.set(String(row.id), textOrNullOf(row, 'parent_id'));
    if (rows.length < wanted.size) throw parentNotFound([...wanted].find((id) => !parents.has(id)));
  }
}

/** Each goal is visited once: a path that ends at a visited goal is known to reach the top. */
function refuseLoops(ids: readonly string[], parents: ReadonlyMap<string, string | null>): void {
  const passed = new Set<string>();
  for (const id of ids) {
    const way = new Set<string>();
    for (let at: string | null = id; at !== null && !passed.has(at); at = parents.get(at) ?? null) {
      if (way.has(at)) throw goalLoop(id);
      way.add(at);
    }
    for (const at of way) passed.add(at);
  }
}

function hasChildren(child: Row): Refusal {
  return new Refusal({
    code: 'goal_has_children',
    status: 409,
    message: `The goal still has others beneath it, such as "${child.title}". Move or remove those first.`,
    details: { childId: child.id },
  });
}

function levelTaken(goal: Row): Refusal {
  const message = `“${goal.title}” would be no lower than the goal above it. Move it first.`;
  return new Refusal({ code: 'level_taken', status: 409, message });
}

function parentArchived(): Refusal {
  const message = 'The goal above it is archived. Restore that one first.';
  return new Refusal({ code: 'parent_archived', status: 409, message });
}

function parentNotFound(parentId: string | undefined): Refusal {
  return new Refusal({
    code: 'parent_not_found',
    status: 409,
    message: 'The parent of a goal is not in the plan; it may have been removed meanwhile. Choose another.',
    details: { parentId },
  });
}

function goalLoop(goalId: string): Refusal {
  return new Refusal({
    code: 'goal_loop',
    status: 409,
    message: 'A goal cannot stand beneath itself. Choose another parent.',
    details: { goalId },
  });
}
