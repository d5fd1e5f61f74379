import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { resetLinkSchema } from '#contract/members.ts';
import { Refusal } from '#server/base/errors.ts';
import { createAccountLink } from '#server/features/accounts/accountLinks.ts';
import { requireAsker } from '#server/features/accounts/asker.ts';
import { findAccountById } from '#server/features/accounts/findAccounts.ts';
import { requireRight } from '#server/features/asking/asking.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { originOf } from '#server/platform/http/origin.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { LINKS_ASKED, refuseTooMany } from '#server/platform/limits/refuseTooMany.ts';
import type { InvitationParts } from './invitationRoutes.ts';
import { findMemberList } from './memberList.ts';

/** For leads; where mail goes out the link goes to the member only. */
export function addMemberResetRoute(app: MilepostApp, parts: InvitationParts): void {
  const { store, asking, mail, hasMail } = parts;
  app.post(
    `${addresses.plans}/:planId/members/:memberId/password-reset`,
    {
      config: { right: 'manageMembers' },
      schema: {
        tags: ['members'],
        operationId: 'createResetLink',
        summary:
          'A link for setting a member’s new password; for leads of every plan of the member, and administrators',
        params: z.object({ planId: z.string(), memberId: z.string() }),
        response: { 200: resetLinkSchema, ...refusals(401, 403, 404, 429, 502) },
      },
    },
    async (request, reply) => {
      const { planId, memberId } = request.params;
      const membership = await asking.member(request, reply, planId);
      requireRight(membership, 'manageMembers');
      const { members } = await findMemberList(store, membership, { hasMail });
      const member = members.find(({ id }) => id === memberId);
      if (member === undefined || member.state !== 'active') throw notFound();
      if (member.may_reset === 0) throw notAllowed();
      const accountId = await findAccountIdOf(membership.plan.id, memberId);
      const account = accountId === null ? null : await findAccountById(store.db, accountId);
      if (account === null) throw notFound();
      const asker = await requireAsker(parts.findAsker, request, reply);
      // Counted per lead: requests by strangers block nobody.
      await refuseTooMany(store, { subject: `reset of ${account.id} by ${asker.id}`, limit: LINKS_ASKED, reply });
      const sentTo = mail === null ? { mailedTo: null, madeBy: asker.id } : { mailedTo: account.email, madeBy: null };
      const link = await createAccountLink(store, { accountId: account.id, purpose: 'password', ...sentTo });
      const path = `${addresses.resetPage}?token=${link.token}`;
      const { expiresAt } = link;
      if (mail === null) {
        return { link: `${originOf(request, parts.publicUrl)}${path}`, mailed: 0 as const, expires_at: expiresAt };
      }
      const to = { email: account.email, language: request.headers['accept-language'] };
      await mail.reset(to, { href: `${parts.ownUrl()}${path}`, expiresAt });
      return { link: null, mailed: 1 as const, expires_at: expiresAt };
    },
  );

  async function findAccountIdOf(planId: string, memberId: string): Promise<string | null> {
    const row = await store.db
      .selectFrom('member')
      .select('account_id')
      .where('plan_id', '=', planId)
      .where('id', '=', memberId)
      .executeTakeFirst();
    return row?.account_id ?? null;
  }
}

function notFound(): Refusal {
  return new Refusal({ code: 'member_not_found', status: 404, message: 'This person has no account in this plan.' });
}

function notAllowed(): Refusal {
  return new Refusal({
    code: 'forbidden',
    status: 403,
    message: 'This person belongs to plans you do not lead. An administrator can give them the link.',
  });
}
