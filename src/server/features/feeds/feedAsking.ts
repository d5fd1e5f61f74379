import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Feed } from '#core/feed/feed.ts';
import { type Asking, requireRight } from '#server/features/asking/asking.ts';
import { type Membership, planNotFound } from '#server/features/asking/membership.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { Store } from '#server/store/database/store.ts';
import { findFeeds } from './feedRepository.ts';
import { feedNotFound } from './runFeed.ts';

export type FeedAskingParts = { readonly store: Store; readonly asking: Asking; readonly planBook: PlanBook };

/** The ids in the paths of feeds. */
export const planOfFeeds = z.object({ planId: z.string() });
export const oneFeed = planOfFeeds.extend({ id: z.string() });

type LeadAsking = {
  readonly membership: Membership;
  readonly plan: Membership['plan'];
  readonly booked: BookedPlan;
};

type FeedAsking = {
  leadOf(request: FastifyRequest, reply: FastifyReply): Promise<LeadAsking>;
  /** Throws `feed_not_found`. `known`: all feeds of the plan. */
  feedOf(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
  ): Promise<LeadAsking & { readonly known: readonly Feed[]; readonly feed: Feed }>;
};

/** Who asks for feeds of a plan: only those who lead it. */
export function createFeedAsking({ store, asking, planBook }: FeedAskingParts): FeedAsking {
  async function leadOf(request: FastifyRequest, reply: FastifyReply): Promise<LeadAsking> {
    const { planId } = planOfFeeds.parse(request.params);
    const membership = await asking.member(request, reply, planId);
    requireRight(membership, 'editPlan');
    const booked = await planBook.find(membership.plan.id);
    if (booked === null) throw planNotFound();
    return { membership, plan: membership.plan, booked };
  }

  return {
    leadOf,
    feedOf: async (request, reply, id) => {
      const asked = await leadOf(request, reply);
      const known = await findFeeds(store.db, asked.plan.id);
      const feed = known.find((each) => each.id === id);
      if (feed === undefined) throw feedNotFound();
      return { ...asked, known, feed };
    },
  };
}
