import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import { reminderSchema, reminderStateSchema } from '#contract/reminder.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { textsIn } from '#server/base/texts.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import { acceptForms } from '#server/platform/http/bodies.ts';
import { escapedMarkup } from '#server/platform/http/escapedMarkup.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { pageReply } from '#server/platform/http/pageReply.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { setAskedStopped } from './askedRepository.ts';
import { findReminder, putReminder, removeReminder } from './reminderRepository.ts';
import { reminderTurn } from './reminderTurn.ts';
import { findAddress } from './sendReminders.ts';
import type { StopLinks } from './stopLinks.ts';

export type ReminderRouteParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
  readonly links: StopLinks;
  readonly hasMail: boolean;
};

export async function addReminderRoutes(app: MilepostApp, parts: ReminderRouteParts): Promise<void> {
  const { store, clock, asking, planBook, links, hasMail } = parts;
  const params = z.object({ planId: z.string() });

  app.get(
    `${addresses.plans}/:planId/reminder`,
    {
      config: { right: 'followLive' },
      schema: {
        tags: ['plans'],
        operationId: 'getReminder',
        summary: 'How often the caller is reminded by mail of open work in the plan',
        params,
        response: { 200: reminderStateSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { plan, member, viewer } = await asking.member(request, reply, request.params.planId);
      requireRight({ viewer }, 'followLive');
      const of = { planId: plan.id, memberId: member.id };
      const reminder = await findReminder(store.db, of);
      const isPossible = hasMail && (await findAddress(store, of)) !== null;
      reply.header('cache-control', 'private, no-store');
      return { rhythm: reminder?.rhythm ?? ('never' as const), is_possible: isPossible ? (1 as const) : (0 as const) };
    },
  );

  app.put(
    `${addresses.plans}/:planId/reminder`,
    {
      config: { right: 'followLive' },
      schema: {
        tags: ['plans'],
        operationId: 'setReminder',
        summary: 'Sets how often the caller is reminded: weekly, monthly or never',
        params,
        body: reminderSchema,
        response: { 204: z.null(), ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { plan, member, viewer } = await asking.member(request, reply, request.params.planId);
      requireRight({ viewer }, 'followLive');
      const of = { planId: plan.id, memberId: member.id };
      const { rhythm, language = DEFAULT_LANGUAGE } = request.body;
      if (rhythm === 'never') {
        await removeReminder(store, of);
        return reply.status(204).send(null);
      }
      if (!hasMail) throw noMail();
      // The first mail comes with the next turn, not at once.
      const sentFor = reminderTurn(rhythm, clock.today(plan.timeZone), plan);
      await putReminder(store, { ...of, rhythm, language, sentFor });
      // Who asks for reminders again takes those of leads again.
      await setAskedStopped(store, of, false);
      return reply.status(204).send(null);
    },
  );

  // Mail programs POST to this address (RFC 8058); people follow the link and get a page.
  await app.register(async (scope: MilepostApp) => {
    acceptForms(scope);
    const config = { right: 'everybody', unknownNames: 'ignored' } as const;
    const stop = {
      tags: ['plans'],
      summary: 'Stops the reminders of one member, by the signed link in the mail',
      params: z.object({ planId: z.string(), memberId: z.string(), signature: z.string() }),
      response: { 200: pageReply, ...refusals(404) },
    };
    const path = '/reminders/stop/:planId/:memberId/:signature';
    const handle = async ({ signature, ...of }: { planId: string; memberId: string; signature: string }) => {
      const booked = links.isSigned(of, signature) ? await planBook.find(of.planId) : null;
      if (booked === null) throw notSigned();
      const reminder = await findReminder(store.db, of);
      await removeReminder(store, of);
      await setAskedStopped(store, of, true);
      return pageOf(reminder?.language ?? DEFAULT_LANGUAGE, booked.whole.plan.name);
    };
    scope.get(path, { config, schema: { ...stop, operationId: 'openReminderStopPage' } }, async (request, reply) => {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return handle(request.params);
    });
    scope.post(path, { config, schema: { ...stop, operationId: 'stopReminders' } }, async (request, reply) => {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return handle(request.params);
    });
  });
}

function pageOf(language: Language, planName: string): string {
  const text = escapedMarkup(textsIn(language).reminders.stopped(planName));
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Milepost</title><body><p>${text}</p></body></html>`;
}

function noMail(): Refusal {
  return new Refusal({
    code: 'no_mail',
    status: 409,
    message: 'This installation sends no mail: no reminder could come.',
  });
}

function notSigned(): Refusal {
  return new Refusal({ code: 'link_not_found', status: 404, message: 'This link is not, or no longer, good.' });
}
