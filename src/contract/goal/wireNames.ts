import type { Codes } from '#contract/wire/codes.ts';
import type { FieldUse, Limits } from '#core/goal/fieldKinds.ts';
import { type GoalField, goalFields } from '#core/goal/goalFields.ts';
import { byName, namesOf } from '#core/table/fieldTables.ts';
import { goalWire, type WireField, type WireKinds } from './goalWire.ts';

export const wireNames: {
  readonly [Name in keyof WireKinds]: {
    readonly kind: WireKinds[Name];
    readonly codes: Pick<Codes<string>, 'decode' | 'all'> | null;
    readonly limits: Limits | null;
    /** Of a choice; empty for another kind. */
    readonly words: readonly string[];
  };
} = byName(namesOf(goalWire).flatMap(partsOf));

function partsOf(
  field: WireField,
): (AnyPart & { readonly limits: Limits | null; readonly words: readonly string[] })[] {
  const row = goalFields[field];
  const allowed = { limits: 'limits' in row ? row.limits : null, words: 'words' in row ? row.words : [] };
  return goalWire[field].parts.map((part) => ({ ...part, ...allowed }));
}

type AnyPart = (typeof goalWire)[keyof typeof goalWire]['parts'][number];

/** Whether a field is used in a way. */
export function isUsedFor(use: FieldUse, field: GoalField): boolean {
  return goalFields[field].uses.some((each) => each === use);
}

/** The names of the fields that are used in one of some ways. */
export function namesFor(use: FieldUse): (keyof WireKinds)[] {
  const used = namesOf(goalWire).filter((field) => isUsedFor(use, field));
  return used.flatMap((field) => goalWire[field].parts.map(({ name }) => name));
}
