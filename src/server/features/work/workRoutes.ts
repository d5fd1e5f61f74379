import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import { archiveManyWorkSchema, WORK_NOUNS, type WorkNoun, workMadeSchema } from '#contract/work.ts';
import type { Clock } from '#server/base/clock.ts';
import { type Asking, requireRight, shareOfAsker } from '#server/features/asking/asking.ts';
import type { ChangePlan, LockedReading } from '#server/features/asking/changePlan.ts';
import { ifMatchHeader, readIfMatch } from '#server/features/asking/ifMatch.ts';
import { lookBack } from '#server/features/asking/lookBack.ts';
import { type Membership, planNotFound } from '#server/features/asking/membership.ts';
import { asOf } from '#server/features/goals/goalsWanted.ts';
import type { FindSharedPlan } from '#server/features/sharing/sharedPlans.ts';
import { sharePassHeader, shareToken } from '#server/features/sharing/shareSchemas.ts';
import { workSeenThroughShare } from '#server/features/sharing/workSeenThroughShare.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import { presentWork } from '#server/plan/planBook/presentWork.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { createId } from '#server/store/database/id.ts';
import type { Store } from '#server/store/database/store.ts';
import { findWorkAsOf } from '#server/store/history/workAsOf.ts';
import { findWork } from '#server/store/plans/work.ts';
import type { WorkChanging } from './workChanges.ts';
import { WORK_KINDS, type WorkKind } from './workKinds.ts';

export type WorkParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
  readonly changePlan: ChangePlan;
  readonly findSharedPlan: FindSharedPlan;
};

/** Initiatives, milestones and decisions: the same calls for each. A share lists those it shows. */
export function addWorkRoutes(app: MilepostApp, parts: WorkParts): void {
  for (const noun of WORK_NOUNS) addRoutesOf(app, noun, parts);
}

function addRoutesOf(
  app: MilepostApp,
  noun: WorkNoun,
  { store, clock, asking, planBook, changePlan, findSharedPlan }: WorkParts,
): void {
  const kind: WorkKind = WORK_KINDS[noun];
  const all = `${addresses.plans}/:planId/${noun}`;
  const one = `${all}/:${kind.idName}`;
  const ofPlan = z.object({ planId: z.string() });
  const ofOne = z.object({ planId: z.string(), [kind.idName]: z.string() });
  const tags = ['work'];
  const writing = { tags, headers: ifMatchHeader };
  const config = { right: 'editWork' } as const;
  const refused = refusals(400, 401, 403, 404, 409, 412);

  app.get(
    all,
    {
      config: { right: 'readPlan' },
      schema: {
        tags,
        operationId: kind.operations.list,
        summary: kind.summaries.list,
        params: ofPlan,
        querystring: z.object({
          encv: shareToken,
          as_of: asOf,
          archived: z.enum(['0', '1']).optional().describe('1: only those that are archived'),
        }),
        headers: sharePassHeader,
        response: { 200: kind.listSchema, ...refusals(400, 401, 403, 404, 429) },
      },
    },
    async (request, reply) => {
      const asker = await asking.viewer(request, reply, { planId: request.params.planId });
      requireRight(asker, 'readPlan');
      const { id: planId, timeZone } = asker.plan;
      const { as_of: day, archived = '0' } = request.query;
      const past = day === undefined ? null : lookBack({ clock, planBook }, asker, day);
      const booked = past === null ? await planBook.find(planId) : await past.find();
      if (booked === null) throw planNotFound();
      const work = await findWorkAsOf(store, { planId, instant: past?.instant ?? null });
      const share = shareOfAsker(asker);
      const today = day ?? clock.today(timeZone);
      // What is archived is shown to members alone.
      const present = presentWork(work, booked, { withArchived: archived === '1' && share === null });
      const seen =
        share === null ? present : workSeenThroughShare(present, await findSharedPlan(booked, { share, today }));
      reply.header('cache-control', 'private, no-cache');
      return kind
        .replies(seen, { booked, viewer: asker.viewer, today })
        .filter((each) => String(each.archived) === archived);
    },
  );

  app.post(
    all,
    {
      config,
      schema: {
        ...writing,
        operationId: kind.operations.make,
        summary: kind.summaries.make,
        params: ofPlan,
        body: kind.newSchema,
        response: { 201: workMadeSchema, ...refused },
      },
    },
    async (request, reply) => {
      const membership = await writer(request, reply, String(request.params.planId));
      const id = createId();
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: async (booked, reading) => kind.make(id, request.body, await changing(membership, booked, reading)),
      });
      return reply.status(201).header('etag', `"${version}"`).send({ id, version });
    },
  );

  app.patch(
    one,
    {
      config,
      schema: {
        ...writing,
        operationId: kind.operations.change,
        summary: kind.summaries.change,
        params: ofOne,
        body: kind.patchSchema,
        response: { 200: versionSchema, ...refused },
      },
    },
    async (request, reply) => {
      const membership = await writer(request, reply, String(request.params.planId));
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: async (booked, reading) =>
          kind.change(idIn(request.params), request.body, await changing(membership, booked, reading)),
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );

  const whole = 'All or nothing: 409 `work_refused` lists each that cannot be, by its place in the list.';

  app.patch(
    all,
    {
      config,
      schema: {
        ...writing,
        operationId: kind.operations.changeMany,
        summary: kind.summaries.changeMany,
        description: whole,
        params: ofPlan,
        body: kind.manySchema,
        response: { 200: versionSchema, ...refused },
      },
    },
    async (request, reply) => {
      const membership = await writer(request, reply, String(request.params.planId));
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: async (booked, reading) => kind.changeMany(request.body, await changing(membership, booked, reading)),
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );

  app.post(
    `${all}/archive`,
    {
      config,
      schema: {
        ...writing,
        operationId: kind.operations.archiveMany,
        summary: kind.summaries.archiveMany,
        description: whole,
        params: ofPlan,
        body: archiveManyWorkSchema,
        response: { 200: versionSchema, ...refused },
      },
    },
    async (request, reply) => {
      const membership = await writer(request, reply, String(request.params.planId));
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: async (booked, reading) =>
          kind.archiveMany(request.body.ids, clock.now(), await changing(membership, booked, reading)),
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );

  app.delete(
    one,
    {
      config,
      schema: {
        ...writing,
        operationId: kind.operations.archive,
        summary: kind.summaries.archive,
        params: ofOne,
        response: { 200: versionSchema, ...refused },
      },
    },
    async (request, reply) => {
      const membership = await writer(request, reply, String(request.params.planId));
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: async (booked, reading) =>
          kind.archive(idIn(request.params), clock.now(), await changing(membership, booked, reading)),
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );

  app.post(
    `${one}/restore`,
    {
      config,
      schema: {
        ...writing,
        operationId: kind.operations.restore,
        summary: kind.summaries.restore,
        params: ofOne,
        response: { 200: versionSchema, ...refused },
      },
    },
    async (request, reply) => {
      const membership = await writer(request, reply, String(request.params.planId));
      const { version } = await changePlan({
        membership,
        expectedVersion: readIfMatch(request.headers['if-match']),
        plan: async (booked, reading) =>
          kind.archive(idIn(request.params), null, await changing(membership, booked, reading)),
      });
      reply.header('etag', `"${version}"`);
      return { version };
    },
  );

  /** Whose it is decides later, under the plan's lock. */
  async function writer(request: FastifyRequest, reply: FastifyReply, planId: string): Promise<Membership> {
    const membership = await asking.member(request, reply, planId);
    const { id: memberId, departmentId } = membership.member;
    requireRight(membership, 'editWork', { memberId, departmentId });
    return membership;
  }

  function idIn(params: Readonly<Record<string, unknown>>): string {
    return String(params[kind.idName]);
  }

  async function changing(membership: Membership, booked: BookedPlan, { db }: LockedReading): Promise<WorkChanging> {
    const { id, timeZone } = booked.whole.plan;
    const work = await findWork(db, id);
    return { membership, booked, work, present: presentWork(work, booked), today: clock.today(timeZone) };
  }
}
