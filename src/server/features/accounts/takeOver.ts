import { createHash, randomBytes } from 'node:crypto';
import { addresses } from '#contract/addresses.ts';
import type { TakeOver } from '#contract/session.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import type { Account } from './account.ts';
import { createAccount, hasAccounts, makeAdministrator } from './accountRepository.ts';
import { saveOrganisation } from './organisation.ts';

/** Only the hash of the one-time token is stored; the token is printed once. */
const TAKE_OVER = 'takeOverHash';
const TOKEN_BYTES = 24;

/** A new one-time path to become the first administrator; it replaces the one before. Null once there is an account. */
export async function createTakeOverPath(store: Store): Promise<string | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const isOpen = await inTransaction(store, async (trx) => {
    await trx.deleteFrom('meta').where('name', '=', TAKE_OVER).execute();
    if (await hasAccounts(trx)) return false;
    await trx
      .insertInto('meta')
      .values({ name: TAKE_OVER, value: hashOf(token) })
      .execute();
    return true;
  });
  return isOpen ? `${addresses.welcome}?token=${token}` : null;
}

/**
 * Makes the first administrator. Throws Refusal (403) unless the token is the one printed last and unused: of two
 * people who have it, the first wins.
 */
export async function takeOver(
  store: Store,
  person: TakeOver & { readonly passwordHash: string; readonly at: string },
): Promise<Account> {
  return inTransaction(store, async (trx) => {
    const used = await trx
      .deleteFrom('meta')
      .where('name', '=', TAKE_OVER)
      .where('value', '=', hashOf(person.token))
      .returning('name')
      .executeTakeFirst();
    if (used === undefined || (await hasAccounts(trx))) throw notValid();
    const account = await createAccount(trx, person);
    await makeAdministrator(trx, account);
    if (person.organisation !== undefined && person.organisation !== '') {
      await saveOrganisation(trx, person.organisation);
    }
    return account;
  });
}

/** Checks a token before work is spent on it. */
export async function isTakeOverToken(store: Store, token: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('meta')
    .select('name')
    .where('name', '=', TAKE_OVER)
    .where('value', '=', hashOf(token))
    .executeTakeFirst();
  return row !== undefined;
}

export function notValid(): Refusal {
  return new Refusal({
    code: 'token_not_valid',
    status: 403,
    message:
      'This address is not valid any more. Start Milepost again: while nobody has an account it prints a new one.',
  });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
