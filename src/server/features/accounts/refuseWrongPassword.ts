import type { FastifyReply } from 'fastify';
import { Refusal } from '#server/base/errors.ts';
import { FAILED_SIGN_INS, forgetAttempts } from '#server/platform/limits/attemptLimit.ts';
import { refuseTooMany } from '#server/platform/limits/refuseTooMany.ts';
import type { Store } from '#server/store/database/store.ts';
import type { OwnAccount } from './credentials.ts';
import type { SignOn } from './signOn.ts';

/**
 * An open page does not prove ownership: actions on the account ask for the password again. Throws Refusal: 403 for a
 * wrong one, 409 where there is none, 429 after five wrong ones.
 */
export async function refuseWrongPasswordOf(
  { id, passwordHash }: OwnAccount,
  asked: {
    readonly store: Store;
    readonly signOn: Pick<SignOn, 'isPasswordOf'>;
    readonly reply: FastifyReply;
    readonly password: string;
  },
): Promise<void> {
  if (passwordHash === null) {
    throw new Refusal({
      code: 'no_password',
      status: 409,
      message: 'This account has no password yet. Set one by "Forgot it?" on the sign-in page.',
    });
  }
  const subject = `password ${id}`;
  await refuseTooMany(asked.store, { subject, limit: FAILED_SIGN_INS, reply: asked.reply });
  if (!(await asked.signOn.isPasswordOf(passwordHash, asked.password, id))) {
    throw new Refusal({ code: 'wrong_password', status: 403, message: 'The password is not right.' });
  }
  await forgetAttempts(asked.store, subject);
}
