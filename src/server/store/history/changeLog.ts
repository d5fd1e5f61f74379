import type { ExpressionBuilder } from 'kysely';
import type { ChangeOrigin } from '#contract/changeOrigin.ts';
import type { Day } from '#core/calendar/date.ts';
import { waitingId } from '#core/goal/waitingFigure.ts';
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

/** What a change is listed by. What an import left out is asked for by itself. */
export const LISTED_OF_CHANGE = [
  'version',
  'at',
  'member_id',
  'by_name',
  'what',
  'reason',
  'token_name',
  'origin',
] as const satisfies readonly (keyof PlanTables['change'])[];

type ChangeRow = Pick<PlanTables['change'], (typeof LISTED_OF_CHANGE)[number]>;

async function findChangeRows(db: Database, wanted: ChangesWanted): Promise<ChangeRow[]> {
  const { planId, since, before, limit, goalId, period, memberId, entities, from, to } = wanted;
  let query = db.selectFrom('change').select(LISTED_OF_CHANGE).where('plan_id', '=', planId);
  if (since !== undefined) query = query.where('version', '>', since);
  if (before !== undefined) query = query.where('version', '<', before);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<=', to);
  if (goalId !== undefined || period !== undefined || entities !== undefined) {
    query = query.where('version', 'in', itemsSought(db, wanted).select('version'));
  }
  return query.orderBy('version', 'desc').limit(limit).execute();
}

/** In logged entries the days come first: before "t" a number is a day, after it a figure. */
function hasEntryOn(day: Day, { eb, or }: ItemExpression) {
  const forms = [`{"d":[${day},%`, `{"d":[${day}],%`, `%,${day},%"t":%`, `%,${day}],"t":%`];
  return or((['before', 'after'] as const).flatMap((column) => forms.map((form) => eb(column, 'like', form))));
}

type ItemExpression = ExpressionBuilder<Pick<PlanTables, 'change_item'>, 'change_item'>;

/** The figures of a period, whether they count or waited for a yes. */
function isOfPeriod(day: Day) {
  return (items: ItemExpression) => {
    const { eb, and, or } = items;
    const ids = `%${waitingId('', day)}`;
    return or([
      and([eb('entity', '=', 'entries'), hasEntryOn(day, items)]),
      and([eb('entity', '=', 'waiting'), eb('goal_id', 'is not', null), eb('entity_id', 'like', ids)]),
    ]);
  };
}

/** Everything logged of a plan; of one goal its fields, its entries, and the records that belong to it. */
function loggedOf(db: Database, { planId, goalId }: Pick<ChangesWanted, 'planId' | 'goalId'>) {
  const ofPlan = db.selectFrom('change_item').selectAll().where('plan_id', '=', planId);
  if (goalId === undefined) return db.selectFrom(ofPlan.as('change_item'));
  const own = ofPlan.where('entity_id', '=', goalId).where('entity', 'in', LOGGED_BY_GOAL);
  return db.selectFrom(own.unionAll(ofPlan.where('goal_id', '=', goalId)).as('change_item'));
}

/** The things done of which a change must have one to be found. */
function itemsSought(db: Database, wanted: ChangesWanted) {
  const { period, entities } = wanted;
  let items = loggedOf(db, wanted);
  if (period !== undefined) items = items.where(isOfPeriod(period));
  if (entities !== undefined) items = items.where('entity', 'in', entities);
  return items;
}

type ShownItems = { itemCount: number; readonly shown: ChangeItem[] };

async function findShownItems(
  db: Database,
  { wanted, versions }: { readonly wanted: ChangesWanted; readonly versions: readonly number[] },
): Promise<ReadonlyMap<number, ShownItems>> {
  const found = new Map<number, ShownItems>();
  if (versions.length === 0) return found;
  const { goalId } = wanted;
  let items = loggedOf(db, wanted).where('version', 'in', versions);
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
