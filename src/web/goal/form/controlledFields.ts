import type { Limits } from '#core/goal/fieldKinds.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import { formFields } from './formFields.ts';
import type { GoalField } from './goalDraft.ts';

type Control = 'line' | 'text' | 'decimal' | 'check' | 'choice';

export type FieldsOf<Wanted extends Control> = {
  [Field in GoalField]: (typeof formFields)[Field] extends { readonly control: Wanted } ? Field : never;
}[GoalField];

export type ControlledField = FieldsOf<Control>;

export const CONTROLLED_FIELDS: readonly ControlledField[] = namesOf(formFields).filter(isControlled);

export function hasControl<Wanted extends Control>(field: GoalField, control: Wanted): field is FieldsOf<Wanted> {
  const row = formFields[field];
  return 'control' in row && row.control === control;
}

export function isDecimal(field: GoalField): field is FieldsOf<'decimal'> {
  return hasControl(field, 'decimal');
}

/** Null: any number. */
export function limitsOf(field: FieldsOf<'decimal'>): Limits | null {
  const row = formFields[field];
  return 'limits' in row ? row.limits : null;
}

function isControlled(field: GoalField): field is ControlledField {
  return 'control' in formFields[field];
}
