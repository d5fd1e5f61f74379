import { OWN_LIMITS, type OwnField, type OwnKind, type OwnOption } from './ownField.ts';
import { isOwnId } from './ownId.ts';
import { isNumeric } from './ownValue.ts';

/** A field as a call states it. */
export type AskedField = {
  readonly [Name in keyof Omit<OwnField, 'options'>]?: OwnField[Name] | undefined;
} & { readonly options?: readonly AskedOption[] | undefined };

export type AskedOption = { readonly id?: string | undefined; readonly name: string };

export type FieldProblemCode =
  | 'tooMany'
  | 'kindMissing'
  | 'badId'
  | 'idTwice'
  | 'nameMissing'
  | 'nameLong'
  | 'nameTwice'
  | 'nameOfBuiltIn'
  | 'tooManyOnCard'
  | 'helpLong'
  | 'unitLong'
  | 'optionsMissing'
  | 'tooManyOptions'
  | 'optionName'
  | 'optionLong'
  | 'optionTwice';

/** `at` says which of the fields asked for. */
export type FieldProblem = { readonly code: FieldProblemCode; readonly at: number };

export type FieldsAfter = { readonly fields: readonly OwnField[]; readonly problem: FieldProblem | null };

type Making = {
  readonly createId: () => string;
  /** Whether files have a column of that name for a built-in field. */
  readonly isBuiltIn: (name: string) => boolean;
};

/**
 * The fields of a plan after a call that states all of them, in their order, and the first that is wrong with them. A
 * field is known by its id, without one by its name; of a known one, what is left out stays.
 */
export function fieldsAfter(
  before: readonly OwnField[],
  asked: readonly AskedField[],
  { createId, isBuiltIn }: Making,
): FieldsAfter {
  const fields = asked.map((field) => fieldAfter(known(before, field), field, createId));
  const kindless = asked.findIndex((field) => field.kind === undefined && known(before, field) === undefined);
  const problem = kindless < 0 ? problemOf(fields, isBuiltIn) : { code: 'kindMissing' as const, at: kindless };
  return { fields, problem };
}

/** The first thing that is wrong with the fields of a plan; null for nothing. */
export function problemOf(fields: readonly OwnField[], isBuiltIn: Making['isBuiltIn']): FieldProblem | null {
  if (fields.length > OWN_LIMITS.fields) return { code: 'tooMany', at: OWN_LIMITS.fields };
  for (const [at, field] of fields.entries()) {
    const [code] = fieldProblems(field, fields.slice(0, at), isBuiltIn);
    if (code !== undefined) return { code, at };
  }
  return null;
}

/** Names that differ in case, blanks and underscores alone are the same to people and to files. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();
}

function known<Named extends { readonly id: string; readonly name: string }>(
  before: readonly Named[],
  { id, name = '' }: { readonly id?: string | undefined; readonly name?: string | undefined },
): Named | undefined {
  return before.find((one) => (id === undefined ? nameKey(one.name) === nameKey(name) : one.id === id));
}

const NEW: Omit<OwnField, 'id'> = {
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

function fieldAfter(before: OwnField | undefined, asked: AskedField, createId: () => string): OwnField {
  const start = before ?? { id: asked.id ?? createId(), ...NEW };
  const kind = asked.kind ?? start.kind;
  const decimals = asked.decimals === undefined ? start.decimals : asked.decimals;
  return {
    id: start.id,
    name: oneLine(asked.name ?? start.name),
    kind,
    help: (asked.help ?? start.help).trim(),
    levels: [...new Set(asked.levels ?? start.levels)].sort((one, other) => one - other),
    required: asked.required ?? start.required,
    onCard: asked.onCard ?? start.onCard,
    public: asked.public ?? start.public,
    options: hasOptions(kind) ? optionsAfter(start.options, asked.options ?? start.options, createId) : [],
    decimals: isNumeric(kind) ? decimals : null,
    unit: kind === 'number' ? oneLine(asked.unit ?? start.unit) : '',
  };
}

function optionsAfter(
  before: readonly OwnOption[],
  asked: readonly AskedOption[],
  createId: () => string,
): readonly OwnOption[] {
  return asked.map((option) => ({
    id: option.id ?? known(before, option)?.id ?? createId(),
    name: oneLine(option.name),
  }));
}

function hasOptions(kind: OwnKind): boolean {
  return kind === 'choice' || kind === 'choices';
}

function oneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** All that is wrong with a field beside the others of its plan; a call is refused for the first. */
export function fieldProblems(
  field: OwnField,
  others: readonly OwnField[],
  isBuiltIn: Making['isBuiltIn'],
): readonly FieldProblemCode[] {
  const { id, name, kind, help, unit, onCard, options } = field;
  const isTwin = others.some((other) => nameKey(other.name) === nameKey(name));
  const isOverfull = onCard && others.filter((other) => other.onCard).length >= OWN_LIMITS.onCard;
  const codes: readonly (FieldProblemCode | false)[] = [
    !isOwnId(id) && 'badId',
    others.some((other) => other.id === id) && 'idTwice',
    name === '' && 'nameMissing',
    lettersIn(name) > OWN_LIMITS.name && 'nameLong',
    name !== '' && isTwin && 'nameTwice',
    isBuiltIn(name) && 'nameOfBuiltIn',
    isOverfull && 'tooManyOnCard',
    lettersIn(help) > OWN_LIMITS.help && 'helpLong',
    lettersIn(unit) > OWN_LIMITS.unit && 'unitLong',
    ...(hasOptions(kind) ? optionProblems(options) : []),
  ];
  return codes.filter((code) => code !== false);
}

function optionProblems(options: readonly OwnOption[]): readonly (FieldProblemCode | false)[] {
  const named = options.filter(({ name }) => name !== '');
  const isTwice = (some: readonly OwnOption[], of: (option: OwnOption) => string) =>
    new Set(some.map(of)).size < some.length;
  return [
    options.length === 0 && 'optionsMissing',
    options.length > OWN_LIMITS.options && 'tooManyOptions',
    options.some(({ id }) => !isOwnId(id)) && 'badId',
    named.length < options.length && 'optionName',
    options.some(({ name }) => lettersIn(name) > OWN_LIMITS.option) && 'optionLong',
    (isTwice(options, ({ id }) => id) || isTwice(named, ({ name }) => nameKey(name))) && 'optionTwice',
  ];
}

/** An emoji, or a letter outside the basic plane, is one. */
function lettersIn(text: string): number {
  return [...text].length;
}
