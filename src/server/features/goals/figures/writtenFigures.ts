import type { Figure } from '#contract/figures.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import type { LockedReading, PlannedChange } from '#server/features/asking/changePlan.ts';
import { problemOf, type RefusedRow, RowRefused, rowsRefused } from '#server/features/asking/rowRefused.ts';
import { shownFormulas } from '#server/features/goals/editing/formulas.ts';
import { putGoal, storedGoalOf } from '#server/features/goals/editing/storedGoal.ts';
import { goalEntryEdits } from '#server/features/goals/goalEntryEdits.ts';
import { sentCells } from '#server/features/goals/sentCells.ts';
import type { SentRows } from '#server/features/goals/sentRows/sentRows.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { type CommentAuthor, figureComments } from './figureComments.ts';
import { createFindNamedGoal } from './namedGoal.ts';
import { type PlacedFigure, type Placing, placedFigure } from './placedFigure.ts';

export type WrittenFigures = Omit<Placing, 'findGoal'> & {
  readonly sent: SentRows<Figure>;
  /** ISO instant that stamps comments. */
  readonly at: string;
};

/**
 * The edits of figures sent by programs; what the plan has already is left out, so that repeating a call changes
 * nothing. Throws one Refusal that lists every refused figure.
 */
export async function writtenFigures(
  { sent, at, ...asked }: WrittenFigures,
  { db, seen }: LockedReading,
): Promise<PlannedChange> {
  const placed = placedFigures(sent, { ...asked, findGoal: createFindNamedGoal(asked.booked) });
  const author: CommentAuthor = { planId: asked.booked.whole.plan.id, member: asked.membership.member, at };
  const goals = [...Map.groupBy(placed, ({ goal }) => goal.id).values()].map((ofGoal) => goalEdits(ofGoal, asked));
  return {
    what: 'Figures entered',
    edits: [
      ...(await sentCells(
        goals.flatMap(({ asked: edits }) => edits),
        seen,
      )),
      ...(await figureComments(placed, author, db)),
    ],
    follows: goals.flatMap(({ follows }) => follows),
  };
}

function placedFigures(sent: SentRows<Figure>, placing: Placing): PlacedFigure[] {
  const refused: RefusedRow[] = [...sent.refused];
  const placed: PlacedFigure[] = [];
  const firstOf = new Map<string, number>();
  for (const { index, row: figure } of sent.rows) {
    try {
      const one = placedFigure(figure, placing);
      const key = `${one.goal.id} ${'year' in one.period ? one.period.year : formatIsoDate(one.period.start)}`;
      const first = firstOf.get(key);
      if (first !== undefined) throw twice(first);
      firstOf.set(key, index);
      placed.push(one);
    } catch (error) {
      refused.push({ index, given: figure, problem: problemOf(error) });
    }
  }
  if (refused.length > 0) throw rowsRefused(refused, { name: 'Figure', code: 'figures_refused' });
  return placed;
}

function twice(first: number): RowRefused {
  return new RowRefused({
    status: 400,
    code: 'period_twice',
    message: `It is of the same goal and period as figure [${first}].`,
    accepted: 'one figure for each goal and period',
  });
}

function goalEdits(
  figures: readonly PlacedFigure[],
  { booked }: Pick<WrittenFigures, 'booked'>,
): { readonly asked: readonly Edit[]; readonly follows: readonly Edit[] } {
  const [first] = figures;
  if (first === undefined) return { asked: [], follows: [] };
  const { computedFrom } = first;
  const goal = withTargets(first.goal, figures);
  const cells = figures.flatMap(({ cell }) => (cell === null ? [] : [{ ...cell, date: formatIsoDate(cell.date) }]));
  const edits =
    cells.length === 0
      ? []
      : goalEntryEdits({ plan: booked.whole.plan, goal, computedFrom, formulas: shownFormulas(goal, booked) }, cells);
  const isEntered = ({ entity }: Edit) => entity === 'entries';
  return {
    asked: [...(goal === first.goal ? [] : [putGoal(storedGoalOf(goal))]), ...edits.filter(isEntered)],
    follows: edits.filter((edit) => !isEntered(edit)),
  };
}

function withTargets(goal: GoalRecord, figures: readonly PlacedFigure[]): GoalRecord {
  const changed = figures.flatMap(({ yearTarget }) => yearTarget ?? []);
  if (changed.length === 0) return goal;
  const targetsByYear = new Map(goal.targetsByYear);
  for (const { year, target } of changed) {
    if (target === null) targetsByYear.delete(year);
    else targetsByYear.set(year, target);
  }
  return { ...goal, targetsByYear };
}
