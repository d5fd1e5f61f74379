import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { entryCellsSchema, versionSchema, type WireCell } from '#contract/entryCells.ts';
import { isRollupParent } from '#core/goal/goalKind.ts';
import type { Clock } from '#server/clock.ts';
import { Refusal } from '#server/errors.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { refusals } from '#server/http/refusals.ts';
import type { BookedPlan } from '#server/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/planBook/planBook.ts';
import { type Asking, requireRight } from '#server/plans/asking.ts';
import { readIfMatch } from '#server/plans/ifMatch.ts';
import { type Membership, nameOf, planNotFound } from '#server/plans/membership.ts';
import { applyChange } from '#server/store/changes.ts';
import type { Store } from '#server/store/store.ts';
import { entryEdits } from './enterFigures.ts';
import { subjectOf } from './subject.ts';

export type EntryParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
};

/** Entering figures: cells of one goal, all or nothing (interfaces, HTTP). */
export function addEntryRoutes(app: MilepostApp, { store, clock, asking, planBook }: EntryParts): void {
  app.put(
    `${addresses.plans}/:planId/goals/:goalId/entries`,
    {
      schema: {
        tags: ['goals'],
        summary:
          'Writes cells of a goal: a key left out stays, null clears; with If-Match nothing of others is overwritten',
        params: z.object({ planId: z.string(), goalId: z.string() }),
        headers: z.looseObject({
          'if-match': z.string().optional().describe('The version of the plan that the author saw'),
        }),
        body: entryCellsSchema,
        response: { 200: versionSchema, ...refusals(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const { planId, goalId } = request.params;
      const membership = await asking.member(request, reply, planId);
      const expectedVersion = readIfMatch(request.headers['if-match']);
      const { version } = await write({ membership, goalId, cells: request.body, expectedVersion });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );

  async function write(
    asked: {
      readonly membership: Membership;
      readonly goalId: string;
      readonly cells: readonly WireCell[];
      readonly expectedVersion: number | null;
    },
    triesLeft: number = MOST_TRIES,
  ): Promise<{ readonly version: number }> {
    const { plan, member } = asked.membership;
    const booked = await planBook.find(plan.id);
    const goal = booked?.goals.get(asked.goalId);
    if (booked === null) throw planNotFound();
    if (goal === undefined) throw goalNotFound();
    requireRight(asked.membership, 'enterFigures', subjectOf(goal, booked.whole.owners));
    const change = {
      planId: plan.id,
      at: clock.now(),
      memberId: member.id,
      by: nameOf(member),
      what: 'Figures entered',
      edits: entryEdits({ plan, goal, isComputed: isComputed(booked, goal.id) }, asked.cells),
    };
    try {
      return await applyChange(store, change, { expectedVersion: asked.expectedVersion ?? booked.whole.version });
    } catch (error) {
      const isOvertaken = error instanceof Refusal && error.code === 'changed_meanwhile';
      // Without If-Match the last one wins, but never on a copy of the goal that is older than the store's.
      if (!isOvertaken || asked.expectedVersion !== null || triesLeft === 0) throw error;
      return write(asked, triesLeft - 1);
    }
  }

  function isComputed(booked: BookedPlan, goalId: string): boolean {
    const today = clock.today(booked.whole.plan.timeZone);
    const kind = booked.figures({ year: 'ALL', today }).kindOf(goalId);
    return kind !== null && isRollupParent(kind);
  }
}

const MOST_TRIES = 5;

function goalNotFound(): Refusal {
  return new Refusal({ code: 'goal_not_found', status: 404, message: 'There is no such goal in this plan.' });
}
