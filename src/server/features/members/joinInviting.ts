import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Account } from '#server/features/accounts/account.ts';
import { findOwnAccount } from '#server/features/accounts/credentials.ts';
import type { Store } from '#server/store/database/store.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { findInvitationsTo } from './invitations.ts';

/**
 * A confirmed e-mail joins what invites it: no link has to show again that the mailbox is theirs. Gives the plans that
 * were joined; one that cannot be joined now is left as it is, with its invitation.
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
