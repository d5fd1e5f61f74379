import type { AskedOwnField } from '#contract/ownFields.ts';
import { type FieldProblemCode, fieldProblems, nameKey } from '#core/own/fieldsAfter.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { isNumeric } from '#core/own/ownValue.ts';

/** A field that is not saved yet; its id is made here, so that its row is known before. */
export function newField(): OwnField {
  return {
    id: newId(),
    name: '',
    kind: 'text',
    help: '',
    levels: [],
    required: false,
    onCard: false,
    public: false,
    options: [],
    decimals: null,
    unit: '',
  };
}

/** Not by `crypto.randomUUID`, which pages without HTTPS do not have. */
export function newId(): string {
  return Math.random().toString(36).slice(2, 12).padEnd(10, '0');
}

/** With the field of a place moved to another; as it was where that is past the ends. */
export function fieldMoved(fields: readonly OwnField[], from: number, to: number): readonly OwnField[] {
  const moved = fields[from];
  if (moved === undefined || to < 0 || to >= fields.length) return fields;
  const others = fields.filter((each) => each !== moved);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

export function hasOptions({ kind }: Pick<OwnField, 'kind'>): boolean {
  return kind === 'choice' || kind === 'choices';
}

/** How many fields are new, gone or otherwise than before, and one where they stand in another order alone. */
export function changedFieldCount(fields: readonly OwnField[], before: readonly OwnField[]): number {
  const earlier = new Map(before.map((field) => [field.id, field]));
  const ids = new Set(fields.map(({ id }) => id));
  const changed = fields.filter((field) => JSON.stringify(cleaned(field)) !== JSON.stringify(earlier.get(field.id)));
  const count = changed.length + before.filter(({ id }) => !ids.has(id)).length;
  return count === 0 && fields.some(({ id }, at) => before[at]?.id !== id) ? 1 : count;
}

/** As a call states them. */
export function askedFields(fields: readonly OwnField[]): AskedOwnField[] {
  return fields.map((field) => {
    const { levels, options, ...rest } = cleaned(field);
    return { ...rest, levels: [...levels], options: [...options] };
  });
}

export type OwnFieldProblems = ReadonlyMap<string, ReadonlySet<FieldProblemCode>>;

/**
 * What is wrong with each field, by its id, twins with both. Headings of files are known to the server alone: `taken`
 * are the names that it has refused.
 */
export function ownFieldProblems(fields: readonly OwnField[], taken: ReadonlySet<string> = NONE): OwnFieldProblems {
  const all = fields.map(cleaned);
  const isTaken = (name: string) => taken.has(nameKey(name));
  return new Map(
    all.flatMap((field) => {
      const others = all.filter((each) => each !== field);
      const codes = fieldProblems(field, others, isTaken);
      return codes.length === 0 ? [] : [[field.id, new Set(codes)]];
    }),
  );
}

const NONE: ReadonlySet<string> = new Set();

/** What a new field or choice lacks at first. */
const NOT_YET: ReadonlySet<FieldProblemCode> = new Set(['nameMissing', 'optionsMissing', 'optionName']);

/** Without what is only not typed yet. */
export function problemsWhileTyping(problems: OwnFieldProblems): OwnFieldProblems {
  return new Map(
    [...problems].flatMap(([id, codes]) => {
      const shown = [...codes].filter((code) => !NOT_YET.has(code));
      return shown.length === 0 ? [] : [[id, new Set(shown)]];
    }),
  );
}

function cleaned(field: OwnField): OwnField {
  const line = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return {
    ...field,
    name: line(field.name),
    help: field.help.trim(),
    options: hasOptions(field) ? field.options.map(({ id, name }) => ({ id, name: line(name) })) : [],
    decimals: isNumeric(field.kind) ? field.decimals : null,
    unit: field.kind === 'number' ? line(field.unit) : '',
  };
}
