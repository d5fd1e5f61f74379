import { addDays, type Day } from '#core/calendar/date.ts';
import { type Linked, type LinkWarning, linkWarnings } from './links.ts';
import type { Initiative, Milestone } from './work.ts';

/** What of it is moved: all its days, or one end of an initiative. */
export type MovedPart = 'all' | 'start' | 'end';

export type WorkMove = { readonly id: string; readonly part: MovedPart; readonly days: number };

type Spanned = Pick<Initiative, 'start' | 'end'>;

/** The days of an initiative after a move: one end stops at the other. */
export function movedSpan({ start, end }: Spanned, { part, days }: Omit<WorkMove, 'id'>): Spanned {
  const [first, last] = [moved(start, part === 'end' ? 0 : days), moved(end, part === 'start' ? 0 : days)];
  if (first === null || last === null || first <= last) return { start: first, end: last };
  return part === 'start' ? { start: last, end: last } : { start: first, end: first };
}

/** All work after one thing is moved: nothing else is. */
export function withMoved<Work extends Linked>(work: Work, move: WorkMove): Linked {
  return {
    initiatives: work.initiatives.map((each) => (each.id === move.id ? { ...each, ...movedSpan(each, move) } : each)),
    milestones: work.milestones.map((each) =>
      each.id === move.id ? { ...each, due: addDays(each.due, move.days) } : each,
    ),
  };
}

type MoveWarnings = {
  /** Links whose days contradict each other after the move, of the thing and of what comes after it. */
  readonly warned: readonly LinkWarning[];
  /** Those that did before and do no more. */
  readonly settled: readonly LinkWarning[];
  /** Of the initiative's milestones that are open, how many lie outside of its days after the move. */
  readonly outside: number;
};

/** What a move would be warned of, to be said before it is saved. */
export function warningsOfMove(work: Linked, move: WorkMove): MoveWarnings {
  const after = withMoved(work, move);
  const touches = ({ id, afterId }: LinkWarning) => id === move.id || afterId === move.id;
  const warned = linkWarnings(after).filter(touches);
  const isStill = (one: LinkWarning) => warned.some(({ id, afterId }) => id === one.id && afterId === one.afterId);
  return {
    warned,
    settled: linkWarnings(work).filter((each) => touches(each) && !isStill(each)),
    outside: outsideOf(after, move.id),
  };
}

function outsideOf({ initiatives, milestones }: Linked, id: string): number {
  const of = initiatives.find((each) => each.id === id) ?? initiativeOf({ initiatives, milestones }, id);
  if (of === undefined) return 0;
  const own = milestones.filter((each) => each.id === id || (of.id === id && each.initiativeId === id));
  return own.filter((each) => isOutside(each, of)).length;
}

function initiativeOf({ initiatives, milestones }: Linked, milestoneId: string) {
  const found = milestones.find(({ id }) => id === milestoneId);
  return initiatives.find(({ id }) => id === found?.initiativeId);
}

function isOutside({ due, doneOn }: Pick<Milestone, 'due' | 'doneOn'>, { start, end }: Spanned): boolean {
  return doneOn === null && ((start !== null && due < start) || (end !== null && due > end));
}

function moved(day: Day | null, days: number): Day | null {
  return day === null ? null : addDays(day, days);
}
