/** Somebody who can sign in. What they may do in a plan is said by their membership of it, not here. */
export type Account = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
};

/** First and last name of a full name: the last word is the last name. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastName };
}

/** What to call somebody of whom only the e-mail is known: ada.lovelace@example.org is Ada Lovelace. */
export function nameOfEmail(email: string): string {
  const [local = ''] = email.split('@');
  const words = local.split(/[._+-]+/).filter((word) => word !== '');
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ') || email;
}
