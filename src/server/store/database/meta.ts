import type { Database, StoreTransaction } from './store.ts';

export async function findMeta(db: Database, name: string): Promise<string | null> {
  const row = await db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/** Serializes what is done once per installation and would be done twice by two servers starting at the same moment. */
export function holdInstallation(trx: StoreTransaction): Promise<void> {
  return saveMeta(trx, { name: 'held', value: '' });
}

export async function saveMeta(db: Database, fact: { readonly name: string; readonly value: string }): Promise<void> {
  await db
    .insertInto('meta')
    .values(fact)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: fact.value }))
    .execute();
}

export async function removeMeta(db: Database, name: string): Promise<void> {
  await db.deleteFrom('meta').where('name', '=', name).execute();
}
