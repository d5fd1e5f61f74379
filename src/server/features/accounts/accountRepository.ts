import { randomUUID } from 'node:crypto';
import type { Database, StoreTransaction } from '#server/store/database/store.ts';
import type { Account } from './account.ts';
import { endLinksHandedOver } from './accountLinks.ts';

export type NewAccount = {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly at: string;
  /** They proved that they read this mailbox. */
  readonly isEmailVerified?: boolean;
};

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

/** An administrator leads every existing plan, and those created later. */
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
