import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/base/errors.ts';
import type { Store } from '#server/store/database/store.ts';
import type { Account } from './account.ts';
import { isAdministrator } from './accountRepository.ts';
import { type FindAsker, requireAsker } from './asker.ts';

export async function requireAdministrator(
  { store, findAsker }: { readonly store: Store; readonly findAsker: FindAsker },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Account> {
  const account = await requireAsker(findAsker, request, reply);
  if (await isAdministrator(store.db, account.id)) return account;
  throw new Refusal({ code: 'not_allowed', status: 403, message: 'Only an administrator may do this.' });
}
