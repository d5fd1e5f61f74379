import { atMost } from '#server/base/atMost.ts';
import { isoInstant, machineTime } from '#server/base/clock.ts';
import { type AllowedHosts, isAllowedAddress, isNamedOrigin } from '#server/platform/outgoing/allowedHosts.ts';
import { PRIVATE_ADDRESS } from '#server/platform/outgoing/lookupPublic.ts';
import type { Database } from '#server/store/database/store.ts';
import { postWebhook } from './postWebhook.ts';
import { findWebhooks, type StoredWebhook } from './webhookRepository.ts';
import { signatureHeaders } from './webhookSignatures.ts';

export const RETRY_AFTER_MS = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 12 * 3_600_000] as const;
/** While one process sends, others skip it. */
const CLAIMED_FOR_MS = 60_000;
/** Of one webhook, before the next look: what is left is due then. */
const MOST_OF_ONE = 50;
const MOST_AT_ONCE = 50;
const SHOWN_CHARACTERS = 200;

export type WebhookSender = {
  /**
   * Sends what is due, signed, and waits for it; failures are retried at growing intervals. Webhooks are sent to side by
   * side, each in the order of its messages: one that is still being sent to is left to whoever sends to it.
   */
  send(now?: number): Promise<void>;
};

export function createWebhookSender(db: Database, hosts: AllowedHosts): WebhookSender {
  const sending = new Set<string>();
  const limited = atMost({ running: MOST_AT_ONCE, waiting: Number.POSITIVE_INFINITY });

  async function sendTo(webhook: StoredWebhook, now: number | null): Promise<void> {
    for (let sent = 0; sent < MOST_OF_ONE; sent += 1) {
      const isMore = await limited(() => sendNext(db, webhook, { hosts, now: now ?? machineTime() }));
      if (!isMore) return;
    }
  }

  return {
    send: async (now) => {
      if (hosts.length === 0) return;
      const due = await db
        .selectFrom('webhook_delivery')
        .select(['plan_id', 'webhook_id'])
        .distinct()
        .where('next_at', '<=', isoInstant(now ?? machineTime()))
        .execute();
      if (due.length === 0) return;
      const keys = new Set(due.map(({ plan_id: planId, webhook_id: id }) => `${planId} ${id}`));
      const lines = (await findWebhooks(db, null)).flatMap((webhook) => {
        const key = `${webhook.planId} ${webhook.id}`;
        if (!keys.has(key) || webhook.paused_at !== null || sending.has(key)) return [];
        sending.add(key);
        return [sendTo(webhook, now ?? null).finally(() => sending.delete(key))];
      });
      await Promise.all(lines);
    },
  };
}

/** Sends the next message of a webhook that is due; false: there is none. */
async function sendNext(
  db: Database,
  webhook: StoredWebhook,
  { hosts, now }: { readonly hosts: AllowedHosts; readonly now: number },
): Promise<boolean> {
  const delivery = await db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('plan_id', '=', webhook.planId)
    .where('webhook_id', '=', webhook.id)
    .where('next_at', '<=', isoInstant(now))
    .orderBy('next_at')
    // What one change queued is due at the same instant.
    .orderBy('version')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (delivery === undefined) return false;
  const ours = db.updateTable('webhook_delivery').where('plan_id', '=', delivery.plan_id).where('id', '=', delivery.id);
  const claimed = await ours
    .set({ next_at: isoInstant(now + CLAIMED_FOR_MS) })
    .where('next_at', '=', delivery.next_at)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) return true;
  const answer = await sendOnce(webhook, delivery, hosts);
  const attempts = delivery.attempts + 1;
  const wait = RETRY_AFTER_MS[attempts - 1];
  const isDone = answer.isTaken || wait === undefined;
  await ours
    .set({
      attempts,
      answer: answer.text,
      delivered_at: answer.isTaken ? isoInstant(now) : null,
      next_at: isDone ? null : isoInstant(now + wait),
    })
    .execute();
  return true;
}

type Answer = { readonly isTaken: boolean; readonly text: string };

export async function sendOnce(
  webhook: StoredWebhook,
  { id, body }: { readonly id: string; readonly body: string },
  hosts: AllowedHosts,
): Promise<Answer> {
  // The host may have been removed from the allowed ones since.
  if (!isAllowedAddress(webhook.url, hosts)) return { isTaken: false, text: 'the address is not allowed any more' };
  const seconds = Math.floor(machineTime() / 1000);
  try {
    const status = await postWebhook(webhook.url, {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Milepost',
        ...signatureHeaders(webhook.secret, { id, seconds, body }),
      },
      body,
      isOwnNetwork: isNamedOrigin(webhook.url, hosts),
    });
    const isRedirect = status >= 300 && status < 400;
    return { isTaken: status >= 200 && status < 300, text: isRedirect ? `${status}, not followed` : String(status) };
  } catch (error) {
    const text = error instanceof Error ? reasonOf(error) : 'not reached';
    return { isTaken: false, text: text.slice(0, SHOWN_CHARACTERS) };
  }
}

function reasonOf(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : cause.name;
  if (code === PRIVATE_ADDRESS) return 'not sent: it leads into the own network; allow its whole origin';
  return cause.name === 'TimeoutError' ? 'no answer in 10 s' : `not reached: ${code}`;
}
