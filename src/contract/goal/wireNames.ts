import type { Codes } from '#contract/wire/codes.ts';
import type { FieldUse, Limits } from '#core/goal/fieldKinds.ts';
import { byName, namesOf } from '#core/goal/fieldTables.ts';
import { goalFields } from '#core/goal/goalFields.ts';
import { goalWire, type WireField, type WireKinds } from './goalWire.ts';

export const wireNames: {
  readonly [Name in keyof WireKinds]: {
    readonly kind: WireKinds[Name];
    readonly codes: Pick<Codes<string>, 'decode' | 'all'> | null;
    readonly limits: Limits | null;
  };
} = byName(namesOf(goalWire).flatMap(partsOf));

function partsOf(field: WireField): (AnyPart & { readonly limits: Limits | null })[] {
  const row = goalFields[field];
  return goalWire[field].parts.map((part) => ({ ...part, limits: 'limits' in row ? row.limits : null }));
}

type AnyPart = (typeof goalWire)[keyof typeof goalWire]['parts'][number];

/** The names of the fields that are used in one of some ways. */
export function namesFor(use: FieldUse): (keyof WireKinds)[] {
  const used = namesOf(goalWire).filter((field) => goalFields[field].uses.some((each) => each === use));
  return used.flatMap((field) => goalWire[field].parts.map(({ name }) => name));
}
