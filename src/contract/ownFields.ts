import * as z from 'zod/mini';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { OWN_KINDS, OWN_LIMITS } from '#core/own/ownField.ts';
import './wire/noEval.ts';

const depth = z.int('must be a depth').check(z.minimum(0), z.maximum(LOWEST_DEPTH));

/** One of a plan's own fields, as replies and files have it. */
export const ownFieldSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(OWN_KINDS),
  help: z.string(),
  /** Depths of the goals that have it; empty: all. */
  levels: z.readonly(z.array(z.number())),
  required: z.boolean(),
  onCard: z.boolean(),
  /** Seen through shares. */
  public: z.boolean(),
  /** Of choice and choices. */
  options: z.readonly(z.array(z.object({ id: z.string(), name: z.string() }))),
  decimals: z.nullable(z.number()),
  unit: z.string(),
});

const ownValue = z.union([z.string(), z.number(), z.boolean(), z.readonly(z.array(z.string()))]);

/** The values of a goal, by the ids of the fields. */
export const ownValuesSchema = z.readonly(z.record(z.string(), ownValue));

const flag = z.optional(z.boolean('must be true or false'));

/** In PATCH /api/plans/:planId: of a field with a known id, what is left out stays. */
export const askedOwnFieldsSchema = z.array(
  z.strictObject({
    /** Left out: a new field, for which the server makes one. */
    id: z.optional(z.string('must be text')),
    name: z.optional(z.string('must be text')),
    kind: z.optional(z.enum(OWN_KINDS, `must be one of ${OWN_KINDS.join(', ')}`)),
    help: z.optional(z.string('must be text')),
    levels: z.optional(z.array(depth, 'must be a list of depths')),
    required: flag,
    onCard: flag,
    public: flag,
    options: z.optional(
      z.array(z.strictObject({ id: z.optional(z.string('must be text')), name: z.string('must be text') })),
    ),
    decimals: z.optional(
      z.nullable(z.int('must be a whole number').check(z.minimum(0), z.maximum(OWN_LIMITS.decimals))),
    ),
    unit: z.optional(z.string('must be text')),
  }),
  'must be a list of fields',
);
export type AskedOwnField = z.infer<typeof askedOwnFieldsSchema>[number];

/** The `details` of `drops_values`: which fields would lose values, of how many goals. */
export const droppedValuesSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    /** The removed options that goals have; empty where the field is gone or its kind is another. */
    options: z.array(z.string()),
    goal_count: z.number(),
  }),
);
export type DroppedValues = z.infer<typeof droppedValuesSchema>;

/** The `details` of a refusal of the plan's own fields: which of those stated, as `fields[2]`, and why. */
export const refusedFieldsSchema = z.array(z.object({ at: z.string(), problem: z.string(), code: z.string() }));
