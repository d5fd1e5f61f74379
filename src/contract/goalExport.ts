import * as z from 'zod/mini';
import { type Day, formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import type { Span } from '#core/calendar/span.ts';
import type { Field } from '#core/goal/fieldKinds.ts';
import { type GoalFieldFor, goalFields, NOTHING_STATED, type StatedValues } from '#core/goal/goalFields.ts';
import type { Baseline, HandStatus } from '#core/goal/statedParts.ts';
import { STATUSES } from '#core/goal/status.ts';
import { NO_OWN_VALUES, type OwnValues } from '#core/own/ownValues.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import { mapNames } from '#core/table/mapNames.ts';
import { ownValuesSchema } from './ownFields.ts';
import './wire/noEval.ts';
import { type SnakeCase, snakeCase } from './wire/snakeCase.ts';

const date = z.nullable(z.string());
const text = z.nullable(z.string());
const figure = z.nullable(z.number());

/** Fields of the plan as JSON, in an order, by a name or of a shape of their own; the others follow by name and kind. */
const ROWS = {
  parentId: one('parent_id', text, goalFields.parentId.absent),
  number: one('number', z.string(), goalFields.number.absent),
  title: one('title', z.string(), goalFields.title.absent),
  description: one('description', z.string(), goalFields.description.absent),
  measure: one('measure', z.string(), goalFields.measure.absent),
  depth: one('depth', z.number(), goalFields.depth.absent),
  aggregation: one('function', z.enum(goalFields.aggregation.words), goalFields.aggregation.absent),
  valueType: one('value_type', z.enum(goalFields.valueType.words), goalFields.valueType.absent),
  unit: one('unit', z.optional(z.string()), goalFields.unit.absent),
  trackingFrequency: one('tracking', z.enum(goalFields.trackingFrequency.words), goalFields.trackingFrequency.absent),
  targetDirection: one('direction', z.enum(goalFields.targetDirection.words), goalFields.targetDirection.absent),
  span: {
    parts: [part('start', date, ({ start }: Span) => dateOf(start)), part('end', date, ({ end }: Span) => dateOf(end))],
    read: ({ start, end }: Read<'start' | 'end', typeof date>) => {
      const span = { start: dayOf(start), end: dayOf(end) };
      return span.start === undefined || span.end === undefined ? undefined : { start: span.start, end: span.end };
    },
  },
  memberId: one('owner_id', text, goalFields.memberId.absent),
  ownerLabel: one('owner', z.string(), goalFields.ownerLabel.absent),
  contributorIds: shaped('contributor_ids', z.optional(z.array(z.string())), {
    of: (ids: readonly string[]) => [...ids],
    read: (ids: readonly string[] = []) => ids,
  }),
  departmentId: one('department_id', text, goalFields.departmentId.absent),
  perspective: one('perspective', z.nullable(z.enum(goalFields.perspective.words)), goalFields.perspective.absent),
  priority: one('priority', z.nullable(z.enum(goalFields.priority.words)), goalFields.priority.absent),
  isKpi: one('is_kpi', z.boolean(), goalFields.isKpi.absent),
  rollup: one('rollup', z.nullable(z.enum(goalFields.rollup.words)), goalFields.rollup.absent),
  isEndOfYear100: one('eoy_100', z.boolean(), goalFields.isEndOfYear100.absent),
  /** By the calendar year in which the fiscal year starts. */
  targetsByYear: shaped('eoy_targets', z.record(z.string(), z.number()), {
    of: (targets: ReadonlyMap<number, number>) => Object.fromEntries(targets),
    read: (targets = {}): ReadonlyMap<number, number> =>
      new Map(Object.entries(targets).map(([year, target]) => [Number(year), target])),
  }),
  allTarget: one('all_target', figure, goalFields.allTarget.absent),
  baseline: shaped('baseline', z.nullable(z.object({ value: z.number(), date })), {
    of: (baseline: Baseline | null) => baseline && { value: baseline.value, date: dateOf(baseline.date) },
    read: (baseline = null): Baseline | null | undefined => {
      const day = dayOf(baseline?.date);
      return day === undefined ? undefined : baseline && { value: baseline.value, date: day };
    },
  }),
  newBases: shaped('new_bases', z.optional(z.array(z.object({ date: z.string(), reason: z.string() }))), {
    of: (bases: StatedValues['newBases']) =>
      bases.map(({ date: day, reason }) => ({ date: formatIsoDate(day), reason })),
    read: (bases = []): StatedValues['newBases'] =>
      bases.flatMap(({ date: iso, reason }) => {
        const day = readIsoDate(iso);
        return day === null ? [] : [{ date: day, reason }];
      }),
  }),
  handStatus: shaped(
    'status',
    z.nullable(
      z.object({
        status: z.enum(STATUSES),
        note: z.string(),
        by: z.string(),
        at: z.string(),
        /** Of a goal computed from others: its actual then. */
        computed_actual: z.optional(figure),
      }),
    ),
    {
      of: (status: HandStatus | null) => {
        if (status === null) return null;
        const { status: word, note, by, at, computedActual: computed_actual } = status;
        return { status: word, note, by, at, computed_actual };
      },
      read: (status = null): HandStatus | null => {
        if (status === null) return null;
        const { computed_actual: computedActual = null, ...said } = status;
        return { ...said, memberId: null, computedActual };
      },
    },
  ),
  /** By the id of the plan's own field. */
  ownFields: shaped('own_fields', z.optional(ownValuesSchema), {
    of: (values: OwnValues) => (Object.keys(values).length === 0 ? undefined : values),
    read: (values = NO_OWN_VALUES) => values,
  }),
  nextStepDue: {
    parts: [part('next_step_due', z.optional(date), (day: Day | null) => dateOf(day))],
    read: ({ next_step_due }: Read<'next_step_due', typeof date>) => dayOf(next_step_due),
  },
  isStatusAutomatic: one('is_status_automatic', z.boolean(), goalFields.isStatusAutomatic.absent),
};

type RestField = Exclude<GoalFieldFor<'file'>, keyof typeof ROWS>;

type RestRows = {
  readonly [Name in RestField]: ReturnType<
    typeof one<SnakeCase<Name>, z.ZodMiniOptional<z.ZodMiniType<StatedValues[Name]>>>
  >;
};

const rows = { ...ROWS, ...restRows() };

function restRows(): RestRows;
/** A plan that was exported before there was the field does not name it. */
function restRows(): object {
  const rest = namesOf(goalFields).filter((name) => !(name in ROWS));
  return Object.fromEntries(
    rest.map((name) => {
      const field = goalFields[name];
      return [name, one(snakeCase(name), z.optional(schemaOf(field)), field.absent)];
    }),
  );
}

/** What a field of a kind looks like as JSON, where it has no row of its own above. */
export function schemaOf(field: Field & { readonly words?: readonly string[] }): z.ZodMiniType {
  switch (field.kind) {
    case 'line':
    case 'text':
      return z.string();
    case 'count':
    case 'amount':
      return z.number();
    case 'figure':
      return figure;
    case 'yesNo':
      return z.boolean();
    case 'choice':
      return field.absent === null ? z.nullable(z.enum(field.words ?? [])) : z.enum(field.words ?? []);
    case 'formula':
    case 'goal':
    case 'department':
    case 'member':
      return text;
    default:
      throw new Error(`A field of the kind ${field.kind} needs a row in goalExport.ts.`);
  }
}

type AnyPart = (typeof rows)[keyof typeof rows]['parts'][number];

type Shape = { readonly [Part in AnyPart as Part['name']]: Part['schema'] };

export const exportedFields: Shape = shapeOf();

function shapeOf(): Shape;
/** In the order of the rows. */
function shapeOf(): object {
  const parts = Object.values(rows).flatMap((row): readonly AnyPart[] => row.parts);
  return Object.fromEntries(parts.map(({ name, schema }) => [name, schema]));
}

const statedSchema = z.object(exportedFields);
type ExportedStated = z.infer<typeof statedSchema>;

const fields: {
  readonly [Name in keyof typeof rows]: {
    readonly parts: readonly { readonly name: string; readonly of: (value: StatedValues[Name]) => unknown }[];
    readonly read: (exported: ExportedStated) => StatedValues[Name] | undefined;
  };
} = rows;

const writers = namesOf(fields).flatMap(writersOf);

function writersOf<Name extends keyof typeof fields>(name: Name) {
  return fields[name].parts.map((each) => ({ name: each.name, of: (goal: StatedValues) => each.of(goal[name]) }));
}

/** What is stated about a goal, for the plan as JSON. */
export function encodeExported(goal: StatedValues): ExportedStated;
/** The type above says which names. */
export function encodeExported(goal: StatedValues): object {
  const exported: Record<string, unknown> = {};
  for (const { name, of } of writers) exported[name] = of(goal);
  return exported;
}

/** The inverse; null where a date in it does not exist. */
export function decodeExported(exported: ExportedStated): StatedValues | null {
  let isWhole = true;
  const read = mapNames<Pick<StatedValues, GoalFieldFor<'file'>>>(fields, (name) => {
    const value = fields[name].read(exported);
    if (value !== undefined) return value;
    isWhole = false;
    return NOTHING_STATED[name];
  });
  return isWhole ? { ...NOTHING_STATED, ...read } : null;
}

type Read<Name extends string, Schema extends z.ZodMiniType> = {
  readonly [Each in Name]?: z.infer<Schema> | undefined;
};

function part<const Name extends string, Schema extends z.ZodMiniType, Value>(
  name: Name,
  schema: Schema,
  of: (value: Value) => z.infer<Schema>,
) {
  return { name, schema, of };
}

/** A field whose value is what the file says. */
function one<const Name extends string, Schema extends z.ZodMiniType>(
  name: Name,
  schema: Schema,
  absent: z.infer<Schema>,
) {
  return shaped(name, schema, {
    of: (value: z.infer<Schema>) => value,
    read: (value) => (value === undefined ? absent : value),
  });
}

function shaped<const Name extends string, Schema extends z.ZodMiniType, Value>(
  name: Name,
  schema: Schema,
  {
    of,
    read,
  }: {
    readonly of: (value: Value) => z.infer<Schema>;
    readonly read: (value: z.infer<Schema> | undefined) => Value | undefined;
  },
) {
  return { parts: [part(name, schema, of)], read: (goal: Read<Name, Schema>) => read(goal[name]) };
}

function dateOf(day: Day | null): string | null {
  return day === null ? null : formatIsoDate(day);
}

/** Undefined for a date that does not exist. */
function dayOf(iso: string | null | undefined): Day | null | undefined {
  return iso === null || iso === undefined ? null : (readIsoDate(iso) ?? undefined);
}
