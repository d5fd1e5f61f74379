import * as z from 'zod/mini';
import './wire/noEval.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { COMPLETIONS, type FilterCriteria, NO_CRITERIA, PRIORITY_OPTIONS } from '#core/filter/criteria.ts';
import type { DueDate } from '#core/filter/dueDate.ts';
import { isOwnerId, type OwnerId } from '#core/filter/owner.ts';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { STATUSES } from '#core/goal/status.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import type { DateFormat } from '#core/plan/plan.ts';
import { readDueDate, writeDueDate } from './filter/dueDate.ts';
import { readFiscalYear, writeFiscalYear } from './wire/fiscalYear.ts';
import { utf8Length } from './wire/utf8Length.ts';

/** How long `filters` and `filter_params` may be, in bytes of their JSON text (readings, section 4). */
export const FILTER_PARAMS_MAX_BYTES = 8192;

/** What `filters` in the address and `filter_params` of a saved filter hold. */
export type FilterParams = {
  readonly criteria: FilterCriteria;
  /** The names of the owners when the filter was made; only the ids decide. */
  readonly ownerLabels: readonly string[];
  readonly fiscalYear: FiscalYear | null;
  /** Name of the saved filter they came from. */
  readonly currentFilter: string | null;
};

const anything = z.optional(z.unknown());

/** The keys of the filter values as they travel (specification, section 3); each value is read by itself. */
const wireFilterParamsSchema = z.object({
  name: anything,
  who: anything,
  whoIds: anything,
  status: anything,
  depth: anything,
  perspectives: anything,
  strategicObjectives: anything,
  priority: anything,
  dueDate: anything,
  completion: anything,
  fiscalYear: anything,
  currentFilter: anything,
});

type WireFilterParams = z.infer<typeof wireFilterParamsSchema>;

export type FilterKey = keyof WireFilterParams;

/** What was ignored while reading filters: the whole text, or a value of one key (shown as it stood, cut to 40 characters). */
export type FilterNotice =
  | { readonly problem: 'tooLong' | 'notJson' | 'notAnObject' }
  | { readonly problem: 'wrongValue'; readonly key: FilterKey; readonly value: string };

export type ReadFilterParams = { readonly params: FilterParams; readonly notices: readonly FilterNotice[] };

export const NO_FILTER_PARAMS: FilterParams = {
  criteria: NO_CRITERIA,
  ownerLabels: [],
  fiscalYear: null,
  currentFilter: null,
};

/**
 * Reads the JSON text of `filters` or `filter_params`. Unknown keys are ignored; a value of the wrong shape is ignored
 * with a notice, so that a bad address never gives a blank page (readings, section 4). A lone value stands for a list
 * of one, empty text and null for no value. Typed dates are read in the plan's date format. Never throws.
 */
export function readFilterParams(text: string, dateFormat: DateFormat): ReadFilterParams {
  if (utf8Length(text) > FILTER_PARAMS_MAX_BYTES) return nothingRead('tooLong');
  const json = parseJson(text);
  if (json === undefined) return nothingRead('notJson');
  const wire = z.safeParse(wireFilterParamsSchema, json);
  return wire.success ? readValues(wire.data, dateFormat) : nothingRead('notAnObject');
}

/** The JSON text of filter values: only keys with a value, always in the same order, so that equal filters give equal addresses. */
export function writeFilterParams({ criteria, ownerLabels, fiscalYear, currentFilter }: FilterParams): string {
  return JSON.stringify({
    name: criteria.keyword === '' ? undefined : criteria.keyword,
    who: listed(ownerLabels),
    whoIds: listed(criteria.ownerIds),
    status: listed(criteria.statuses),
    depth: listed(criteria.depths),
    perspectives: listed(criteria.perspectives),
    strategicObjectives: listed(criteria.objectiveIds),
    priority: listed(criteria.priorities),
    dueDate: criteria.dueDate === null ? undefined : writeDueDate(criteria.dueDate),
    completion: criteria.completion ?? undefined,
    fiscalYear: fiscalYear === null ? undefined : writeFiscalYear(fiscalYear),
    currentFilter: currentFilter ?? undefined,
  } satisfies WireFilterParams);
}

const textSchema = z.union([z.string(), z.pipe(z.number(), z.transform(String))]);
const ownerIdSchema = z.custom<OwnerId>((value) => typeof value === 'string' && isOwnerId(value));
const depthSchema = z.pipe(
  z.pipe(textSchema, z.string().check(z.regex(/^\d$/))),
  z.pipe(z.transform(Number), z.number().check(z.lte(LOWEST_DEPTH))),
);
const fiscalYearSchema = z.pipe(
  z.pipe(textSchema, z.transform(readFiscalYear)),
  z.custom<FiscalYear>((year) => year !== null),
);

function dueDateSchema(format: DateFormat) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => readDueDate(text, format)),
    ),
    z.custom<DueDate | null>((dueDate) => dueDate !== undefined),
  );
}

function readValues(wire: WireFilterParams, dateFormat: DateFormat): ReadFilterParams {
  const notices: FilterNotice[] = [];

  function many<Value>(key: FilterKey, schema: z.ZodMiniType<Value>): Value[] {
    const values = [wire[key]].flat().filter((value) => value !== undefined && value !== null && value !== '');
    const read = values.flatMap((value) => {
      const result = z.safeParse(schema, value);
      if (result.success) return [result.data];
      notices.push({ problem: 'wrongValue', key, value: JSON.stringify(value).slice(0, 40) });
      return [];
    });
    return [...new Set(read)];
  }

  function one<Value>(key: FilterKey, schema: z.ZodMiniType<Value>): Value | null {
    const [first, ...more] = many(key, schema);
    if (more.length > 0) notices.push({ problem: 'wrongValue', key, value: JSON.stringify(wire[key]).slice(0, 40) });
    return more.length > 0 ? null : (first ?? null);
  }

  const params: FilterParams = {
    criteria: {
      keyword: one('name', textSchema) ?? '',
      ownerIds: many('whoIds', ownerIdSchema),
      statuses: many('status', z.enum(STATUSES)),
      depths: many('depth', depthSchema),
      perspectives: many('perspectives', z.enum(PERSPECTIVES)),
      objectiveIds: many('strategicObjectives', textSchema),
      priorities: many('priority', z.enum(PRIORITY_OPTIONS)),
      dueDate: one('dueDate', dueDateSchema(dateFormat)),
      completion: one('completion', z.enum(COMPLETIONS)),
    },
    ownerLabels: many('who', textSchema),
    fiscalYear: one('fiscalYear', fiscalYearSchema),
    currentFilter: one('currentFilter', textSchema),
  };
  return { params, notices };
}

function nothingRead(problem: 'tooLong' | 'notJson' | 'notAnObject'): ReadFilterParams {
  return { params: NO_FILTER_PARAMS, notices: [{ problem }] };
}

/** Undefined where the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listed<Value>(values: readonly Value[]): readonly Value[] | undefined {
  return values.length > 0 ? values : undefined;
}
