import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { storeFailed } from '#server/store/database/storeRefusal.ts';
import { type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const READY = `${addresses.health}?ready`;

describe.each(storesUnderTest())('health on $name', ({ open }) => {
  let server: ExampleServer;
  beforeEach(async () => {
    server = await startExampleServer({ open, has: { backups: true } });
  });
  afterEach(() => server.close().catch(() => {}));

  it('with ready tells that the store answers, and how it goes with the rest in a word', async () => {
    server.operations.backups.failed('EACCES: /var/backups');
    const reply = await server.ask({ url: READY });
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        status: 'ok',
        operations: {
          store: 'working',
          disk: 'working',
          backups: 'failing',
          mail: 'off',
          webhooks: 'off',
          feeds: 'off',
        },
      },
    ]);
  });

  it('with ready is 503 with the reason where the store does not answer, and without still 200', async () => {
    await server.store.close();
    const reply = await server.ask({ url: READY });
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({
      error: {
        code: 'not_ready',
        message: expect.stringMatching(/^Milepost is not ready\. store: \S/),
        details: { failing: ['store'] },
      },
    });
    const alive = await server.ask({ url: addresses.health });
    expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok' }]);
  });
});

it('with ready is 503 once the disk failed a write', async () => {
  const server = await startExampleServer();
  const { store } = server;
  expect((await server.ask({ url: READY })).statusCode).toBe(200);
  const failing = await startExampleServer({
    open: async () => ({ ...store, failure: () => storeFailed(null), close: async () => {} }),
  });
  expect((await failing.ask({ url: READY })).json()).toMatchObject({
    error: { message: expect.stringContaining('disk failed') },
  });
  await failing.close();
  await server.close();
});
