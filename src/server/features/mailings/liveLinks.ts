import { createHmac } from 'node:crypto';
import { planDashboardPath } from '#contract/addresses.ts';
import { DEFAULT_DASHBOARD, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { tokenOf } from '#server/features/accounts/linkToken.ts';
import type { Share } from '#server/features/sharing/share.ts';
import type { Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';

/** The way from the mail of a report to the live view of its share. */
export type LiveLinks = (store: Store, share: Pick<Share, 'id' | 'planId' | 'style'>) => Promise<string>;

/**
 * One link a share, however many mails: its token follows from the installation's secret, so that only its hash is
 * stored, as of other links. It ends with the share.
 */
export function createLiveLinks(secret: string): LiveLinks {
  const key = createHmac('sha256', secret).update('milepost live view of a mailed report').digest();
  return async (store, { id, planId, style }) => {
    const bytes = createHmac('sha256', key)
      .update(JSON.stringify([planId, id]))
      .digest();
    const { token, hash } = tokenOf(bytes, planId);
    await inTransaction(store, (trx) =>
      trx
        .insertInto('share_token')
        .values({ plan_id: planId, token_hash: hash, share_id: id, purpose: 'page' })
        .onConflict((conflict) => conflict.columns(['plan_id', 'token_hash']).doNothing())
        .execute(),
    );
    return `${planDashboardPath(planId)}${writeDashboardQuery({ ...DEFAULT_DASHBOARD, shareToken: token, shareStyle: style })}`;
  };
}
