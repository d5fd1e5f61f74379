import type { Day } from '#core/calendar/date.ts';
import type { WireChangeField } from './change.ts';
import {
  aggregationCodes,
  directionCodes,
  fiscalDisplayCodes,
  priorityCodes,
  rollupCodes,
  trackingCodes,
  valueTypeCodes,
} from './wire/codes.ts';
import { decodeDate } from './wire/date.ts';

/** A value of a field as the page has it: what a wire code means, a day, a figure, a reference, or a text. */
export type ChangedValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'figure'; readonly value: number }
  | { readonly kind: 'day'; readonly day: Day }
  | { readonly kind: 'newBases'; readonly bases: readonly { readonly day: Day; readonly reason: string }[] }
  | { readonly kind: 'flag'; readonly isOn: boolean }
  /** One of a field's words: `sum` of aggregation, `lead` of role. */
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'goal' | 'member' | 'department'; readonly id: string };

/** A field that was changed, under its domain name where there is one. */
export type ChangedField = {
  readonly name: string;
  /** The first day of the period of a target or an actual. */
  readonly period: Day | null;
  readonly before: ChangedValue;
  readonly after: ChangedValue;
};

/** Doubles of another field, and what follows from one: not told twice. */
const FOLLOWING: ReadonlySet<string> = new Set([
  'id',
  'depth',
  'highPriority',
  'isKpi',
  'rollup_is_set',
  'when_updated',
  'fiscalYearStartMonth',
  'fiscalDisplay',
  'has_depts',
  'udef',
]);

/** What a change did to the fields of one thing, in the page's words. */
export function decodeChangeFields(fields: readonly WireChangeField[]): ChangedField[] {
  return fields.flatMap(({ field, date, before, after }) => {
    if (FOLLOWING.has(field)) return [];
    const known = FIELDS.get(field);
    const read = known?.read ?? plain;
    const name = known?.name ?? field;
    return [
      {
        name,
        period: date === null ? null : decodeDate(date),
        before: readValue(read, before),
        after: readValue(read, after),
      },
    ];
  });
}

type Read = (value: unknown) => ChangedValue;

function readValue(read: Read, value: unknown): ChangedValue {
  return value === null || value === undefined || value === '' ? NONE : read(value);
}

const NONE: ChangedValue = { kind: 'none' };

const plain: Read = (value) => {
  if (typeof value === 'number') return { kind: 'figure', value };
  if (typeof value === 'string') return { kind: 'text', text: value };
  return listed(value);
};

/** Labels, targets by year and the like, one after the other. */
const listed: Read = (value) => {
  if (typeof value !== 'object' || value === null) return { kind: 'text', text: String(value) };
  const entries = Array.isArray(value)
    ? value.map(String)
    : Object.entries(value).map(([key, part]) => `${key}: ${part}`);
  return entries.length === 0 ? NONE : { kind: 'text', text: entries.join(', ') };
};

const description: Read = (value) => {
  try {
    const read: unknown = JSON.parse(String(value));
    const text =
      typeof read === 'object' && read !== null ? new Map(Object.entries(read)).get('description') : undefined;
    return typeof text === 'string' ? (text === '' ? NONE : { kind: 'text', text }) : plain(value);
  } catch {
    return plain(value);
  }
};

const newBases: Read = (value) => {
  const bases = (Array.isArray(value) ? value : []).flatMap((base: unknown) => {
    const known = new Map<string, unknown>(typeof base === 'object' && base !== null ? Object.entries(base) : []);
    const date = decodeDate(String(known.get('date')));
    return date === null ? [] : [{ day: date, reason: String(known.get('reason')) }];
  });
  return bases.length === 0 ? NONE : { kind: 'newBases', bases };
};

const flag: Read = (value) => ({ kind: 'flag', isOn: value === 1 });
const word: Read = (value) => ({ kind: 'word', word: String(value) });

const day: Read = (value) => {
  const read = decodeDate(String(value).slice(0, 'YYYY-MM-DD'.length));
  return read === null ? NONE : { kind: 'day', day: read };
};

function coded(decode: (code: number) => string): Read {
  return (value) => ({ kind: 'word', word: decode(Number(value)) });
}

function reference(kind: 'goal' | 'member' | 'department'): Read {
  return (value) => ({ kind, id: String(value) });
}

const FIELDS: ReadonlyMap<string, { readonly name: string; readonly read: Read }> = new Map(
  Object.entries({
    parent_id: { name: 'parent', read: reference('goal') },
    item: { name: 'title', read: plain },
    description: { name: 'description', read: description },
    function: { name: 'aggregation', read: coded(aggregationCodes.decode) },
    valuetype: { name: 'valueType', read: coded(valueTypeCodes.decode) },
    tracking_frequency: { name: 'trackingFrequency', read: coded(trackingCodes.decode) },
    target_direction: { name: 'targetDirection', read: coded(directionCodes.decode) },
    priority: { name: 'priority', read: coded(priorityCodes.decode) },
    rollup_type: { name: 'rollup', read: coded(rollupCodes.decode) },
    start: { name: 'start', read: day },
    end: { name: 'end', read: day },
    iskey: { name: 'isKpi', read: flag },
    eoy_100: { name: 'isEndOfYear100', read: flag },
    targets: { name: 'targetsByYear', read: listed },
    own_all_target: { name: 'allTarget', read: plain },
    own_baseline: { name: 'baseline', read: listed },
    new_bases: { name: 'newBases', read: newBases },
    who_label: { name: 'ownerLabel', read: plain },
    plan_dep_id: { name: 'department', read: reference('department') },
    plan_mem_id: { name: 'member', read: reference('member') },
    plan_oga_type: { name: 'perspective', read: word },
    status_set: { name: 'handStatus', read: word },
    status_note: { name: 'handNote', read: plain },
    status_is_automatic: { name: 'isStatusAutomatic', read: flag },
    archived_at: { name: 'archivedAt', read: day },
    fiscal_month: { name: 'fiscalStartMonth', read: plain },
    fiscal_display: { name: 'fiscalDisplay', read: coded(fiscalDisplayCodes.decode) },
    date_format: { name: 'dateFormat', read: plain },
    currency_indicator: { name: 'currency', read: plain },
    week_start: { name: 'weekStart', read: plain },
    time_zone: { name: 'timeZone', read: plain },
    closed_until: { name: 'closedUntil', read: day },
    is_archived: { name: 'isArchived', read: flag },
    is_outlook_off: { name: 'isOutlookOff', read: flag },
    is_demo: { name: 'isDemo', read: flag },
    plans_name: { name: 'name', read: plain },
    plan_users_fname: { name: 'firstName', read: plain },
    plan_users_lname: { name: 'lastName', read: plain },
    plan_users_type: { name: 'leadsDepartment', read: (value: unknown) => ({ kind: 'flag', isOn: value === '1' }) },
    dept_id: { name: 'department', read: reference('department') },
    role: { name: 'role', read: word },
  } satisfies Record<string, { name: string; read: Read }>),
);
