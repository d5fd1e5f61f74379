import type { FastifyRequest } from 'fastify';
import type { AccountChange, AccountMail } from './accountMail.ts';

/**
 * Tells the owner of an account by mail what was changed about it, in the language of who did it. Not waited for: what
 * is done is done, whether or not the mail goes out.
 */
export function tellChange(
  mail: AccountMail | null,
  { headers, log }: Pick<FastifyRequest, 'headers' | 'log'>,
  { email, change, detail = '' }: { readonly email: string; readonly change: AccountChange; readonly detail?: string },
): void {
  mail
    ?.changed({ email, language: headers['accept-language'] }, change, detail)
    .catch((error: unknown) => log.warn(error));
}
