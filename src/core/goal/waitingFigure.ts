import { may, type Subject, type Viewer } from '#core/access.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { Plan } from '#core/plan/plan.ts';

/** What a member entered for a period of a goal, until somebody says whether it counts. Left out stays, null clears. */
export type WaitingFigure = {
  readonly id: string;
  readonly goalId: string;
  readonly date: Day;
  readonly target?: number | null;
  readonly actual?: number | null;
  readonly memberId: string | null;
  readonly by: string;
  /** ISO instant. */
  readonly at: string;
  /** Null while it waits. A declined one stays until whoever entered it has seen it, or enters the period anew. */
  readonly declined: Declined | null;
};

/** Who said no, when, and why where they said. */
export type Declined = { readonly by: string; readonly at: string; readonly note: string | null };

/** A goal has at most one for each period: entering it again replaces it. */
export function waitingId(goalId: string, date: Day): string {
  return `${goalId}~${formatIsoDate(date)}`;
}

/** The goal that such an id is of. */
export function goalIdIn(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('~')));
}

/** Whether what somebody enters for a goal waits for the yes of a lead, or of the lead of its department. */
export function isMadeToWait({ figuresWait }: Pick<Plan, 'figuresWait'>, viewer: Viewer, subject: Subject): boolean {
  return figuresWait && !may(inPerson(viewer), 'confirmFigures', subject);
}

/** A program counts as whom it acts for, however narrow its token. */
function inPerson(viewer: Viewer): Viewer {
  if (viewer.kind === 'share') return viewer;
  const { token: _token, ...person } = viewer;
  return person;
}
