import * as z from 'zod';
import { MAILING_STOP_ROUTE } from '#contract/addresses.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import { Refusal } from '#server/base/errors.ts';
import { textsIn } from '#server/base/texts.ts';
import { acceptForms } from '#server/platform/http/bodies.ts';
import { escapedMarkup } from '#server/platform/http/escapedMarkup.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { pageReply } from '#server/platform/http/pageReply.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { findPlan } from '#server/store/plans/plans.ts';
import { findMailings, removeReader } from './mailingRepository.ts';
import type { MailingReader, MailingStops } from './mailingStops.ts';

export async function addMailingStopRoutes(
  app: MilepostApp,
  { store, stops }: { readonly store: Store; readonly stops: MailingStops },
): Promise<void> {
  const stopping = {
    tags: ['shares'],
    summary: 'Unsubscribes one reader from the reports of a share, by the signed link in the mail',
    params: z.object({ planId: z.string(), shareId: z.string(), reader: z.string(), signature: z.string() }),
    response: { 200: pageReply, ...refusals(404) },
  };

  // Mail programs POST to this address (RFC 8058); people follow the link and get a page.
  await app.register(async (scope: MilepostApp) => {
    acceptForms(scope);
    const config = { right: 'everybody', unknownNames: 'ignored' } as const;
    scope.get(
      MAILING_STOP_ROUTE,
      { config, schema: { ...stopping, operationId: 'openMailingStopPage' } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
        return stop(request.params);
      },
    );
    scope.post(
      MAILING_STOP_ROUTE,
      { config, schema: { ...stopping, operationId: 'stopMailing' } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
        return stop(request.params);
      },
    );
  });

  /** Idempotent: a mail program may have been there before. */
  async function stop({ signature, ...of }: MailingReader & { readonly signature: string }): Promise<string> {
    const plan = stops.isSigned(of, signature) ? await findPlan(store.db, of.planId) : null;
    if (plan === null) throw notSigned();
    const mailing = (await findMailings(store.db, of.planId)).find(({ shareId }) => shareId === of.shareId);
    await removeReader(store, of, of.reader);
    return pageOf(mailing?.language ?? DEFAULT_LANGUAGE, plan.name);
  }
}

function pageOf(language: Language, planName: string): string {
  const text = escapedMarkup(textsIn(language).mailings.stopped(planName));
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Milepost</title><body><p>${text}</p></body></html>`;
}

function notSigned(): Refusal {
  return new Refusal({ code: 'link_not_found', status: 404, message: 'This link is not, or no longer, good.' });
}
