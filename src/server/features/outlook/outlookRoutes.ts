import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import {
  encodeOutlook,
  encodeProspect,
  encodeSignal,
  wireOutlookSchema,
  wireProspectSchema,
  wireSignalSchema,
} from '#contract/outlook.ts';
import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import type { Asking } from '#server/features/asking/asking.ts';
import { askedPlan } from '#server/features/goals/askedPlan.ts';
import { asOf, fiscalYear, goalIds } from '#server/features/goals/goalsWanted.ts';
import { type SharedPlan, sentIds } from '#server/features/sharing/sharedPlan.ts';
import type { FindSharedPlan } from '#server/features/sharing/sharedPlans.ts';
import { sharePassHeader, shareToken } from '#server/features/sharing/shareSchemas.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { OutlookBook } from '#server/plan/planBook/outlookBook.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { Store } from '#server/store/database/store.ts';
import { createYielder } from '#server/store/database/yielder.ts';

export type OutlookParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
  readonly findSharedPlan: FindSharedPlan;
  readonly outlookBook: OutlookBook;
};

/**
 * Outlooks and signals of goals (rule 6.3); through a share only of goals inside its ceiling. They never
 * change the status.
 */
export function addOutlookRoutes(app: MilepostApp, parts: OutlookParts): void {
  const { outlookBook: book } = parts;
  const plan = z.object({ planId: z.string() });
  const goal = z.object({ planId: z.string(), goalId: z.string() });
  const ofYear = z.object({ fiscal_year: fiscalYear, as_of: asOf, encv: shareToken });
  const ofDay = z.object({ as_of: asOf, encv: shareToken });
  const failures = refusals(400, 401, 403, 404, 429);
  const headers = sharePassHeader;

  app.get(
    `${addresses.plans}/:planId/outlooks`,
    {
      config: { right: 'readPlan' },
      schema: {
        tags: ['goals'],
        operationId: 'listOutlooks',
        summary: 'The likely figures of coming periods and of the year’s end, for all goals',
        params: plan,
        querystring: ofYear.extend({ ids: goalIds }),
        headers,
        response: { 200: z.array(wireOutlookSchema), ...failures },
      },
    },
    async (request, reply) => {
      const opened = await open(request, reply, request.params.planId);
      return sendEach(reply, opened, { ids: request.query.ids ?? null, of: (id) => outlook(opened, id) });
    },
  );

  app.get(
    `${addresses.plans}/:planId/prospects`,
    {
      config: { right: 'readPlan' },
      schema: {
        tags: ['goals'],
        operationId: 'listProspects',
        summary: 'A summary of the outlooks of goals: which are likely to reach their targets, which are at risk',
        params: plan,
        querystring: ofYear.extend({ ids: goalIds }),
        headers,
        response: { 200: z.array(wireProspectSchema), ...failures },
      },
    },
    async (request, reply) => {
      const opened = await open(request, reply, request.params.planId);
      return sendEach(reply, opened, { ids: request.query.ids ?? null, of: (id) => prospect(opened, id) });
    },
  );

  app.get(
    `${addresses.plans}/:planId/goals/:goalId/outlook`,
    {
      config: { right: 'readPlan' },
      schema: {
        tags: ['goals'],
        operationId: 'getOutlook',
        summary: 'The likely figures of coming periods and of the year’s end, for one goal',
        params: goal,
        querystring: ofYear,
        headers,
        response: { 200: wireOutlookSchema, ...failures },
      },
    },
    async (request, reply) => {
      return outlook(await open(request, reply, request.params.planId), request.params.goalId) ?? notFound();
    },
  );

  app.get(
    `${addresses.plans}/:planId/signals`,
    {
      config: { right: 'readPlan' },
      schema: {
        tags: ['goals'],
        operationId: 'listSignals',
        summary: 'Figures that are unusual for their measure, for all goals (XmR charts)',
        params: plan,
        querystring: ofDay.extend({ ids: goalIds }),
        headers,
        response: { 200: z.array(wireSignalSchema), ...failures },
      },
    },
    async (request, reply) => {
      const opened = await open(request, reply, request.params.planId);
      return sendEach(reply, opened, { ids: request.query.ids ?? null, of: (id) => signal(opened, id) });
    },
  );

  app.get(
    `${addresses.plans}/:planId/goals/:goalId/signal`,
    {
      config: { right: 'readPlan' },
      schema: {
        tags: ['goals'],
        operationId: 'getSignal',
        summary: 'Figures that are unusual for the measure of one goal (XmR chart)',
        params: goal,
        querystring: ofDay,
        headers,
        response: { 200: wireSignalSchema, ...failures },
      },
    },
    async (request, reply) => {
      return signal(await open(request, reply, request.params.planId), request.params.goalId) ?? notFound();
    },
  );

  type Request = Parameters<Asking['viewer']>[0] & {
    readonly query: z.infer<typeof ofDay> & Partial<z.infer<typeof ofYear>>;
  };

  async function open(request: Request, reply: Parameters<Asking['viewer']>[1], planId: string): Promise<OpenedPlan> {
    const asker = await parts.asking.viewer(request, reply, { planId });
    const { today, year, share, read } = await askedPlan(
      parts,
      { request, asker },
      { fiscal_year: undefined, ...request.query },
    );
    reply.header('cache-control', 'private, no-cache');
    const booked = await read();
    const shared = share && (await parts.findSharedPlan(booked, { share, today }));
    return { booked, shared, today, year: year ?? shared?.year ?? null };
  }

  function outlook({ booked, shared, today, year }: OpenedPlan, id: string) {
    const found = isSeen(shared, id) ? book.outlookOf(booked, { id, year, today }) : null;
    return found === null ? null : encodeOutlook(id, { ...found, backTest: book.backTestOf(found.outlook) });
  }

  function prospect({ booked, shared, today, year }: OpenedPlan, id: string) {
    const found = isSeen(shared, id) ? book.outlookOf(booked, { id, year, today }) : null;
    return found === null ? null : encodeProspect(id, found);
  }

  function signal({ booked, shared, today }: OpenedPlan, id: string) {
    const found = isSeen(shared, id) ? book.signalOf(booked, { id, today }) : null;
    return found === null ? null : encodeSignal(id, found);
  }
}

type OpenedPlan = {
  readonly booked: BookedPlan;
  readonly shared: SharedPlan | null;
  readonly today: Day;
  readonly year: FiscalYear | null;
};

function isSeen(shared: SharedPlan | null, id: string): boolean {
  return shared === null || shared.parents.has(id);
}

/** Sent goal by goal, so that the event loop runs however long the list is. */
function sendEach(
  reply: FastifyReply,
  { booked, shared }: OpenedPlan,
  { ids, of }: { readonly ids: ReadonlySet<string> | null; readonly of: (id: string) => object | null },
): FastifyReply {
  const written = writtenEach(sentIds(booked, { shared, ids }), of);
  return reply.type('application/json; charset=utf-8').send(Readable.from(written));
}

async function* writtenEach(ids: Iterable<string>, of: (id: string) => object | null): AsyncGenerator<string> {
  const breathe = createYielder();
  let before = '[';
  for (const id of ids) {
    const found = of(id);
    if (found !== null) {
      yield before + JSON.stringify(found);
      before = ',';
    }
    await breathe();
  }
  yield before === '[' ? '[]' : ']';
}

function notFound(): never {
  throw new Refusal({ code: 'goal_not_found', status: 404, message: 'This plan has no such goal.' });
}
