import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/base/errors.ts';
import { noteAsker } from '#server/platform/audit/whoAsked.ts';
import { storeVersionFor } from '#server/platform/http/storeVersionFor.ts';
import type { Store } from '#server/store/database/store.ts';
import type { Account } from './account.ts';
import type { NoteSeen } from './lastSeen.ts';
import type { SignOn } from './signOn.ts';

type AskerParts = { readonly store: Store; readonly signOn: SignOn; readonly noteSeen: NoteSeen };

export type FindAsker = (request: FastifyRequest, reply: FastifyReply) => Promise<Account | null>;

/**
 * By the session cookie; a renewed cookie is set on the reply. Null where the request carries a share's token or an
 * API token: its cookies are then ignored.
 */
export function findAskerBy({ store, signOn, noteSeen }: AskerParts): FindAsker {
  return async (request, reply) => {
    if (request.shareToken !== null || request.headers.authorization !== undefined) return null;
    const signedIn = await signOn.findSignedIn(request.headers.cookie, storeVersionFor(request, store));
    if (signedIn === null) return null;
    const { account, cookies } = signedIn;
    noteAsker(request, 'account', account.id);
    await noteSeen(account.id);
    if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
    return account;
  };
}

export async function requireAsker(
  findAsker: FindAsker,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account> {
  const asker = await findAsker(request, reply);
  if (asker !== null) return asker;
  throw notSignedIn();
}

export function notSignedIn(): Refusal {
  return new Refusal({ code: 'not_signed_in', status: 401, message: 'Sign in first.' });
}
