import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { COMPLETIONS, type FilterCriteria, LATENESSES, NO_CRITERIA, PRIORITY_OPTIONS } from '#core/filter/criteria.ts';
import { isOwnerId, type OwnerId } from '#core/filter/owner.ts';
import { STATUS_CHOICES } from '#core/filter/statusChoice.ts';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { PROSPECTS } from '#core/outlook/prospect.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import { readDueDate, writeDueDate } from './filter/dueDate.ts';
import { readFiscalYear, writeFiscalYear } from './wire/fiscalYear.ts';
import { utf8Length } from './wire/utf8Length.ts';

export const FILTER_PARAMS_MAX_BYTES = 8192;

export const FILTER_NAME_MAX_LENGTH = 100;

export type FilterParams = {
  readonly criteria: FilterCriteria;
  /** The names of the owners when the filter was made; only the ids decide. */
  readonly ownerLabels: readonly string[];
  readonly fiscalYear: FiscalYear | null;
  readonly currentFilter: string | null;
};

export type FilterKey =
  | 'name'
  | 'who'
  | 'whoIds'
  | 'status'
  | 'depth'
  | 'perspectives'
  | 'strategicObjectives'
  | 'priority'
  | 'dueDate'
  | 'completion'
  | 'figures'
  | 'outlook'
  | 'own'
  | 'fiscalYear'
  | 'currentFilter';

/** What was ignored while reading filters: the whole text, or a value of one key, cut to 40 characters. */
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
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return nothingRead('notAnObject');
  return readValues(new Map(Object.entries(json)), dateFormat);
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
    figures: criteria.lateness ?? undefined,
    own: criteria.own ?? undefined,
    outlook: listed(criteria.prospects),
    fiscalYear: fiscalYear === null ? undefined : writeFiscalYear(fiscalYear),
    currentFilter: currentFilter ?? undefined,
  } satisfies Partial<Record<FilterKey, unknown>>);
}

type ReadValue<Value> = (value: unknown) => Value | undefined;

/** Written by hand, not with the schema library: the first load needs this, and nothing else of the library. */
function readValues(wire: ReadonlyMap<string, unknown>, dateFormat: DateFormat): ReadFilterParams {
  const notices: FilterNotice[] = [];

  function notice(key: FilterKey, value: unknown): void {
    notices.push({ problem: 'wrongValue', key, value: JSON.stringify(value).slice(0, 40) });
  }

  function many<Value>(key: FilterKey, readValue: ReadValue<Value>): Value[] {
    const values = [wire.get(key)].flat().filter((value) => value !== undefined && value !== null && value !== '');
    const read = values.flatMap((value) => {
      const result = readValue(value);
      if (result !== undefined) return [result];
      notice(key, value);
      return [];
    });
    return [...new Set(read)];
  }

  function one<Value>(key: FilterKey, readValue: ReadValue<Value>): Value | null {
    const [first, ...more] = many(key, readValue);
    if (more.length > 0) notice(key, wire.get(key));
    return more.length > 0 ? null : (first ?? null);
  }

  const params: FilterParams = {
    criteria: {
      keyword: one('name', readText) ?? '',
      ownerIds: many('whoIds', readOwnerId),
      statuses: many('status', oneOf(STATUS_CHOICES)),
      depths: many('depth', readDepth),
      perspectives: many('perspectives', oneOf(PERSPECTIVES)),
      objectiveIds: many('strategicObjectives', readText),
      priorities: many('priority', oneOf(PRIORITY_OPTIONS)),
      dueDate: one('dueDate', (value) => (typeof value === 'string' ? readDueDate(value, dateFormat) : undefined)),
      completion: one('completion', oneOf(COMPLETIONS)),
      lateness: one('figures', oneOf(LATENESSES)),
      prospects: many('outlook', oneOf(PROSPECTS)),
      // What is asked of each field, `knownCriteria` looks at.
      own: one('own', (value) => (typeof value === 'object' ? (value ?? undefined) : undefined)),
    },
    ownerLabels: many('who', readText),
    fiscalYear: one('fiscalYear', (value) => readFiscalYear(readText(value) ?? '') ?? undefined),
    currentFilter: one('currentFilter', readText),
  };
  return { params, notices };
}

/** Ids travel as numbers or as text. */
function readText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function readOwnerId(value: unknown): OwnerId | undefined {
  return typeof value === 'string' && isOwnerId(value) ? value : undefined;
}

function readDepth(value: unknown): number | undefined {
  const text = readText(value) ?? '';
  return /^\d$/.test(text) && Number(text) <= LOWEST_DEPTH ? Number(text) : undefined;
}

function oneOf<Value extends string>(values: readonly Value[]): ReadValue<Value> {
  return (wanted) => values.find((value) => value === wanted);
}

function nothingRead(problem: 'tooLong' | 'notJson' | 'notAnObject'): ReadFilterParams {
  return { params: NO_FILTER_PARAMS, notices: [{ problem }] };
}

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
