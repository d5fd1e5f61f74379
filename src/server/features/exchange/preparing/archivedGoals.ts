import { readIsoDate } from '#core/calendar/date.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { isInstant } from '#server/base/clock.ts';
import { type PlanRow, planRows } from '#server/features/exchange/preparing/base/planRows.ts';
import { cellText, placeOf, readFigure } from '#server/features/exchange/preparing/base/sheet.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { because } from '#server/features/exchange/values/because.ts';
import { planCells } from '#server/features/exchange/values/planCells.ts';
import type { Cell, Edit, StoredGoal } from '#server/store/rows/edit.ts';
import type { BookedGoal } from './goalBook.ts';
import { readGoalRow } from './goalRow.ts';
import { goalOf } from './goalState.ts';
import { withFormulasKept } from './keepFormulas.ts';

/** The archived goals of a plan that is made, by the numbers that their table gives them. */
export type ArchivedGoals = {
  readonly goals: ReadonlyMap<string, StoredGoal>;
  readonly edits: readonly Edit[];
};

export const NO_ARCHIVE: ArchivedGoals = { goals: new Map(), edits: [] };

/** Reads the tables of archived goals and of their entries. A row that cannot be taken stays out and is listed. */
export function readArchive(
  tables: readonly Table[],
  { live, around }: { readonly live: ReadonlyMap<string, BookedGoal>; readonly around: Surroundings },
): ArchivedGoals {
  const setting = { plan: around.state.plan, findings: around.findings };
  const goals = new Map<string, StoredGoal>();
  for (const at of planRows(tables, 'archivedGoals', setting)) {
    const goal = readGoal(at, { goals, live, around });
    if (goal !== null) goals.set(keyOf(at), goal);
  }
  const numbers = new Map([...goals.values()].map(({ id, number }) => [shownNumber(number), id]));
  const idsOf = (number: string) => live.get(number)?.after.id ?? numbers.get(number) ?? null;
  for (const [key, goal] of goals) goals.set(key, withFormulasKept(goal, idsOf));
  const cells = new Map<string, Cell[]>();
  for (const at of planRows(tables, 'archivedEntries', setting)) {
    const goal = goals.get(keyOf(at));
    const date = readIsoDate(cellText(at('date')) ?? '');
    if (goal === undefined || date === null) {
      const reason = goal === undefined ? because('no_archived_goal') : because('not_a_day');
      around.findings.add('planRowUnfit', placeOf(at(goal === undefined ? 'archive_number' : 'date')), { reason });
      continue;
    }
    const cell = { date, target: readFigure(at('target')) ?? null, actual: readFigure(at('actual')) ?? null };
    const ofGoal = cells.get(goal.id);
    if (ofGoal) ofGoal.push(cell);
    else cells.set(goal.id, [cell]);
  }
  const edits = [
    ...[...goals.values()].map((after): Edit => ({ entity: 'goal', id: after.id, after })),
    ...[...cells].map(([goalId, ofGoal]): Edit => ({ entity: 'entries', goalId, cells: ofGoal })),
  ];
  return { goals, edits };
}

function keyOf(at: PlanRow): string {
  return cellText(at('archive_number')) ?? '';
}

type Reading = {
  /** Those above it in the table, its parents among them. */
  readonly goals: ReadonlyMap<string, StoredGoal>;
  readonly live: ReadonlyMap<string, BookedGoal>;
  readonly around: Surroundings;
};

function readGoal(at: PlanRow, { goals, live, around }: Reading): StoredGoal | null {
  const { sheet, row: tableRow } = at('number');
  const archivedAt = cellText(at('archived_at')) ?? '';
  const row = readGoalRow({ sheet, row: tableRow }, planCells(around.state.plan));
  if (row === null) return null;
  if (!isInstant(archivedAt)) {
    const reason = because('not_a_moment');
    around.findings.add('planRowUnfit', placeOf(at('archived_at')), { value: archivedAt, reason });
    return null;
  }
  const parent = goals.get(cellText(at('parent_archive_number')) ?? '') ?? live.get(row.parentKey ?? '')?.after ?? null;
  const setting = {
    id: around.moment.createId(),
    parentId: parent?.id ?? null,
    depth: row.depth ?? (parent === null ? 0 : parent.depth + 1),
    before: null,
    told: undefined,
  };
  return { ...goalOf(row, setting, around), archivedAt };
}
