import { mentionName } from '#core/plan/mentions.ts';
import type { Member } from '#core/plan/owners.ts';
import { foldText } from '#core/search/foldText.ts';

export type MentionTyped = { readonly at: number; readonly typed: string };

const MOST_OFFERED = 6;

export function mentionTyped(text: string, caret: number): MentionTyped | null {
  const found = /^(.*(?:^|[^\p{L}\p{N}]))@([^@\n]{0,40})$/su.exec(text.slice(0, caret));
  if (found === null) return null;
  const [, before = '', typed = ''] = found;
  return typed.startsWith(' ') ? null : { at: before.length, typed };
}

export function membersMeant(members: readonly Member[], { typed }: MentionTyped): readonly Member[] {
  const wanted = foldText(typed);
  return members.filter((member) => ` ${foldText(mentionName(member))}`.includes(` ${wanted}`)).slice(0, MOST_OFFERED);
}

export function withMention(
  text: string,
  { at, typed }: MentionTyped,
  member: Member,
): { readonly text: string; readonly caret: number } {
  const start = `${text.slice(0, at)}@${mentionName(member)} `;
  return { text: start + text.slice(at + 1 + typed.length).replace(/^ /, ''), caret: start.length };
}
