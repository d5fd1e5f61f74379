import { tokenSchema } from '#contract/account.ts';
import { addresses } from '#contract/addresses.ts';
import { acceptedSchema, acceptSchema, type InvitationView, invitationViewSchema } from '#contract/members.ts';
import { newPassword } from '#contract/session.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Account } from '#server/features/accounts/account.ts';
import { findAccountOfEmail } from '#server/features/accounts/findAccounts.ts';
import { refuseGuessable } from '#server/features/accounts/guessablePassword.ts';
import { visitorOf } from '#server/features/accounts/visitor.ts';
import { nameOf } from '#server/features/asking/membership.ts';
import { noteAsker, noteForLog } from '#server/platform/audit/whoAsked.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { askerAt } from '#server/platform/limits/addressBlocks.ts';
import { refuseTooManyFrom, TOKENS_TRIED } from '#server/platform/limits/refuseTooMany.ts';
import { findMembers, findOwners } from '#server/store/plans/owners.ts';
import { findPlan } from '#server/store/plans/plans.ts';
import { acceptInvitation, invitationNotValid } from './acceptInvitation.ts';
import type { InvitationParts } from './invitationRoutes.ts';
import { findInvitation, type Invitation } from './invitations.ts';

export function addFollowInvitationRoutes(app: MilepostApp, parts: InvitationParts): void {
  const { store, clock, signOn, findAsker } = parts;
  const about = { tags: ['members'] };

  app.post(
    addresses.invitation,
    {
      config: { right: 'everybody' },
      schema: {
        ...about,
        operationId: 'getInvitation',
        summary: 'What an invitation link is for',
        body: tokenSchema,
        response: { 200: invitationViewSchema, ...refusals(400, 403, 429) },
      },
    },
    async (request, reply) => {
      await refuseTooManyFrom(request, { store, what: 'token', limit: TOKENS_TRIED, reply });
      const { view } = await requireInvitation(request.body.token, await findAsker(request, reply));
      reply.header('cache-control', 'no-store');
      return view;
    },
  );

  app.post(
    addresses.invitationAccept,
    {
      config: { right: 'everybody' },
      schema: {
        ...about,
        operationId: 'acceptInvitation',
        summary:
          'Accepts an invitation: with name and password for a new account, without them for the signed-in account',
        body: acceptSchema,
        response: { 200: acceptedSchema, ...refusals(400, 401, 403, 409, 429) },
      },
    },
    async (request, reply) => {
      await refuseTooManyFrom(request, { store, what: 'token', limit: TOKENS_TRIED, reply });
      const { token, name, password } = request.body;
      const { found, view } = await requireInvitation(token, null);
      if (name === undefined || password === undefined) {
        const account = await findAsker(request, reply);
        if (account === null) throw new Refusal({ code: 'not_signed_in', status: 401, message: 'Sign in first.' });
        await acceptInvitation(parts, { key: { token }, planId: found.planId, accepting: { account } });
        return { plan_id: found.planId };
      }
      const checked = newPassword.safeParse(password);
      if (!checked.success) throw badPassword(checked.error.issues[0]?.message ?? '');
      refuseGuessable(password, { email: view.email, name });
      const passwordHash = await signOn.hashPassword(password, askerAt(request.ip));
      const accepting = { account: null, name, passwordHash };
      noteForLog(request, { email: view.email });
      const { account } = await acceptInvitation({ store, clock }, { key: { token }, planId: found.planId, accepting });
      noteAsker(request, 'account', account.id);
      const signedIn = await signOn.signIn({ email: account.email, password }, visitorOf(request));
      reply.header('set-cookie', [...signedIn.cookies]);
      return { plan_id: found.planId };
    },
  );

  async function requireInvitation(
    token: string,
    asker: Account | null,
  ): Promise<{ readonly found: Invitation; readonly view: InvitationView }> {
    const found = await findInvitation(store.db, token);
    const plan = found === null ? null : await findPlan(store.db, found.planId);
    if (found === null || plan === null) throw invitationNotValid();
    const members = await findMembers(store.db, plan.id);
    const member = members.find(({ id }) => id === found.memberId);
    if (member === undefined || member.accountId !== null || member.email === null) throw invitationNotValid();
    const { departments } = await findOwners(store.db, plan.id);
    const view = {
      plan_id: plan.id,
      plan_name: plan.name,
      company: plan.company,
      by: found.by,
      email: member.email,
      name: nameOf(member),
      role: member.role,
      department: departments.find(({ id }) => id === member.departmentId)?.name ?? null,
      expires_at: found.expiresAt,
      has_account: encodeFlag((await findAccountOfEmail(store.db, member.email)) !== null),
      signed_in_as: asker?.email ?? null,
    };
    return { found, view };
  }
}

function badPassword(reason: string): Refusal {
  return new Refusal({ code: 'bad_request', status: 400, message: `The password ${reason}.` });
}
