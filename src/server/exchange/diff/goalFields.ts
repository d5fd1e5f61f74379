import type { DiffValueKind } from '#contract/importDraft.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { newBasesText } from '#server/exchange/values/newBases.ts';
import type { StoredGoal } from '#server/store/edit.ts';

/** What ids in a goal stand for. */
export type DiffNames = {
  readonly departments: ReadonlyMap<string, string>;
  /** Shown numbers by goal id. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Members by id, told apart by their e-mails where several have one name. */
  readonly owners: ReadonlyMap<string, string>;
};

export type FieldValue = string | number | null;

/** One thing a person states about a goal: its column, its value, and how it alone is taken over from a changed goal. */
export type GoalField = {
  readonly field: string;
  readonly as: (goal: StoredGoal) => DiffValueKind;
  readonly of: (goal: StoredGoal, names: DiffNames) => FieldValue;
  readonly put: (before: StoredGoal, after: StoredGoal) => StoredGoal;
};

/** Every field in which a goal differs, end targets by year among them. */
export function changedFields(before: StoredGoal, after: StoredGoal, names: DiffNames): GoalField[] {
  const years = new Set([...before.targetsByYear.keys(), ...after.targetsByYear.keys()]);
  const fields = [...FIELDS, ...[...years].sort((one, other) => one - other).map(yearTarget)];
  return fields.filter(({ of }) => of(before, names) !== of(after, names));
}

/** Fields whose whole value is one key of a goal. */
type PlainKey = {
  [Key in keyof StoredGoal]: StoredGoal[Key] extends string | number | null ? Key : never;
}[keyof StoredGoal];

const FIELDS: readonly GoalField[] = [
  plain('title', 'title'),
  {
    field: 'parent_number',
    as: () => 'parent',
    of: ({ parentId }, { numbers }) => (parentId === null ? null : (numbers.get(parentId) ?? parentId)),
    put: (before, { parentId, depth }) => ({ ...before, parentId, depth }),
  },
  {
    field: 'depth',
    as: () => 'number',
    of: ({ depth }) => depth,
    put: (before, { depth }) => ({ ...before, depth }),
  },
  plain('description', 'description'),
  plain('measure', 'measure'),
  plain('function', 'aggregation', 'word'),
  plain('value_type', 'valueType', 'word'),
  plain('tracking', 'trackingFrequency', 'word'),
  plain('direction', 'targetDirection', 'word'),
  {
    field: 'start',
    as: () => 'date',
    of: ({ span }) => dateOf(span.start),
    put: (before, { span }) => ({ ...before, span: { ...before.span, start: span.start } }),
  },
  {
    field: 'end',
    as: () => 'date',
    of: ({ span }) => dateOf(span.end),
    put: (before, { span }) => ({ ...before, span: { ...before.span, end: span.end } }),
  },
  {
    field: 'owner',
    as: () => 'text',
    of: ({ ownerLabel, memberId }, { owners }) =>
      memberId === null ? ownerLabel || null : (owners.get(memberId) ?? memberId),
    put: (before, { ownerLabel, memberId }) => ({ ...before, ownerLabel, memberId }),
  },
  {
    field: 'department',
    as: () => 'text',
    of: ({ departmentId }, { departments }) =>
      departmentId === null ? null : (departments.get(departmentId) ?? departmentId),
    put: (before, { departmentId }) => ({ ...before, departmentId }),
  },
  plain('perspective', 'perspective', 'word'),
  plain('priority', 'priority', 'word'),
  flag('is_kpi', 'isKpi'),
  plain('rollup', 'rollup', 'word'),
  flag('eoy_100', 'isEndOfYear100'),
  {
    field: 'all_target',
    as: ({ valueType }) => valueType,
    of: ({ allTarget }) => allTarget,
    put: (before, { allTarget }) => ({ ...before, allTarget }),
  },
  {
    field: 'baseline',
    as: ({ valueType }) => valueType,
    of: ({ baseline }) => baseline?.value ?? null,
    put: (before, { baseline }) => ({ ...before, baseline }),
  },
  {
    field: 'baseline_date',
    as: () => 'date',
    of: ({ baseline }) => dateOf(baseline?.date ?? null),
    put: (before, { baseline }) => ({ ...before, baseline }),
  },
  {
    field: 'new_bases',
    as: () => 'text',
    of: ({ newBases }) => newBasesText(newBases) || null,
    put: (before, { newBases }) => ({ ...before, newBases }),
  },
  {
    field: 'status',
    as: () => 'word',
    of: ({ handStatus }) => handStatus?.status ?? null,
    put: (before, { handStatus }) => ({ ...before, handStatus }),
  },
  {
    field: 'status_note',
    as: () => 'text',
    of: ({ handStatus }) => handStatus?.note ?? null,
    put: (before, { handStatus }) => ({ ...before, handStatus }),
  },
];

/** The fields in which a status lies that is set by hand. */
export const STATUS_FIELDS: readonly string[] = ['status', 'status_note'];

function plain(field: string, key: PlainKey, as: DiffValueKind = 'text'): GoalField {
  return {
    field,
    as: () => as,
    of: (goal) => (goal[key] === '' ? null : goal[key]),
    put: (before, after) => ({ ...before, [key]: after[key] }),
  };
}

function flag(field: string, key: 'isKpi' | 'isEndOfYear100'): GoalField {
  return {
    field,
    as: () => 'word',
    of: (goal) => (goal[key] ? 'yes' : 'no'),
    put: (before, after) => ({ ...before, [key]: after[key] }),
  };
}

function yearTarget(year: number): GoalField {
  return {
    field: `eoy_target_${year}`,
    as: ({ valueType }) => valueType,
    of: ({ targetsByYear }) => targetsByYear.get(year) ?? null,
    put: (before, after) => {
      const targetsByYear = new Map(before.targetsByYear);
      const target = after.targetsByYear.get(year);
      if (target === undefined) targetsByYear.delete(year);
      else targetsByYear.set(year, target);
      return { ...before, targetsByYear };
    },
  };
}

function dateOf(day: Day | null): string | null {
  return day === null ? null : formatIsoDate(day);
}

/** The shown numbers of goals by their ids. */
export function numbersById(goals: Iterable<StoredGoal>): ReadonlyMap<string, string> {
  return new Map([...goals].map(({ id, number }) => [id, shownNumber(number)]));
}
