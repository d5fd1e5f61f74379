import { Refusal } from '#server/base/errors.ts';
import { findOwnAccount } from '#server/features/accounts/credentials.ts';
import { findPolicy } from '#server/features/accounts/policy.ts';
import { cachedReads } from '#server/store/database/cachedReads.ts';
import type { PendingStoreVersion, Store } from '#server/store/database/store.ts';
import type { Membership } from './membership.ts';

export type RefuseWithoutSecondFactor = (
  membership: Membership,
  accountId: string,
  moment?: PendingStoreVersion,
) => Promise<void>;

const MOST_LEADS = 5_000;

/** Refuses a plan to a lead who signs in by password alone, where the administrators want two-factor. */
export function createSecondFactorNeeded(store: Store): RefuseWithoutSecondFactor {
  const findOnce = cachedReads<boolean>(store, { maxEntries: MOST_LEADS });
  const isMissing = async (accountId: string) => {
    if (!(await findPolicy(store.db, { planCreation: null })).leadsNeedTwoFactor) return false;
    const own = await findOwnAccount(store.db, accountId);
    return own !== null && own.passwordHash !== null && !own.hasTwoFactor;
  };
  return async ({ member }, accountId, moment) => {
    if (member.role !== 'lead') return;
    if ((await findOnce(accountId, () => isMissing(accountId), moment)) !== true) return;
    throw new Refusal({
      code: 'two_factor_needed',
      status: 403,
      message: 'Who leads a plan needs two-factor here. Turn it on under Your account, then come back.',
    });
  };
}
