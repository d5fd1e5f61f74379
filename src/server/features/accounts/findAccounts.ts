import type { Database } from '#server/store/database/store.ts';
import type { Account } from './account.ts';

export async function findAccounts(db: Database): Promise<(Account & { readonly isEmailVerified: boolean })[]> {
  const rows = await db.selectFrom('user').select(['id', 'name', 'email', 'emailVerified']).orderBy('email').execute();
  return rows.map(({ emailVerified, ...account }) => ({ ...account, isEmailVerified: emailVerified === 1 }));
}

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

/**
 * Whether a plan has a member with this e-mail and no account: who types it without proving the mailbox would be
 * taken for them.
 */
export async function isEmailWaitedFor(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('email')
    .where('email', '=', email)
    .where('account_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
