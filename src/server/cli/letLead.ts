import { leadEdits } from '#server/accounts/administration.ts';
import { findAccountOfEmail } from '#server/accounts/findAccounts.ts';
import { Refusal } from '#server/errors.ts';
import type { PlanChoice } from '#server/exchange/importTarget.ts';
import { writeLocked } from '#server/store/changes.ts';
import type { Edit } from '#server/store/edit.ts';
import { foldEdits } from '#server/store/foldedChange.ts';
import { findMembers } from '#server/store/owners.ts';
import { inPlanLock } from '#server/store/planLock.ts';
import { findChosenPlan } from './planChoice.ts';
import type { OpenedStore } from './withStore.ts';

/** Makes somebody with an account lead a plan. Throws Refusal where there is no such account or plan. */
export async function letLead(
  { store, clock }: OpenedStore,
  { email, choice }: { readonly email: string; readonly choice: PlanChoice },
): Promise<readonly string[]> {
  const account = await findAccountOfEmail(store.db, email);
  if (account === null) throw notFound(`There is no account of ${email}; milepost user create makes one.`);
  const plan = await findChosenPlan(store, choice);
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
  return [`${account.name} leads the plan “${plan.name}”.`];
}

function notFound(message: string): Refusal {
  return new Refusal({ code: 'not_found', status: 404, message });
}
