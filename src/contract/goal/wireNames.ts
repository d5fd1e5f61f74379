import type { Codes } from '#contract/wire/codes.ts';
import type { FieldUse } from '#core/goal/fieldKinds.ts';
import { byName, namesOf } from '#core/goal/fieldTables.ts';
import { goalFields } from '#core/goal/goalFields.ts';
import { goalWire, type WireKinds } from './goalWire.ts';

export const wireNames: {
  readonly [Name in keyof WireKinds]: {
    readonly kind: WireKinds[Name];
    readonly codes: Pick<Codes<string>, 'decode' | 'all'> | null;
  };
} = byName(Object.values(goalWire).flatMap((row): readonly AnyPart[] => row.parts));

type AnyPart = (typeof goalWire)[keyof typeof goalWire]['parts'][number];

/** The names of the fields that are used in one of some ways. */
export function namesFor(use: FieldUse): (keyof WireKinds)[] {
  const used = namesOf(goalWire).filter((field) => goalFields[field].uses.some((each) => each === use));
  return used.flatMap((field) => goalWire[field].parts.map(({ name }) => name));
}
