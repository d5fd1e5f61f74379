import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Proof } from '#contract/account.ts';
import { Refusal } from '#server/base/errors.ts';
import { requireAsker } from '#server/features/accounts/asker.ts';
import { findOwnAccount, type OwnAccount } from '#server/features/accounts/credentials.ts';
import { refuseWrongPasswordOf } from '#server/features/accounts/refuseWrongPassword.ts';
import { kindOfCode, tryCode } from '#server/features/accounts/tryCode.ts';
import type { AccountParts } from './accountRoutes.ts';

type Asking = Pick<AccountParts, 'store' | 'signOn' | 'findAsker' | 'knownBrowsers'>;

export async function askPasswordAgain(
  { store, signOn, findAsker }: Asking,
  request: FastifyRequest,
  reply: FastifyReply,
  { password }: Pick<Proof, 'password'>,
): Promise<OwnAccount> {
  const { id } = await requireAsker(findAsker, request, reply);
  const own = await findOwnAccount(store.db, id);
  if (own === null) throw new Refusal({ code: 'not_signed_in', status: 401, message: 'Sign in first.' });
  await refuseWrongPasswordOf(own, { store, signOn, reply, password });
  return own;
}

/**
 * As `askPasswordAgain`, and with two-factor on a code too: a password alone must not disable what protects against a
 * stolen password. Throws Refusal: 401 for a wrong code, 403 for none.
 */
export async function askOwnerAgain(
  parts: Asking,
  request: FastifyRequest,
  reply: FastifyReply,
  proof: Proof,
): Promise<OwnAccount> {
  const own = await askPasswordAgain(parts, request, reply, proof);
  if (!own.hasTwoFactor) return own;
  if (proof.code === undefined) throw codeNeeded();
  const asked = { accountId: own.id, kind: kindOfCode(proof.code) };
  const attempt = await tryCode(request, { ...parts, reply }, asked);
  await parts.signOn.checkCode({ ...asked, code: proof.code }, request.headers.cookie);
  await attempt.succeeded();
  return own;
}

function codeNeeded(): Refusal {
  return new Refusal({
    code: 'code_needed',
    status: 403,
    message: 'Two-factor is on: send a code of the authenticator, or a recovery code, as well.',
  });
}
