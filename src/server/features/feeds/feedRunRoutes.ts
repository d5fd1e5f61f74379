import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { versionSchema } from '#contract/entryCells.ts';
import {
  feedAnswersSchema,
  feedPreviewSchema,
  feedQuestionSchema,
  feedRunDetailSchema,
  feedRunsSchema,
} from '#contract/feed.ts';
import { nameOf } from '#server/features/asking/membership.ts';
import { findConnection } from '#server/features/connections/connectionRepository.ts';
import { noteQuestion } from '#server/features/connections/noteQuestion.ts';
import { refused } from '#server/features/connections/refused.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import type { AttemptLimit } from '#server/platform/limits/attemptLimit.ts';
import { refuseTooMany } from '#server/platform/limits/refuseTooMany.ts';
import { acceptRun, answerQuestions, runNotFound } from './answerFeed.ts';
import { createFeedAsking, type FeedAskingParts, oneFeed, planOfFeeds } from './feedAsking.ts';
import { findMemory } from './feedMemory.ts';
import { runDetailReply, runReply, withAnswers } from './feedReplies.ts';
import { findFeeds, findRun, findRuns } from './feedRepository.ts';
import { previewFeed } from './previewFeed.ts';
import { refuseQuestion } from './refuseFeed.ts';
import { type FeedRunParts, feedNotFound, runFeed } from './runFeed.ts';

const RUNS_A_PAGE = 50;
/** Each is a request to another server. */
const RUNS_BY_HAND: AttemptLimit = { attempts: 120, windowMs: 5 * 60_000 };

/** Runs of feeds: tried out, started by hand, listed, and answered. */
export function addFeedRunRoutes(app: MilepostApp, parts: FeedAskingParts & FeedRunParts): void {
  const { store } = parts;
  const { leadOf, feedOf } = createFeedAsking(parts);
  const path = `${addresses.plans}/:planId/feeds`;
  const config = { right: 'editPlan' } as const;
  const tags = ['feeds'];
  async function refuseUnasked(request: FastifyRequest, question: Parameters<typeof refuseQuestion>[1]): Promise<void> {
    const connection = await findConnection(store.db, question.connectionId);
    if (connection !== null) noteQuestion(request, { connection, ask: question.ask });
    await refuseQuestion(store.db, question);
  }
  const ofRun = oneFeed.extend({ runId: z.string() });

  app.post(
    `${path}/preview`,
    {
      config,
      schema: {
        tags,
        operationId: 'previewFeed',
        summary: 'Asks a source now and says what a feed would do; writes nothing',
        params: planOfFeeds,
        body: feedQuestionSchema,
        response: { 200: feedPreviewSchema, ...refusals(400, 401, 403, 404, 429, 503) },
      },
    },
    async (request, reply) => {
      const { plan, booked } = await leadOf(request, reply);
      await refuseTooMany(store, { subject: `feed runs of ${plan.id}`, limit: RUNS_BY_HAND, reply });
      const { connection_id: connectionId, ask } = request.body;
      await refuseUnasked(request, { connectionId, ask, planId: plan.id });
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
        params: oneFeed,
        response: { 200: feedRunDetailSchema, ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const { membership, plan, feed } = await feedOf(request, reply, request.params.id);
      await refuseTooMany(store, { subject: `feed runs of ${plan.id}`, limit: RUNS_BY_HAND, reply });
      await refuseUnasked(request, { ...feed, planId: plan.id });
      const by = nameOf(membership.member);
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
        params: oneFeed,
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
      const detail = runDetailReply(run);
      if (!detail.lines.some(({ kind }) => kind === 'asked')) return detail;
      return withAnswers(detail, await findMemory(store.db, { planId: plan.id, feedId: feed.id }));
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
        params: oneFeed,
        body: feedAnswersSchema,
        response: { 200: versionSchema, ...refusals(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const { membership, feed } = await feedOf(request, reply, request.params.id);
      return answerQuestions(parts, membership, { feed, answers: request.body.answers });
    },
  );
}
