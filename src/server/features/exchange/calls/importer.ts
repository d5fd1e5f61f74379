import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayReadEmail } from '#core/access.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Account } from '#server/features/accounts/account.ts';
import { findAdministrators } from '#server/features/accounts/accountRepository.ts';
import { leadEdits } from '#server/features/accounts/administration.ts';
import { type FixedPolicy, refusePlanMaking } from '#server/features/accounts/policy.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import { authorOf, findMemberships, isNobody, nameOf } from '#server/features/asking/membership.ts';
import { type CallOfProgram, callOf } from '#server/features/asking/refusedCalls.ts';
import type { Store } from '#server/store/database/store.ts';
import type { Edit } from '#server/store/rows/edit.ts';

/** Who imports, and into which plan; null: into one that is to be made. */
export type Importer = {
  /** Whose an import is: the account, or the member where a program asks. */
  readonly ownerId: string;
  /** Leads the plan that is made; null where one is imported into. */
  readonly account: Account | null;
  readonly planId: string | null;
  /** In that plan. */
  readonly memberId: string | null;
  /** As the log of changes shows it. */
  readonly name: string;
  /** Is told e-mail addresses of the plan's members. */
  readonly tellsEmails: boolean;
  /** Why it changes figures of closed periods; null where it does not. */
  readonly reason: string | null;
  /** Where a program imports into a plan; null for a person, who sees what is refused. */
  readonly program: CallOfProgram;
  /** The token of that program. */
  readonly tokenName: string | null;
};

/** Who asks, as somebody who may import into a plan. Throws Refusal (401, 403, 404). */
export async function importerInto(
  asking: Asking,
  request: FastifyRequest,
  { reply, planId }: { readonly reply: FastifyReply; readonly planId: string },
): Promise<Importer> {
  const membership = await asking.member(request, reply, planId);
  requireRight(membership, 'import');
  const { plan, member, viewer, reason, tokenId, tokenName = null } = membership;
  return {
    ownerId: `${plan.id} ${isNobody(member) ? tokenId : member.id}`,
    account: null,
    planId: plan.id,
    memberId: authorOf({ member }).memberId,
    name: nameOf(member),
    tellsEmails: mayReadEmail(viewer, null),
    reason,
    program: callOf(membership, 'import'),
    tokenName,
  };
}

/** More plans than anybody keeps; a script that makes them without end stops here. */
const MOST_PLANS = 100;

/** Who asks, as somebody who may make a plan. Throws Refusal (401, 403, 409). */
export async function importerOfNew(
  { asking, store, fixedPolicy }: { readonly asking: Asking; readonly store: Store; readonly fixedPolicy: FixedPolicy },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Importer> {
  const account = await asking.account(request, reply);
  await refusePlanMaking(store.db, fixedPolicy, account);
  if ((await findMemberships(store.db, account)).length < MOST_PLANS) {
    const { id: ownerId, name } = account;
    const ofNoPlan = { planId: null, memberId: null, reason: null, program: null, tokenName: null };
    return { ownerId, account, name, tellsEmails: true, ...ofNoPlan };
  }
  throw new Refusal({
    code: 'too_many_plans',
    status: 409,
    message: `You are in ${MOST_PLANS} plans already. Archive some before another is made.`,
  });
}

/** Who leads a plan that is made: the importer and the administrators. */
export async function leadersOf(store: Store, account: Account | null): Promise<Account[]> {
  const administrators = await findAdministrators(store.db);
  return [...(account === null ? [] : [account]), ...administrators.filter(({ id }) => id !== account?.id)];
}

/**
 * The edits that make the importer and the administrators lead a plan that is made. A member of the file with the
 * e-mail of one of them is that person.
 */
export async function withLeaders(
  store: Store,
  {
    planId,
    account,
    edits,
  }: { readonly planId: string; readonly account: Account | null; readonly edits: readonly Edit[] },
): Promise<Edit[]> {
  const leaders = await leadersOf(store, account);
  const met = new Set<string>();
  const known = edits.map((edit): Edit => {
    if (edit.entity !== 'member' || edit.after === null) return edit;
    const { email } = edit.after;
    const leader = leaders.find((each) => each.email.toLowerCase() === email?.toLowerCase());
    if (leader === undefined) return edit;
    met.add(leader.id);
    return { ...edit, after: { ...edit.after, role: 'lead', accountId: leader.id } };
  });
  return [
    ...known,
    ...(await leadEdits(
      store.db,
      planId,
      leaders.filter(({ id }) => !met.has(id)),
    )),
  ];
}
