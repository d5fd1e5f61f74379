import type { TwoFactorSetUp } from '#contract/account.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Store } from '#server/store/database/store.ts';
import { isRefusedByLibrary } from './libraryRefusal.ts';
import { onceOnly } from './secondFactorCode.ts';
import { headersOf, type SignOn, wrongCode } from './signOn.ts';

export type TwoFactorParts = { readonly store: Store; readonly signOn: SignOn };

/**
 * Starts setting up two-factor; it takes effect with the first right code. An unfinished set-up is started again. The
 * password was checked before. Throws Refusal (409) where it is on already.
 */
export async function beginTwoFactor(
  { signOn }: TwoFactorParts,
  { cookie, password }: { readonly cookie: string | undefined; readonly password: string },
): Promise<TwoFactorSetUp> {
  const begun = await signOn.auth.api
    .enableTwoFactor({ headers: headersOf(cookie), body: { password, method: 'totp' } })
    .catch((error: unknown) => {
      if (isRefusedByLibrary(error)) throw isOnAlready();
      throw error;
    });
  if (begun.method !== 'totp') throw new Error('The account library set up no authenticator.');
  return { uri: begun.totpURI, recovery_codes: begun.backupCodes };
}

/** Turns two-factor on; the session continues with new cookies. Throws Refusal (401) for a wrong code; a right one is used up. */
export async function confirmTwoFactor(
  { store, signOn }: TwoFactorParts,
  {
    accountId,
    cookie,
    code,
  }: { readonly accountId: string; readonly cookie: string | undefined; readonly code: string },
): Promise<readonly string[]> {
  const { headers } = await onceOnly(store, { accountId, code }, () =>
    signOn.auth.api.verifyTOTP({ headers: headersOf(cookie), body: { code }, returnHeaders: true }).catch(refuseCode),
  );
  return headers.getSetCookie();
}

export async function endTwoFactor(
  { signOn }: TwoFactorParts,
  { cookie, password }: { readonly cookie: string | undefined; readonly password: string },
): Promise<readonly string[]> {
  const { headers } = await signOn.auth.api.disableTwoFactor({
    headers: headersOf(cookie),
    body: { password },
    returnHeaders: true,
  });
  return headers.getSetCookie();
}

/** Replaces the recovery codes. Throws Refusal (409) where two-factor is off. */
export async function renewRecoveryCodes(
  { signOn }: TwoFactorParts,
  { cookie, password }: { readonly cookie: string | undefined; readonly password: string },
): Promise<readonly string[]> {
  const { backupCodes } = await signOn.auth.api
    .generateBackupCodes({ headers: headersOf(cookie), body: { password } })
    .catch((error: unknown) => {
      if (isRefusedByLibrary(error)) throw isOff();
      throw error;
    });
  return backupCodes;
}

function refuseCode(error: unknown): never {
  if (!isRefusedByLibrary(error)) throw error;
  throw error.code === 'INVALID_CODE' ? wrongCode() : isOff();
}

function isOnAlready(): Refusal {
  return new Refusal({
    code: 'two_factor_on',
    status: 409,
    message: 'Two-factor is on already. Turn it off first to set it up anew.',
  });
}

function isOff(): Refusal {
  return new Refusal({ code: 'two_factor_off', status: 409, message: 'Two-factor is not set up.' });
}
