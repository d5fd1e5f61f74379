import { compareGoalNumbers, shownNumber } from '#core/goal/goalNumber.ts';
import { type ExportCell, type ExportTable, rowsMadeBy } from '#server/csv/exportTable.ts';
import { parentByDots } from '#server/exchange/preparing/parentByDots.ts';
import { displayName } from '#server/exchange/preparing/people.ts';
import type { PlanState } from '#server/exchange/preparing/planState.ts';
import { newBasesText } from '#server/exchange/values/newBases.ts';
import type { StoredGoal } from '#server/store/edit.ts';

/** The goals of a plan in the order of their numbers, in the columns of an import: read again they are the same goals. */
export function goalsTable(state: PlanState): ExportTable {
  const book = bookOf(state);
  const years = [...new Set(state.goals.flatMap(({ targetsByYear }) => [...targetsByYear.keys()]))].sort(ascending);
  return {
    name: 'Goals',
    header: [...COLUMNS.keys(), ...years.map((year) => `eoy_target_${year}`)],
    rows: rowsMadeBy(function* () {
      for (const goal of inOrder(state.goals)) {
        const cells = Array.from(COLUMNS.values(), (cellOf) => cellOf(goal, book));
        yield [...cells, ...years.map((year) => goal.targetsByYear.get(year) ?? null)];
      }
    }),
  };
}

/** As lists show them: by number, part by part. */
export function inOrder(goals: readonly StoredGoal[]): StoredGoal[] {
  return goals.toSorted((one, other) => compareGoalNumbers(one.number, other.number) || (one.id < other.id ? -1 : 1));
}

/** What a goal's cells name by other ids. */
type Book = {
  readonly goals: ReadonlyMap<string, StoredGoal>;
  /** Shown numbers. */
  readonly numbers: ReadonlySet<string>;
  readonly departments: ReadonlyMap<string, string>;
  readonly owners: ReadonlyMap<string, string>;
};

function bookOf({ goals, departments, members }: PlanState): Book {
  return {
    goals: new Map(goals.map((goal) => [goal.id, goal])),
    numbers: new Set(goals.map(({ number }) => shownNumber(number))),
    departments: new Map(departments.map(({ id, name }) => [id, name])),
    owners: new Map(
      members.map((member) => {
        const name = displayName(member);
        return [member.id, member.email === null ? name : `${name} <${member.email}>`];
      }),
    ),
  };
}

/** The columns of an import but `unit` and `eoy_target`: a goal has a value type, and a target for each year. */
const COLUMNS = new Map<string, (goal: StoredGoal, book: Book) => ExportCell>([
  ['number', ({ number }) => number],
  ['title', ({ title }) => title],
  ['parent_number', parentNumberOf],
  ['depth', ({ depth }) => depth],
  ['description', ({ description }) => description],
  ['measure', ({ measure }) => measure],
  ['function', ({ aggregation }) => aggregation],
  ['value_type', ({ valueType }) => valueType],
  ['tracking', ({ trackingFrequency }) => trackingFrequency],
  ['direction', ({ targetDirection }) => targetDirection],
  ['start', ({ span }) => dayCell(span.start)],
  ['end', ({ span }) => dayCell(span.end)],
  ['owner', ({ memberId, ownerLabel }, { owners }) => owners.get(memberId ?? '') ?? ownerLabel],
  ['department', ({ departmentId }, { departments }) => departments.get(departmentId ?? '') ?? ''],
  ['perspective', ({ perspective }) => perspective],
  ['priority', ({ priority }) => priority],
  ['is_kpi', ({ isKpi }) => yesOrNo(isKpi)],
  ['rollup', ({ rollup }) => rollup],
  ['eoy_100', ({ isEndOfYear100 }) => yesOrNo(isEndOfYear100)],
  ['all_target', ({ allTarget }) => allTarget],
  ['baseline', ({ baseline }) => baseline?.value ?? null],
  ['baseline_date', ({ baseline }) => dayCell(baseline?.date ?? null)],
  ['new_bases', ({ newBases }) => newBasesText(newBases)],
  ['status', ({ handStatus }) => handStatus?.status ?? null],
  ['status_note', ({ handStatus }) => handStatus?.note ?? ''],
]);

/** A goal at the top says so where the dots of its number would give it a parent. */
function parentNumberOf(goal: StoredGoal, { goals, numbers }: Book): string {
  const parent = goal.parentId === null ? undefined : goals.get(goal.parentId);
  if (parent !== undefined) return shownNumber(parent.number);
  return parentByDots(shownNumber(goal.number), (key) => numbers.has(key)) === null ? '' : '-';
}

function dayCell(day: StoredGoal['span']['start']): ExportCell {
  return day === null ? null : { day };
}

function yesOrNo(flag: boolean): string {
  return flag ? 'yes' : 'no';
}

function ascending(one: number, other: number): number {
  return one - other;
}
