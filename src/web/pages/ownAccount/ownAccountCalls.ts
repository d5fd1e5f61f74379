import { queryOptions } from '@tanstack/react-query';
import type { OwnToken, Proof, TwoFactorSetUp, WireAccount, WireSession } from '#contract/account.ts';
import { accountSessionPath, accountTokenPath, addresses } from '#contract/addresses.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { fetchJson, sendJson } from '#web/base/api/fetchJson.ts';
import { say } from '#web/base/messages/say/ownAccount.ts';

export const accountQuery = queryOptions<WireAccount>({
  queryKey: ['account'],
  queryFn: ({ signal }) => fetchJson<WireAccount>(addresses.account, { signal }),
});

export const sessionsQuery = queryOptions<WireSession[]>({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => fetchJson<WireSession[]>(addresses.accountSessions, { signal }),
});

export const tokensQuery = queryOptions<OwnToken[]>({
  queryKey: ['account', 'tokens'],
  queryFn: ({ signal }) => fetchJson<OwnToken[]>(addresses.accountTokens, { signal }),
});

export const accountCalls = {
  rename: (name: string) => sendJson(addresses.account, { method: 'PATCH', body: { name } }),
  changePassword: (password: string, newPassword: string, revokesTokens: boolean) =>
    sendJson(addresses.accountPassword, {
      body: { password, new_password: newPassword, revoke_tokens: revokesTokens ? 1 : 0 },
    }),
  changeEmail: (email: string, password: string) =>
    sendJson<{ readonly sent: 0 | 1 }>(addresses.accountEmail, { body: { email, password } }),
  beginTwoFactor: (password: string) => sendJson<TwoFactorSetUp>(addresses.twoFactor, { body: { password } }),
  confirmTwoFactor: (code: string) => sendJson(addresses.twoFactorConfirm, { body: { code } }),
  endTwoFactor: (proof: Proof) => sendJson(addresses.twoFactorOff, { body: proof }),
  renewCodes: (proof: Proof) =>
    sendJson<{ readonly recovery_codes: readonly string[] }>(addresses.recoveryCodes, { body: proof }),
  nameOrganisation: (organisation: string) =>
    sendJson(addresses.organisation, { method: 'PUT', body: { organisation } }),
  connect: (proof: Proof) => sendJson<{ readonly url: string }>(addresses.accountProvider, { body: proof }),
  disconnect: (proof: Proof) => sendJson(addresses.accountProviderOff, { body: proof }),
  revokeToken: ({ plan_id: planId, id }: OwnToken) => fetchJson(accountTokenPath({ planId, id }), { method: 'DELETE' }),
  endSession: (id: string) => fetchJson(accountSessionPath(id), { method: 'DELETE' }),
  signOutEverywhere: () => fetchJson(addresses.accountSessions, { method: 'DELETE' }),
};

export function accountSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return say.failed;
  switch (error.code) {
    case 'wrong_password':
      return say.wrongPassword;
    case 'password_guessable':
      return say.guessable;
    case 'wrong_code':
      return say.wrongCode;
    case 'code_used':
      return say.codeUsed;
    case 'email_taken':
      return say.emailTaken;
    case 'too_many_attempts':
    case 'slowed_down':
      return say.tooMany;
    default:
      return error.status === 400 ? say.badEmail : say.failed;
  }
}
