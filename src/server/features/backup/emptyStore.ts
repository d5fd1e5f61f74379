import { Refusal } from '#server/base/errors.ts';
import { openStore, type StoreConfig } from '#server/store/database/database.ts';
import { MIGRATIONS } from '#server/store/database/migrations/migrations.ts';
import type { Database, Store } from '#server/store/database/store.ts';

/**
 * Opens an empty store with the tables it had after some migrations, and locks it against servers. Throws
 * `store_not_empty` where there are plans or people, `store_newer` for unknown migrations.
 */
export async function openEmptyStore(
  config: Omit<StoreConfig, 'serverAddress'>,
  { migrations, holder }: { readonly migrations: readonly string[]; readonly holder: string },
): Promise<Store> {
  const unknown = migrations.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown !== undefined) throw newer(unknown);
  const wanted = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => migrations.includes(name)));
  const store = await openStore({ ...config, serverAddress: holder }, wanted);
  try {
    await refuseUsed(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

export async function isEmptyStore(db: Database): Promise<boolean> {
  const plan = await db.selectFrom('plan').select('plan_id').limit(1).executeTakeFirst();
  const user = await db.selectFrom('user').select('id').limit(1).executeTakeFirst();
  return plan === undefined && user === undefined;
}

async function refuseUsed({ db }: Store): Promise<void> {
  if (await isEmptyStore(db)) return;
  throw new Refusal({
    code: 'store_not_empty',
    status: 409,
    message:
      'There are plans or accounts already where this would go. Name an empty folder (MILEPOST_DATA) or an empty database (DATABASE_URL). Nothing was changed.',
  });
}

function newer(migration: string): Refusal {
  return new Refusal({
    code: 'store_newer',
    status: 409,
    message: `This was written by a newer Milepost (it has "${migration}"). Use that version or a newer one. Nothing was changed.`,
  });
}
