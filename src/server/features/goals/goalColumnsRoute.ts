import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { goalColumnsLineSchema, JSON_LINES } from '#contract/goalColumns/goalColumns.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { planNotFound } from '#server/features/asking/membership.ts';
import { sharePassHeader, shareToken } from '#server/features/sharing/shareSchemas.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { sendBody } from '#server/platform/http/sendBody.ts';
import { type AskedPlan, askedKey, askedPlan } from './askedPlan.ts';
import type { CachedReply, FindReply } from './cachedReplies.ts';
import type { GoalParts } from './goalParts.ts';
import { asOf, fiscalYear } from './goalsWanted.ts';
import { writtenColumns } from './writtenColumns.ts';

export type ColumnParts = GoalParts & { readonly findReply: FindReply };

/**
 * GET /api/plans/:planId/goal-columns: every goal the asker sees, with what lists, filters and counts need, a
 * hundredth of getgoals. The page of a large plan starts with it and asks getgoals for the goals it shows.
 */
export function addGoalColumnsRoute(app: MilepostApp, parts: ColumnParts): void {
  app.get(
    `${addresses.plans}/:planId/goal-columns`,
    {
      config: { right: 'readPlan' },
      schema: {
        tags: ['goals'],
        operationId: 'listGoalColumns',
        summary: 'All goals with the fields that lists need, as lines of JSON: a head, columns of goals, an end',
        params: z.object({ planId: z.string() }),
        querystring: z.object({
          fiscal_year: fiscalYear,
          encv: shareToken,
          as_of: asOf,
          plan_id: z.string().optional().describe('That of the path, for who asks getgoals in the same words'),
        }),
        headers: sharePassHeader,
        response: {
          200: {
            description: 'Each line is one of these: the first a head, the last an end, and goals between them',
            content: { [JSON_LINES]: { schema: goalColumnsLineSchema } },
          },
          ...refusals(400, 401, 403, 404, 429),
        },
      },
    },
    async (request, reply) => {
      const { planId } = request.params;
      if (request.query.plan_id !== undefined && request.query.plan_id !== planId) throw planNotFound();
      const asker = await parts.asking.viewer(request, reply, { planId });
      const asked = await askedPlan(parts, { request, asker }, request.query);
      const kept = await parts.findReply(keyOf(asked), () => replyOf(parts, asked));
      reply.header('cache-control', 'private, no-cache');
      return sendBody(request, reply, { ...kept, type: `${JSON_LINES}; charset=utf-8` });
    },
  );
}

async function replyOf({ findSharedPlan }: ColumnParts, { today, year, share, read }: AskedPlan): Promise<CachedReply> {
  const booked = await read();
  const shared = share && (await findSharedPlan(booked, { share, today }));
  const shownYear = year ?? shared?.year ?? fiscalYearOf(today, booked.whole.plan.fiscalStartMonth);
  return writtenColumns({ booked, year: shownYear, today, shared });
}

function keyOf(asked: AskedPlan): string {
  return JSON.stringify(['columns', ...askedKey(asked)]);
}
