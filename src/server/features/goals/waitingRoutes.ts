import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import {
  answeredSchema,
  type WireWaiting,
  waitingAnswerSchema,
  waitingFiguresSchema,
} from '#contract/waitingFigures.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import { may, mayReadWaiting, type Viewer } from '#core/access.ts';
import { EMPTY_SERIES, figuresOn } from '#core/goal/series.ts';
import { subjectOf } from '#core/goal/subject.ts';
import type { WaitingFigure } from '#core/goal/waitingFigure.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Asking } from '#server/features/asking/asking.ts';
import type { ChangePlan } from '#server/features/asking/changePlan.ts';
import { authorOf, planNotFound } from '#server/features/asking/membership.ts';
import type { TellDeclined } from '#server/features/reminders/tellDeclined.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { findWaiting } from '#server/store/plans/waiting.ts';
import { type AnsweredFigures, answeredFigures, type FigureAnswer } from './answeredFigures.ts';
import { encodeSubmitted } from './encodeSubmitted.ts';

export type WaitingParts = {
  readonly clock: Clock;
  readonly store: Store;
  readonly asking: Asking;
  readonly planBook: PlanBook;
  readonly changePlan: ChangePlan;
  readonly tellDeclined: TellDeclined;
};

/** Figures that wait for a yes: listed, and answered as one change. */
export function addWaitingRoutes(
  app: MilepostApp,
  { clock, store, asking, planBook, changePlan, tellDeclined }: WaitingParts,
): void {
  const address = `${addresses.plans}/:planId/waiting-figures`;
  const params = z.object({ planId: z.string() });

  app.get(
    address,
    {
      config: { right: 'readHistory' },
      schema: {
        tags: ['goals'],
        operationId: 'listWaitingFigures',
        summary: 'The figures that wait for the yes of a lead, the oldest first: those the caller entered or answers',
        params,
        response: { 200: waitingFiguresSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply): Promise<WireWaiting[]> => {
      const { plan, viewer } = await asking.member(request, reply, request.params.planId);
      const booked = await planBook.find(plan.id);
      if (booked === null) throw planNotFound();
      const waiting = await findWaiting(store.db, plan.id);
      return waiting.flatMap((figure) => encodeWaiting(figure, booked, viewer));
    },
  );

  app.post(
    address,
    {
      config: { right: 'confirmFigures' },
      schema: {
        tags: ['goals'],
        operationId: 'answerWaitingFigures',
        summary:
          'Says yes or no to figures that wait, as they were seen: yes writes them, no leaves what counts; one change for all. What is otherwise by now is not taken, and named',
        params,
        body: waitingAnswerSchema,
        response: { 200: answeredSchema, ...refusals(400, 401, 403, 404, 409, 428) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      const { body } = request;
      if (!isWithSeen(body)) throw sayWhatYouSaw();
      let untaken: Pick<AnsweredFigures, 'changed' | 'refused' | 'declined'> = {
        changed: [],
        refused: [],
        declined: [],
      };
      const { version } = await changePlan({
        membership,
        expectedVersion: null,
        plan: async (booked, { db }) => {
          const waiting = await findWaiting(db, booked.whole.plan.id);
          const at = clock.now();
          const today = clock.today(booked.whole.plan.timeZone);
          const { planned, ...others } = await answeredFigures(booked, { membership, waiting, body, at, today });
          untaken = others;
          return planned;
        },
      });
      if (untaken.declined.length > 0) {
        const { memberId, by: name } = authorOf(membership);
        const note = body.reason ?? null;
        // Nobody who answers waits for the mail.
        void tellDeclined({ plan: membership.plan, figures: untaken.declined, by: { memberId, name }, note });
      }
      reply.header('etag', `"${version}"`);
      return { version, changed: [...untaken.changed], refused: [...untaken.refused] };
    },
  );
}

function encodeWaiting(figure: WaitingFigure, { goals, whole }: BookedPlan, viewer: Viewer): WireWaiting[] {
  const { goalId, date, memberId, by, at } = figure;
  const goal = goals.get(goalId);
  if (goal === undefined || !mayReadWaiting(viewer, memberId, subjectOf(goal, whole.owners))) return [];
  const stored = figuresOn(date, whole.series.get(goalId) ?? EMPTY_SERIES);
  return [
    {
      ...encodeSubmitted(figure, goal),
      stored_target: stored.target,
      stored_actual: stored.actual,
      member_id: memberId,
      by,
      at,
      may_answer: encodeFlag(may(viewer, 'confirmFigures', subjectOf(goal, whole.owners))),
    },
  ];
}

function isWithSeen(body: z.infer<typeof waitingAnswerSchema>): body is FigureAnswer {
  return body.seen !== undefined;
}

function sayWhatYouSaw(): Refusal {
  return new Refusal({
    code: 'say_what_you_saw',
    status: 428,
    message:
      'Send with each figure what you saw, as seen: [{id, actual, target}]. It may have been entered anew since.',
  });
}
