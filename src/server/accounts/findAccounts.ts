import type { Database } from '#server/store/store.ts';
import type { Account } from './account.ts';

/** Everybody who can sign in, by e-mail. */
export function findAccounts(db: Database): Promise<Account[]> {
  return db.selectFrom('user').select(['id', 'name', 'email']).orderBy('email').execute();
}

/** The account of an e-mail in any case, or null. */
export async function findAccountOfEmail(db: Database, email: string): Promise<Account | null> {
  const wanted = email.trim().toLowerCase();
  const row = await db
    .selectFrom('user')
    .select(['id', 'name', 'email'])
    .where('email', '=', wanted)
    .executeTakeFirst();
  return row ?? null;
}

export async function findAccountById(db: Database, id: string): Promise<Account | null> {
  const row = await db.selectFrom('user').select(['id', 'name', 'email']).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}
