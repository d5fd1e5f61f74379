import type * as z from 'zod';
import { FIGURE_LEAVES } from '#contract/figureLeave.ts';
import type { ChangedSince, FigureSeen, UntakenFigure, waitingAnswerSchema } from '#contract/waitingFigures.ts';
import { may } from '#core/access.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { goalIdIn, type WaitingFigure } from '#core/goal/waitingFigure.ts';
import { isPeriodClosed } from '#core/plan/closedPeriods.ts';
import { Refusal } from '#server/base/errors.ts';
import { notAllowed } from '#server/features/asking/asking.ts';
import type { PlannedChange } from '#server/features/asking/changePlan.ts';
import { type Membership, nameOf } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { planEntryEdits } from './planEntryEdits.ts';

export type FigureAnswer = z.infer<typeof waitingAnswerSchema> & { readonly seen: readonly FigureSeen[] };

export type Answering = {
  readonly membership: Membership;
  readonly waiting: readonly WaitingFigure[];
  readonly body: FigureAnswer;
  readonly at: string;
  readonly today: Day;
};

export type AnsweredFigures = {
  readonly planned: PlannedChange;
  /** Entered anew or answered since the asker saw them. */
  readonly changed: readonly ChangedSince[];
  /** As they were seen, and not to be had for another reason. */
  readonly refused: readonly UntakenFigure[];
  /** Those to which the answer was no. */
  readonly declined: readonly Asked[];
};

type Asked = { readonly figure: WaitingFigure; readonly goal: GoalRecord };

/**
 * Says yes or no to those of the figures that still are what the asker saw; the others are named. Throws Refusal where
 * nothing of the list is left.
 */
export async function answeredFigures(booked: BookedPlan, answering: Answering): Promise<AnsweredFigures> {
  const { body, membership, at } = answering;
  const { asked, changed, refused } = sorted(booked, answering);
  const { reason = membership.reason } = body;
  if (body.answer === 'no') {
    if (asked.length === 0) throw nothingLeft(changed, refused);
    const declined = { by: nameOf(membership.member), at, note: body.reason ?? null };
    const edits = asked.map(({ figure }) => waitingEdit(figure.id, { ...figure, declined }));
    return { planned: { what: 'Figures declined', edits, reason }, changed, refused, declined: asked };
  }
  const taken: Edit[] = [];
  const follows: Edit[] = [];
  for (const [goalId, ofGoal] of Map.groupBy(asked, ({ goal }) => goal.id)) {
    const cells = ofGoal.map(({ figure: { date, target, actual } }) => ({
      date: formatIsoDate(date),
      target,
      actual,
      // Whoever entered it was asked.
      allow: [...FIGURE_LEAVES],
    }));
    const entered = { ...answering, entered: [{ goalId, cells }], seen: null };
    try {
      const written = await planEntryEdits(booked, entered);
      taken.push(...written.edits, ...ofGoal.map(({ figure }) => waitingEdit(figure.id, null)));
      follows.push(...(written.follows ?? []));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(...ofGoal.map(({ figure }) => untaken(figure.id, error)));
    }
  }
  if (taken.length === 0) throw nothingLeft(changed, refused);
  return { planned: { what: 'Figures confirmed', edits: taken, follows, reason }, changed, refused, declined: [] };
}

function sorted(booked: BookedPlan, { membership, waiting, body }: Answering) {
  // Only who locks periods opens them again, by giving a reason.
  const mayOpen = (body.reason ?? membership.reason) !== null && may(membership.viewer, 'lockPeriods');
  const byId = new Map(waiting.map((figure) => [figure.id, figure]));
  const asked: Asked[] = [];
  const changed: ChangedSince[] = [];
  const refused: UntakenFigure[] = [];
  for (const seen of new Map(body.seen.map((each) => [each.id, each])).values()) {
    const figure = byId.get(seen.id);
    const goal = booked.goals.get(figure?.goalId ?? goalIdIn(seen.id));
    const subject = goal === undefined ? null : subjectOf(goal, booked.whole.owners);
    if (!may(membership.viewer, 'confirmFigures', subject)) refused.push(untaken(seen.id, notAllowed()));
    else if (figure === undefined || goal === undefined) changed.push({ id: seen.id, waits: 0 });
    else if (!isAsSeen(figure, seen)) changed.push(encodeChanged(figure));
    else if (body.answer === 'yes' && isClosedTo(booked, { figure, goal }, mayOpen))
      refused.push(untaken(seen.id, closed()));
    else asked.push({ figure, goal });
  }
  return { asked, changed, refused };
}

function isClosedTo({ whole: { plan } }: BookedPlan, { figure, goal }: Asked, mayOpen: boolean): boolean {
  return !mayOpen && isPeriodClosed(plan, { start: figure.date, frequency: goal.trackingFrequency });
}

/** A key that was left out says that nothing was seen of it; null also that nothing is entered. */
function isAsSeen(figure: WaitingFigure, seen: FigureSeen): boolean {
  return (['actual', 'target'] as const).every((column) => {
    const value = figure[column];
    return value === undefined ? (seen[column] ?? null) === null : seen[column] === value;
  });
}

function encodeChanged({ id, actual, target, by, at }: WaitingFigure): ChangedSince {
  return { id, waits: 1, ...(actual !== undefined && { actual }), ...(target !== undefined && { target }), by, at };
}

function waitingEdit(id: string, after: WaitingFigure | null): Edit {
  return { entity: 'waiting', id, after };
}

function untaken(id: string, { code, message }: Refusal): UntakenFigure {
  return { id, code, message };
}

function nothingLeft(changed: readonly ChangedSince[], refused: readonly UntakenFigure[]): Refusal {
  const [first] = refused;
  const details = { changed, refused };
  if (first !== undefined && changed.length === 0) {
    const status = first.code === 'forbidden' ? 403 : 409;
    return new Refusal({ code: first.code, status, message: first.message, details });
  }
  return new Refusal({
    code: 'changed_since',
    status: 409,
    message: 'None of these figures is what you saw: they were entered anew, or somebody has answered. Look again.',
    details,
  });
}

function closed(): Refusal {
  const message = 'Its period is closed. A lead of the plan can still say yes, giving a reason.';
  return new Refusal({ code: 'period_closed', status: 409, message });
}
