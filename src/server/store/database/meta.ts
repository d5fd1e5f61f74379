import type { Database, StoreTransaction } from './store.ts';

/** A fact of the installation, such as that the demo plan was once loaded; null where nothing was said. */
export async function findMeta(db: Database, name: string): Promise<string | null> {
  const row = await db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/**
 * Until the transaction ends nobody else holds the installation: for what is made once, and by two servers that start at
 * the same moment would be made twice.
 */
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
