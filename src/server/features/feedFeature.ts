import { unhurried } from '#server/base/unhurried.ts';
import type { ConnectionUse } from '#server/features/connections/connectionReply.ts';
import { addConnectionRoutes, type ConnectionParts } from '#server/features/connections/connectionRoutes.ts';
import { findAllFeeds } from '#server/features/feeds/feedRepository.ts';
import { addFeedRoutes, type FeedRouteParts } from '#server/features/feeds/feedRoutes.ts';
import { addFeedRunRoutes } from '#server/features/feeds/feedRunRoutes.ts';
import { addOwnFeedsRoute } from '#server/features/feeds/ownFeedsRoute.ts';
import { startScheduledFeeds } from '#server/features/feeds/scheduledFeeds.ts';
import { createTellOwner, NOBODY_TOLD, type TellOwnerParts } from '#server/features/feeds/tellOwner.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import type { SendMail } from '#server/platform/mail/sendMail.ts';
import type { Operations } from '#server/platform/operations/operations.ts';
import type { Store } from '#server/store/database/store.ts';
import { findPlan } from '#server/store/plans/plans.ts';

export type FeedFeatureParts = Omit<
  FeedRouteParts & ConnectionParts & TellOwnerParts,
  'findUses' | 'tellOwner' | 'send' | 'inTurn'
> & {
  readonly sendMail: SendMail | null;
  readonly operations: Operations;
};

/** Figures that arrive by themselves: connections of the installation, and the feeds of plans. */
export function feedFeature(app: MilepostApp, parts: FeedFeatureParts): void {
  const { store, sendMail } = parts;
  const tellOwner = sendMail === null ? NOBODY_TOLD : createTellOwner({ ...parts, send: sendMail });
  const inTurn = unhurried();
  const stopping = new AbortController();
  const feedParts = { ...parts, tellOwner, inTurn, stopped: stopping.signal };
  addConnectionRoutes(app, { ...parts, findUses: () => findUses(store) });
  addFeedRoutes(app, feedParts);
  addFeedRunRoutes(app, feedParts);
  addOwnFeedsRoute(app, feedParts);
  let scheduled: ReturnType<typeof startScheduledFeeds> | null = null;
  app.addHook('onListen', async () => {
    scheduled = startScheduledFeeds({ ...feedParts, operation: parts.operations.feeds });
  });
  let breaking: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    breaking = setTimeout(() => stopping.abort(new Error('Milepost stops.')), RUNS_END_WITHIN_MS);
  });
  app.addHook('onClose', async () => {
    await scheduled?.stop();
    clearTimeout(breaking);
  });
}

/** So long a run has to end by itself once the program stops; a slow source takes half a minute. */
const RUNS_END_WITHIN_MS = 4_000;

async function findUses(store: Store): Promise<Map<string, readonly ConnectionUse[]>> {
  const uses = new Map<string, readonly ConnectionUse[]>();
  for (const [planId, ofPlan] of Map.groupBy(await findAllFeeds(store.db), (each) => each.planId)) {
    const planName = (await findPlan(store.db, planId))?.name ?? '';
    for (const { feed } of ofPlan) {
      const named = { id: feed.id, name: feed.name, plan_id: planId, plan_name: planName, ask: feed.ask };
      uses.set(feed.connectionId, [...(uses.get(feed.connectionId) ?? []), named]);
    }
  }
  return uses;
}
