import type { Viewer } from '#core/access.ts';
import { EMPTY_SERIES, figuresOn } from '#core/goal/series.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { isMadeToWait, type WaitingFigure, waitingId } from '#core/goal/waitingFigure.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { Database } from '#server/store/database/store.ts';
import { findSubmitted } from '#server/store/plans/waiting.ts';
import type { Cell, Edit } from '#server/store/rows/edit.ts';

export type PlannedChange = {
  readonly what: string;
  readonly edits: readonly Edit[];
  /** What follows by the plan's own rules from the current plan: it overwrites nobody's values. */
  readonly follows?: readonly Edit[];
  /** Stands in the history with the change; that of the request where absent. */
  readonly reason?: string | null;
};

type Asked = {
  readonly booked: BookedPlan;
  readonly viewer: Viewer;
  readonly author: { readonly memberId: string | null; readonly by: string };
  readonly at: string;
  readonly db: Database;
};

/**
 * A change in which figures that wait for a yes are submitted instead of written, where the plan says so (decision 105).
 * Here, and not where figures are entered: no way of entering them can forget it.
 */
export async function submitForApproval(
  planned: PlannedChange,
  asked: Asked,
): Promise<PlannedChange & { waiting: number }> {
  const { booked, viewer } = asked;
  const { plan, owners } = booked.whole;
  const waits = ({ entity, goalId }: { readonly entity: Edit['entity']; readonly goalId: string }) => {
    const goal = entity === 'entries' ? booked.goals.get(goalId) : undefined;
    return goal !== undefined && isMadeToWait(plan, viewer, subjectOf(goal, owners));
  };
  if (!plan.figuresWait || planned.edits.every(({ entity }) => entity !== 'entries')) return { ...planned, waiting: 0 };
  const waitingGoals = new Set<string>();
  for (const edit of planned.edits) if (edit.entity === 'entries' && waits(edit)) waitingGoals.add(edit.goalId);
  const known = new Map((await findSubmitted(asked.db, plan.id)).map((figure) => [figure.id, figure]));
  const waitingEdits: Edit[] = [];
  const rest: Edit[] = [];
  // A status set by hand lapses with a figure that counts, not with one that waits.
  const follows = planned.follows?.filter((edit) => edit.entity !== 'goal' || !waitingGoals.has(edit.id)) ?? [];
  for (const edit of planned.edits) {
    if (edit.entity === 'entries' && waitingGoals.has(edit.goalId)) {
      for (const cell of edit.cells) waitingEdits.push(...submitted(edit.goalId, cell, { ...asked, known }));
    } else {
      rest.push(edit);
      if (edit.entity === 'entries') follows.push(...outdated(edit, known));
    }
  }
  return {
    ...planned,
    what: rest.length === 0 ? 'Figures submitted' : planned.what,
    edits: [...waitingEdits, ...rest],
    follows,
    waiting: waitingEdits.filter((edit) => edit.entity === 'waiting' && edit.after !== null).length,
  };
}

function submitted(
  goalId: string,
  cell: Cell,
  { booked, author, at, known }: Asked & { readonly known: ReadonlyMap<string, WaitingFigure> },
): Edit[] {
  const id = waitingId(goalId, cell.date);
  const before = known.get(id);
  const waited = before?.declined === null ? before : undefined;
  const stored = figuresOn(cell.date, booked.whole.series.get(goalId) ?? EMPTY_SERIES);
  const figures: { target?: number | null; actual?: number | null } = {};
  for (const column of ['target', 'actual'] as const) {
    const value = cell[column] === undefined ? waited?.[column] : cell[column];
    // What stands there already has nothing to wait for.
    if (value !== undefined && value !== stored[column]) figures[column] = value;
  }
  const isNone = figures.target === undefined && figures.actual === undefined;
  if (isNone) return before === undefined ? [] : [{ entity: 'waiting', id, after: null }];
  const after = { id, goalId, date: cell.date, ...figures, ...author, at, declined: null };
  return [{ entity: 'waiting', id, after }];
}

/** A declined figure is told no more once another one counts for its period. */
function outdated(
  { goalId, cells }: Extract<Edit, { readonly entity: 'entries' }>,
  known: ReadonlyMap<string, WaitingFigure>,
): Edit[] {
  const declined = [...known.values()].filter((figure) => figure.goalId === goalId && figure.declined !== null);
  if (declined.length === 0) return [];
  const dates = new Set<Cell['date']>();
  for (const { date } of cells) dates.add(date);
  return declined.filter(({ date }) => dates.has(date)).map(({ id }) => ({ entity: 'waiting', id, after: null }));
}
