import { conflictDetailsSchema } from '#contract/entryCells.ts';
import { ApiError } from '#web/api/ApiError.ts';
import { say } from '#web/messages/goalForm/say.ts';
import type { GoalField } from './goalDraft.ts';
import type { RefusedField } from './refusedField.ts';

/** As long as a title can be; a longer description is looked at in the goal itself. */
const LONGEST_TOLD = 500;

/** What others wrote meanwhile into fields changed here too, and the plan's version it is told of. */
export type GoalConflict = { readonly version: number; readonly refused: RefusedField };

/**
 * A refusal because others wrote the same texts, as a question: saving again is the answer. Null where it is another
 * refusal, or names something that cannot be told in a sentence.
 */
export function goalConflictIn(error: unknown, goalId: string): GoalConflict | null {
  if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') return null;
  const { data } = conflictDetailsSchema.safeParse(error.details);
  if (data === undefined || data.conflicts.length === 0 || data.conflicts.length < data.conflictCount) return null;
  const told: string[] = [];
  let first: GoalField | null = null;
  for (const { entity, id, field, theirs } of data.conflicts) {
    const text = entity === 'goal' && id === goalId ? textField(field) : null;
    if (text === null || typeof theirs !== 'string' || theirs.length > LONGEST_TOLD) return null;
    told.push(say.theirText(say[text], theirs));
    first ??= text;
  }
  return { version: data.version, refused: { field: first, sentence: say.conflict(told.join(', ')) } };
}

/** The columns that are called as their field is. */
function textField(column: string | null): 'title' | 'measure' | 'description' | null {
  return column === 'title' || column === 'measure' || column === 'description' ? column : null;
}
