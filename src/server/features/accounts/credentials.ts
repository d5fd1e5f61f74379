import { isoInstant, machineTime } from '#server/base/clock.ts';
import type { Database, StoreTransaction } from '#server/store/database/store.ts';
import { credentialRow } from './accountRepository.ts';

export type OwnAccount = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly hasTwoFactor: boolean;
  readonly passwordHash: string | null;
  readonly isLinked: boolean;
};

export async function findOwnAccount(db: Database, accountId: string): Promise<OwnAccount | null> {
  const user = await db.selectFrom('user').selectAll().where('id', '=', accountId).executeTakeFirst();
  if (user === undefined) return null;
  const ways = await db
    .selectFrom('account')
    .select(['providerId', 'password'])
    .where('userId', '=', accountId)
    .execute();
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    isEmailVerified: user.emailVerified === 1,
    hasTwoFactor: user.twoFactorEnabled === 1,
    passwordHash: ways.find(({ providerId }) => providerId === CREDENTIAL)?.password ?? null,
    isLinked: ways.some(({ providerId }) => providerId !== CREDENTIAL),
  };
}

const CREDENTIAL = 'credential';

export type AccountUpdate = { readonly name?: string; readonly email?: string; readonly emailVerified?: number };

export async function updateAccount(trx: Database, accountId: string, update: AccountUpdate): Promise<void> {
  await trx
    .updateTable('user')
    .set({ ...update, updatedAt: isoInstant(machineTime()) })
    .where('id', '=', accountId)
    .execute();
}

export async function setPassword(trx: StoreTransaction, accountId: string, passwordHash: string): Promise<void> {
  const at = isoInstant(machineTime());
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ password: passwordHash, updatedAt: at })
    .where('userId', '=', accountId)
    .where('providerId', '=', CREDENTIAL)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await trx.insertInto('account').values(credentialRow({ accountId, passwordHash, at })).execute();
}

/** Signing in by the provider no longer opens the account. */
export async function disconnectProvider(trx: Database, accountId: string): Promise<void> {
  await trx.deleteFrom('account').where('userId', '=', accountId).where('providerId', '!=', CREDENTIAL).execute();
}
