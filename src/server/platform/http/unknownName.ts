import {
  $ZodArray,
  $ZodBoolean,
  $ZodDefault,
  $ZodEnum,
  $ZodIntersection,
  $ZodLazy,
  $ZodLiteral,
  $ZodNever,
  $ZodNull,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  $ZodPipe,
  $ZodReadonly,
  $ZodRecord,
  $ZodString,
  $ZodTuple,
  type $ZodType,
  $ZodUnion,
} from 'zod/v4/core';

export type UnknownName = {
  readonly at: string;
  readonly name: string;
  readonly known: readonly string[];
};

/**
 * The first name at any depth of a value that its schema lacks. Schemas need not be strict; only loose ones, and
 * records, take any name.
 */
export function findUnknownName(schema: $ZodType, value: unknown, at = ''): UnknownName | null {
  if (typeof value !== 'object' || value === null) return null;
  if (schema instanceof $ZodObject) return inObject(schema, value, at);
  if (schema instanceof $ZodArray) return firstIn(value, at, () => schema._zod.def.element);
  if (schema instanceof $ZodTuple) return firstIn(value, at, (key) => schema._zod.def.items[Number(key)]);
  if (schema instanceof $ZodRecord) return firstIn(value, at, () => schema._zod.def.valueType);
  if (schema instanceof $ZodUnion) return inUnion(schema, value, at);
  if (schema instanceof $ZodPipe) return findUnknownName(schema._zod.def.in, value, at);
  if (schema instanceof $ZodLazy) return findUnknownName(schema._zod.def.getter(), value, at);
  for (const Wrapper of WRAPPERS) {
    if (schema instanceof Wrapper) return findUnknownName(schema._zod.def.innerType, value, at);
  }
  if (schema instanceof $ZodIntersection)
    throw new Error('What two schemas know together is not looked at: merge them.');
  return null;
}

const WRAPPERS = [$ZodOptional, $ZodNullable, $ZodDefault, $ZodReadonly] as const;

export function namesOf(schema: $ZodType): readonly string[] {
  if (schema instanceof $ZodObject) return Object.keys(schema._zod.def.shape);
  if (schema instanceof $ZodUnion) return [...new Set(schema._zod.def.options.flatMap(namesOf))];
  if (schema instanceof $ZodPipe) return namesOf(schema._zod.def.in);
  for (const Wrapper of WRAPPERS) if (schema instanceof Wrapper) return namesOf(schema._zod.def.innerType);
  return [];
}

function inObject(schema: $ZodObject, value: object, at: string): UnknownName | null {
  const { shape, catchall } = schema._zod.def;
  const isLoose = catchall !== undefined && !(catchall instanceof $ZodNever);
  const name = Object.keys(value).find((each) => !Object.hasOwn(shape, each));
  if (name !== undefined && !isLoose) return { at, name, known: Object.keys(shape) };
  return firstIn(value, at, (key) => (Object.hasOwn(shape, key) ? shape[key] : undefined));
}

function firstIn(value: object, at: string, schemaOf: (key: string) => $ZodType | undefined): UnknownName | null {
  for (const [key, each] of Object.entries(value)) {
    if (typeof each !== 'object' || each === null) continue;
    const schema = schemaOf(key);
    const found = schema === undefined ? null : findUnknownName(schema, each, at === '' ? key : `${at}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** A name is known if any alternative that takes an object knows it; else the alternative that knows most decides. */
function inUnion(schema: $ZodUnion, value: object, at: string): UnknownName | null {
  const options = schema._zod.def.options.filter((option) => !SIMPLE.some((Simple) => option instanceof Simple));
  const found: UnknownName[] = [];
  for (const option of options) {
    const unknown = findUnknownName(option, value, at);
    if (unknown === null) return null;
    found.push(unknown);
  }
  const knownOf = ({ at: place, known }: UnknownName) =>
    place === at ? Object.keys(value).filter((name) => known.includes(name)).length : Number.MAX_SAFE_INTEGER;
  return found.toSorted((one, other) => knownOf(other) - knownOf(one))[0] ?? null;
}

const SIMPLE = [$ZodString, $ZodNumber, $ZodBoolean, $ZodLiteral, $ZodEnum, $ZodNull];
