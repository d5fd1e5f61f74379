import { createHash } from 'node:crypto';
import type { Clock } from '#server/base/clock.ts';
import type { ChangeStamp } from '#server/store/changes/changeLogWriting.ts';
import { writeLocked } from '#server/store/changes/changes.ts';
import { foldEdits } from '#server/store/changes/foldedChange.ts';
import { inPlanLock } from '#server/store/changes/planLock.ts';
import { holdInstallation } from '#server/store/database/meta.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import { findPlans } from '#server/store/plans/plans.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { type Account, nameOfEmail, splitName } from './account.ts';
import { createAccount, findAdministrators, hasAccounts, makeAdministrator } from './accountRepository.ts';

export type FirstAdministrator = {
  readonly email: string;
  readonly passwordHash: string;
  readonly at: string;
};

/** Null where the store has accounts already. */
export function createFirstAdministrator(store: Store, first: FirstAdministrator): Promise<Account | null> {
  return inTransaction(store, async (trx) => {
    await holdInstallation(trx);
    if (await hasAccounts(trx)) return null;
    const account = await createAccount(trx, { ...first, name: nameOfEmail(first.email) });
    await makeAdministrator(trx, account);
    return account;
  });
}

/**
 * Makes every administrator a lead of every plan they are not a member of. A member without an account whose
 * invitation has an administrator's e-mail becomes that administrator.
 */
export async function leadEveryPlan(store: Store, clock: Clock): Promise<void> {
  const administrators = await findAdministrators(store.db);
  for (const { id: planId } of await findPlans(store.db)) {
    if ((await leadEdits(store.db, planId, administrators)).length === 0) continue;
    const who = { memberId: null, by: 'Milepost', what: 'Administrators lead the plan' };
    await letLeadPlan({ store, clock }, { planId, accounts: administrators, who });
  }
}

export function letLeadPlan(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  led: {
    readonly planId: string;
    readonly accounts: readonly Account[];
    readonly who: Omit<ChangeStamp, 'planId' | 'at'>;
  },
): Promise<unknown> {
  const { planId, accounts, who } = led;
  return inPlanLock({ store, planId }, async (locked) => {
    if (locked.stored === null) return;
    const edits = await leadEdits(locked.trx, planId, accounts);
    await writeLocked(locked, { stamp: { ...who, planId, at: clock.now() }, folded: await foldEdits(edits) });
  });
}

/** For accounts that are not in the plan yet; also for a plan about to be created. */
export async function leadEdits(db: Database, planId: string, accounts: readonly Account[]): Promise<Edit[]> {
  const members = await findMembers(db, planId);
  return accounts.flatMap((account): Edit[] => {
    if (members.some(({ accountId }) => accountId === account.id)) return [];
    const invited = members.find(
      ({ accountId, email }) => accountId === null && email?.toLowerCase() === account.email,
    );
    const member = invited ?? {
      id: memberIdOf(account),
      ...splitName(account.name),
      departmentId: null,
      leadsDepartment: false,
    };
    // Another member may still have an e-mail that is this account's now.
    const isFree = members.every(({ id, email }) => id === member.id || email?.toLowerCase() !== account.email);
    const after = {
      ...member,
      role: 'lead' as const,
      email: isFree ? account.email : null,
      accountId: account.id,
    };
    return [{ entity: 'member', id: after.id, after }];
  });
}

/** Deterministic: two servers that start at the same moment create one member per account. */
function memberIdOf({ id }: Account): string {
  return createHash('sha256').update(`member ${id}`).digest('hex').slice(0, MEMBER_ID_LENGTH);
}

const MEMBER_ID_LENGTH = 16;
