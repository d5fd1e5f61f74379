import * as z from 'zod/mini';
import type { OwnField } from '#core/own/ownField.ts';
import { type ChangedField, type ChangedValue, NONE } from './changedField.ts';
import { ownFieldSchema } from './ownFields.ts';

type Part = NonNullable<ChangedField['part']>;

/** In the order in which they are told. */
const PARTS = [
  'name',
  'kind',
  'options',
  'levels',
  'required',
  'onCard',
  'public',
  'unit',
  'decimals',
  'help',
] as const satisfies readonly Part[];

/** What became of a plan's own fields: of a new one what it has, of a removed one its kind, else what changed. */
export function changedOwnFields(before: unknown, after: unknown): readonly ChangedField[] {
  const earlier = readFields(before);
  const later = readFields(after);
  const told = [
    ...later.flatMap((field) => {
      const was = earlier.find(({ id }) => id === field.id);
      return was === undefined ? made(field) : changed(was, field);
    }),
    ...earlier
      .filter(({ id }) => later.every((field) => field.id !== id))
      .map((field) => line(field, 'kind', { before: toldPart('kind', field), after: NONE })),
  ];
  const isOrder = told.length === 0 && earlier.some(({ id }, at) => later[at]?.id !== id);
  return isOrder ? [{ name: 'fields', period: null, before: names(earlier), after: names(later) }] : told;
}

function made(field: OwnField): readonly ChangedField[] {
  return PARTS.filter((part) => part !== 'name' && (part === 'kind' || !isBlank(field[part]))).map((part) =>
    line(field, part, { before: NONE, after: toldPart(part, field) }),
  );
}

function changed(was: OwnField, field: OwnField): readonly ChangedField[] {
  return PARTS.filter((part) => JSON.stringify(was[part]) !== JSON.stringify(field[part])).map((part) =>
    line(field, part, { before: toldPart(part, was, field), after: toldPart(part, field, was) }),
  );
}

function line(
  { name }: OwnField,
  part: Part,
  values: { readonly before: ChangedValue; readonly after: ChangedValue },
): ChangedField {
  return { name: 'fields', label: name, part, period: null, ...values };
}

/** Of options those alone that the other does not have; all of them where only their order differs. */
function toldPart(part: Part, field: OwnField, other?: OwnField): ChangedValue {
  switch (part) {
    case 'kind':
      return { kind: 'ownKind', ownKind: field.kind };
    case 'levels':
      return { kind: 'depths', depths: field.levels };
    case 'required':
    case 'onCard':
    case 'public':
      return { kind: 'flag', isOn: field[part] };
    case 'decimals':
      return field.decimals === null ? NONE : { kind: 'figure', value: field.decimals };
    case 'options': {
      const [mine, theirs] = [missingIn(field, other), missingIn(other, field)];
      return names(mine.length + theirs.length === 0 ? field.options : mine);
    }
    default:
      return field[part] === '' ? NONE : { kind: 'text', text: field[part] };
  }
}

function missingIn(field: OwnField | undefined, other: OwnField | undefined) {
  const isThere = (id: string, name: string) => other?.options.some((each) => each.id === id && each.name === name);
  return (field?.options ?? []).filter(({ id, name }) => !isThere(id, name));
}

function names(named: readonly { readonly name: string }[]): ChangedValue {
  return named.length === 0 ? NONE : { kind: 'text', text: named.map(({ name }) => name).join(', ') };
}

function isBlank(value: OwnField[Part]): boolean {
  return value === null || value === false || value === '' || (typeof value === 'object' && value.length === 0);
}

const fieldsSchema = z.array(ownFieldSchema);

function readFields(value: unknown): readonly OwnField[] {
  return fieldsSchema.safeParse(value).data ?? [];
}
