import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { doneSchema } from '#contract/account.ts';
import { addresses } from '#contract/addresses.ts';
import { type Invited, invitationSchema, invitedSchema, inviteSchema } from '#contract/members.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import { mayInvite } from '#core/access.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { splitName } from '#server/features/accounts/account.ts';
import type { AccountMail } from '#server/features/accounts/accountMail.ts';
import { isAdministrator } from '#server/features/accounts/accountRepository.ts';
import type { FindAsker } from '#server/features/accounts/asker.ts';
import { type FixedPolicy, findPolicy } from '#server/features/accounts/policy.ts';
import type { SignOn } from '#server/features/accounts/signOn.ts';
import { requireRight } from '#server/features/asking/asking.ts';
import { type Membership, nameOf } from '#server/features/asking/membership.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { originOf } from '#server/platform/http/origin.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { AttemptLimit } from '#server/platform/limits/attemptLimit.ts';
import { refuseTooMany } from '#server/platform/limits/refuseTooMany.ts';
import { createId } from '#server/store/database/id.ts';
import type { Database } from '#server/store/database/store.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import type { StoredMember } from '#server/store/rows/edit.ts';
import { findPeople } from './findPeople.ts';
import { createInvitation, revokeInvitation } from './invitations.ts';
import type { MemberParts } from './memberParts.ts';
import { checkedMember, memberOf, putMember, refused } from './memberRules.ts';

export type InvitationParts = MemberParts & {
  readonly clock: Clock;
  readonly signOn: SignOn;
  readonly findAsker: FindAsker;
  readonly mail: AccountMail | null;
  readonly publicUrl: string | null;
  readonly ownUrl: () => string;
  readonly fixedPolicy: FixedPolicy;
};

type Inviting = Membership & { readonly isAdministrator: boolean };

/** Of one account, in whichever plans it leads. */
const INVITATIONS: AttemptLimit = { attempts: 50, windowMs: 60 * 60_000 };

export function addInvitationRoutes(app: MilepostApp, parts: InvitationParts): void {
  const { store, asking, changePlan, mail } = parts;
  const invitation = `${addresses.plans}/:planId/members/:memberId/invitation`;
  const ofMember = z.object({ planId: z.string(), memberId: z.string() });
  const about = { tags: ['members'] };

  app.post(
    `${addresses.plans}/:planId/members`,
    {
      config: { right: 'manageMembers' },
      schema: {
        ...about,
        operationId: 'inviteMember',
        summary: 'Invites somebody to the plan; the link is sent by mail, or shown only once to be passed on',
        params: z.object({ planId: z.string() }),
        body: inviteSchema,
        response: { 200: invitedSchema, ...refusals(400, 401, 403, 404, 409, 429, 502) },
      },
    },
    async (request, reply) => {
      const lead = await inviterOf(request, reply, request.params.planId, request.body.email);
      const { email, name, role, dept_id: departmentId, leads_department } = request.body;
      const id = createId();
      await changePlan({
        membership: lead,
        expectedVersion: null,
        plan: async (_booked, { db }) => {
          const people = await findPeople(db, lead.plan.id);
          refuseTakenEmail(people.members, { id, email });
          const named = name === '' ? { firstName: '', lastName: '' } : splitName(name);
          const leadsDepartment = leads_department === 1;
          const member = { id, ...named, role, departmentId, leadsDepartment, email, accountId: null };
          return { what: `Invited: ${email}`, edits: [putMember(checkedMember(people, member))] };
        },
      });
      return invite(request, lead, { id, email });
    },
  );

  app.post(
    invitation,
    {
      config: { right: 'manageMembers' },
      schema: {
        ...about,
        operationId: 'renewInvitation',
        summary: 'A new invitation link for a member without an account; the earlier link stops working',
        params: ofMember,
        body: invitationSchema,
        response: { 200: invitedSchema, ...refusals(400, 401, 403, 404, 409, 429, 502) },
      },
    },
    async (request, reply) => {
      const { planId, memberId } = request.params;
      const lead = await inviterOf(request, reply, planId, request.body.email ?? null);
      let email = '';
      await changePlan({
        membership: lead,
        expectedVersion: null,
        plan: async (_booked, { db }) => {
          const members = await findMembers(db, lead.plan.id);
          const member = memberOf({ members }, memberId);
          if (member.accountId !== null) throw refused('member_already', 'This person signs in already.');
          email = emailOf(request.body.email ?? member.email);
          await refuseOutside(db, lead, email);
          refuseTakenEmail(members, { id: memberId, email });
          return { what: `Invited: ${email}`, edits: [putMember({ ...member, email })] };
        },
      });
      return invite(request, lead, { id: memberId, email });
    },
  );

  app.delete(
    invitation,
    {
      config: { right: 'manageMembers' },
      schema: {
        ...about,
        operationId: 'withdrawInvitation',
        summary: 'Withdraws an invitation: its link stops working',
        params: ofMember,
        response: { 200: doneSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { planId, memberId } = request.params;
      const lead = await managerOf(request, reply, planId);
      if (await revokeInvitation(store.db, { planId: lead.plan.id, memberId })) return { success: true as const };
      throw new Refusal({ code: 'invitation_not_found', status: 404, message: 'There is no invitation to take back.' });
    },
  );

  async function managerOf(request: FastifyRequest, reply: FastifyReply, planId: string): Promise<Membership> {
    const membership = await asking.member(request, reply, planId);
    requireRight(membership, 'manageMembers');
    return membership;
  }

  async function inviterOf(
    request: FastifyRequest,
    reply: FastifyReply,
    planId: string,
    email: string | null,
  ): Promise<Inviting> {
    const membership = await managerOf(request, reply, planId);
    const account = await asking.account(request, reply);
    const lead = { ...membership, isAdministrator: await isAdministrator(store.db, account.id) };
    if (email !== null) await refuseOutside(store.db, lead, email);
    await refuseTooMany(store, { subject: `invitations of ${account.id}`, limit: INVITATIONS, reply });
    return lead;
  }

  async function refuseOutside(db: Database, lead: Inviting, email: string): Promise<void> {
    const policy = await findPolicy(db, parts.fixedPolicy);
    if (mayInvite(policy, lead, email)) return;
    throw new Refusal({
      code: 'outside_house',
      status: 403,
      message: `Here only administrators invite people outside ${policy.houseDomains.join(', ')}. Ask one of them.`,
    });
  }

  /** With mail the link is only sent to the mailbox: the lead cannot use it in the invited person's name. */
  async function invite(
    request: FastifyRequest,
    { plan, member }: Membership,
    { id, email }: { readonly id: string; readonly email: string },
  ): Promise<Invited> {
    const by = { memberId: member.id, name: nameOf(member) };
    const isMailed = mail !== null;
    const { token, expiresAt } = await createInvitation(store, { planId: plan.id, memberId: id, by, isMailed });
    const path = `${addresses.invitationPage}?token=${encodeURIComponent(token)}`;
    const link = { href: `${parts.ownUrl()}${path}`, expiresAt };
    const language = request.headers['accept-language'];
    await mail?.invitation({ email, language }, { by: by.name, plan: plan.name, company: plan.company, link });
    const version = (await findVersionOf(plan.id)) ?? 0;
    const shown = isMailed ? null : `${originOf(request, parts.publicUrl)}${path}`;
    return { version, id, link: shown, mailed: encodeFlag(isMailed), expires_at: expiresAt };
  }

  async function findVersionOf(planId: string): Promise<number | null> {
    const row = await store.db.selectFrom('plan').select('version').where('plan_id', '=', planId).executeTakeFirst();
    return row?.version ?? null;
  }
}

function refuseTakenEmail(
  members: readonly StoredMember[],
  { id, email }: { readonly id: string; readonly email: string },
): void {
  if (!members.some((member) => member.id !== id && member.email?.toLowerCase() === email)) return;
  throw refused('member_already', `${email} is in this plan already.`);
}

function emailOf(email: string | null): string {
  if (email !== null) return email;
  throw new Refusal({ code: 'no_email', status: 400, message: 'Say to which e-mail the invitation goes.' });
}
