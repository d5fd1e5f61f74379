import { addresses } from '#contract/addresses.ts';
import { type OwnFeed, ownFeedsSchema } from '#contract/feed.ts';
import { may } from '#core/access.ts';
import { feedReasonOf } from '#server/features/connections/feedReasonOf.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { type FeedAskingParts, planOfFeeds } from './feedAsking.ts';
import { stateOf } from './feedReplies.ts';
import { findFeeds, findRuns, findStandings } from './feedRepository.ts';

/** For whoever owns a feed, who need not lead the plan: how those of theirs stand that bring no figures. */
export function addOwnFeedsRoute(app: MilepostApp, { store, asking }: Pick<FeedAskingParts, 'store' | 'asking'>): void {
  app.get(
    `${addresses.plans}/:planId/own-feeds`,
    {
      config: { right: 'readHistory' },
      schema: {
        tags: ['feeds'],
        operationId: 'listOwnFeeds',
        summary: 'The feeds the caller owns that fail, bring nothing new or are paused; for leads with the reason',
        params: planOfFeeds,
        response: { 200: ownFeedsSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { plan, member, viewer } = await asking.member(request, reply, request.params.planId);
      const planId = plan.id;
      const own = (await findFeeds(store.db, planId)).filter(({ ownerId }) => ownerId === member.id);
      const standings = own.length === 0 ? new Map() : await findStandings(store.db, planId);
      const told: OwnFeed[] = [];
      for (const feed of own) {
        const standing = standings.get(feed.id) ?? null;
        const [lastRun = null] = await findRuns(store.db, { planId, feedId: feed.id, limit: 1 });
        const state = stateOf(feed, standing, lastRun);
        if (state !== 'fails' && state !== 'nothing_new' && state !== 'paused') continue;
        const reason = may(viewer, 'editPlan') ? (standing?.reason ?? null) : null;
        told.push({
          id: feed.id,
          name: feed.name,
          state,
          failing_since: standing?.failingSince ?? null,
          reason: reason && feedReasonOf(reason),
        });
      }
      return told;
    },
  );
}
