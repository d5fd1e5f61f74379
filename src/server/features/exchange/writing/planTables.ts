import { formatIsoDate } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { EMPTY_SERIES, entriesOf } from '#core/goal/series.ts';
import { ownFieldRow } from '#server/features/exchange/columns/ownFieldTable.ts';
import { planSettings } from '#server/features/exchange/columns/planSettings.ts';
import { PLAN_TABLES, planTable } from '#server/features/exchange/columns/planTables.ts';
import { distinctNames } from '#server/features/exchange/preparing/base/people.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { type ExportRow, type ExportTable, rowsMadeBy } from '#server/platform/csv/exportTable.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { goalRowsOf } from './goalsTable.ts';
import { workTables } from './workTables.ts';

/** What a plan has beside its goals and entries, in tables that an import reads; those without a row are left out. */
export function planTables(state: PlanState): ExportTable[] {
  const archived = inOrderOfArchive(state.archived ?? []);
  const places: Places = new Map(archived.map(({ id }, at) => [id, at + 1]));
  const [departments, members] = [state.departments.length, state.members.length];
  return [
    planTable(
      'plan',
      planSettings.flatMap(({ name, meaning, of, isOptional = false }) => {
        const value = of(state.plan);
        return isOptional && value === null ? [] : [[name, value, meaning]];
      }),
    ),
    ...(departments === 0 ? [] : [planTable('departments', departmentRows(state))]),
    ...(members === 0 ? [] : [planTable('members', memberRows(state))]),
    ...(state.plan.fields.length === 0 ? [] : [planTable('ownFields', state.plan.fields.map(ownFieldRow))]),
    ...((state.comments ?? []).length === 0 ? [] : [planTable('comments', commentRows(state, places))]),
    ...workTables(state, places),
    ...(archived.length === 0 ? [] : [archivedGoals(archived, { state, places }), archivedEntries(archived, state)]),
  ];
}

/** Archived goals by id, counted from 1: their numbers may be those of other goals. */
type Places = ReadonlyMap<string, number>;

/** Parents before their children. */
function inOrderOfArchive(goals: readonly StoredGoal[]): StoredGoal[] {
  return goals.toSorted(
    (one, other) =>
      one.depth - other.depth ||
      compared(one.archivedAt ?? '', other.archivedAt ?? '') ||
      compared(one.number, other.number) ||
      compared(one.id, other.id),
  );
}

function departmentRows({ departments }: PlanState): ExportRow[] {
  return departments.map(({ name, position }) => [name, position ?? null]);
}

function memberRows({ members, departments }: PlanState): ExportRow[] {
  const names = new Map(departments.map(({ id, name }) => [id, name]));
  return members.map(({ firstName, lastName, email, role, departmentId, leadsDepartment }) => [
    firstName,
    lastName,
    email,
    role,
    names.get(departmentId ?? '') ?? null,
    leadsDepartment ? 'yes' : 'no',
  ]);
}

/** The oldest first. */
function commentRows({ comments = [], goals, archived = [], members }: PlanState, places: Places) {
  const names = distinctNames(members);
  const numbers = new Map([...goals, ...archived].map(({ id, number }) => [id, shownNumber(number)]));
  const known = comments.filter(({ goalId }) => numbers.has(goalId));
  const sorted = known.toSorted((one, other) => compared(one.at, other.at) || compared(one.id, other.id));
  return rowsMadeBy(function* (): Generator<ExportRow> {
    for (const { goalId, at, memberId, firstName, lastName, text } of sorted) {
      const author = names.get(memberId ?? '') ?? null;
      yield [numbers.get(goalId) ?? '', places.get(goalId) ?? null, at, author, firstName, lastName, text];
    }
  });
}

function archivedGoals(
  goals: readonly StoredGoal[],
  { state, places }: { readonly state: PlanState; readonly places: Places },
): ExportTable {
  const own = PLAN_TABLES.archivedGoals.columns.filter((column) => column !== 'number' && column !== 'title');
  const { header, rows } = goalRowsOf(goals, { ...state, goals: [...state.goals, ...goals] });
  return {
    name: PLAN_TABLES.archivedGoals.sheet,
    header: [...own, ...header],
    rows: rowsMadeBy(function* () {
      let at = 0;
      for (const row of rows) {
        const goal = goals[at];
        at += 1;
        yield [at, goal?.archivedAt ?? '', places.get(goal?.parentId ?? '') ?? null, ...row];
      }
    }),
  };
}

function archivedEntries(goals: readonly StoredGoal[], { series }: PlanState): ExportTable {
  const rows = rowsMadeBy(function* (): Generator<ExportRow> {
    for (const [at, { id }] of goals.entries()) {
      for (const { date, target, actual } of entriesOf(series.get(id) ?? EMPTY_SERIES))
        yield [at + 1, formatIsoDate(date), target, actual];
    }
  });
  return planTable('archivedEntries', rows);
}

function compared(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
