import { findAdministrators } from '#server/features/accounts/accountRepository.ts';
import { findAccounts } from '#server/features/accounts/findAccounts.ts';
import type { OpenedStore } from './withStore.ts';

export async function listUsers({ store }: OpenedStore): Promise<readonly string[]> {
  const administrators = new Set((await findAdministrators(store.db)).map(({ id }) => id));
  const accounts = await findAccounts(store.db);
  return accounts.map(({ id, email, name, isEmailVerified }) =>
    [email, name, administrators.has(id) ? 'administrator' : '', isEmailVerified ? 'confirmed' : 'not confirmed'].join(
      '\t',
    ),
  );
}
