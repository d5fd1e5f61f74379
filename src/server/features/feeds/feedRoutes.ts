import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { feedPatchSchema, feedSchema, feedsSchema, newFeedSchema } from '#contract/feed.ts';
import { mayUseConnection, questionsFor } from '#core/access.ts';
import type { Feed } from '#core/feed/feed.ts';
import { timeOfInstant } from '#server/base/clock.ts';
import type { ChangePlan } from '#server/features/asking/changePlan.ts';
import { type Membership, planNotFound } from '#server/features/asking/membership.ts';
import { findConnection, findConnections } from '#server/features/connections/connectionRepository.ts';
import { feedReasonOf } from '#server/features/connections/feedReasonOf.ts';
import { noteQuestion } from '#server/features/connections/noteQuestion.ts';
import { addressLine } from '#server/features/connections/openConnection.ts';
import { refused } from '#server/features/connections/refused.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { createId } from '#server/store/database/id.ts';
import { createFeedAsking, type FeedAskingParts, oneFeed, planOfFeeds } from './feedAsking.ts';
import { countMemory } from './feedMemory.ts';
import { feedReply } from './feedReplies.ts';
import { findFeeds, findRuns, findStandings, putTurn } from './feedRepository.ts';
import { nextTurn, turnOf } from './feedTurn.ts';
import { refuseFeed } from './refuseFeed.ts';
import { type FeedRunParts, feedNotFound } from './runFeed.ts';

export type FeedRouteParts = FeedAskingParts & FeedRunParts & { readonly changePlan: ChangePlan };

const MOST_FEEDS = 100;
const success = z.object({ success: z.literal(true) });

/** Feeds of a plan: for those who lead it. */
export function addFeedRoutes(app: MilepostApp, parts: FeedRouteParts): void {
  const { store, clock, changePlan, planBook } = parts;
  const { leadOf, feedOf } = createFeedAsking(parts);
  const path = `${addresses.plans}/:planId/feeds`;
  const config = { right: 'editPlan' } as const;
  const tags = ['feeds'];
  const params = planOfFeeds;
  const one = oneFeed;

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
      const connections = (await findConnections(store.db)).filter((each) => mayUseConnection(each, plan.id));
      return {
        time_zone: plan.timeZone,
        feeds: await feedReplies(plan.id, booked),
        connections: connections.map((each) => ({
          id: each.id,
          name: each.name,
          kind: each.settings.kind,
          address: addressLine(each.settings),
          question_rule: each.questionRule,
          questions: questionsFor(each, plan.id),
          asked_at: each.askedAt,
          failing_since: each.failingSince,
          reason: each.reason === null ? null : feedReasonOf(each.reason),
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
      await noteFeed(request, feed);
      await refuseFeed(store.db, feed, { known, booked, before: null });
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
      await noteFeed(request, after);
      await refuseFeed(store.db, after, { known: known.filter(({ id }) => id !== feed.id), booked, before: feed });
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
      await noteFeed(request, feed);
      await changePlan({
        membership,
        expectedVersion: null,
        plan: () => ({ what: 'Feed removed', edits: [{ entity: 'feed', id: feed.id, after: null }] }),
      });
      return { success: true as const };
    },
  );

  async function noteFeed(request: FastifyRequest, { connectionId, ask }: Feed): Promise<void> {
    const connection = await findConnection(store.db, connectionId);
    if (connection !== null) noteQuestion(request, { connection, ask });
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
