import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type Account, splitName } from '#server/features/accounts/account.ts';
import { createAccount } from '#server/features/accounts/accountRepository.ts';
import { findOwnAccount, updateAccount } from '#server/features/accounts/credentials.ts';
import { findAccountOfEmail } from '#server/features/accounts/findAccounts.ts';
import { nameOf } from '#server/features/asking/membership.ts';
import { writeLocked } from '#server/store/changes/changes.ts';
import { foldEdits } from '#server/store/changes/foldedChange.ts';
import { inPlanLock, type LockedPlan } from '#server/store/changes/planLock.ts';
import type { Store, StoreTransaction } from '#server/store/database/store.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import type { StoredMember } from '#server/store/rows/edit.ts';
import { type Invitation, type InvitationKey, useInvitation } from './invitations.ts';
import { refused } from './memberRules.ts';

export type Accepting =
  | { readonly account: Account }
  | { readonly account: null; readonly name: string; readonly passwordHash: string };

/**
 * Uses up an invitation, creates the account where needed, and gives the member access, in one step. Throws Refusal:
 * 403 for an invalid link, 409 where the e-mail has an account (its password stays) or the account is in the plan
 * already.
 */
export function acceptInvitation(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  { key, planId, accepting }: { readonly key: InvitationKey; readonly planId: string; readonly accepting: Accepting },
): Promise<{ readonly account: Account; readonly planId: string }> {
  return inPlanLock({ store, planId }, async (locked) => {
    const { trx } = locked;
    const invitation = await useInvitation(trx, key);
    if (invitation === null) throw invitationNotValid();
    const members = await findMembers(trx, invitation.planId);
    const member = members.find(({ id }) => id === invitation.memberId);
    if (member === undefined || member.accountId !== null) throw invitationNotValid();
    const account = await accountOf(trx, { accepting, member, invitation, at: clock.now() });
    if (members.some(({ accountId }) => accountId === account.id)) {
      throw refused('member_already', 'You are in this plan already. Ask its lead to take the invitation back.');
    }
    await letIn({ locked, clock }, invitation, await joined(trx, member, { account, members }));
    return { account, planId: invitation.planId };
  });
}

export function invitationNotValid(): Refusal {
  return new Refusal({
    code: 'invitation_not_valid',
    status: 403,
    message: 'This invitation is not valid any more: it was used, taken back, or its time is over. Ask for a new one.',
  });
}

async function accountOf(
  trx: StoreTransaction,
  { accepting, member, invitation, at }: Accepted & { readonly accepting: Accepting; readonly at: string },
): Promise<Account> {
  if (accepting.account !== null) {
    const isOwner = accepting.account.email === member.email && invitation.isMailed;
    if (isOwner) await updateAccount(trx, accepting.account.id, { emailVerified: 1 });
    return accepting.account;
  }
  const { email } = member;
  if (email === null) throw invitationNotValid();
  if ((await findAccountOfEmail(trx, email)) !== null) {
    throw refused('account_there', 'There is an account of this e-mail already. Sign in to it, then accept.');
  }
  const { name, passwordHash } = accepting;
  return createAccount(trx, { name, email, passwordHash, at, isEmailVerified: invitation.isMailed });
}

type Accepted = { readonly member: StoredMember; readonly invitation: Invitation };

/**
 * A name the lead wrote stays; otherwise the account's is used. So does the invitation's e-mail, unless the account's
 * is confirmed: the plan must not show somebody under an address that may be another person's.
 */
async function joined(
  trx: StoreTransaction,
  member: StoredMember,
  { account, members }: { readonly account: Account; readonly members: readonly StoredMember[] },
): Promise<StoredMember> {
  const name = nameOf(member) === '' ? splitName(account.name) : {};
  const own = await findOwnAccount(trx, account.id);
  const isOthers = members.some(({ id, email }) => id !== member.id && email === account.email);
  const email = own?.isEmailVerified === true && !isOthers ? account.email : member.email;
  return { ...member, ...name, email, accountId: account.id };
}

async function letIn(
  { locked, clock }: { readonly locked: LockedPlan; readonly clock: Clock },
  { planId }: Invitation,
  member: StoredMember,
): Promise<void> {
  const edits = [{ entity: 'member', id: member.id, after: member }] as const;
  const stamp = { planId, at: clock.now(), memberId: member.id, by: nameOf(member), what: 'Invitation accepted' };
  await writeLocked(locked, { stamp, folded: await foldEdits(edits) });
}
