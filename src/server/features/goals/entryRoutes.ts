import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { type Entered, enteredSchema, entryCellsSchema, planCellsSchema } from '#contract/entryCells.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Asking } from '#server/features/asking/asking.ts';
import type { ChangePlan } from '#server/features/asking/changePlan.ts';
import { ifMatchHeader, readIfMatch } from '#server/features/asking/ifMatch.ts';
import type { Membership } from '#server/features/asking/membership.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { enteredReply } from './enteredReply.ts';
import { type GoalCells, goalCellsOf, planEntryEdits } from './planEntryEdits.ts';

export type EntryParts = { readonly clock: Clock; readonly asking: Asking; readonly changePlan: ChangePlan };

/** Cells of one goal or of many, all or nothing, as one change (rule 6.3). */
export function addEntryRoutes(app: MilepostApp, { clock, asking, changePlan }: EntryParts): void {
  app.put(
    `${addresses.plans}/:planId/goals/:goalId/entries`,
    {
      config: { right: 'enterFigures' },
      schema: {
        tags: ['goals'],
        operationId: 'enterFigures',
        summary:
          'Writes figures of a goal: values left out stay as they are, null clears; with If-Match, changes by others are not overwritten',
        params: z.object({ planId: z.string(), goalId: z.string() }),
        headers: ifMatchHeader,
        body: entryCellsSchema,
        response: { 200: enteredSchema, ...refusals(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const { planId, goalId } = request.params;
      const membership = await asking.member(request, reply, planId);
      const entered = [{ goalId, cells: request.body }];
      return write({ membership, ifMatch: request.headers['if-match'], entered, reply });
    },
  );

  app.put(
    `${addresses.plans}/:planId/entries`,
    {
      config: { right: 'enterFigures' },
      schema: {
        tags: ['goals'],
        operationId: 'enterFiguresOfGoals',
        summary:
          'Writes figures of several goals as one change, all or none: values left out stay as they are, null clears; with If-Match, changes by others are not overwritten',
        params: z.object({ planId: z.string() }),
        headers: ifMatchHeader,
        body: planCellsSchema,
        response: { 200: enteredSchema, ...refusals(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      const entered = goalCellsOf(request.body);
      return write({ membership, ifMatch: request.headers['if-match'], entered, reply });
    },
  );

  async function write({
    membership,
    ifMatch,
    entered,
    reply,
  }: {
    readonly membership: Membership;
    readonly ifMatch: string | undefined;
    readonly entered: readonly GoalCells[];
    readonly reply: FastifyReply;
  }): Promise<Entered> {
    const today = clock.today(membership.plan.timeZone);
    const done = await changePlan({
      membership,
      expectedVersion: readIfMatch(ifMatch),
      plan: (booked, { seen }) => planEntryEdits(booked, { membership, today, entered, seen }),
    });
    return enteredReply(reply, done);
  }
}
