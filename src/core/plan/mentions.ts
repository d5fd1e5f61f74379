import type { Member } from './owners.ts';

export type Mention = { readonly start: number; readonly end: number; readonly memberId: string };

type Named = Pick<Member, 'id' | 'firstName' | 'lastName'>;

/**
 * The members a text mentions as `@First Last`, in order. The longest name wins where one begins with another; of two
 * members of one name the first is meant. An e-mail address mentions nobody.
 */
export function mentionsIn(text: string, members: readonly Named[]): Mention[] {
  const names = members
    .map((member) => ({ memberId: member.id, name: mentionName(member) }))
    .filter(({ name }) => name !== '')
    .sort((one, other) => other.name.length - one.name.length);
  const mentions: Mention[] = [];
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])@/gu)) {
    const found = names.find(({ name }) => isNamedAt(text, index + 1, name));
    if (found) mentions.push({ start: index, end: index + 1 + found.name.length, memberId: found.memberId });
  }
  return mentions;
}

/** The name of a member as it stands behind the `@`. */
export function mentionName({ firstName, lastName }: Omit<Named, 'id'>): string {
  return `${firstName} ${lastName}`.trim();
}

function isNamedAt(text: string, at: number, name: string): boolean {
  return text.startsWith(name, at) && !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length));
}
