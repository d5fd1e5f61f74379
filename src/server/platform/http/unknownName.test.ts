import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { findUnknownName, namesOf } from './unknownName.ts';

const inner = z.object({ a: z.number() });

const SCHEMAS = {
  object: inner,
  strict: z.strictObject({ a: z.number() }),
  mini: mini.object({ a: mini.optional(mini.number()) }),
  nested: z.object({ in: inner.optional() }),
  nullable: z.object({ in: z.nullable(inner) }),
  defaulted: z.object({ in: inner.default({ a: 1 }) }),
  list: z.array(inner),
  lists: z.object({ in: z.array(z.array(inner)) }),
  tuple: z.tuple([z.number(), inner]),
  record: z.record(z.string(), inner),
  checked: inner.refine(() => true),
  transformed: inner.transform(({ a }) => a),
  piped: z.pipe(
    inner.transform(({ a }) => a),
    z.number(),
  ),
  either: z.union([z.string(), inner, z.object({ b: z.object({ c: z.number() }) })]),
  lazy: z.lazy(() => inner),
  loose: z.looseObject({ in: inner }),
  anything: z.unknown(),
} as const;

describe('a name that the schema does not have', () => {
  it.each<[keyof typeof SCHEMAS, unknown, string, string]>([
    ['object', { a: 1, x: 1 }, '', 'x'],
    ['strict', { x: 1 }, '', 'x'],
    ['mini', { x: null }, '', 'x'],
    ['nested', { in: { x: 1 } }, 'in', 'x'],
    ['nullable', { in: { x: 1 } }, 'in', 'x'],
    ['defaulted', { in: { x: 1 } }, 'in', 'x'],
    ['list', [{ a: 1 }, { x: 1 }], '1', 'x'],
    ['lists', { in: [[], [{ a: 1, x: {} }]] }, 'in/1/0', 'x'],
    ['tuple', [1, { x: 1 }], '1', 'x'],
    ['record', { any: { x: 1 } }, 'any', 'x'],
    ['checked', { x: 1 }, '', 'x'],
    ['transformed', { x: 1 }, '', 'x'],
    ['piped', { x: 1 }, '', 'x'],
    ['either', { x: 1 }, '', 'x'],
    ['either', { b: { x: 1 } }, 'b', 'x'],
    ['lazy', { x: 1 }, '', 'x'],
    ['loose', { in: { x: 1 }, y: 1 }, 'in', 'x'],
    ['object', { constructor: 1 }, '', 'constructor'],
    ['object', JSON.parse('{"__proto__": 1}'), '', '__proto__'],
  ])('in %s: %j', (schema, value, at, name) => {
    expect(findUnknownName(SCHEMAS[schema], value)).toMatchObject({ at, name });
  });

  it.each<[keyof typeof SCHEMAS, unknown]>([
    ['object', { a: 'of the wrong kind' }],
    ['object', null],
    ['object', 'text'],
    ['object', []],
    ['nested', {}],
    ['nullable', { in: null }],
    ['list', 'text'],
    ['record', { any: { a: 1 }, other: { a: 2 } }],
    ['either', 'text'],
    ['either', { a: 1 }],
    ['either', { b: { c: 1 } }],
    ['loose', { y: { z: 1 } }],
    ['anything', { y: { z: 1 } }],
  ])('is not in %s: %j', (schema, value) => {
    expect(findUnknownName(SCHEMAS[schema], value)).toBeNull();
  });

  it('comes with the names there are', () => {
    expect(findUnknownName(SCHEMAS.nested, { inn: 1 })?.known).toEqual(['in']);
    expect(namesOf(SCHEMAS.either)).toEqual(['a', 'b']);
  });
});
