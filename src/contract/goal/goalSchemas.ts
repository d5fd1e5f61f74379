import * as z from 'zod/mini';
import '#contract/wire/noEval.ts';
import { wireDateSchema } from '#contract/wire/dateSchema.ts';
import { type SnakeCase, snakeCase } from '#contract/wire/snakeCase.ts';
import { isWithin, type Limits } from '#core/goal/fieldKinds.ts';
import type { GoalFieldFor } from '#core/goal/goalFields.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import { mapNames } from '#core/table/mapNames.ts';
import {
  type AskedValues,
  type FieldByKind,
  fieldsByKind,
  type WireKind,
  type WireKinds,
  type WireValues,
} from './goalWire.ts';
import { wireNames } from './wireNames.ts';

const YEAR = /^\d{4}$/;
const MAX_YEARS = 200;
const MAX_CONTRIBUTORS = 50;

const MAX_OWN_FIELDS = 100;
const OWN_VALUE_PROBLEM = 'must be text, a number, true, false, a list of ids or null';

const id = z.nullable(z.string());
const letter = z.nullable(z.enum(PERSPECTIVES));

const ownValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())], OWN_VALUE_PROBLEM);

const replied: { readonly [Kind in WireKind]: z.ZodMiniType<WireValues[Kind]> } = {
  text: z.string(),
  id,
  ids: z.array(z.string()),
  count: z.number(),
  figure: z.nullable(z.number()),
  amount: z.number(),
  flag: z.literal([0, 1]),
  code: z.number(),
  codeOrZero: z.number(),
  codeOrNull: z.nullable(z.number()),
  letter,
  word: z.nullable(z.string()),
  date: wireDateSchema,
  targets: z.record(z.string(), z.number()),
  baseline: z.nullable(z.object({ value: z.number(), date: wireDateSchema })),
  newBases: z.array(z.object({ date: wireDateSchema, reason: z.string() })),
  own: z.record(z.string(), ownValue),
};

export const repliedFields = mapNames<{
  readonly [Name in keyof WireKinds]: z.ZodMiniType<WireValues[WireKinds[Name]]>;
}>(wireNames, (name) => replied[wireNames[name].kind]);

type WithheldName = SnakeCase<Exclude<FieldByKind, GoalFieldFor<'share'>>>;

/** Of the fields that follow from their kinds those that no share has. */
export const withheldFields = withheld();

function withheld(): { readonly [Name in WithheldName]: Optional<WireValues[WireKinds[Name]]> };
/** The type above says which. */
function withheld(): object {
  const names = fieldsByKind().flatMap(({ name, uses }) => (uses.includes('share') ? [] : [snakeCase(name)]));
  return Object.fromEntries(names.map((name) => [name, z.optional(repliedFields[name])]));
}

type Optional<Value> = z.ZodMiniOptional<z.ZodMiniType<Value>>;

const figure = z.nullable(z.number('must be a number or null'));

type Allowed = {
  readonly codes: readonly number[];
  readonly limits: Limits | null;
  readonly words: readonly string[];
};

const asked: { readonly [Kind in WireKind]: (allowed: Allowed) => Optional<AskedValues[Kind]> } = {
  text: () => z.optional(z.string()),
  id: () => z.optional(id),
  ids: () =>
    z.optional(
      z.array(z.string()).check(z.maxLength(MAX_CONTRIBUTORS, `must name at most ${MAX_CONTRIBUTORS} people`)),
    ),
  count: () => z.optional(z.number()),
  figure: () => z.optional(figure),
  amount: ({ limits }) => z.optional(amount(limits)),
  flag: () => z.optional(z.literal([0, 1], 'must be 0 or 1')),
  code: ({ codes }) => z.optional(code(codes)),
  codeOrZero: ({ codes }) => z.optional(z.nullable(code(codes))),
  codeOrNull: ({ codes }) => z.optional(z.nullable(code(codes))),
  letter: () => z.optional(letter),
  word: ({ words }) => z.optional(z.nullable(z.enum([...words], `must be one of ${words.join(', ')} or null`))),
  date: () => z.optional(z.nullable(wireDateSchema)),
  targets: () =>
    z.optional(
      z
        .record(z.string().check(z.regex(YEAR, 'must be a year in four digits')), figure)
        .check(z.refine((targets) => Object.keys(targets).length <= MAX_YEARS, `must name at most ${MAX_YEARS} years`)),
    ),
  baseline: () => z.optional(z.nullable(z.strictObject({ value: z.number(), date: wireDateSchema }))),
  newBases: () => z.optional(replied.newBases),
  own: () =>
    z.optional(
      z
        .record(z.string(), z.nullable(ownValue))
        .check(
          z.refine(
            (values) => Object.keys(values).length <= MAX_OWN_FIELDS,
            `must name at most ${MAX_OWN_FIELDS} fields`,
          ),
        ),
    ),
};

function code(codes: readonly number[]) {
  return z.literal([...codes], `must be one of ${codes.join(', ')}`);
}

function amount(limits: Limits | null) {
  if (limits === null) return z.number();
  const { least, most, decimals } = limits;
  const message = `must be a number from ${least} to ${most} with at most ${decimals} decimals`;
  return z.number(message).check(z.refine((value) => isWithin(value, limits), message));
}

export const askedFields = mapNames<{ readonly [Name in keyof WireKinds]: Optional<AskedValues[WireKinds[Name]]> }>(
  wireNames,
  (name) => {
    const { kind, codes, limits, words } = wireNames[name];
    return asked[kind]({ codes: codes?.all ?? [], limits, words });
  },
);
