import type { Account } from '#server/features/accounts/account.ts';
import { findAdministrators } from '#server/features/accounts/accountRepository.ts';
import { findOwnAccount } from '#server/features/accounts/credentials.ts';
import type { Database } from '#server/store/database/store.ts';
import { findPlans } from '#server/store/plans/plans.ts';

export async function accountText(db: Database, account: Account): Promise<string> {
  const own = await findOwnAccount(db, account.id);
  const facts = [own?.isEmailVerified === true ? 'e-mail confirmed' : 'e-mail not confirmed'];
  if ((await findAdministrators(db)).some(({ id }) => id === account.id)) facts.push('administrator');
  const members = await db.selectFrom('member').selectAll().where('account_id', '=', account.id).execute();
  const names = new Map((await findPlans(db)).map(({ id, name }) => [id, name]));
  const places = members.map(({ plan_id: id, role }) => `${role} of “${names.get(id) ?? id}”`).toSorted();
  facts.push(...(places.length === 0 ? ['in no plan'] : places));
  return `${account.name} <${account.email}>: ${facts.join(', ')}`;
}
