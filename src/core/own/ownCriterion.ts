import { readIsoDate } from '#core/calendar/date.ts';
import type { OwnField } from './ownField.ts';
import { isNumeric, ownValueOf } from './ownValue.ts';
import type { OwnValue, OwnValues } from './ownValues.ts';

/**
 * What goals are filtered by, by the ids of own fields, as it travels: a list of values, `{contains}` or `{from, to}`.
 * What it asks is only read where a plan has own fields; the page's first load has no room for it.
 */
export type OwnCriteria = object;

export type OwnGoal = { readonly depth: number; readonly ownFields: OwnValues };

/** The test that a criterion on a field is; null where the plan has no such field, or it cannot be asked so. */
export type TestOwn = (fieldId: string, asked: unknown) => ((goal: OwnGoal) => boolean) | null;

/** Any of some values (ids, `yes`, `no` or `none`), a part of a text, or from-to, a date as YYYY-MM-DD. */
export type OwnTest =
  | { readonly values: readonly string[] }
  | { readonly contains: string }
  | { readonly from: OwnBound; readonly to: OwnBound };

export type OwnBound = number | string | null;

/** Stands for goals without a value. */
export const NO_VALUE = 'none';

/** The tests of a plan's own fields. */
export function ownTests(fields: readonly OwnField[]): TestOwn {
  return (fieldId, asked) => {
    const field = fields.find(({ id }) => id === fieldId);
    const test = field === undefined ? null : readOwnTest(field, asked);
    if (field === undefined || test === null) return null;
    const passes = compileOwnTest(test);
    return (goal) => passes(ownValueOf(field, goal));
  };
}

/** What a criterion asks of a field; null for what cannot be asked of it, such as words of a number. */
export function readOwnTest({ kind }: Pick<OwnField, 'kind'>, asked: unknown): OwnTest | null {
  const values = typeof asked === 'string' ? [asked] : asked;
  if (Array.isArray(values)) {
    const ids = values.filter((value) => typeof value === 'string');
    return VALUED.has(kind) && ids.length === values.length && ids.length > 0 ? { values: ids } : null;
  }
  if (typeof values !== 'object' || values === null) return null;
  const { contains, from, to } = readParts(values);
  if (TEXTS.has(kind))
    return typeof contains === 'string' && contains.trim() !== '' ? { contains: contains.trim() } : null;
  const isBound = (bound: unknown): bound is OwnBound => bound === null || boundOf(kind, bound);
  return isBound(from) && isBound(to) && (from ?? to) !== null ? { from, to } : null;
}

const VALUED: ReadonlySet<string> = new Set(['choice', 'choices', 'person', 'yes_no']);
const TEXTS: ReadonlySet<string> = new Set(['text', 'long_text', 'link']);

function readParts(asked: object): { readonly [Name in 'contains' | 'from' | 'to']: unknown } {
  return { contains: null, from: null, to: null, ...asked };
}

function boundOf(kind: OwnField['kind'], bound: unknown): bound is number | string {
  if (isNumeric(kind)) return typeof bound === 'number';
  return kind === 'date' && typeof bound === 'string' && readIsoDate(bound) !== null;
}

/** Whether a goal's value passes; null is none. */
export function compileOwnTest(test: OwnTest): (value: OwnValue | null) => boolean {
  if ('values' in test) {
    const chosen = new Set(test.values);
    return (value) => choicesIn(value).some((choice) => chosen.has(choice));
  }
  if ('contains' in test) {
    const part = fold(test.contains);
    return (value) => value !== null && fold(String(value)).includes(part);
  }
  const { from, to } = test;
  return (value) => value !== null && (from === null || value >= from) && (to === null || value <= to);
}

/** As titles are compared with a keyword. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

/** The values by which a goal is found, as a criterion names them. */
export function choicesIn(value: OwnValue | null): readonly string[] {
  if (value === null) return [NO_VALUE];
  if (typeof value === 'object') return value;
  return [typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)];
}
