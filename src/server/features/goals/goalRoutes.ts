import { addresses } from '#contract/addresses.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { formatDate } from '#core/format/date.ts';
import type { Plan } from '#core/plan/plan.ts';
import { dayOfInstant } from '#server/base/clock.ts';
import { goalsReplySchema } from '#server/features/goals/goalsReply.ts';
import { fieldsForShare } from '#server/features/sharing/seenThroughShare.ts';
import { sharePassHeader } from '#server/features/sharing/shareSchemas.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { sendBody } from '#server/platform/http/sendBody.ts';
import { type AskedPlan, askedKey, askedPlan } from './askedPlan.ts';
import { type CachedReply, cachedReplies } from './cachedReplies.ts';
import { addCoursesRoute } from './coursesRoute.ts';
import { addGoalColumnsRoute } from './goalColumnsRoute.ts';
import type { GoalParts } from './goalParts.ts';
import { fieldsOf, type GoalsQuery, goalsQuerySchema } from './goalsWanted.ts';
import { writtenGoals } from './writtenGoals.ts';

export function addGoalRoutes(app: MilepostApp, parts: GoalParts): void {
  const { asking } = parts;
  const findReply = cachedReplies();

  app.get(
    addresses.goals,
    {
      config: { right: 'readPlan', unknownNames: 'listed' },
      schema: {
        tags: ['goals'],
        operationId: 'listGoals',
        summary: 'The goals of a plan with their figures in a fiscal year',
        querystring: goalsQuerySchema,
        headers: sharePassHeader,
        response: { 200: goalsReplySchema, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const { query } = request;
      const asker = await asking.viewer(request, reply, { planId: query.plan_id ?? null });
      const asked = await askedPlan(parts, { request, asker }, query);
      const kept = await findReply(keyOf(asked, query), () => replyOf(parts, asked, query));
      reply.header('cache-control', 'private, no-cache');
      return sendBody(request, reply, { ...kept, type: 'application/json; charset=utf-8' });
    },
  );
  addGoalColumnsRoute(app, { ...parts, findReply });
  addCoursesRoute(app, { ...parts, findReply });
}

async function replyOf(
  { findSharedPlan }: GoalParts,
  { today, year, share, read }: AskedPlan,
  query: GoalsQuery,
): Promise<CachedReply> {
  const booked = await read();
  const { plan } = booked.whole;
  const shared = share && (await findSharedPlan(booked, { share, today }));
  return writtenGoals({
    booked,
    year: year ?? shared?.year ?? fiscalYearOf(today, plan.fiscalStartMonth),
    today,
    ids: query.ids ?? null,
    fields: shared === null ? fieldsOf(query) : fieldsForShare(fieldsOf(query)),
    shared,
    formatInstant: formatInstantOf(plan),
  });
}

function keyOf(asked: AskedPlan, query: GoalsQuery): string {
  const ids = query.ids === undefined ? null : [...query.ids].sort();
  return JSON.stringify([...askedKey(asked), ids, query.fields ?? null, query.without ?? null]);
}

function formatInstantOf({ timeZone, dateFormat }: Plan) {
  return (instant: string) => formatDate(dayOfInstant(instant, timeZone), dateFormat);
}
