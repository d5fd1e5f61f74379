import { randomUUID } from 'node:crypto';
import type { Database, StoreTransaction } from '#server/store/database/store.ts';
import type { Account } from './account.ts';
import { endLinksHandedOver } from './accountLinks.ts';

/** A person to be, with the password already hashed. */
export type NewAccount = {
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  readonly passwordHash: string;
  /** ISO instant. */
  readonly at: string;
  /** They showed that they read the mailbox of this e-mail. */
  readonly isEmailVerified?: boolean;
};

/** Writes an account and its password; the account library reads both. A taken e-mail is a `conflict` of the store. */
export async function createAccount(trx: StoreTransaction, person: NewAccount): Promise<Account> {
  const account = { id: randomUUID(), name: person.name, email: person.email };
  const stamps = { createdAt: person.at, updatedAt: person.at };
  await trx
    .insertInto('user')
    .values({
      ...account,
      ...stamps,
      emailVerified: person.isEmailVerified === true ? 1 : 0,
      image: null,
      twoFactorEnabled: null,
    })
    .execute();
  await trx
    .insertInto('account')
    .values(credentialRow({ accountId: account.id, passwordHash: person.passwordHash, at: person.at }))
    .execute();
  return account;
}

/** How an account signs in by a password. */
export function credentialRow({
  accountId,
  passwordHash,
  at,
}: {
  readonly accountId: string;
  readonly passwordHash: string;
  readonly at: string;
}) {
  return {
    id: randomUUID(),
    accountId,
    providerId: 'credential',
    userId: accountId,
    password: passwordHash,
    accessToken: null,
    refreshToken: null,
    idToken: null,
    accessTokenExpiresAt: null,
    refreshTokenExpiresAt: null,
    scope: null,
    createdAt: at,
    updatedAt: at,
  };
}

export async function hasAccounts(db: Database): Promise<boolean> {
  return (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Administers the installation: leads every plan there was when they came, and those made since. */
export async function makeAdministrator(trx: StoreTransaction, account: Account): Promise<void> {
  await trx
    .insertInto('meta')
    .values({ name: administratorKey(account.id), value: '1' })
    .execute();
  await endLinksHandedOver(trx, account.id);
}

export async function isAdministrator(db: Database, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('meta')
    .select('name')
    .where('name', '=', administratorKey(accountId))
    .executeTakeFirst();
  return row !== undefined;
}

/** In the order in which they came. */
export async function findAdministrators(db: Database): Promise<Account[]> {
  const keys = await db.selectFrom('meta').select('name').where('name', 'like', `${ADMINISTRATOR}%`).execute();
  const ids = keys.map(({ name }) => name.slice(ADMINISTRATOR.length));
  if (ids.length === 0) return [];
  return db
    .selectFrom('user')
    .select(['id', 'name', 'email'])
    .where('id', 'in', ids)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

const ADMINISTRATOR = 'administrator:';

function administratorKey(accountId: string): string {
  return `${ADMINISTRATOR}${accountId}`;
}
