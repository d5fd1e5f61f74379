import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Account } from '#server/features/accounts/account.ts';
import { findOwnAccount } from '#server/features/accounts/credentials.ts';
import type { Store } from '#server/store/database/store.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { findInvitationsTo } from './invitations.ts';

/**
 * A confirmed e-mail joins the plans that invite it: no link has to prove the mailbox again. Returns the plans
 * joined; where joining fails the invitation stays.
 */
export async function joinInviting(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  accountId: string,
): Promise<readonly string[]> {
  const own = await findOwnAccount(store.db, accountId);
  if (own === null || !own.isEmailVerified) return [];
  const account: Account = { id: own.id, name: own.name, email: own.email };
  const joined: string[] = [];
  for (const { planId, memberId } of await findInvitationsTo(store.db, own.email)) {
    try {
      await acceptInvitation({ store, clock }, { key: { planId, memberId }, planId, accepting: { account } });
      joined.push(planId);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return joined;
}
