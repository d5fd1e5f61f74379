import type { ChangeEvent, RefusedEvent, WebhookEvent } from '#contract/webhook.ts';
import { isoInstant, machineTime } from '#server/base/clock.ts';
import type { RefusedCall } from '#server/features/asking/refusedCalls.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { createId } from '#server/store/database/id.ts';
import type { Database } from '#server/store/database/store.ts';
import { findChanges } from '#server/store/history/changeLog.ts';
import { eventsOfChange } from './changeEvents.ts';
import { insertDelivery, keepToldVersion, type StoredWebhook } from './webhookRepository.ts';

/** Changes at a time; the next look takes those that are left. */
const MOST_CHANGES = 200;

/** Queues for each webhook the events it asks for, of all changes since the last that were queued for it. */
export async function queueChangeEvents(
  db: Database,
  booked: BookedPlan,
  webhooks: readonly StoredWebhook[],
): Promise<void> {
  for (const webhook of webhooks) await queueFor(db, booked, webhook);
}

async function queueFor(db: Database, booked: BookedPlan, webhook: StoredWebhook): Promise<void> {
  const { plan, version } = booked.whole;
  const { planId, id: webhookId, toldVersion: since } = webhook;
  if (since === version) return;
  // A new webhook, and one that goes on after a pause, gets only what comes.
  const until = since === null ? version : Math.min(version, since + MOST_CHANGES);
  if (since !== null && webhook.events.some(isOfChanges)) {
    const changes = await findChanges(db, { planId, since, before: until + 1, limit: MOST_CHANGES });
    for (const change of changes.toReversed()) {
      const at = isoInstant(machineTime());
      for (const { event, ...rest } of eventsOfChange(change, booked)) {
        if (!webhook.events.includes(event)) continue;
        const id = `${webhookId}-${change.version}-${event}`;
        const body: ChangeEvent = {
          event,
          id,
          at,
          plan: { id: planId, name: plan.name, version: change.version },
          ...rest,
        };
        const row = { planId, id, webhookId, version: change.version, at, body: JSON.stringify(body) };
        await insertDelivery(db, row);
      }
    }
  }
  await keepToldVersion(db, { planId, id: webhookId, toldVersion: until });
}

function isOfChanges(event: WebhookEvent): boolean {
  return event !== 'status_changed' && event !== 'refused';
}

/** Queues a refused call of a program for the webhooks that ask for it. */
export async function queueRefusedEvent(
  db: Database,
  { planId, by, sent, code, message }: RefusedCall,
  { booked, webhooks }: { readonly booked: BookedPlan; readonly webhooks: readonly StoredWebhook[] },
): Promise<void> {
  const { plan, version } = booked.whole;
  for (const { id: webhookId, events } of webhooks) {
    if (!events.includes('refused')) continue;
    const id = `${webhookId}-refused-${createId()}`;
    const at = isoInstant(machineTime());
    const about = { id: planId, name: plan.name, version };
    const body: RefusedEvent = { event: 'refused', id, at, plan: about, sent, by, code, message };
    await insertDelivery(db, { planId, id, webhookId, version, at, body: JSON.stringify(body) });
  }
}
