import type { StatedGoal } from '#contract/goalCalls.ts';
import { mapNames } from '#core/table/mapNames.ts';
import type { FormOptions } from './fieldControls.ts';
import { formFields } from './formFields.ts';

export type GoalDraft = { readonly [Field in GoalField]: (typeof formFields)[Field]['empty'] };

export type GoalField = keyof typeof formFields;

export function newDraft(parentId: string | null): GoalDraft {
  return { ...mapNames<GoalDraft>(formFields, (field) => formFields[field].empty), parentId };
}

export function draftOf(stated: StatedGoal, options: FormOptions): GoalDraft {
  return mapNames<GoalDraft>(formFields, (field) => formFields[field].of(stated, options));
}
