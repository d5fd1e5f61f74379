import type { DiffValueKind } from '#contract/importDraft.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { shownFormula } from '#core/formula/shownFormula.ts';
import { NOTHING_STATED } from '#core/goal/goalFields.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { OwnField } from '#core/own/ownField.ts';
import {
  type CellNames,
  columnsOfField,
  type GoalCell,
  type GoalColumn,
  goalColumns,
} from '#server/features/exchange/columns/goalColumns.ts';
import { ownColumns } from '#server/features/exchange/columns/ownColumns.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';

/** What ids in a goal stand for. */
export type DiffNames = {
  readonly departments: ReadonlyMap<string, string>;
  /** Shown numbers by goal id. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Members by id, told apart by their e-mails where several have one name. */
  readonly owners: ReadonlyMap<string, string>;
  /** Members by id, as goals show their owners. */
  readonly labels: ReadonlyMap<string, string>;
  /** Own fields of the plan after the import. */
  readonly fields: readonly OwnField[];
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
  return fieldsOf(before, after, names).filter(({ of }) => of(before, names) !== of(after, names));
}

/** Every field of a new goal that has a value other than the usual one, and those of `stated` whatever they say. */
export function fieldsOfNew(after: StoredGoal, stated: ReadonlySet<string>, names: DiffNames): GoalField[] {
  const blank: StoredGoal = { ...after, ...NOTHING_STATED };
  return fieldsOf(blank, after, names).filter(
    ({ field, of }) => stated.has(field) || ![null, of(blank, names)].includes(of(after, names)),
  );
}

function fieldsOf(before: StoredGoal, after: StoredGoal, names: DiffNames): GoalField[] {
  const years = new Set([...before.targetsByYear.keys(), ...after.targetsByYear.keys()]);
  return [
    ...FIELDS,
    ...[...years].sort((one, other) => one - other).map(yearTarget),
    ...ownColumns(names.fields).map(fieldOfColumn),
  ];
}

/** Every column but the number, by which a goal is found. */
const FIELDS: readonly GoalField[] = goalColumns
  .filter(({ name, isDetail }) => name !== 'number' && isDetail !== true)
  .map(fieldOfColumn);

function fieldOfColumn({ name, kind, of, put }: GoalColumn): GoalField {
  return {
    field: name,
    as: ({ valueType }) => (kind === 'figure' ? valueType : kind),
    of: (goal, names) => plainValue(of(goal, cellNames(names))),
    put,
  };
}

/** Without a name an id stands for itself. */
function cellNames({ departments, numbers, owners, labels }: DiffNames): CellNames {
  const named = (id: string | null, names: ReadonlyMap<string, string>) => id && (names.get(id) ?? id);
  return {
    parent: ({ parentId }) => named(parentId, numbers),
    owner: ({ memberId }) => named(memberId, owners),
    ownerLabel: ({ memberId, ownerLabel }) => (ownerLabel === labels.get(memberId ?? '') ? null : ownerLabel),
    contributors: ({ contributorIds }) => contributorIds.map((id) => owners.get(id) ?? id).join('\n'),
    formula: (text) => shownFormula(text, (id) => numbers.get(id)),
    person: (id) => owners.get(id) ?? id,
    department: ({ departmentId }) => named(departmentId, departments),
  };
}

function plainValue(cell: GoalCell): FieldValue {
  if (cell === '' || cell === null) return null;
  return typeof cell === 'object' ? formatIsoDate(cell.day) : cell;
}

/** The fields in which a status lies that is set by hand. */
export const STATUS_FIELDS: readonly string[] = columnsOfField('handStatus').map(({ name }) => name);

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

/** The shown numbers of goals by their ids. */
export function numbersById(goals: Iterable<StoredGoal>): ReadonlyMap<string, string> {
  return new Map([...goals].map(({ id, number }) => [id, shownNumber(number)]));
}
