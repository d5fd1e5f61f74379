import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#server/store/database/store.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { listening } from '#testing/server/listening.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { createWebhookSender } from './sendDue.ts';
import { insertDelivery, insertWebhook, pauseWebhook } from './webhookRepository.ts';

const planId = EXAMPLE_PLAN.id;

describe.each(storesUnderTest())('webhooks side by side on $name', ({ open }) => {
  let store: Store;
  let slow: Server;
  let quick: Server;
  let asked: number;
  let taken: string[];
  let origins: string[];
  beforeEach(async () => {
    store = await open();
    await writeExamplePlan(store);
    asked = 0;
    taken = [];
    slow = createServer(() => {
      asked += 1;
    });
    quick = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => taken.push(chunk.toString()));
      request.on('end', () => response.end());
    });
    origins = [`http://127.0.0.1:${await listening(slow)}`, `http://127.0.0.1:${await listening(quick)}`];
  });
  afterEach(async () => {
    for (const server of [slow, quick]) {
      server.closeAllConnections();
      server.close();
    }
    await store.close();
  });

  const make = async (url: string, messages: number, at: string): Promise<string> => {
    const made = { planId, name: url, url, events: ['status_changed'], by: 'Ada', memberId: null, at } as const;
    const { id } = await insertWebhook(store.db, made);
    for (let number = 0; number < messages; number += 1) {
      const each = { planId, id: `${id} ${number}`, webhookId: id, version: 1, body: `{"number":${number}}` };
      await insertDelivery(store.db, { ...each, at: at.replace('00Z', `${String(number).padStart(2, '0')}Z`) });
    }
    return id;
  };

  it('are told in order, though one never answers and another is paused, with older messages in line', async () => {
    const [slowUrl = '', quickUrl = ''] = origins;
    await make(slowUrl, 60, '2026-11-20T10:00:00Z');
    const id = await make('http://127.0.0.1:9', 60, '2026-11-20T10:01:00Z');
    await pauseWebhook(store.db, { planId, id, pausedAt: '2026-11-20T10:30:00Z' });
    await make(quickUrl, 3, '2026-11-20T11:00:00Z');
    const sender = createWebhookSender(store.db, origins);
    const sent = sender.send();
    await expect.poll(() => taken, { timeout: 8_000 }).toEqual(['{"number":0}', '{"number":1}', '{"number":2}']);
    expect(asked).toBe(1);
    await make(quickUrl, 1, '2026-11-20T11:30:00Z');
    // The next look sends to who is free, and leaves the slow one to whoever sends to it.
    await sender.send();
    expect([asked, taken.length]).toEqual([1, 4]);
    slow.closeAllConnections();
    slow.close();
    await sent;
  });
});
