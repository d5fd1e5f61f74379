import { randomBytes } from 'node:crypto';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, signInSchema } from '#contract/session.ts';
import { Refusal } from '#server/base/errors.ts';
import { findSecrets } from '#server/base/secrets.ts';
import { nameOfEmail } from '#server/features/accounts/account.ts';
import { createAccount, hasAccounts, makeAdministrator } from '#server/features/accounts/accountRepository.ts';
import { leadEveryPlan } from '#server/features/accounts/administration.ts';
import { findAccountOfEmail } from '#server/features/accounts/findAccounts.ts';
import { refuseGuessable } from '#server/features/accounts/guessablePassword.ts';
import { createSignOn } from '#server/features/accounts/signOn.ts';
import { inTransaction } from '#server/store/database/transaction.ts';
import { accountText } from './accountText.ts';
import type { OpenedStore } from './withStore.ts';

export type NewUser = {
  readonly email: string;
  /** Null: derived from the e-mail. */
  readonly name: string | null;
  readonly isAdministrator: boolean;
  /** Null: generated and shown. */
  readonly password: string | null;
};

export async function createUser(opened: OpenedStore, user: NewUser): Promise<readonly string[]> {
  const { store, clock } = opened;
  const password = user.password ?? randomBytes(MADE_UP_BYTES).toString('base64url');
  const email = checkedEmail(user.email);
  checkPassword(password);
  refuseGuessable(password, { email, name: user.name });
  const passwordHash = await hashPassword(opened, password);
  await inTransaction(store, async (trx) => {
    const taken = await findAccountOfEmail(trx, email);
    if (taken !== null) {
      throw refused('email_taken', `There is an account of ${email} already. ${await accountText(trx, taken)}.`);
    }
    if (!user.isAdministrator && !(await hasAccounts(trx))) {
      throw refused('first_is_administrator', 'The first account has to be an administrator: add --administrator.');
    }
    const name = user.name?.trim() || nameOfEmail(email);
    const account = await createAccount(trx, { email, name, passwordHash, at: clock.now() });
    if (user.isAdministrator) await makeAdministrator(trx, account);
  });
  await leadEveryPlan(store, clock);
  return [`Made the account of ${email}.`, ...(user.password === null ? [`Password, shown once: ${password}`] : [])];
}

const MADE_UP_BYTES = 12;

function hashPassword({ store, config }: OpenedStore, password: string): Promise<string> {
  const secret = findSecrets(config.dataFolder).session;
  return createSignOn({ store, secret, publicUrl: config.publicUrl, warn: () => {} }).hashPassword(password, 'command');
}

function checkedEmail(text: string): string {
  const email = signInSchema.shape.email.safeParse(text);
  if (email.success) return email.data;
  throw refused('bad_request', `“${text}” is not an e-mail address.`);
}

function checkPassword({ length }: string): void {
  if (length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH) return;
  throw refused('bad_request', `A password has ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`);
}

function refused(code: string, message: string): Refusal {
  return new Refusal({ code, status: 400, message });
}
