import { inChunks } from '#server/store/database/chunks.ts';
import type { Database } from '#server/store/database/store.ts';
import { BESIDE_GOALS, GOAL_PARTS } from '#server/store/kinds/recordKinds.ts';
import { idsOf } from '#server/store/rows/listText.ts';
import { textOrNullOf } from '#server/store/rows/rowReading.ts';
import type { Row } from '#server/store/rows/tables.ts';
import { loggedRowOrNull } from './changeItem.ts';
import { type PlacedItem, placedItemOf } from './changeItemRows.ts';
import { goalsOfPart, MEASURING } from './touched.ts';

/** Beyond this, single goals are not worth naming. */
const MOST_ITEMS = 1_000;

/** Null: what many goals show (moves, objectives, owners, the plan), or too many to list. */
export type TouchedGoals = ReadonlySet<string> | null;

/**
 * By version, the goals that changes after `since` and up to `until` touched: their fields, entries or comments, the
 * milestones that measure them, and the parents of goals added or removed; none for what stands beside goals. A version
 * missing here has touched too many.
 */
export async function findTouchedGoals(
  db: Database,
  {
    planId,
    since,
    until,
    isByMilestones,
  }: {
    readonly planId: string;
    readonly since: number;
    readonly until: number;
    readonly isByMilestones: (goalId: string) => boolean;
  },
): Promise<ReadonlyMap<number, TouchedGoals>> {
  const items = db
    .selectFrom('change_item')
    .where('plan_id', '=', planId)
    .where('version', '>', since)
    .where('version', '<=', until);
  const rows = await items
    .select(['version', 'seq', 'entity', 'entity_id'])
    .orderBy('version')
    .orderBy('seq')
    .limit(MOST_ITEMS + 1)
    .execute();
  if (rows.length > MOST_ITEMS) return new Map();
  const found = new Map<number, Set<string> | null>();
  const add = (version: number, goalId: string | null) => {
    const goals = found.get(version);
    if (goalId === null || goals === null) found.set(version, null);
    else found.set(version, (goals ?? new Set<string>()).add(goalId));
  };
  const addNone = (version: number) => {
    if (!found.has(version)) found.set(version, new Set());
  };
  for (const { version, entity, entity_id: id } of rows) {
    if (entity === 'entries') add(version, id);
    else if (BESIDE_GOALS.some((name) => name === entity)) addNone(version);
    else if (!NAMED_BY_STATE.has(entity)) add(version, null);
  }
  const measuring = rows.filter(({ entity }) => MEASURING.some((name) => name === entity));
  if (measuring.length > 0) {
    const states = items.where('entity', 'in', [...MEASURING]).selectAll();
    const work = (await states.execute()).map(placedItemOf);
    const goalsOf = await goalsOfInitiatives(db, { planId, work });
    for (const item of work)
      for (const goalId of goalsOfWork(item, goalsOf)) if (isByMilestones(goalId)) add(item.version, goalId);
  }
  const versions = [...new Set(rows.map(({ version }) => version))];
  await inChunks({ items: versions }, async (chunk) => {
    const states = items
      .where('version', 'in', chunk)
      .where('entity', 'in', [...NAMED_BY_STATE])
      .selectAll();
    for (const item of (await states.execute()).map(placedItemOf)) {
      const touched = item.entity === 'goal' ? touchedByGoal(item) : goalsOfPart(item);
      for (const goalId of touched ?? [null]) add(item.version, goalId);
    }
  });
  return found;
}

/** The goals of the initiatives that milestones are of. */
async function goalsOfInitiatives(
  db: Database,
  { planId, work }: { readonly planId: string; readonly work: readonly PlacedItem[] },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = work.flatMap((item) => rowsOf(item).flatMap((row) => textOrNullOf(row, 'initiative_id') ?? []));
  const found = new Map<string, readonly string[]>();
  const query = db.selectFrom('initiative').select(['id', 'goal_ids']).where('plan_id', '=', planId);
  await inChunks({ items: [...new Set(ids)] }, async (chunk) => {
    for (const row of await query.where('id', 'in', chunk).execute()) found.set(row.id, idsOf(row, 'goal_ids'));
  });
  return found;
}

function goalsOfWork(item: PlacedItem, goalsOf: ReadonlyMap<string, readonly string[]>): string[] {
  return rowsOf(item).flatMap((row) => {
    if (item.entity === 'initiative') return idsOf(row, 'goal_ids');
    const [goalId, initiativeId] = [textOrNullOf(row, 'goal_id'), textOrNullOf(row, 'initiative_id')];
    return goalId === null ? (goalsOf.get(initiativeId ?? '') ?? []) : [goalId];
  });
}

function rowsOf({ before, after }: PlacedItem): Row[] {
  return [loggedRowOrNull(before), loggedRowOrNull(after)].filter((row) => row !== null);
}

const NAMED_BY_STATE: ReadonlySet<string> = new Set(['goal', ...GOAL_PARTS]);

function touchedByGoal(item: PlacedItem): readonly string[] | null {
  const { entityId: id } = item;
  const rows = rowsOf(item);
  const [was = {}, is = was] = rows;
  if (differs(was, is, ['parent_id', 'number', 'depth'])) return null;
  // Every goal below an objective shows its title and description.
  if (is.parent_id === null && differs(was, is, ['title', 'description'])) return null;
  const isThere = rows.map(({ archived_at }) => (archived_at ?? null) === null);
  const comesOrGoes = rows.length === 1 || isThere[0] !== isThere[1];
  const above = comesOrGoes ? textOrNullOf(is, 'parent_id') : null;
  return above === null ? [id] : [id, above];
}

function differs(was: Row, is: Row, columns: readonly string[]): boolean {
  return columns.some((column) => (was[column] ?? null) !== (is[column] ?? null));
}
