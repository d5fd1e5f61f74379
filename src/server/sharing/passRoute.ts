import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { sharePassRequestSchema, sharePassSchema } from '#contract/share.ts';
import { countAttempt, FAILED_SIGN_INS, forgetAttempts } from '#server/accounts/attemptLimit.ts';
import type { SignOn } from '#server/accounts/signOn.ts';
import { machineTime } from '#server/clock.ts';
import { Refusal } from '#server/errors.ts';
import { notFound } from '#server/http/errorReply.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { refusals } from '#server/http/refusals.ts';
import type { Store } from '#server/store/store.ts';
import type { ShareDoor } from './shareDoor.ts';
import { carryShare } from './shareRequest.ts';

export type PassRouteParts = {
  readonly store: Store;
  readonly shareDoor: ShareDoor;
  readonly signOn: Pick<SignOn, 'isPasswordOf'>;
};

/** Where the page of a share with a password buys its pass (readings, section 7). */
export function addPassRoute(app: MilepostApp, { store, shareDoor, signOn }: PassRouteParts): void {
  app.post(
    `${addresses.plans}/:planId/share-pass`,
    {
      schema: {
        tags: ['shares'],
        summary: 'The password of a share for a pass of at most 12 hours, sent as a header from then on',
        params: z.object({ planId: z.string() }),
        body: sharePassRequestSchema,
        response: { 200: sharePassSchema, ...refusals(400, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const { encv: token, password } = request.body;
      carryShare(request, reply, token);
      const { planId } = request.params;
      const { share } = await shareDoor.open(request, { token, planId, purpose: 'page', needsPass: false });
      if (share.passwordHash === null) throw notFound();
      const now = machineTime();
      const subject = `share pass ${request.ip} ${share.planId} ${share.id}`;
      if (!(await countAttempt(store, { subject, limit: FAILED_SIGN_INS, now }))) {
        reply.header('retry-after', String(FAILED_SIGN_INS.windowMs / 1000));
        throw tooManyAttempts();
      }
      if (!(await signOn.isPasswordOf(share.passwordHash, password))) throw wrongPassword();
      await forgetAttempts(store, subject);
      const { pass, expiresAt } = shareDoor.passes.issue(share, now);
      return { pass, expires_at: expiresAt };
    },
  );
}

function wrongPassword(): Refusal {
  return new Refusal({ code: 'wrong_password', status: 403, message: 'This is not the password of this view.' });
}

function tooManyAttempts(): Refusal {
  return new Refusal({
    code: 'too_many_attempts',
    status: 429,
    message: 'Too many attempts failed. Wait five minutes and try again.',
  });
}
