import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { encodeOutlook, encodeSignal, wireOutlookSchema, wireSignalSchema } from '#contract/outlook.ts';
import type { Clock } from '#server/clock.ts';
import { Refusal } from '#server/errors.ts';
import { type AskedPlan, askedPlan } from '#server/goals/askedPlan.ts';
import { asOf, fiscalYear, goalIds } from '#server/goals/goalsWanted.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { refusals } from '#server/http/refusals.ts';
import type { BookedPlan } from '#server/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/planBook/planBook.ts';
import type { Asking } from '#server/plans/asking.ts';
import { createBreath } from '#server/store/breath.ts';
import { createOutlookBook } from './outlookBook.ts';

export type OutlookParts = { readonly clock: Clock; readonly asking: Asking; readonly planBook: PlanBook };

/** Outlooks and signals of goals, for members (interfaces, HTTP). They are read beside the status and never change it. */
export function addOutlookRoutes(app: MilepostApp, parts: OutlookParts): void {
  const book = createOutlookBook();
  const plan = z.object({ planId: z.string() });
  const goal = z.object({ planId: z.string(), goalId: z.string() });
  const ofYear = z.object({ fiscal_year: fiscalYear, as_of: asOf });
  const ofDay = z.object({ as_of: asOf });
  const failures = refusals(400, 401, 403, 404);

  app.get(
    `${addresses.plans}/:planId/outlooks`,
    {
      schema: {
        tags: ['goals'],
        summary: 'What the coming periods and the end of the year are likely to bring, goal by goal',
        params: plan,
        querystring: ofYear.extend({ ids: goalIds }),
        response: { 200: z.array(wireOutlookSchema), ...failures },
      },
    },
    async (request, reply) => {
      const { booked, asked } = await open(request, reply, request.params.planId);
      return each(booked, request.query.ids ?? null, (id) => outlook(booked, asked, id));
    },
  );

  app.get(
    `${addresses.plans}/:planId/goals/:goalId/outlook`,
    {
      schema: {
        tags: ['goals'],
        summary: 'What the coming periods and the end of the year are likely to bring to a goal',
        params: goal,
        querystring: ofYear,
        response: { 200: wireOutlookSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { booked, asked } = await open(request, reply, request.params.planId);
      return outlook(booked, asked, request.params.goalId) ?? notFound();
    },
  );

  app.get(
    `${addresses.plans}/:planId/signals`,
    {
      schema: {
        tags: ['goals'],
        summary: 'Which figures are unusual for their measure, goal by goal (XmR charts)',
        params: plan,
        querystring: ofDay.extend({ ids: goalIds }),
        response: { 200: z.array(wireSignalSchema), ...failures },
      },
    },
    async (request, reply) => {
      const { booked, asked } = await open(request, reply, request.params.planId);
      return each(booked, request.query.ids ?? null, (id) => signal(booked, asked, id));
    },
  );

  app.get(
    `${addresses.plans}/:planId/goals/:goalId/signal`,
    {
      schema: {
        tags: ['goals'],
        summary: 'Which figures of a goal are unusual for its measure (XmR chart)',
        params: goal,
        querystring: ofDay,
        response: { 200: wireSignalSchema, ...failures },
      },
    },
    async (request, reply) => {
      const { booked, asked } = await open(request, reply, request.params.planId);
      return signal(booked, asked, request.params.goalId) ?? notFound();
    },
  );

  type Request = Parameters<Asking['member']>[0] & {
    readonly query: z.infer<typeof ofDay> & Partial<z.infer<typeof ofYear>>;
  };

  async function open(request: Request, reply: Parameters<Asking['member']>[1], planId: string) {
    const member = await parts.asking.member(request, reply, planId);
    const asked = await askedPlan(parts, member, { fiscal_year: undefined, ...request.query });
    reply.header('cache-control', 'private, no-cache');
    return { asked, booked: await asked.read() };
  }

  function outlook(booked: BookedPlan, asked: AskedPlan, id: string) {
    const found = book.outlookOf(booked, { id, year: asked.year, today: asked.today });
    return found === null ? null : encodeOutlook(id, found.outlook, found.yearEnd);
  }

  function signal(booked: BookedPlan, { today }: AskedPlan, id: string) {
    const found = book.signalOf(booked, { id, today });
    return found === null ? null : encodeSignal(id, found);
  }
}

/** In the order of the list; others have their turn between goals. */
async function each<Found>(
  booked: BookedPlan,
  ids: ReadonlySet<string> | null,
  of: (id: string) => Found | null,
): Promise<Found[]> {
  const breathe = createBreath();
  const all: Found[] = [];
  for (const id of ids === null ? booked.order : booked.inOrder(ids)) {
    const found = of(id);
    if (found !== null) all.push(found);
    await breathe();
  }
  return all;
}

function notFound(): never {
  throw new Refusal({ code: 'goal_not_found', status: 404, message: 'This plan has no such goal.' });
}
