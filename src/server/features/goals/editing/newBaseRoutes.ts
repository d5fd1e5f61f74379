import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import { newBaseSchema } from '#contract/goalCalls.ts';
import { ifMatchHeader, readIfMatch } from '#server/features/asking/ifMatch.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { EditParts } from './editRoutes.ts';
import { planBaseRemoval, planNewBase } from './newBase.ts';

export function addNewBaseRoutes(app: MilepostApp, { clock, asking, changePlan }: EditParts): void {
  const url = `${addresses.plans}/:planId/goals/:goalId/new-bases/:date`;
  const about = {
    tags: ['goals'],
    params: z.object({
      planId: z.string(),
      goalId: z.string(),
      date: z.string().describe('Any day of the period with which it begins, YYYY-MM-DD'),
    }),
    headers: ifMatchHeader,
    response: { 200: versionSchema, ...refusals(400, 401, 403, 404, 409, 412) },
  };

  app.put(
    url,
    {
      config: { right: 'enterFigures' },
      schema: {
        ...about,
        operationId: 'setNewBase',
        summary: 'Marks a period from which the measure counts anew, with the reason: signals and outlook start there',
        body: newBaseSchema,
      },
    },
    async (request, reply) => {
      const { planId, ...at } = request.params;
      const membership = await asking.member(request, reply, planId);
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: (booked) => {
          const today = clock.today(booked.whole.plan.timeZone);
          return planNewBase({ ...at, ...request.body }, { membership, booked, today });
        },
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );

  app.delete(
    url,
    {
      config: { right: 'enterFigures' },
      schema: {
        ...about,
        operationId: 'deleteNewBase',
        summary: 'Removes such a mark: figures are compared with earlier ones again',
      },
    },
    async (request, reply) => {
      const { planId, ...at } = request.params;
      const membership = await asking.member(request, reply, planId);
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: (booked) => planBaseRemoval(at, { membership, booked }),
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );
}
