import { goalFields } from '#core/goal/goalFields.ts';
import { eachWireOption } from '#core/plan/planOptions.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import type { WireChangeField } from './change.ts';
import { type ChangedField, type ChangedValue, NONE } from './changedField.ts';
import { changedOwnFields } from './changedOwnFields.ts';
import { goalWire, type WireField, type WireKind } from './goal/goalWire.ts';
import { isUsedFor } from './goal/wireNames.ts';
import { fiscalDisplayCodes } from './wire/codes.ts';
import { decodeDate } from './wire/date.ts';

const untold = namesOf(goalWire).filter((field) => !isUsedFor('history', field));

/** Codes of other fields, and what follows from another field. */
const FOLLOWING: ReadonlySet<string> = new Set([
  'id',
  'highPriority',
  'isKpi',
  'rollup_is_set',
  'when_updated',
  'fiscalYearStartMonth',
  'fiscalDisplay',
  'has_depts',
  'udef',
  ...untold.flatMap((field) => goalWire[field].parts.map(({ name }) => name)),
]);

/** What a change did to the fields of one thing, in the page's words. */
export function decodeChangeFields(fields: readonly WireChangeField[]): ChangedField[] {
  return fields.flatMap(({ field, date, name: label, kind, before, after }) => {
    if (FOLLOWING.has(field)) return [];
    if (field === 'fields') return changedOwnFields(before, after);
    if (kind !== undefined && label !== undefined) {
      const readOwn = kind === 'date' ? day : kind === 'yes_no' ? yesNo : plain;
      const values = { before: readValue(readOwn, before), after: readValue(readOwn, after) };
      return [{ name: 'ownFields', label, period: null, ...values }];
    }
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

const plain: Read = (value) => {
  if (typeof value === 'number') return { kind: 'figure', value };
  if (typeof value === 'string') return { kind: 'text', text: value };
  return listed(value);
};

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

/** Of a plan's own words, the words. */
const named: Read = (value) =>
  listed(
    (Array.isArray(value) ? value : []).map((each: unknown) =>
      typeof each === 'object' && each !== null ? new Map(Object.entries(each)).get('name') : each,
    ),
  );

/** Of a plan's perspectives, their names: the letters are of files. */
const namesIn: Read = (value) => listed(typeof value === 'object' && value !== null ? Object.values(value) : []);

const columns: Read = (value) => ({ kind: 'columns', columns: Array.isArray(value) ? value.map(String) : [] });
const flag: Read = (value) => ({ kind: 'flag', isOn: value === 1 });
const yesNo: Read = (value) => ({ kind: 'flag', isOn: value === true });
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

function references(kind: 'members' | 'goals' | 'work'): Read {
  return (value) => {
    const ids = Array.isArray(value) ? value.map(String) : [];
    return ids.length === 0 ? NONE : { kind, ids };
  };
}

const members = references('members');
/** Initiatives and milestones. */
const work = references('work');
const goals = references('goals');

/** What a field of a goal, or a part of one, is called in a change. */
export function nameInHistory(field: string): string {
  return new Map(Object.entries(OTHERWISE)).get(field) ?? field;
}

type KnownField = { readonly name: string; readonly read: Read };

const OTHERWISE: { readonly [Name in WireField]?: string } = {
  parentId: 'parent',
  departmentId: 'department',
  memberId: 'member',
  contributorIds: 'contributors',
};

function goalEntries(field: WireField): [string, KnownField][] {
  const { parts } = goalWire[field];
  return parts.map((part) => [
    part.name,
    { name: parts.length > 1 ? part.name : nameInHistory(field), read: readerOf(field, part) },
  ]);
}

type WirePart = { readonly kind: WireKind; readonly codes: { readonly decode: (code: number) => string } | null };

function readerOf(field: WireField, { kind, codes }: WirePart): Read {
  if (field === 'description') return description;
  if (codes !== null) return coded(codes.decode);
  const refersTo = goalFields[field].kind;
  if (refersTo === 'goal' || refersTo === 'member' || refersTo === 'department') return reference(refersTo);
  if (refersTo === 'members') return members;
  switch (kind) {
    case 'date':
      return day;
    case 'flag':
      return flag;
    case 'letter':
    case 'word':
      return word;
    case 'newBases':
      return newBases;
    default:
      return plain;
  }
}

const FIELDS: ReadonlyMap<string, KnownField> = new Map([
  ...namesOf(goalWire).flatMap(goalEntries),
  ...Object.entries({
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
    ...eachWireOption((name) => ({ name, read: flag })),
    waiting_period: { name: 'waitingPeriod', read: day },
    waiting_actual: { name: 'waitingActual', read: plain },
    waiting_target: { name: 'waitingTarget', read: plain },
    declined_actual: { name: 'declinedActual', read: plain },
    declined_target: { name: 'declinedTarget', read: plain },
    perspectives: { name: 'perspectives', read: namesIn },
    levels: { name: 'levels', read: named },
    statuses: { name: 'statuses', read: named },
    palette: { name: 'palette', read: word },
    table_columns: { name: 'tableColumns', read: columns },
    is_demo: { name: 'isDemo', read: flag },
    feed_name: { name: 'feedName', read: plain },
    feed_ask: { name: 'feedAsk', read: plain },
    feed_months: { name: 'feedMonths', read: plain },
    feed_goal_by: { name: 'feedGoalBy', read: plain },
    feed_mapping: { name: 'feedMapping', read: plain },
    feed_schedule: { name: 'feedSchedule', read: plain },
    feed_writes: { name: 'feedWrites', read: plain },
    feed_paused: { name: 'feedPaused', read: flag },
    title: { name: 'workTitle', read: plain },
    owner_id: { name: 'workOwner', read: reference('member') },
    department_id: { name: 'department', read: reference('department') },
    state: { name: 'workState', read: word },
    percent: { name: 'percent', read: plain },
    planned: { name: 'planned', read: plain },
    spent: { name: 'spent', read: plain },
    goal_ids: { name: 'linkedGoals', read: goals },
    after_ids: { name: 'comesAfter', read: work },
    initiative_ids: { name: 'linkedWork', read: work },
    due: { name: 'due', read: day },
    done_on: { name: 'doneOn', read: day },
    day: { name: 'decidedOn', read: day },
    text: { name: 'decisionText', read: plain },
    who: { name: 'decidedBy', read: plain },
    plans_name: { name: 'name', read: plain },
    plan_users_fname: { name: 'firstName', read: plain },
    plan_users_lname: { name: 'lastName', read: plain },
    plan_users_type: { name: 'leadsDepartment', read: (value: unknown) => ({ kind: 'flag', isOn: value === '1' }) },
    dept_id: { name: 'department', read: reference('department') },
    role: { name: 'role', read: word },
  } satisfies Record<string, KnownField>),
]);
