import { Refusal } from '#server/base/errors.ts';
import { createId } from '#server/store/database/id.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';

export type StoredFilter = { readonly id: string; readonly name: string; readonly params: string };

export type FilterOwner = { readonly planId: string; readonly memberId: string };

export type FilterContent = { readonly name: string; readonly params: string };

export const MAX_FILTERS = 500;

export async function findSavedFilters(db: Database, owner: FilterOwner): Promise<StoredFilter[]> {
  const rows = await ofOwner(db, owner).select(['id', 'name', 'filter_params']).orderBy('name_key').execute();
  return rows.map((row) => ({ id: row.id, name: row.name, params: row.filter_params }));
}

export function createSavedFilter(store: Store, owner: FilterOwner, content: FilterContent): Promise<string> {
  const id = createId();
  return inTransaction(store, async (trx) => {
    await refuseTakenName(trx, owner, { name: content.name, exceptId: null });
    const known = await ofOwner(trx, owner).select('id').execute();
    if (known.length >= MAX_FILTERS) throw tooMany();
    await trx
      .insertInto('saved_filter')
      .values({
        plan_id: owner.planId,
        member_id: owner.memberId,
        id,
        name: content.name,
        name_key: keyOf(content.name),
        filter_params: content.params,
      })
      .execute();
    return id;
  });
}

export function updateSavedFilter(
  store: Store,
  owner: FilterOwner,
  { id, name, params }: FilterContent & { readonly id: string },
): Promise<void> {
  return inTransaction(store, async (trx) => {
    await refuseTakenName(trx, owner, { name, exceptId: id });
    const updated = await trx
      .updateTable('saved_filter')
      .set({ name, name_key: keyOf(name), filter_params: params })
      .where('plan_id', '=', owner.planId)
      .where('member_id', '=', owner.memberId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (updated === undefined) throw filterNotFound();
  });
}

export async function deleteSavedFilter(db: Database, owner: FilterOwner, id: string): Promise<void> {
  const deleted = await db
    .deleteFrom('saved_filter')
    .where('plan_id', '=', owner.planId)
    .where('member_id', '=', owner.memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (deleted === undefined) throw filterNotFound();
}

function ofOwner(db: Database, { planId, memberId }: FilterOwner) {
  return db.selectFrom('saved_filter').where('plan_id', '=', planId).where('member_id', '=', memberId);
}

async function refuseTakenName(
  db: Database,
  owner: FilterOwner,
  { name, exceptId }: { readonly name: string; readonly exceptId: string | null },
): Promise<void> {
  const other = await ofOwner(db, owner).select('id').where('name_key', '=', keyOf(name)).executeTakeFirst();
  if (other === undefined || other.id === exceptId) return;
  throw nameTaken(name);
}

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

export function nameTaken(name: string): Refusal {
  return new Refusal({
    code: 'name_taken',
    status: 409,
    message: `There is a filter named “${name}” already. Choose another name.`,
  });
}

function filterNotFound(): Refusal {
  return new Refusal({ code: 'filter_not_found', status: 404, message: 'There is no such filter of yours.' });
}

function tooMany(): Refusal {
  return new Refusal({
    code: 'too_many_filters',
    status: 409,
    message: `There are ${MAX_FILTERS} filters already. Delete one first.`,
  });
}
