import type { Day } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { Work } from '#core/work/work.ts';
import { PLAN_TABLES } from '#server/features/exchange/columns/planTables.ts';
import { distinctNames } from '#server/features/exchange/preparing/base/people.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { inWorkOrder } from '#server/features/exchange/preparing/work/workOrder.ts';
import { lineOf } from '#server/features/exchange/values/plainText.ts';
import type { ExportCell, ExportTable } from '#server/platform/csv/exportTable.ts';

/** Archived goals by id, as their table counts them. */
type Places = ReadonlyMap<string, number>;

/** Initiatives, milestones and decisions as tables that an import reads; those without a row are left out. */
export function workTables(state: PlanState, places: Places): ExportTable[] {
  if (state.work === undefined) return [];
  const work = inWorkOrder(state.work);
  const names = namesIn(state, { work, places });
  return [
    ...table(PLAN_TABLES.initiatives, work.initiatives, (each) => ({
      initiative: each.title,
      goals: names.goals(each.goalIds),
      state: each.state,
      initiative_number: names.number(each.id),
      description: each.description,
      owner: names.person(each.ownerId),
      department: names.department(each.departmentId),
      start: dayCell(each.start),
      end: dayCell(each.end),
      percent: each.percentByHand,
      planned: each.planned,
      spent: each.spent,
      after: names.work(each.afterIds),
      archived_goals: names.archivedGoals(each.goalIds),
      archived_at: each.archivedAt,
    })),
    ...table(PLAN_TABLES.milestones, work.milestones, (each) => ({
      milestone: each.title,
      due: dayCell(each.due),
      initiative: names.work(listed(each.initiativeId)),
      goal: names.goals(listed(each.goalId)),
      milestone_number: names.number(each.id),
      owner: names.person(each.ownerId),
      done_on: dayCell(each.doneOn),
      weight: each.weight,
      after: names.work(each.afterIds),
      archived_goal: names.archivedGoals(listed(each.goalId)),
      archived_at: each.archivedAt,
    })),
    ...table(PLAN_TABLES.decisions, work.decisions, (each) => ({
      decided_on: dayCell(each.day),
      decision: each.text,
      who: each.who,
      goals: names.goals(each.goalIds),
      initiatives: names.work(each.initiativeIds),
      noted_by: names.person(each.memberId),
      archived_goals: names.archivedGoals(each.goalIds),
      archived_at: each.archivedAt,
    })),
  ];
}

type Columns<Column> = {
  readonly sheet: string;
  readonly columns: readonly Column[];
  readonly others: readonly Column[];
};

function table<Column extends string, Item>(
  { sheet, columns, others }: Columns<Column>,
  items: readonly Item[],
  cellsOf: (item: Item) => Readonly<Record<Column, ExportCell>>,
): ExportTable[] {
  const header = [...columns, ...others];
  const rows = items.map((item) => {
    const cells = cellsOf(item);
    return header.map((column) => cells[column]);
  });
  return rows.length === 0 ? [] : [{ name: sheet, header, rows }];
}

/** How cells name what work refers to: each on a line, by its number, with its title for whoever reads it. */
function namesIn(
  { goals, archived = [], members, departments }: PlanState,
  { work, places }: { readonly work: Work; readonly places: Places },
) {
  const live = new Map(goals.map(({ id, number, title }) => [id, nameOf(shownNumber(number), title)]));
  const put = new Map(archived.map(({ id, title }) => [id, nameOf(String(places.get(id) ?? ''), title)]));
  const people = distinctNames(members);
  const departmentNames = new Map(departments.map(({ id, name }) => [id, name]));
  const numbers = new Map([
    ...work.initiatives.map(({ id }, at) => [id, `I${at + 1}`] as const),
    ...work.milestones.map(({ id }, at) => [id, `M${at + 1}`] as const),
  ]);
  const things = new Map(
    [...work.initiatives, ...work.milestones].map(({ id, title }) => [id, nameOf(numbers.get(id) ?? '', title)]),
  );
  const linesOf = (ids: readonly string[], of: ReadonlyMap<string, string>) =>
    ids.flatMap((id) => of.get(id) ?? []).join('\n');
  return {
    goals: (ids: readonly string[]) => linesOf(ids, live),
    archivedGoals: (ids: readonly string[]) => linesOf(ids, put),
    work: (ids: readonly string[]) => linesOf(ids, things),
    number: (id: string) => numbers.get(id) ?? null,
    person: (id: string | null) => people.get(id ?? '') ?? null,
    department: (id: string | null) => departmentNames.get(id ?? '') ?? null,
  };
}

/** A cell of a workbook holds 32,767 characters, and a hundred links. */
const TITLE_CHARACTERS = 80;

function nameOf(number: string, title: string): string {
  return `${number} ${lineOf(title).slice(0, TITLE_CHARACTERS).toWellFormed()}`.trim();
}

function listed(id: string | null): readonly string[] {
  return id === null ? [] : [id];
}

function dayCell(day: Day | null): ExportCell {
  return day === null ? null : { day };
}
