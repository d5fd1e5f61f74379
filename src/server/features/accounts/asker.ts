import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/base/errors.ts';
import { noteWhoAsks } from '#server/platform/audit/whoAsked.ts';
import { momentOfRequest } from '#server/platform/http/momentOfRequest.ts';
import type { Store } from '#server/store/database/store.ts';
import type { Account } from './account.ts';
import type { NoteSeen } from './lastSeen.ts';
import type { SignOn } from './signOn.ts';

type AskerParts = { readonly store: Store; readonly signOn: SignOn; readonly noteSeen: NoteSeen };

/** Tells who sends a request. */
export type FindAsker = (request: FastifyRequest, reply: FastifyReply) => Promise<Account | null>;

/**
 * By the session cookie; a session that was prolonged meanwhile is told to the browser. Nobody where the request
 * carries the token of a share, or an API token: then its cookies are not looked at.
 */
export function findAskerBy({ store, signOn, noteSeen }: AskerParts): FindAsker {
  return async (request, reply) => {
    if (request.shareToken !== null || request.headers.authorization !== undefined) return null;
    const signedIn = await signOn.findSignedIn(request.headers.cookie, momentOfRequest(request, store));
    if (signedIn === null) return null;
    const { account, cookies } = signedIn;
    noteWhoAsks(request, 'account', account.id);
    await noteSeen(account.id);
    if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
    return account;
  };
}

/** Throws Refusal (401) where nobody is signed in. */
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
