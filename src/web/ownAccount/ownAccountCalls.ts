import { queryOptions } from '@tanstack/react-query';
import type { TwoFactorSetUp, WireAccount, WireSession } from '#contract/account.ts';
import { accountSessionPath, addresses } from '#contract/addresses.ts';
import { ApiError } from '#web/api/ApiError.ts';
import { fetchJson, sendJson } from '#web/api/fetchJson.ts';
import { say } from '#web/messages/ownAccount/say.ts';

export const accountQuery = queryOptions<WireAccount>({
  queryKey: ['account'],
  queryFn: ({ signal }) => fetchJson<WireAccount>(addresses.account, { signal }),
});

export const sessionsQuery = queryOptions<WireSession[]>({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => fetchJson<WireSession[]>(addresses.accountSessions, { signal }),
});

/** Each throws ApiError. */
export const accountCalls = {
  rename: (name: string) => sendJson(addresses.account, { method: 'PATCH', body: { name } }),
  changePassword: (password: string, newPassword: string) =>
    sendJson(addresses.accountPassword, { body: { password, new_password: newPassword } }),
  changeEmail: (email: string, password: string) =>
    sendJson<{ readonly sent: 0 | 1 }>(addresses.accountEmail, { body: { email, password } }),
  beginTwoFactor: (password: string) => sendJson<TwoFactorSetUp>(addresses.twoFactor, { body: { password } }),
  confirmTwoFactor: (code: string) => sendJson(addresses.twoFactorConfirm, { body: { code } }),
  endTwoFactor: (password: string) => sendJson(addresses.twoFactorOff, { body: { password } }),
  renewCodes: (password: string) =>
    sendJson<{ readonly recovery_codes: readonly string[] }>(addresses.recoveryCodes, { body: { password } }),
  nameOrganisation: (organisation: string) =>
    sendJson(addresses.organisation, { method: 'PUT', body: { organisation } }),
  connect: () => sendJson<{ readonly url: string }>(addresses.accountProvider, { body: {} }),
  endSession: (id: string) => fetchJson(accountSessionPath(id), { method: 'DELETE' }),
  signOutEverywhere: () => fetchJson(addresses.accountSessions, { method: 'DELETE' }),
};

/** What a refusal says in the language of the page. */
export function accountSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return say.failed;
  switch (error.code) {
    case 'wrong_password':
      return say.wrongPassword;
    case 'password_guessable':
      return say.guessable;
    case 'wrong_code':
      return say.wrongCode;
    case 'email_taken':
      return say.emailTaken;
    case 'too_many_attempts':
      return say.tooMany;
    default:
      return error.status === 400 ? say.badEmail : say.failed;
  }
}
