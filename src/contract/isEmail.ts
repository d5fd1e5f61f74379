import { email } from './session.ts';

/** Whether a typed text can be an e-mail address, by the rule of every call that takes one. */
export function isEmail(text: string): boolean {
  return email.safeParse(text).success;
}
