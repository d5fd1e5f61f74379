import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { type CheckIn, checkInSchema } from '#contract/checkIn.ts';
import { enteredSchema } from '#contract/entryCells.ts';
import type { HandStatus } from '#core/goal/statedParts.ts';
import { subjectOf } from '#core/goal/subject.ts';
import type { Clock } from '#server/base/clock.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import type { ChangePlan, LockedReading, PlannedChange } from '#server/features/asking/changePlan.ts';
import { ifMatchHeader, readIfMatch } from '#server/features/asking/ifMatch.ts';
import { authorOf, type Membership } from '#server/features/asking/membership.ts';
import { goalNotFound } from '#server/features/goals/editing/goalRefusals.ts';
import { handStatusAfter } from '#server/features/goals/editing/handStatus.ts';
import { storedGoalOf } from '#server/features/goals/editing/storedGoal.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { createId } from '#server/store/database/id.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { enteredReply } from './enteredReply.ts';
import { isCommentMade } from './isCommentMade.ts';
import { planEntryEdits } from './planEntryEdits.ts';

export type CheckInParts = { readonly clock: Clock; readonly asking: Asking; readonly changePlan: ChangePlan };

/** Figures, a comment and a status of one goal as one change, undone together. */
export function addCheckInRoute(app: MilepostApp, { clock, asking, changePlan }: CheckInParts): void {
  app.post(
    `${addresses.plans}/:planId/goals/:goalId/check-in`,
    {
      config: { right: 'enterFigures' },
      schema: {
        tags: ['goals'],
        operationId: 'checkIn',
        summary: 'Saves figures, a comment and a status of a goal together, as one change',
        params: z.object({ planId: z.string(), goalId: z.string() }),
        headers: ifMatchHeader,
        body: checkInSchema,
        response: { 200: enteredSchema, ...refusals(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const { planId, goalId } = request.params;
      const membership = await asking.member(request, reply, planId);
      const done = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: (booked, { db, seen }) =>
          checkedIn(booked, { membership, goalId, checkIn: request.body, clock, db, seen }),
      });
      return enteredReply(reply, done);
    },
  );
}

type Asked = {
  readonly membership: Membership;
  readonly goalId: string;
  readonly checkIn: CheckIn;
  readonly clock: Clock;
} & LockedReading;

async function checkedIn(booked: BookedPlan, asked: Asked): Promise<PlannedChange> {
  const what = 'Checked in';
  const { comment_id: id } = asked.checkIn;
  // Its answer was lost: all of it was written with the comment.
  if (id !== undefined && (await isCommentMade(asked.db, { planId: asked.membership.plan.id, id }))) {
    return { what, edits: [] };
  }
  const { edits, follows } = await figuresAndStatus(booked, asked);
  return { what, edits: [...edits, ...commentOf(asked)], follows };
}

type FiguresAndStatus = { readonly edits: readonly Edit[]; readonly follows: readonly Edit[] };

/** A status sent with an actual is applied after it, so that the actual does not end it. */
async function figuresAndStatus(
  booked: BookedPlan,
  { membership, goalId, checkIn, clock, seen }: Asked,
): Promise<FiguresAndStatus> {
  const goal = booked.goals.get(goalId);
  if (goal === undefined) throw goalNotFound();
  const today = clock.today(booked.whole.plan.timeZone);
  const { cells, status_set: status } = checkIn;
  const entered = cells === undefined ? [] : [{ goalId, cells }];
  const { edits, follows = [] } = await planEntryEdits(booked, { membership, today, entered, seen });
  if (status === undefined) return { edits, follows };
  requireRight(membership, 'setStatus', subjectOf(goal, booked.whole.owners));
  const chosen = handStatusAfter(goal.handStatus, checkIn, {
    ...authorOf(membership),
    at: clock.now(),
    computedActual: booked.figures({ year: 'ALL', today }).computedActualOf(goalId),
  });
  const handStatus = (await isOwnAgain(chosen, { goalId, seen, now: goal.handStatus })) ? goal.handStatus : chosen;
  const set: Edit = { entity: 'goal', id: goalId, after: { ...storedGoalOf(goal), handStatus } };
  return { edits: [...edits, set], follows: [] };
}

/** Set by the same person to the same since they looked: the answer was lost, and it is sent again. */
async function isOwnAgain(
  chosen: HandStatus | null,
  { goalId, seen, now }: { readonly goalId: string; readonly now: HandStatus | null } & Pick<LockedReading, 'seen'>,
): Promise<boolean> {
  if (chosen === null || now === null || seen === null || (await seen.goal(goalId)) === null) return false;
  return chosen.status === now.status && chosen.note === now.note && chosen.memberId === now.memberId;
}

function commentOf({ membership, goalId, checkIn, clock }: Asked): Edit[] {
  const { comment: text, comment_id: id = createId() } = checkIn;
  if (text === undefined) return [];
  requireRight(membership, 'comment');
  const { firstName, lastName } = membership.member;
  const { memberId } = authorOf(membership);
  return [{ entity: 'comment', id, after: { id, goalId, memberId, firstName, lastName, text, at: clock.now() } }];
}
