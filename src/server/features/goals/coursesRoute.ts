import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { encodeCourse, type WireCourse, wireCourseSchema } from '#contract/course.ts';
import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { courseOf, lastTargetYear } from '#core/course/course.ts';
import { sentIds } from '#server/features/sharing/sharedPlan.ts';
import { sharePassHeader, shareToken } from '#server/features/sharing/shareSchemas.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { sendBody } from '#server/platform/http/sendBody.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import { type AskedPlan, askedKey, askedPlan } from './askedPlan.ts';
import type { CachedReply } from './cachedReplies.ts';
import type { ColumnParts } from './goalColumnsRoute.ts';
import { asOf, fiscalYear } from './goalsWanted.ts';
import { createReplyText } from './replyText.ts';

/**
 * GET /api/plans/:planId/courses: how each goal with figures went, for the first sight of a plan without figures of the
 * year. Through a share only of goals inside its ceiling.
 */
export function addCoursesRoute(app: MilepostApp, parts: ColumnParts): void {
  app.get(
    `${addresses.plans}/:planId/courses`,
    {
      config: { right: 'readPlan' },
      schema: {
        tags: ['goals'],
        operationId: 'listCourses',
        summary: 'Of each goal with figures up to a year how it went from the first to the last of them',
        params: z.object({ planId: z.string() }),
        querystring: z.object({ fiscal_year: fiscalYear, encv: shareToken, as_of: asOf }),
        headers: sharePassHeader,
        response: { 200: z.array(wireCourseSchema), ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const asker = await parts.asking.viewer(request, reply, { planId: request.params.planId });
      const asked = await askedPlan(parts, { request, asker }, request.query);
      const kept = await parts.findReply(JSON.stringify(['courses', ...askedKey(asked)]), () => replyOf(parts, asked));
      reply.header('cache-control', 'private, no-cache');
      return sendBody(request, reply, { ...kept, type: 'application/json; charset=utf-8' });
    },
  );
}

async function replyOf({ findSharedPlan }: ColumnParts, { today, year, share, read }: AskedPlan): Promise<CachedReply> {
  const booked = await read();
  const { fiscalStartMonth } = booked.whole.plan;
  const shared = share && (await findSharedPlan(booked, { share, today }));
  const shown = year ?? shared?.year ?? fiscalYearOf(today, fiscalStartMonth);
  const until = shown === 'ALL' ? today : earlier(today, fiscalYearSpan(shown, fiscalStartMonth).end);
  const reply = createReplyText();
  const breathe = createYielder();
  let before = '[';
  for (const id of sentIds(booked, { shared })) {
    const course = courseIn(booked, id, { today, until });
    if (course !== null) {
      reply.add(`${before}${JSON.stringify(course)}`);
      before = ',';
    }
    await breathe();
  }
  reply.add(before === '[' ? '[]' : ']');
  return reply.end();
}

/** Read for each goal: during a yield, the figures may move to a later version of the plan. */
function courseIn(
  booked: BookedPlan,
  id: string,
  { today, until }: { readonly today: Day; readonly until: Day },
): WireCourse | null {
  const stated = booked.goals.get(id);
  const measured = booked.figures({ year: 'ALL', today }).entriesOf(id);
  if (stated === undefined || measured === null) return null;
  // A roll-up may count otherwise than what is stated of it.
  const goal = { ...stated, ...measured.goal };
  const { series } = measured.series;
  const { plan } = booked.whole;
  const course = courseOf(goal, series, { until, calendar: plan });
  if (course === null) return null;
  const { valueType, unit } = goal;
  const targetYear = lastTargetYear(goal, series, plan.fiscalStartMonth);
  return encodeCourse({ ...course, id, valueType, unit, targetYear });
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other;
}
