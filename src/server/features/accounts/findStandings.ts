import type { Database } from '#server/store/database/store.ts';
import { findAdministrators } from './accountRepository.ts';
import type { Standing } from './mayReset.ts';

export async function findStandings(
  db: Database,
  accountIds: readonly string[],
): Promise<(accountId: string) => Standing> {
  const memberships =
    accountIds.length === 0
      ? []
      : await db
          .selectFrom('member')
          .select(['account_id', 'plan_id', 'role'])
          .where('account_id', 'in', accountIds)
          .execute();
  const administrators = new Set((await findAdministrators(db)).map(({ id }) => id));
  const own = Map.groupBy(memberships, ({ account_id }) => account_id);
  return (accountId) => {
    const plans = own.get(accountId) ?? [];
    return {
      isAdministrator: administrators.has(accountId),
      planIds: plans.map(({ plan_id }) => plan_id),
      ledPlanIds: plans.filter(({ role }) => role === 'lead').map(({ plan_id }) => plan_id),
    };
  };
}
