import type { FastifyRequest } from 'fastify';
import type { AccountChange, AccountMail } from './accountMail.ts';

/**
 * Mails the owner of an account what changed, in the language of who changed it. Not awaited: the change stands
 * whether or not the mail is sent.
 */
export function mailChange(
  mail: AccountMail | null,
  { headers, log }: Pick<FastifyRequest, 'headers' | 'log'>,
  { email, change, detail = '' }: { readonly email: string; readonly change: AccountChange; readonly detail?: string },
): void {
  mail
    ?.changed({ email, language: headers['accept-language'] }, change, detail)
    .catch((error: unknown) => log.warn(error));
}
