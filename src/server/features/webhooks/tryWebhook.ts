import type { PingEvent, WebhookTested } from '#contract/webhook.ts';
import { isoInstant, machineTime } from '#server/base/clock.ts';
import { planNotFound } from '#server/features/asking/membership.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import type { AllowedHosts } from '#server/platform/outgoing/allowedHosts.ts';
import { createId } from '#server/store/database/id.ts';
import type { Store } from '#server/store/database/store.ts';
import { sendOnce } from './sendDue.ts';
import { insertTested, type StoredWebhook } from './webhookRepository.ts';

/** Sends a test message to a webhook, paused or not, and logs it. */
export async function tryWebhook(
  { store, planBook, hosts }: { readonly store: Store; readonly planBook: PlanBook; readonly hosts: AllowedHosts },
  webhook: StoredWebhook,
): Promise<WebhookTested> {
  const { planId, id: webhookId } = webhook;
  const booked = await planBook.find(planId);
  if (booked === null) throw planNotFound();
  const { plan, version } = booked.whole;
  const id = `${webhookId}-ping-${createId()}`;
  const at = isoInstant(machineTime());
  const event: PingEvent = { event: 'ping', id, at, plan: { id: planId, name: plan.name, version } };
  const body = JSON.stringify(event);
  const { isTaken, text: answer } = await sendOnce(webhook, { id, body }, hosts);
  await insertTested(store.db, { planId, id, webhookId, version, at, body, isTaken, answer });
  return { is_delivered: isTaken, answer };
}
