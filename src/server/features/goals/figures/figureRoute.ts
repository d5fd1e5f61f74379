import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { enteredSchema, MAX_CELLS } from '#contract/entryCells.ts';
import { figureSchema, figuresSchema } from '#contract/figures.ts';
import type { Clock } from '#server/base/clock.ts';
import type { Asking } from '#server/features/asking/asking.ts';
import type { ChangePlan } from '#server/features/asking/changePlan.ts';
import { ifMatchHeader, readIfMatch } from '#server/features/asking/ifMatch.ts';
import { callOf, emittingRefusals } from '#server/features/asking/refusedCalls.ts';
import { enteredReply } from '#server/features/goals/enteredReply.ts';
import { isOfSingleRows, readSentRows } from '#server/features/goals/sentRows/sentRows.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { writtenFigures } from './writtenFigures.ts';

export type FigureParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly changePlan: ChangePlan;
};

export function addFigureRoute(app: MilepostApp, { store, clock, asking, changePlan }: FigureParts): void {
  app.put(
    `${addresses.plans}/:planId/figures`,
    {
      config: { right: 'enterFigures' },
      // Figures are validated in the handler, so that all refused ones are listed at once.
      attachValidation: true,
      schema: {
        tags: ['goals'],
        operationId: 'putFigures',
        summary:
          'Writes figures by the number of the goal and the name of the period, all or none: values left out stay as they are, null clears, and the same figures again change nothing',
        params: z.object({ planId: z.string() }),
        headers: ifMatchHeader,
        body: figuresSchema,
        response: { 200: enteredSchema, ...refusals(400, 401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const { validationError } = request;
      const list = { body: request.body, most: MAX_CELLS };
      if (validationError !== undefined && !isOfSingleRows(validationError, list)) throw validationError;
      const membership = await asking.member(request, reply, request.params.planId);
      const sent = readSentRows(request.body, figureSchema);
      const { plan } = membership;
      const done = await emittingRefusals(store, callOf(membership, 'figures'), () =>
        changePlan({
          membership,
          expectedVersion: readIfMatch(request.headers['if-match']),
          plan: (booked, reading) =>
            writtenFigures({ booked, membership, sent, today: clock.today(plan.timeZone), at: clock.now() }, reading),
        }),
      );
      return enteredReply(reply, done);
    },
  );
}
