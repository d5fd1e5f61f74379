import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import { type WireWaiting, waitingAnswerSchema, waitingFiguresSchema } from '#contract/waitingFigures.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import { may, type Viewer } from '#core/access.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { EMPTY_SERIES, figuresOn } from '#core/goal/series.ts';
import { subjectOf } from '#core/goal/subject.ts';
import { goalIdIn, type WaitingFigure } from '#core/goal/waitingFigure.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import type { ChangePlan, PlannedChange } from '#server/features/asking/changePlan.ts';
import { type Membership, nameOf, planNotFound } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { findWaiting } from '#server/store/plans/waiting.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { encodeSubmitted } from './encodeSubmitted.ts';
import { planEntryEdits } from './planEntryEdits.ts';

export type WaitingParts = {
  readonly clock: Clock;
  readonly store: Store;
  readonly asking: Asking;
  readonly planBook: PlanBook;
  readonly changePlan: ChangePlan;
};

/** Figures that wait for a yes: listed, and answered as one change. */
export function addWaitingRoutes(app: MilepostApp, { clock, store, asking, planBook, changePlan }: WaitingParts): void {
  const address = `${addresses.plans}/:planId/waiting-figures`;
  const params = z.object({ planId: z.string() });

  app.get(
    address,
    {
      config: { right: 'readHistory' },
      schema: {
        tags: ['goals'],
        operationId: 'listWaitingFigures',
        summary: 'The figures that wait for the yes of a lead, the oldest first',
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
        summary: 'Says yes or no to figures that wait: yes writes them, no leaves what counts; one change for all',
        params,
        body: waitingAnswerSchema,
        response: { 200: versionSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      const { version } = await changePlan({
        membership,
        expectedVersion: null,
        plan: async (booked, { db }) => {
          const waiting = await findWaiting(db, booked.whole.plan.id);
          return answered(booked, {
            membership,
            waiting,
            body: request.body,
            at: clock.now(),
            today: clock.today(booked.whole.plan.timeZone),
          });
        },
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );
}

function encodeWaiting(figure: WaitingFigure, { goals, whole }: BookedPlan, viewer: Viewer): WireWaiting[] {
  const { goalId, date, memberId, by, at } = figure;
  const goal = goals.get(goalId);
  if (goal === undefined) return [];
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

async function answered(
  booked: BookedPlan,
  {
    membership,
    waiting,
    body,
    at,
    today,
  }: {
    readonly membership: Membership;
    readonly waiting: readonly WaitingFigure[];
    readonly body: z.infer<typeof waitingAnswerSchema>;
    readonly at: string;
    readonly today: ReturnType<Clock['today']>;
  },
): Promise<PlannedChange> {
  const byId = new Map(waiting.map((figure) => [figure.id, figure]));
  const asked = [...new Set(body.ids)].map((id) => {
    const figure = byId.get(id);
    const goal = booked.goals.get(figure?.goalId ?? goalIdIn(id));
    requireRight(membership, 'confirmFigures', goal === undefined ? null : subjectOf(goal, booked.whole.owners));
    if (figure === undefined || goal === undefined) throw noLongerWaiting();
    return figure;
  });
  if (body.answer === 'no') {
    const { note = null } = body;
    const declined = { by: nameOf(membership.member), at, note };
    const edits = asked.map((figure): Edit => ({ entity: 'waiting', id: figure.id, after: { ...figure, declined } }));
    return { what: 'Figures declined', edits, reason: note };
  }
  const removed = asked.map(({ id }): Edit => ({ entity: 'waiting', id, after: null }));
  const entered = [...Map.groupBy(asked, ({ goalId }) => goalId)].map(([goalId, figures]) => ({
    goalId,
    cells: figures.map(({ date, target, actual }) => ({ date: formatIsoDate(date), target, actual })),
  }));
  const { edits, follows = [] } = await planEntryEdits(booked, { membership, today, entered, seen: null });
  return { what: 'Figures confirmed', edits: [...edits, ...removed], follows };
}

function noLongerWaiting(): Refusal {
  return new Refusal({
    code: 'not_waiting',
    status: 409,
    message: 'One of these figures no longer waits: somebody has answered it, or entered it anew. Look again.',
  });
}
