import { LOGGED_NAMES } from '#contract/loggedNames.ts';
import type { Series } from '#core/goal/series.ts';
import { inChunks } from '#server/store/database/chunks.ts';
import { inPages, PAGE } from '#server/store/database/pages.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { inSnapshot } from '#server/store/database/transaction.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import { byRecordName, LOGGED_BY_GOAL, RECORD_KINDS, RECORD_NAMES } from '#server/store/kinds/recordKinds.ts';
import { type GoalRecord, goalRecordOf, lastCommentsOf } from '#server/store/plans/goals.ts';
import { ownersOf } from '#server/store/plans/owners.ts';
import { inPlanSnapshot } from '#server/store/plans/planSnapshot.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import { findEntryYears, seriesOf } from '#server/store/plans/series.ts';
import type { WholePlan } from '#server/store/plans/wholePlan.ts';
import { milestonesIn } from '#server/store/plans/work.ts';
import type { RecordName, RecordStates, StoredComment } from '#server/store/rows/edit.ts';
import { planOf } from '#server/store/rows/planRow.ts';
import type { Row } from '#server/store/rows/tables.ts';
import { initiativeOf, milestoneOf } from '#server/store/rows/workRows.ts';
import { loggedRow } from './changeItem.ts';
import { type PlacedItem, placedItemOf } from './changeItemRows.ts';
import type { LoggedItem } from './loggedItem.ts';
import type { PlanRecords } from './planRecords.ts';
import { turnBack } from './turnBack.ts';

export type PlanAtInstant = {
  readonly planId: string;
  readonly instant: string;
};

/**
 * The plan as it was known at an instant: what was entered later, even for earlier periods, is not in it. Null where
 * there was no such plan yet. Goals archived then are left out; one removed since is in it.
 */
export async function findPlanAsOf(store: Store, { planId, instant }: PlanAtInstant): Promise<WholePlan | null> {
  const now = await findVersion(store.db, planId);
  if (now === null) return null;
  return inPlanSnapshot(store, { planId, version: now }, async (db) => {
    const version = await findVersionAt(db, { planId, instant });
    if (version === null) return null;
    const records = await findRecords(db, planId);
    await turnBack(records, laterItems(db, { planId, version }));
    await turnStampsBack(db, { planId, version, records });
    return wholePlanOf({ planId, version, records });
  });
}

export async function findVersionAt(db: Database, { planId, instant }: PlanAtInstant): Promise<number | null> {
  const query = db.selectFrom('change').select('version').where('plan_id', '=', planId).where('at', '<=', instant);
  const row = await query.orderBy('version', 'desc').limit(1).executeTakeFirst();
  return row?.version ?? null;
}

async function findRecords(db: Database, planId: string): Promise<PlanRecords> {
  const plan = await db.selectFrom('plan').selectAll().where('plan_id', '=', planId).executeTakeFirst();
  const records = byRecordName(() => new Map<string, Row>());
  for (const name of RECORD_NAMES) await readRecords(db, { planId, name, into: records[name] });
  return { plan: plan ?? null, ...records, entries: await findEntryYears(db, { planId }) };
}

async function readRecords(
  db: Database,
  { planId, name, into }: { readonly planId: string; readonly name: RecordName; readonly into: Map<string, Row> },
): Promise<void> {
  await inPages(async (last: { readonly id: string } | undefined) => {
    const query = db.selectFrom(name).selectAll().where('plan_id', '=', planId).orderBy('id').limit(PAGE);
    const rows = await (last === undefined ? query : query.where('id', '>', last.id)).execute();
    for (const row of rows) into.set(row.id, row);
    return rows;
  });
}

/** In no meaningful order; none where there was no plan yet. */
export function findRecordsAsOf<Name extends RecordName>(
  store: Store,
  { planId, instant, name }: PlanAtInstant & { readonly name: Name },
): Promise<RecordStates[Name][]> {
  return inSnapshot(store, async (db) => {
    const version = await findVersionAt(db, { planId, instant });
    if (version === null) return [];
    const known = new Map<string, Row>();
    await readRecords(db, { planId, name, into: known });
    for await (const { entityId, before } of laterItems(db, { planId, version }, [name])) {
      if (before === null) known.delete(entityId);
      else known.set(entityId, loggedRow(before));
    }
    return [...known].map(([id, row]) => RECORD_KINDS[name].stateOf({ id, row }));
  });
}

export async function findCommentsAsOf(
  store: Store,
  { goalId, ...at }: PlanAtInstant & { readonly goalId: string },
): Promise<StoredComment[]> {
  const known = await findRecordsAsOf(store, { ...at, name: 'comment' });
  const comments = known.filter((each) => each.goalId === goalId);
  return comments.sort((one, other) =>
    one.at === other.at ? (one.id < other.id ? 1 : -1) : one.at < other.at ? 1 : -1,
  );
}

type PlanAtVersion = { readonly planId: string; readonly version: number };

/** What was logged since a version, the last first, in batches: it may be larger than the plan. */
async function* laterItems(
  db: Database,
  { planId, version }: PlanAtVersion,
  entities: readonly LoggedItem['entity'][] = LOGGED_NAMES,
): AsyncGenerator<PlacedItem> {
  const all = db.selectFrom('change_item').selectAll().where('plan_id', '=', planId).where('version', '>', version);
  const wanted = all.where('entity', 'in', entities);
  const query = wanted.orderBy('version', 'desc').orderBy('seq', 'desc').limit(PAGE);
  let last: PlacedItem | undefined;
  do {
    const from = last;
    const page = from
      ? query.where((eb) => eb(eb.refTuple('version', 'seq'), '<', eb.tuple(from.version, from.seq)))
      : query;
    const items = (await page.execute()).map(placedItemOf);
    yield* items;
    last = items.length < PAGE ? undefined : items.at(-1);
  } while (last !== undefined);
}

/** A goal changed since has the stamp of the change before that. */
async function turnStampsBack(
  db: Database,
  { planId, version, records }: PlanAtVersion & { readonly records: PlanRecords },
): Promise<void> {
  const later = db.selectFrom('change_item').select('entity_id').where('plan_id', '=', planId);
  const touched = later.where('version', '>', version).where('entity', 'in', LOGGED_BY_GOAL);
  const last = await db
    .selectFrom('change_item')
    .select((eb) => ['entity_id', eb.fn.max('version').as('version')])
    .where('plan_id', '=', planId)
    .where('version', '<=', version)
    .where('entity', 'in', LOGGED_BY_GOAL)
    .where('entity_id', 'in', touched)
    .groupBy('entity_id')
    .execute();
  const instants = await findInstants(db, { planId, versions: [...new Set(last.map((row) => row.version))] });
  for (const { entity_id: goalId, version: changed } of last) {
    const row = records.goal.get(goalId);
    const at = instants.get(changed);
    if (row !== undefined && at !== undefined) records.goal.set(goalId, { ...row, updated_at: at });
  }
}

async function findInstants(
  db: Database,
  { planId, versions }: { readonly planId: string; readonly versions: readonly number[] },
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  const query = db.selectFrom('change').select(['version', 'at']).where('plan_id', '=', planId);
  await inChunks({ items: versions }, async (chunk) => {
    for (const { version, at } of await query.where('version', 'in', chunk).execute()) found.set(version, at);
  });
  return found;
}

async function wholePlanOf({
  planId,
  version,
  records,
}: PlanAtVersion & { readonly records: PlanRecords }): Promise<WholePlan | null> {
  if (records.plan === null) return null;
  const comments = lastCommentsOf([...records.comment.values()]);
  const goals: GoalRecord[] = [];
  const series = new Map<string, Series>();
  const breathe = createYielder();
  for (const [id, row] of records.goal) {
    if ((row.archived_at ?? null) !== null) continue;
    goals.push(goalRecordOf(row, comments));
    const years = records.entries.get(id);
    if (years !== undefined) series.set(id, seriesOf(years));
    await breathe();
  }
  return {
    version,
    plan: planOf({ id: planId, row: records.plan }),
    owners: ownersOf({ departments: [...records.department.values()], members: [...records.member.values()] }),
    goals,
    series,
    milestones: milestonesIn(goals, {
      initiatives: Array.from(records.initiative, ([id, row]) => initiativeOf({ id, row })),
      milestones: Array.from(records.milestone, ([id, row]) => milestoneOf({ id, row })),
    }),
  };
}
