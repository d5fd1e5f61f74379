import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { CRITERIA, type FilterCriteria, type FilterKind, isFilterKind, NO_CRITERIA } from '#core/filter/criteria.ts';
import { isOwnerId, type OwnerId } from '#core/filter/owner.ts';
import { LOWEST_DEPTH } from '#core/goal/goal.ts';
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

/** What was ignored while reading filters: the whole text, or a value of one key, cut to 40 characters. */
export type FilterNotice =
  | { readonly problem: 'tooLong' | 'notJson' | 'notAnObject' }
  | { readonly problem: 'wrongValue'; readonly key: string; readonly value: string };

export type ReadFilterParams = { readonly params: FilterParams; readonly notices: readonly FilterNotice[] };

export const NO_FILTER_PARAMS: FilterParams = {
  criteria: NO_CRITERIA,
  ownerLabels: [],
  fiscalYear: null,
  currentFilter: null,
};

/** How a kind of filter travels: its key, and its value read and written. */
type WireRow<Value> = {
  readonly key: string;
  readonly read: (values: WireValues, format: DateFormat) => Value;
  /** Undefined where it has none. */
  readonly write: (value: Value) => unknown;
};

const WIRE_ROWS: { readonly [Kind in FilterKind]: WireRow<FilterCriteria[Kind]> } = {
  keyword: { key: 'name', read: ({ one }) => one(readText) ?? '', write: (text) => (text === '' ? undefined : text) },
  ownerIds: many('whoIds', readOwnerId),
  statuses: many('status', oneOf(CRITERIA.statuses.options)),
  depths: many('depth', readDepth),
  perspectives: many('perspectives', oneOf(CRITERIA.perspectives.options)),
  objectiveIds: many('strategicObjectives', readText),
  priorities: many('priority', oneOf(CRITERIA.priorities.options)),
  dueDate: {
    key: 'dueDate',
    read: ({ one }, format) => one((value) => (typeof value === 'string' ? readDueDate(value, format) : undefined)),
    write: (dueDate) => (dueDate === null ? undefined : writeDueDate(dueDate)),
  },
  completion: single('completion', oneOf(CRITERIA.completion.options)),
  lateness: single('figures', oneOf(CRITERIA.lateness.options)),
  work: many('work', oneOf(CRITERIA.work.options)),
  // What is asked of each field, `knownCriteria` looks at.
  own: single('own', (value) => (typeof value === 'object' ? (value ?? undefined) : undefined)),
  prospects: many('outlook', oneOf(CRITERIA.prospects.options)),
};

/** The keys of filter values in addresses, saved filters and calls. */
export const FILTER_KEYS: readonly string[] = [
  ...Object.values(WIRE_ROWS).map(({ key }) => key),
  'who',
  'fiscalYear',
  'currentFilter',
];

/**
 * Reads the JSON text of `filters` or `filter_params`. Unknown keys are ignored; a value of the wrong shape is ignored
 * with a notice, so that a bad address never gives a blank page. A lone value stands for a list
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
  const kinds = Object.fromEntries(WRITTEN_IN_TURN.flatMap((kind) => written(kind, criteria, ownerLabels)));
  return JSON.stringify({
    ...kinds,
    fiscalYear: fiscalYear === null ? undefined : writeFiscalYear(fiscalYear),
    currentFilter: currentFilter ?? undefined,
  });
}

const WRITTEN_IN_TURN: readonly FilterKind[] = Object.keys(WIRE_ROWS).filter(isFilterKind);

/** The names of the owners stand before their ids. */
function written<Kind extends FilterKind>(
  kind: Kind,
  criteria: FilterCriteria,
  ownerLabels: readonly string[],
): [string, unknown][] {
  const { key, write } = WIRE_ROWS[kind];
  const value: [string, unknown] = [key, write(criteria[kind])];
  return kind === 'ownerIds' ? [['who', listed(ownerLabels)], value] : [value];
}

/** The values of one key; those of a wrong shape are left out with a notice. */
type WireValues = {
  readonly many: <Value>(readValue: ReadValue<Value>) => Value[];
  readonly one: <Value>(readValue: ReadValue<Value>) => Value | null;
};

type ReadValue<Value> = (value: unknown) => Value | undefined;

function many<Value>(key: string, readValue: ReadValue<Value>): WireRow<readonly Value[]> {
  return { key, read: (values) => values.many(readValue), write: listed };
}

function single<Value>(key: string, readValue: ReadValue<Value>): WireRow<Value | null> {
  return { key, read: ({ one }) => one(readValue), write: (value) => value ?? undefined };
}

/** Written by hand, not with the schema library: the first load needs this, and nothing else of the library. */
function readValues(wire: ReadonlyMap<string, unknown>, dateFormat: DateFormat): ReadFilterParams {
  const notices: FilterNotice[] = [];
  const valuesOf = (key: string): WireValues => {
    const notice = (value: unknown) =>
      notices.push({ problem: 'wrongValue', key, value: JSON.stringify(value).slice(0, 40) });
    const many = <Value>(readValue: ReadValue<Value>): Value[] => {
      const values = [wire.get(key)].flat().filter((value) => value !== undefined && value !== null && value !== '');
      const read = values.flatMap((value) => {
        const result = readValue(value);
        if (result !== undefined) return [result];
        notice(value);
        return [];
      });
      return [...new Set(read)];
    };
    const one = <Value>(readValue: ReadValue<Value>): Value | null => {
      const [first, ...more] = many(readValue);
      if (more.length > 0) notice(wire.get(key));
      return more.length > 0 ? null : (first ?? null);
    };
    return { many, one };
  };
  const read = <Kind extends FilterKind>(before: FilterCriteria, kind: Kind): FilterCriteria => {
    const row = WIRE_ROWS[kind];
    return { ...before, [kind]: row.read(valuesOf(row.key), dateFormat) };
  };
  const params: FilterParams = {
    criteria: WRITTEN_IN_TURN.reduce<FilterCriteria>(read, NO_CRITERIA),
    ownerLabels: valuesOf('who').many(readText),
    fiscalYear: valuesOf('fiscalYear').one((value) => readFiscalYear(readText(value) ?? '') ?? undefined),
    currentFilter: valuesOf('currentFilter').one(readText),
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
