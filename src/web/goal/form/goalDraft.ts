import type { StatedGoal } from '#contract/goalDraft.ts';
import { mapNames } from '#core/goal/mapNames.ts';
import { type FormOptions, formFields } from './formFields.ts';

/** A goal as the form holds it: texts as typed, choices as chosen. */
export type GoalDraft = { readonly [Field in GoalField]: (typeof formFields)[Field]['empty'] };

export type GoalField = keyof typeof formFields;

/** A goal of which nothing is said but where it goes. */
export function newDraft(parentId: string | null): GoalDraft {
  return { ...mapNames<GoalDraft>(formFields, (field) => formFields[field].empty), parentId };
}

/** A goal to be edited; `year` is the one whose target the form shows. */
export function draftOf(stated: StatedGoal, options: FormOptions): GoalDraft {
  return mapNames<GoalDraft>(formFields, (field) => formFields[field].of(stated, options));
}
