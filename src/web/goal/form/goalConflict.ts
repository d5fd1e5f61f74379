import { conflictIn } from '#web/base/api/conflict.ts';
import { say } from '#web/base/messages/say/goalForm.ts';
import { names } from './formNames.ts';
import type { GoalField } from './goalDraft.ts';
import type { RefusedField } from './refusedField.ts';

/** As long as a title can be; longer descriptions are compared in the goal itself. */
const LONGEST_SHOWN = 500;

export type GoalConflict = { readonly version: number; readonly refused: RefusedField };

/**
 * A conflict of texts as a question that saving again answers. Null for other refusals, or where it does not fit into
 * a sentence.
 */
export function goalConflictIn(error: unknown, goalId: string): GoalConflict | null {
  const conflict = conflictIn(error);
  if (conflict === null || conflict.conflicts.length === 0) return null;
  if (conflict.conflicts.length < conflict.conflictCount) return null;
  const theirTexts: string[] = [];
  let first: GoalField | null = null;
  for (const { entity, id, field, theirs } of conflict.conflicts) {
    const text = entity === 'goal' && id === goalId ? textField(field) : null;
    if (text === null || typeof theirs !== 'string' || theirs.length > LONGEST_SHOWN) return null;
    theirTexts.push(say.theirText(names[text], theirs));
    first ??= text;
  }
  return { version: conflict.version, refused: { field: first, sentence: say.conflict(theirTexts.join(', ')) } };
}

/** The columns that have the name of their field. */
function textField(column: string | null): 'title' | 'measure' | 'unit' | 'description' | null {
  return column === 'title' || column === 'measure' || column === 'unit' || column === 'description' ? column : null;
}
