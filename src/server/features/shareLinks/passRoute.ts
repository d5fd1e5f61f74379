import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { sharePassRequestSchema, sharePassSchema } from '#contract/share.ts';
import { machineTime } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import type { KnownBrowsers } from '#server/features/accounts/knownBrowsers.ts';
import type { SignOn } from '#server/features/accounts/signOn.ts';
import { tryPassword } from '#server/features/accounts/tryPassword.ts';
import type { ShareAuth } from '#server/features/sharing/shareAuth.ts';
import { carryShare } from '#server/features/sharing/shareRequest.ts';
import { notFound } from '#server/platform/http/errorReply.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { askerAt } from '#server/platform/limits/addressBlocks.ts';
import type { Store } from '#server/store/database/store.ts';

export type PassRouteParts = {
  readonly store: Store;
  readonly shareAuth: ShareAuth;
  readonly signOn: Pick<SignOn, 'isPasswordOf'>;
  readonly browsers: KnownBrowsers;
};

export function addPassRoute(app: MilepostApp, { store, shareAuth, signOn, browsers }: PassRouteParts): void {
  app.post(
    `${addresses.plans}/:planId/share-pass`,
    {
      config: { right: 'everybody' },
      schema: {
        tags: ['shares'],
        operationId: 'createSharePass',
        summary: 'Exchanges the password of a share for a pass, valid for at most 12 hours and sent as a header',
        params: z.object({ planId: z.string() }),
        body: sharePassRequestSchema,
        response: { 200: sharePassSchema, ...refusals(400, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const { encv: token, password, known } = request.body;
      carryShare(request, reply, token);
      const { planId } = request.params;
      const { share } = await shareAuth.open(request, { token, planId, purpose: 'page', needsPass: false });
      if (share.passwordHash === null) throw notFound();
      const now = machineTime();
      const subject = `share ${share.planId} ${share.id}`;
      const knownBrowser = known === undefined ? null : browsers.read(known, subject, now);
      const attempt = await tryPassword(request, { store, reply, subject, knownBrowser });
      if (!(await signOn.isPasswordOf(share.passwordHash, password, askerAt(request.ip)))) throw wrongPassword();
      await attempt.succeeded();
      const { pass, expiresAt } = shareAuth.passes.issue(share, machineTime());
      return { pass, expires_at: expiresAt, known: browsers.mark(subject, now) };
    },
  );
}

function wrongPassword(): Refusal {
  return new Refusal({ code: 'wrong_password', status: 403, message: 'This is not the password of this view.' });
}
