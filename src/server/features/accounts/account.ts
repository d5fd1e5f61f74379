/** What they may do in a plan depends on their membership, not on this. */
export type Account = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
};

export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastName };
}

/** A name derived from an e-mail: ada.lovelace@example.org is Ada Lovelace. */
export function nameOfEmail(email: string): string {
  const [local = ''] = email.split('@');
  const words = local.split(/[._+-]+/).filter((word) => word !== '');
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ') || email;
}
