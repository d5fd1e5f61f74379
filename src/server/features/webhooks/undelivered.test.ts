import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#server/store/database/store.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { findUndelivered, insertDelivery, insertWebhook, pauseWebhook } from './webhookRepository.ts';

const AT = '2026-11-20T11:00:00.000Z';
const planId = EXAMPLE_PLAN.id;

describe.each(storesUnderTest())('what is still to be sent on $name', ({ open }) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    await writeExamplePlan(store);
  });
  afterEach(() => store.close());

  const deliver = async (webhookId: string, id: string, row: { attempts: number; answer?: string; next: boolean }) => {
    await insertDelivery(store.db, { planId, id, webhookId, version: 1, at: AT, body: '{}' });
    await store.db
      .updateTable('webhook_delivery')
      .set({ attempts: row.attempts, answer: row.answer ?? null, next_at: row.next ? AT : null })
      .where('plan_id', '=', planId)
      .where('id', '=', id)
      .execute();
  };

  it('is counted, what failed before apart; not what is done, and not of webhooks that are paused', async () => {
    expect(await findUndelivered(store.db)).toEqual({ waiting: 0, failing: 0, answer: 'none' });
    const { id } = await insertWebhook(store.db, {
      planId,
      name: 'Chat',
      url: 'https://a.example.org',
      events: ['status_changed'],
      by: 'Ada',
      memberId: null,
      at: AT,
    });
    await deliver(id, 'new', { attempts: 0, next: true });
    await deliver(id, 'again', { attempts: 2, answer: '500', next: true });
    await deliver(id, 'done', { attempts: 1, answer: '200', next: false });
    expect(await findUndelivered(store.db)).toEqual({ waiting: 2, failing: 1, answer: '500' });
    await pauseWebhook(store.db, { planId, id, pausedAt: AT });
    expect(await findUndelivered(store.db)).toEqual({ waiting: 0, failing: 0, answer: 'none' });
  });
});
