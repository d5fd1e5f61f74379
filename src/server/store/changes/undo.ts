import { Refusal } from '#server/base/errors.ts';
import type { Store } from '#server/store/database/store.ts';
import { type PlacedItem, placedItemOf } from '#server/store/history/changeItemRows.ts';
import { RECORD_NAMES } from '#server/store/kinds/recordKinds.ts';
import type { PlanChange } from '#server/store/rows/edit.ts';
import { textOf } from '#server/store/rows/rowReading.ts';
import type { Row } from '#server/store/rows/tables.ts';
import { type ApplyOptions, writeLocked } from './changes.ts';
import type { FoldedChange } from './foldedChange.ts';
import { inverseOf } from './inverse.ts';
import { inPlanLock, type LockedPlan } from './planLock.ts';
import { findRows } from './planRows.ts';
import type { StorePlace } from './planWriting.ts';

export type Undoing = Omit<PlanChange, 'edits' | 'what' | 'origin'> &
  Pick<ApplyOptions, 'known'> & { readonly version: number };

/**
 * Reverts what one change altered and nothing else, as a change of its own, which can be undone too. Throws
 * `change_not_found`; `changed_meanwhile` where a later change has altered the same again, with both values;
 * `goal_has_children` and `goal_not_found` where later ones built on it; `undo_impossible` for the change that
 * created the plan; `last_lead` where nobody would lead it any more.
 */
export function undoChange(store: Store, undoing: Undoing): Promise<{ readonly version: number }> {
  return inPlanLock({ store, planId: undoing.planId }, (locked) => undoWithin(locked, undoing));
}

export async function undoWithin(locked: LockedPlan, undoing: Undoing): Promise<{ readonly version: number }> {
  const { version: undone, known, ...stamp } = undoing;
  const what = await findWhat(locked, undoing);
  const items = await findItems(locked, undoing);
  const now = await findStatesNow(locked, { planId: undoing.planId, items });
  const folded = inverseOf(items, ({ entity, entityId }) =>
    entity === 'plan' ? locked.stored : now(entity, entityId),
  );
  const back = accountsComingBack(folded, (id) => now('member', id));
  const done = await writeLocked(locked, {
    stamp: { ...stamp, what: `Undone: ${what}`, origin: { kind: 'undo', version: undone } },
    folded,
    expectedVersion: undone,
    ...(known === undefined ? {} : { known }),
  });
  // A removed member who comes back signs in again: an old session may be in other hands by now.
  if (back.length > 0) await locked.trx.deleteFrom('session').where('userId', 'in', back).execute();
  return done;
}

function accountsComingBack({ states }: FoldedChange, now: (memberId: string) => Row | null): string[] {
  return [...states.member].flatMap(([id, row]) => {
    const accountId = row?.account_id;
    return typeof accountId === 'string' && now(id)?.account_id !== accountId ? [accountId] : [];
  });
}

async function findWhat({ trx }: StorePlace, { planId, version }: Undoing): Promise<string> {
  const query = trx.selectFrom('change').select('what').where('plan_id', '=', planId);
  const row = await query.where('version', '=', version).executeTakeFirst();
  if (row !== undefined) return row.what;
  throw new Refusal({ code: 'change_not_found', status: 404, message: 'There is no such change of this plan.' });
}

async function findItems({ trx }: StorePlace, { planId, version }: Undoing): Promise<PlacedItem[]> {
  const query = trx.selectFrom('change_item').selectAll().where('plan_id', '=', planId);
  return (await query.where('version', '=', version).execute()).map(placedItemOf);
}

async function findStatesNow(
  place: StorePlace,
  { planId, items }: { readonly planId: string; readonly items: readonly PlacedItem[] },
): Promise<(entity: PlacedItem['entity'], id: string) => Row | null> {
  const found = new Map<string, Row>();
  for (const entity of RECORD_NAMES) {
    const values = items.filter((item) => item.entity === entity).map((item) => item.entityId);
    const rows = await findRows({ ...place, planId, table: entity, column: 'id', values });
    for (const row of rows) found.set(`${entity} ${textOf(row, 'id')}`, row);
  }
  return (entity, id) => found.get(`${entity} ${id}`) ?? null;
}
