import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { mailingSchema, wireMailingsSchema } from '#contract/mailing.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import type { Membership } from '#server/features/asking/membership.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { endMailing, findMailings, setMailing } from './mailingRepository.ts';

export type MailingRouteParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly hasMail: boolean;
};

export function addMailingRoutes(app: MilepostApp, { store, clock, asking, hasMail }: MailingRouteParts): void {
  const about = { tags: ['shares'] };
  const ofShare = z.object({ planId: z.string(), shareId: z.string() });
  const mailing = `${addresses.plans}/:planId/shares/:shareId/mailing`;

  app.get(
    `${addresses.plans}/:planId/mailings`,
    {
      config: { right: 'share' },
      schema: {
        ...about,
        operationId: 'listMailings',
        summary: 'Who receives the reports of shares by mail, and how often',
        params: z.object({ planId: z.string() }),
        response: { 200: wireMailingsSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { plan } = await leadOf(request, reply, request.params.planId);
      const mailings = (await findMailings(store.db, plan.id)).map(({ shareId, every, to, language, lastSentOn }) => ({
        share_id: shareId,
        every,
        to: [...to],
        language,
        last_sent_on: lastSentOn,
      }));
      return { can_send: hasMail, mailings };
    },
  );

  app.put(
    mailing,
    {
      config: { right: 'share' },
      schema: {
        ...about,
        operationId: 'setMailing',
        summary: 'Schedules the PDF of a share by mail, each week, month or fiscal quarter',
        params: ofShare,
        body: mailingSchema,
        response: { 200: z.object({ success: z.literal(true) }), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { plan, member } = await leadOf(request, reply, request.params.planId);
      if (!hasMail) throw noMail();
      const { every, to, language = DEFAULT_LANGUAGE } = request.body;
      const lastSentOn = formatIsoDate(clock.today(plan.timeZone));
      const { shareId } = request.params;
      const mailing = { planId: plan.id, shareId, every, to: [...new Set(to)], language, lastSentOn };
      await setMailing(store, { ...mailing, memberId: member.id });
      return { success: true as const };
    },
  );

  app.delete(
    mailing,
    {
      config: { right: 'share' },
      schema: {
        ...about,
        operationId: 'deleteMailing',
        summary: 'Stops sending the PDF of a share',
        params: ofShare,
        response: { 200: z.object({ success: z.literal(true) }), ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { plan } = await leadOf(request, reply, request.params.planId);
      await endMailing(store, { planId: plan.id, shareId: request.params.shareId });
      return { success: true as const };
    },
  );

  async function leadOf(request: FastifyRequest, reply: FastifyReply, planId: string): Promise<Membership> {
    const membership = await asking.member(request, reply, planId);
    requireRight(membership, 'share');
    return membership;
  }
}

function noMail(): Refusal {
  return new Refusal({
    code: 'no_mail',
    status: 409,
    message: 'This installation sends no mail: MILEPOST_SMTP_URL has to be set first.',
  });
}
