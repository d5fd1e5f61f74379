import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import {
  feedAnswersSchema,
  feedPatchSchema,
  feedPreviewSchema,
  feedQuestionSchema,
  feedRunDetailSchema,
  feedRunsSchema,
  feedSchema,
  feedsSchema,
  newFeedSchema,
} from '#contract/feed.ts';
import type { Feed } from '#core/feed/feed.ts';
import { timeOfInstant } from '#server/base/clock.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import type { ChangePlan } from '#server/features/asking/changePlan.ts';
import { type Membership, planNotFound } from '#server/features/asking/membership.ts';
import { findConnections } from '#server/features/connections/connectionRepository.ts';
import { addressLine } from '#server/features/connections/openConnection.ts';
import { refused } from '#server/features/connections/refused.ts';
import { feedReasonOf } from '#server/features/connections/sources/sourceFailure.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { AttemptLimit } from '#server/platform/limits/attemptLimit.ts';
import { refuseTooMany } from '#server/platform/limits/refuseTooMany.ts';
import { createId } from '#server/store/database/id.ts';
import { acceptRun, answerQuestions, runNotFound } from './answerFeed.ts';
import { countMemory } from './feedMemory.ts';
import { feedReply, runDetailReply, runReply } from './feedReplies.ts';
import { findFeeds, findRun, findRuns, findStandings, putTurn } from './feedRepository.ts';
import { previewFeed } from './previewFeed.ts';
import { refuseClosedConnection, refuseFeed } from './refuseFeed.ts';
import { type FeedRunParts, feedNotFound, nextTurn, runFeed, turnOf } from './runFeed.ts';

export type FeedRouteParts = FeedRunParts & { readonly asking: Asking; readonly changePlan: ChangePlan };

const MOST_FEEDS = 100;
const RUNS_A_PAGE = 50;
/** Each is a request to another server. */
const RUNS_BY_HAND: AttemptLimit = { attempts: 120, windowMs: 5 * 60_000 };
const success = z.object({ success: z.literal(true) });

/** Feeds of a plan: for those who lead it. */
export function addFeedRoutes(app: MilepostApp, parts: FeedRouteParts): void {
  const { store, clock, asking, changePlan, planBook } = parts;
  const path = `${addresses.plans}/:planId/feeds`;
  const config = { right: 'editPlan' } as const;
  const tags = ['feeds'];
  const params = z.object({ planId: z.string() });
  const one = params.extend({ id: z.string() });

  app.get(
    path,
    {
      config,
      schema: {
        tags,
        operationId: 'listFeeds',
        summary: 'The feeds of a plan, how each stands, and the connections they may use',
        params,
        response: { 200: feedsSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { plan, booked } = await leadOf(request, reply);
      const connections = (await findConnections(store.db)).filter(
        ({ planIds }) => planIds === null || planIds.includes(plan.id),
      );
      return {
        time_zone: plan.timeZone,
        feeds: await feedReplies(plan.id, booked),
        connections: connections.map(({ id, name, settings, askedAt, failingSince, reason }) => ({
          id,
          name,
          kind: settings.kind,
          address: addressLine(settings),
          asked_at: askedAt,
          failing_since: failingSince,
          reason: reason === null ? null : feedReasonOf(reason),
        })),
      };
    },
  );

  app.post(
    path,
    {
      config,
      schema: {
        tags,
        operationId: 'createFeed',
        summary: 'Creates a feed. It runs at its next turn, or by the call that runs it',
        params,
        body: newFeedSchema,
        response: { 201: feedSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { membership, plan, booked } = await leadOf(request, reply);
      const {
        connection_id: connectionId,
        goal_by: goalBy,
        owner_id: ownerId,
        mapping,
        schedule,
        ...rest
      } = request.body;
      const feed: Feed = {
        id: createId(),
        name: rest.name,
        connectionId,
        ask: rest.ask,
        months: rest.months,
        goalBy,
        mapping: JSON.stringify(mapping),
        schedule: scheduleOf(schedule),
        writes: rest.writes,
        ownerId: ownerId === undefined ? membership.member.id : ownerId,
        isPaused: rest.is_paused,
      };
      const known = await findFeeds(store.db, plan.id);
      if (known.length >= MOST_FEEDS)
        throw refused(409, 'too_many', `A plan has at most ${MOST_FEEDS} feeds. Remove one first.`);
      await refuseFeed(store.db, feed, { known, booked });
      await write(membership, 'Feed added', feed);
      return reply.status(201).send(await replyOf(plan.id, feed.id));
    },
  );

  app.patch(
    `${path}/:id`,
    {
      config,
      schema: {
        tags,
        operationId: 'updateFeed',
        summary: 'Changes a feed, or pauses it',
        params: one,
        body: feedPatchSchema,
        response: { 200: feedSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { membership, plan, booked, feed, known } = await feedOf(request, reply, request.params.id);
      const body = request.body;
      const after: Feed = {
        ...feed,
        ...(body.name === undefined ? {} : { name: body.name }),
        ...(body.connection_id === undefined ? {} : { connectionId: body.connection_id }),
        ...(body.ask === undefined ? {} : { ask: body.ask }),
        ...(body.months === undefined ? {} : { months: body.months }),
        ...(body.goal_by === undefined ? {} : { goalBy: body.goal_by }),
        ...(body.mapping === undefined ? {} : { mapping: JSON.stringify(body.mapping) }),
        ...(body.schedule === undefined ? {} : { schedule: scheduleOf(body.schedule) }),
        ...(body.writes === undefined ? {} : { writes: body.writes }),
        ...(body.owner_id === undefined ? {} : { ownerId: body.owner_id }),
        ...(body.is_paused === undefined ? {} : { isPaused: body.is_paused }),
      };
      await refuseFeed(store.db, after, { known: known.filter(({ id }) => id !== feed.id), booked });
      await write(membership, 'Feed changed', after);
      return replyOf(plan.id, feed.id);
    },
  );

  app.delete(
    `${path}/:id`,
    {
      config,
      schema: {
        tags,
        operationId: 'deleteFeed',
        summary: 'Deletes a feed; the figures it brought stay, and undo brings it back',
        params: one,
        response: { 200: success, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { membership, feed } = await feedOf(request, reply, request.params.id);
      await changePlan({
        membership,
        expectedVersion: null,
        plan: () => ({ what: 'Feed removed', edits: [{ entity: 'feed', id: feed.id, after: null }] }),
      });
      return { success: true as const };
    },
  );

  app.post(
    `${path}/preview`,
    {
      config,
      schema: {
        tags,
        operationId: 'previewFeed',
        summary: 'Asks a source now and says what a feed would do; writes nothing',
        params,
        body: feedQuestionSchema,
        response: { 200: feedPreviewSchema, ...refusals(400, 401, 403, 404, 429, 503) },
      },
    },
    async (request, reply) => {
      const { plan, booked } = await leadOf(request, reply);
      await refuseTooMany(store, { subject: `feed runs of ${plan.id}`, limit: RUNS_BY_HAND, reply });
      await refuseClosedConnection(store.db, { connectionId: request.body.connection_id, planId: plan.id });
      const { feed_id: feedId } = request.body;
      if (feedId !== null && !(await findFeeds(store.db, plan.id)).some(({ id }) => id === feedId))
        throw feedNotFound();
      return previewFeed(parts, { question: request.body, booked });
    },
  );

  app.post(
    `${path}/:id/run`,
    {
      config,
      schema: {
        tags,
        operationId: 'runFeed',
        summary: 'Runs a feed now; 409 where it is running',
        params: one,
        response: { 200: feedRunDetailSchema, ...refusals(401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const { membership, plan, feed } = await feedOf(request, reply, request.params.id);
      await refuseTooMany(store, { subject: `feed runs of ${plan.id}`, limit: RUNS_BY_HAND, reply });
      const by = `${membership.member.firstName} ${membership.member.lastName}`.trim();
      const claim = await runFeed(parts, { planId: plan.id, feedId: feed.id, trigger: 'person', by });
      if (claim === null) throw refused(409, 'feed_running', 'This feed is running now. Look again in a minute.');
      const run = await findRun(store.db, { planId: plan.id, feedId: feed.id, id: claim.run.id });
      if (run === null) throw runNotFound();
      return runDetailReply(run);
    },
  );

  app.get(
    `${path}/:id/runs`,
    {
      config,
      schema: {
        tags,
        operationId: 'listFeedRuns',
        summary: 'The runs of a feed, newest first, paged',
        params: one,
        querystring: z.object({ before: z.coerce.number().int().min(1).optional() }),
        response: { 200: feedRunsSchema, ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { plan, feed } = await feedOf(request, reply, request.params.id);
      const { before } = request.query;
      const found = await findRuns(store.db, { planId: plan.id, feedId: feed.id, before, limit: RUNS_A_PAGE + 1 });
      const runs = found.slice(0, RUNS_A_PAGE);
      return {
        runs: runs.map(runReply),
        next_before: found.length > RUNS_A_PAGE ? (runs.at(-1)?.number ?? null) : null,
      };
    },
  );

  const ofRun = one.extend({ runId: z.string() });

  app.get(
    `${path}/:id/runs/:runId`,
    {
      config,
      schema: {
        tags,
        operationId: 'getFeedRun',
        summary: 'A run with what it changed, asked and refused; unchanged figures are only counted',
        params: ofRun,
        response: { 200: feedRunDetailSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { plan, feed } = await feedOf(request, reply, request.params.id);
      const run = await findRun(store.db, { planId: plan.id, feedId: feed.id, id: request.params.runId });
      if (run === null) throw runNotFound();
      return runDetailReply(run);
    },
  );

  app.post(
    `${path}/:id/runs/:runId/accept`,
    {
      config,
      schema: {
        tags,
        operationId: 'acceptFeedRun',
        summary: 'Says yes to a run that waits: writes its figures as one change in the feed’s name',
        params: ofRun,
        response: { 200: versionSchema, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { membership, feed } = await feedOf(request, reply, request.params.id);
      return acceptRun(parts, membership, { feed, runId: request.params.runId });
    },
  );

  app.post(
    `${path}/:id/answers`,
    {
      config,
      schema: {
        tags,
        operationId: 'answerFeed',
        summary: 'Answers figures that a person has corrected: theirs stays, or the feed’s is taken',
        params: one,
        body: feedAnswersSchema,
        response: { 200: versionSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { membership, feed } = await feedOf(request, reply, request.params.id);
      return answerQuestions(parts, membership, { feed, answers: request.body.answers });
    },
  );

  async function leadOf(request: FastifyRequest, reply: FastifyReply) {
    const { planId } = params.parse(request.params);
    const membership = await asking.member(request, reply, planId);
    requireRight(membership, 'editPlan');
    const booked = await planBook.find(membership.plan.id);
    if (booked === null) throw planNotFound();
    return { membership, plan: membership.plan, booked };
  }

  async function feedOf(request: FastifyRequest, reply: FastifyReply, id: string) {
    const asked = await leadOf(request, reply);
    const known = await findFeeds(store.db, asked.plan.id);
    const feed = known.find((each) => each.id === id);
    if (feed === undefined) throw feedNotFound();
    return { ...asked, known, feed };
  }

  async function write(membership: Membership, what: 'Feed added' | 'Feed changed', feed: Feed): Promise<void> {
    const { plan } = membership;
    await changePlan({
      membership,
      expectedVersion: null,
      plan: () => ({ what, edits: [{ entity: 'feed', id: feed.id, after: feed }] }),
    });
    const turn = { turnOf: turnOf(feed, plan), nextAt: nextTurn(feed, plan, timeOfInstant(clock.now())) };
    const standing = (await findStandings(store.db, plan.id)).get(feed.id);
    if (standing?.turnOf !== turn.turnOf) await putTurn(store, { planId: plan.id, feedId: feed.id }, turn);
  }

  async function feedReplies(planId: string, { whole }: BookedPlan) {
    const standings = await findStandings(store.db, planId);
    const counts = await countMemory(store.db, planId);
    const feeds = await findFeeds(store.db, planId);
    return Promise.all(
      feeds.map(async (feed) => {
        const [lastRun = null] = await findRuns(store.db, { planId, feedId: feed.id, limit: 1 });
        return feedReply(feed, {
          owners: whole.owners,
          standing: standings.get(feed.id) ?? null,
          lastRun,
          ...(counts.get(feed.id) ?? { goals: 0, questions: 0 }),
        });
      }),
    );
  }

  async function replyOf(planId: string, feedId: string) {
    const booked = await planBook.find(planId);
    if (booked === null) throw planNotFound();
    const found = (await feedReplies(planId, booked)).find(({ id }) => id === feedId);
    if (found === undefined) throw feedNotFound();
    return found;
  }
}

function scheduleOf({
  every,
  at,
  weekday,
  month_day: monthDay,
}: {
  readonly every: Feed['schedule']['every'];
  readonly at: number;
  readonly weekday: number;
  readonly month_day: number;
}): Feed['schedule'] {
  return { every, at, weekday, monthDay };
}
