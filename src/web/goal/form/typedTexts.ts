import { say } from '#web/base/messages/say/live.ts';
import { names } from './formNames.ts';
import type { GoalDraft } from './goalDraft.ts';

const NAMES = new Map(Object.entries<string>(names));

/** The texts and figures of a form that differ from the goal, by the names of their fields. */
export function typedTexts(draft: GoalDraft, before: GoalDraft): readonly string[] {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries<unknown>(draft).flatMap(([field, value]) => {
    if (typeof value !== 'string' || value === was.get(field)) return [];
    const name = NAMES.get(field);
    return name === undefined ? [value] : [say.setTo(name, value)];
  });
}
