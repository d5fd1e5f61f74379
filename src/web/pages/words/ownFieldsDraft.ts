import type { AskedOwnField } from '#contract/ownFields.ts';
import { type FieldProblemCode, problemOf } from '#core/own/fieldsAfter.ts';
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

/** The first problem, by the id of its field; headings of files are known to the server alone. */
export function ownFieldProblem(
  fields: readonly OwnField[],
): { readonly id: string; readonly code: FieldProblemCode } | null {
  const problem = problemOf(fields.map(cleaned), () => false);
  return problem === null ? null : { id: fields[problem.at]?.id ?? '', code: problem.code };
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
