import { mentionName } from '#core/plan/mentions.ts';
import type { Member } from '#core/plan/owners.ts';
import { foldText } from '#core/search/foldText.ts';

/** A mention being typed: where its `@` stands, and what was typed of the name. */
export type MentionTyped = { readonly at: number; readonly typed: string };

/** So many people are offered at once. */
const MOST_OFFERED = 6;

/** The mention the caret stands in; null where it stands in none. */
export function mentionTyped(text: string, caret: number): MentionTyped | null {
  const found = /^(.*(?:^|[^\p{L}\p{N}]))@([^@\n]{0,40})$/su.exec(text.slice(0, caret));
  if (found === null) return null;
  const [, before = '', typed = ''] = found;
  return typed.startsWith(' ') ? null : { at: before.length, typed };
}

/** Whom the letters typed may mean: the beginning of a name or of one of its words, accents and case aside. */
export function membersMeant(members: readonly Member[], { typed }: MentionTyped): readonly Member[] {
  const wanted = foldText(typed);
  return members.filter((member) => ` ${foldText(mentionName(member))}`.includes(` ${wanted}`)).slice(0, MOST_OFFERED);
}

/** The text with the mention completed, and where the caret goes. */
export function withMention(
  text: string,
  { at, typed }: MentionTyped,
  member: Member,
): { readonly text: string; readonly caret: number } {
  const start = `${text.slice(0, at)}@${mentionName(member)} `;
  return { text: start + text.slice(at + 1 + typed.length).replace(/^ /, ''), caret: start.length };
}
