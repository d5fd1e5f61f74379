import { Refusal } from '#server/base/errors.ts';
import { leadEdits } from '#server/features/accounts/administration.ts';
import { findOwnAccount } from '#server/features/accounts/credentials.ts';
import { findAccountOfEmail } from '#server/features/accounts/findAccounts.ts';
import type { PlanChoice } from '#server/features/exchange/importTarget.ts';
import { writeLocked } from '#server/store/changes/changes.ts';
import { foldEdits } from '#server/store/changes/foldedChange.ts';
import { inPlanLock } from '#server/store/changes/planLock.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { accountText } from './accountText.ts';
import { findChosenPlan } from './planChoice.ts';
import type { OpenedStore } from './withStore.ts';

/**
 * Makes somebody with an account a lead of a plan. Throws Refusal where there is no such account or plan, and for an
 * unconfirmed e-mail unless `isSure`: the account may have been made with another person's address.
 */
export async function letLead(
  { store, clock }: OpenedStore,
  { email, choice, isSure }: { readonly email: string; readonly choice: PlanChoice; readonly isSure: boolean },
): Promise<readonly string[]> {
  const account = await findAccountOfEmail(store.db, email);
  if (account === null) throw notFound(`There is no account of ${email}; milepost user create makes one.`);
  const text = await accountText(store.db, account);
  const plan = await findChosenPlan(store, choice);
  if (!isSure && (await findOwnAccount(store.db, account.id))?.isEmailVerified !== true) throw notConfirmed(text);
  const what = `${account.name} leads the plan`;
  await inPlanLock({ store, planId: plan.id }, async (locked) => {
    const members = await findMembers(locked.trx, plan.id);
    const member = members.find(({ accountId }) => accountId === account.id);
    const edits: Edit[] =
      member === undefined
        ? await leadEdits(locked.trx, plan.id, [account])
        : [{ entity: 'member', id: member.id, after: { ...member, role: 'lead' } }];
    const stamp = { planId: plan.id, at: clock.now(), memberId: null, by: 'Command line', what };
    await writeLocked(locked, { stamp, folded: await foldEdits(edits) });
  });
  return [`${text}.`, `${account.name} leads the plan “${plan.name}”.`];
}

function notConfirmed(text: string): Refusal {
  const message = `${text}. Nobody has shown yet that this address is theirs. If you mean this person, add --yes.`;
  return new Refusal({ code: 'email_not_confirmed', status: 409, message });
}

function notFound(message: string): Refusal {
  return new Refusal({ code: 'not_found', status: 404, message });
}
