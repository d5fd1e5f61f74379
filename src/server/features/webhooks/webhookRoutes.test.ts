import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goalEntriesPath, webhooksPath } from '#contract/addresses.ts';
import type { Delivery, StatusChangedEvent, WebhookMade } from '#contract/webhook.ts';
import { machineTime } from '#server/base/clock.ts';
import { isAllowedAddress } from '#server/platform/outgoing/allowedHosts.ts';
import { PRIVATE_ADDRESS } from '#server/platform/outgoing/lookupPublic.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { postWebhook } from './postWebhook.ts';
import { createWebhookSender, RETRY_AFTER_MS } from './sendDue.ts';
import { signatureOf, standardSignatureOf } from './webhookSignatures.ts';

const PLAN = 'plan1';

type Received = { readonly body: string; readonly signature: string; readonly headers: IncomingHttpHeaders };

let receiver: Server;
let origin: string;
let answer = 200;
const received: Received[] = [];
let server: ExampleServer;
let lead: Ask;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { headers } = request;
      received.push({ body, signature: String(headers['milepost-signature']), headers });
      response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store), parts: { webhookHosts: [origin] } });
  lead = await server.signIn();
});
afterAll(async () => {
  await server.close();
  receiver.close();
});

const make = async (url = `${origin}/hook`): Promise<WebhookMade> =>
  (await lead({ method: 'POST', url: webhooksPath(PLAN), payload: { name: 'Chat', url } })).json();
const deliveries = async (id: string): Promise<Delivery[]> =>
  (await lead({ url: `${webhooksPath(PLAN)}/${id}/deliveries` })).json();
const enter = (actual: number) =>
  lead({
    method: 'PUT',
    url: goalEntriesPath(PLAN, 'g2'),
    payload: [7, 8, 9, 10, 11].map((month) => ({ date: `2026-${String(month).padStart(2, '0')}-01`, actual })),
  });

describe('a webhook', () => {
  it('is told of a changed status, signed, and what came back is in its log', async () => {
    const made = await make();
    await enter(1);
    await expect.poll(() => received.length).toBeGreaterThan(0);
    const [first] = received;
    const event: StatusChangedEvent = JSON.parse(first?.body ?? '{}');
    expect(event).toMatchObject({ event: 'status_changed', plan: { id: PLAN }, fiscal_year: 2026 });
    expect(event.goals.find(({ id }) => id === 'g2')).toMatchObject({ number: '1.1', to: 'critical' });
    const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(first?.signature ?? '') ?? [];
    expect(signature).toBe(signatureOf(made.secret, { seconds: Number(seconds), body: first?.body ?? '' }));
    expect(first?.headers['webhook-id']).toBe(event.id);
    expect(first?.headers['webhook-signature']).toBe(
      `v1,${standardSignatureOf(made.secret, { id: event.id, seconds: Number(seconds), body: first?.body ?? '' })}`,
    );
    await expect.poll(async () => (await deliveries(made.id))[0]?.answer).toBe('200');
    const list = (await lead({ url: webhooksPath(PLAN) })).json();
    expect(list.webhooks).toHaveLength(1);
    expect(JSON.stringify(list)).not.toContain(made.secret);
    await lead({ method: 'DELETE', url: `${webhooksPath(PLAN)}/${made.id}` });
  });

  it('that fails is tried again ever later, and given up after the last time', async () => {
    const made = await make();
    answer = 500;
    await enter(1000);
    await expect.poll(async () => (await deliveries(made.id))[0]?.answer).toBe('500');
    await expect.poll(() => server.operations.webhooks.reason).toContain('1 of what was sent was not taken');
    const sender = createWebhookSender(server.store.db, [origin]);
    let now = machineTime();
    for (const wait of RETRY_AFTER_MS) {
      expect((await deliveries(made.id))[0]?.next_at).not.toBeNull();
      await sender.send(now);
      now += wait + 1_000;
      await sender.send(now);
    }
    expect((await deliveries(made.id))[0]).toMatchObject({
      attempts: 1 + RETRY_AFTER_MS.length,
      next_at: null,
      delivered_at: null,
    });
    answer = 200;
    await lead({ method: 'DELETE', url: `${webhooksPath(PLAN)}/${made.id}` });
  });

  it('is not led elsewhere by a redirect', async () => {
    const made = await make();
    answer = 302;
    const before = received.length;
    await enter(1);
    await expect.poll(async () => (await deliveries(made.id))[0]?.answer).toBe('302, not followed');
    expect(received.length).toBe(before + 1);
    answer = 200;
    await lead({ method: 'DELETE', url: `${webhooksPath(PLAN)}/${made.id}` });
  });

  it('is not sent where a name that is allowed leads into the own network', async () => {
    const { port } = new URL(origin);
    const before = received.length;
    const headers = {};
    await expect(
      postWebhook(`http://localhost:${port}/hook`, { headers, body: '{}', isOwnNetwork: false }),
    ).rejects.toMatchObject({ code: PRIVATE_ADDRESS });
    expect(received.length).toBe(before);
    expect(await postWebhook(`http://localhost:${port}/hook`, { headers, body: '{}', isOwnNetwork: true })).toBe(200);
    received.pop();
  });

  it('is not made for an address of the own network whose origin nobody named', async () => {
    const hosts = ['10.0.0.5', '[fd00::5]'];
    const named = await startExampleServer({
      fill: (store) => writeExamplePlan(store),
      parts: { webhookHosts: hosts },
    });
    const asLead = await named.signIn();
    for (const url of ['https://10.0.0.5/', 'https://0xa.5/', 'https://167772165/', 'https://[fd00::5]/']) {
      const reply = await asLead({ method: 'POST', url: webhooksPath(PLAN), payload: { name: 'x', url } });
      expect([url, reply.statusCode, reply.json().error.message]).toEqual([
        url,
        400,
        expect.stringContaining('own network'),
      ]);
    }
    await named.close();
  });

  it.each([
    ['another host', 'https://evil.example.org/'],
    ['this machine', 'http://127.0.0.1:1/'],
    ['a login in it', 'http://a:b@127.0.0.1/'],
    ['no address', 'nonsense'],
    ['another scheme', 'file:///etc/passwd'],
  ])('never goes to %s', async (_, url) => {
    const reply = await lead({ method: 'POST', url: webhooksPath(PLAN), payload: { name: 'x', url } });
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'address_not_allowed']);
  });

  it('is made by leads alone, and not at all where no host is allowed', async () => {
    const member = await server.join(PLAN, { id: 'hook-member', role: 'member' });
    expect((await member({ url: webhooksPath(PLAN) })).statusCode).toBe(403);
    const closed = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
    const asLead = await closed.signIn();
    const reply = await asLead({
      method: 'POST',
      url: webhooksPath(PLAN),
      payload: { name: 'x', url: 'https://a.org/' },
    });
    expect(reply.json().error.code).toBe('webhooks_off');
    await closed.close();
  });
});

describe('where a webhook may go', () => {
  it.each([
    ['https://hooks.example.org/a?b', true],
    ['https://hooks.example.org:8443/a', false],
    ['http://hooks.example.org/a', false],
    ['https://hooks.example.org.evil.org/', false],
    ['https://hooks.example.org@evil.org/', false],
    ['http://127.0.0.1:9000/x', true],
    ['http://127.0.0.1:9001/x', false],
  ])('%s: %s', (url, isAllowed) => {
    expect(isAllowedAddress(url, ['hooks.example.org', 'http://127.0.0.1:9000'])).toBe(isAllowed);
  });
});
