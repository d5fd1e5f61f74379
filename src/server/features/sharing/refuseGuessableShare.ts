import { Refusal } from '#server/base/errors.ts';
import { isGuessable } from '#server/features/accounts/guessablePassword.ts';

type KnownOfLink = { readonly plan: string; readonly company: string; readonly label: string };

/** Throws Refusal (400) for a share's password that attackers try first, knowing the link or not. */
export function refuseGuessableShare(password: string, { plan, company, label }: KnownOfLink): void {
  if (!isGuessable(password, { email: null, name: [plan, company, label].join(' ') })) return;
  throw new Refusal({
    code: 'password_guessable',
    status: 400,
    message:
      'This password is easily guessed: a common word, a run of keys, or the name of the plan or the link. Take several words.',
  });
}
