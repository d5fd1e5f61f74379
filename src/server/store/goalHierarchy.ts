import { Refusal } from '#server/errors.ts';
import { findRows } from './planRows.ts';
import type { PlanWriting } from './planWriting.ts';
import { textOrNullOf } from './rowReading.ts';
import type { StateWrites } from './stateWriting.ts';

/**
 * Refuses a change after which a goal would have a parent that is not there, or be among its own ancestors. Asked after
 * the goals are written, when the plan is locked, so two changes that are each right cannot be wrong together.
 */
export async function refuseBrokenHierarchy(writing: PlanWriting, goals: StateWrites): Promise<void> {
  await refuseOrphans(
    writing,
    goals.removals.map(({ id }) => id),
  );
  const moved = goals.puts.filter(({ before, after }) => before?.parent_id !== after.parent_id);
  const parents = new Map(moved.map(({ id, after }) => [id, textOrNullOf(after, 'parent_id')]));
  await findAncestors(writing, parents);
  for (const id of parents.keys()) refuseLoop(id, parents);
}

async function refuseOrphans(writing: PlanWriting, removed: readonly string[]): Promise<void> {
  const [orphan] = await findRows({ ...writing, table: 'goal', column: 'parent_id', values: removed });
  if (orphan === undefined) return;
  throw new Refusal({
    code: 'goal_has_children',
    status: 409,
    message: `The goal still has others beneath it, such as "${orphan.title}". Move or remove those first.`,
    details: { childId: orphan.id },
  });
}

/** Adds to `parents` every ancestor above those in it. */
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

function refuseLoop(id: string, parents: ReadonlyMap<string, string | null>): void {
  const seen = new Set<string>();
  for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) {
    if (seen.has(at)) throw goalLoop(id);
    seen.add(at);
  }
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
