import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import './plainIssue.ts';

describe('what is wrong with a value is said in plain words', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.string(), undefined, 'is missing'],
    [z.string(), 1, 'must be text'],
    [z.number(), Number.NaN, 'must be a number'],
    [z.int(), 1.5, 'must be a whole number'],
    [z.boolean(), 'yes', 'must be true or false'],
    [z.array(z.string()), 'a', 'must be a list'],
    [z.object({}), 'a', 'must be a group of named fields'],
    [z.string().max(3), 'long', 'must have at most 3 characters'],
    [z.string().min(1), '', 'must not be empty'],
    [z.array(z.string()).max(1), ['a', 'b'], 'must have at most 1 entry'],
    [z.number().min(1), 0, 'must be at least 1'],
    [z.number().lt(1), 1, 'must be less than 1'],
    [z.email(), 'a', 'must be an e-mail address'],
    [z.string().regex(/^a$/), 'b', 'is not written in the right way'],
    [z.enum(['up', 'down', 'equal']), 'left', 'must be up, down or equal'],
    [z.literal(1), 2, 'must be 1'],
    [z.union([z.string(), z.null()]), 1, 'must be text or null'],
    [z.union([z.string(), z.object({ a: z.string() })]), 1, 'must be text or a group of named fields'],
    [z.strictObject({}), { b: 1 }, 'has fields that are not known here: b'],
    [z.iso.date(), 'tomorrow', 'is not written in the right way'],
    [z.string().refine(() => false), 'a', 'has a value that does not fit here'],
    [z.string('must be a word'), 1, 'must be a word'],
  ])('%#: %j', (schema, value, message) => {
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe(message);
  });
});
