import { shownFormula } from '#core/formula/shownFormula.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { parentByDots } from '#core/goal/parentByDots.ts';
import { inTreeOrder } from '#core/goal/treeOrder.ts';
import { type CellNames, type GoalColumn, goalColumns } from '#server/features/exchange/columns/goalColumns.ts';
import { ownColumns } from '#server/features/exchange/columns/ownColumns.ts';
import { displayName, distinctNames } from '#server/features/exchange/preparing/base/people.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { type ExportTable, rowsMadeBy } from '#server/platform/csv/exportTable.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';

/** The goals of a plan in the order of their numbers, in the columns of an import: read again they are the same goals. */
export function goalsTable(state: PlanState): ExportTable {
  return { name: 'Goals', ...goalRowsOf(inOrder(state.goals), state) };
}

/** Goals in the columns of an import, in the order of the list. */
export function goalRowsOf(goals: readonly StoredGoal[], state: PlanState): Pick<ExportTable, 'header' | 'rows'> {
  const names = namesIn(state);
  const own = ownColumns(state.plan.fields);
  const years = [...new Set(goals.flatMap(({ targetsByYear }) => [...targetsByYear.keys()]))].sort(ascending);
  return {
    header: [...columnNames(goalColumns), ...years.map((year) => `eoy_target_${year}`), ...columnNames(own)],
    rows: rowsMadeBy(function* () {
      for (const goal of goals) {
        const cells = (columns: readonly GoalColumn[]) => columns.map(({ of }) => of(goal, names));
        yield [...cells(goalColumns), ...years.map((year) => goal.targetsByYear.get(year) ?? null), ...cells(own)];
      }
    }),
  };
}

function columnNames(columns: readonly GoalColumn[]): string[] {
  return columns.map(({ name }) => name);
}

/** As lists show them: by number, each under its parent. */
export function inOrder(goals: readonly StoredGoal[]): readonly StoredGoal[] {
  return inTreeOrder(goals);
}

/** How the cells name what a goal has by its id. */
function namesIn({ goals, departments, members }: PlanState): CellNames {
  const byId = new Map(goals.map((goal) => [goal.id, goal]));
  const numbers = new Set(goals.map(({ number }) => shownNumber(number)));
  const departmentNames = new Map(departments.map(({ id, name }) => [id, name]));
  const owners = distinctNames(members);
  const labels = new Map(members.map((member) => [member.id, displayName(member)]));
  return {
    parent: (goal) => parentNumberOf(goal, { goals: byId, numbers }),
    owner: ({ memberId }) => owners.get(memberId ?? '') ?? null,
    ownerLabel: ({ memberId, ownerLabel }) => (ownerLabel === labels.get(memberId ?? '') ? null : ownerLabel),
    contributors: ({ contributorIds }) => contributorIds.map((id) => owners.get(id) ?? '').join('\n'),
    formula: (text) => shownFormula(text, (id) => byId.get(id)?.number),
    person: (id) => owners.get(id) ?? null,
    department: ({ departmentId }) => departmentNames.get(departmentId ?? '') ?? '',
  };
}

type Book = {
  readonly goals: ReadonlyMap<string, StoredGoal>;
  /** Shown numbers. */
  readonly numbers: ReadonlySet<string>;
};

/** A goal at the top says so where the dots of its number would give it a parent. */
function parentNumberOf(goal: StoredGoal, { goals, numbers }: Book): string {
  const parent = goal.parentId === null ? undefined : goals.get(goal.parentId);
  if (parent !== undefined) return shownNumber(parent.number);
  return parentByDots(shownNumber(goal.number), (key) => numbers.has(key)) === null ? '' : '-';
}

function ascending(one: number, other: number): number {
  return one - other;
}
