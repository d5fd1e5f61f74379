import { type ExpressionBuilder, sql } from 'kysely';
import type { ChangeOrigin } from '#contract/changeOrigin.ts';
import type { Day } from '#core/calendar/date.ts';
import { waitingId, waitingIdsBegin } from '#core/goal/waitingFigure.ts';
import type { Database } from '#server/store/database/store.ts';
import { LOGGED_BY_GOAL } from '#server/store/kinds/recordKinds.ts';
import type { PlanTables } from '#server/store/rows/tables.ts';
import { type ChangeItem, changeItemOf } from './changeItem.ts';
import { type PlacedItem, placedItemOf } from './changeItemRows.ts';
import { originOf } from './changeOrigin.ts';

export type Change = {
  readonly version: number;
  readonly at: string;
  readonly memberId: string | null;
  readonly by: string;
  readonly what: string;
  readonly reason: string | null;
  readonly origin: ChangeOrigin;
  readonly itemCount: number;
  readonly items: readonly ChangeItem[];
};

/** An import does hundreds of thousands of things: the log shows so many of each change. */
export const ITEMS_SHOWN = 50;

export type ChangesWanted = {
  readonly planId: string;
  readonly since?: number;
  readonly before?: number;
  readonly limit: number;
  readonly goalId?: string;
  /** Only where figures of the period that begins on this day changed. */
  readonly period?: Day;
  readonly memberId?: string;
  readonly entities?: readonly PlacedItem['entity'][];
  readonly from?: string;
  readonly to?: string;
};

export async function findChanges(db: Database, wanted: ChangesWanted): Promise<Change[]> {
  const changes = await findChangeRows(db, wanted);
  const versions = changes.map((row) => row.version);
  const items = await findShownItems(db, { wanted, versions });
  return changes.map((row) => {
    const { itemCount, shown } = items.get(row.version) ?? { itemCount: 0, shown: [] };
    const { version, at, member_id: memberId, by_name: by, what, reason } = row;
    return { version, at, memberId, by, what, reason, origin: originOf(row), itemCount, items: shown };
  });
}

async function findChangeRows(db: Database, wanted: ChangesWanted): Promise<PlanTables['change'][]> {
  const { planId, since, before, limit, goalId, period, memberId, entities, from, to } = wanted;
  let query = db.selectFrom('change').selectAll().where('plan_id', '=', planId);
  if (since !== undefined) query = query.where('version', '>', since);
  if (before !== undefined) query = query.where('version', '<', before);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<=', to);
  const versions = db.selectFrom('change_item').select('version').where('plan_id', '=', planId);
  if (goalId !== undefined) {
    const ofGoal = versions.where('entity_id', '=', goalId).where('entity', 'in', LOGGED_BY_GOAL);
    query = query.where('version', 'in', ofGoal.unionAll(versions.where(isWaitingOf(goalId))));
  }
  if (period !== undefined) {
    const entries = (goalId === undefined ? versions : versions.where('entity_id', '=', goalId))
      .where('entity', '=', 'entries')
      .where(hasEntryOn(period));
    query = query.where('version', 'in', entries.unionAll(versions.where(isWaitingFor(period, goalId))));
  }
  if (entities !== undefined) query = query.where('version', 'in', versions.where('entity', 'in', entities));
  return query.orderBy('version', 'desc').limit(limit).execute();
}

/** In logged entries the days come first: before "t" a number is a day, after it a figure. */
function hasEntryOn(day: Day) {
  const forms = [`{"d":[${day},%`, `{"d":[${day}],%`, `%,${day},%"t":%`, `%,${day}],"t":%`];
  return ({ eb, or }: ExpressionBuilder<PlanTables, 'change_item'>) =>
    or((['before', 'after'] as const).flatMap((column) => forms.map((form) => eb(column, 'like', form))));
}

/** Whether an item is a figure that waited, by the literal name for which there is an index. */
const isWaiting = sql<boolean>`entity = 'waiting'`;

function isWaitingOf(goalId: string) {
  const begin = waitingIdsBegin(goalId);
  return sql<boolean>`${isWaiting} and substr(entity_id, 1, ${[...begin].length}) = ${begin}`;
}

function isWaitingFor(period: Day, goalId?: string) {
  if (goalId !== undefined) return sql<boolean>`${isWaiting} and entity_id = ${waitingId(goalId, period)}`;
  return sql<boolean>`${isWaiting} and entity_id like ${`%${waitingId('', period)}`}`;
}

type ShownItems = { itemCount: number; readonly shown: ChangeItem[] };

async function findShownItems(
  db: Database,
  { wanted, versions }: { readonly wanted: ChangesWanted; readonly versions: readonly number[] },
): Promise<ReadonlyMap<number, ShownItems>> {
  const found = new Map<number, ShownItems>();
  if (versions.length === 0) return found;
  const { planId, goalId } = wanted;
  const all = db.selectFrom('change_item').selectAll().where('plan_id', '=', planId).where('version', 'in', versions);
  const wantedItems =
    goalId === undefined
      ? all
      : all
          .where('entity_id', '=', goalId)
          .where('entity', 'in', LOGGED_BY_GOAL)
          .unionAll(all.where(isWaitingOf(goalId)));
  let items = db.selectFrom(wantedItems.as('item'));
  const counts = await items
    .select((eb) => ['version', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .groupBy('version')
    .execute();
  for (const { version, count } of counts) found.set(version, { itemCount: count, shown: [] });
  if (goalId === undefined) items = items.where('seq', '<=', ITEMS_SHOWN);
  for (const row of await items.selectAll().orderBy('version').orderBy('seq').execute()) {
    found.get(row.version)?.shown.push(changeItemOf(placedItemOf(row)));
  }
  return found;
}
