import { afterAll, beforeAll, expect, it } from 'vitest';
import { installationAddresses } from '#contract/installationAddresses.ts';
import { programVersion } from '#server/base/programVersion.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store), has: { backups: true } });
});
afterAll(() => server.close());

it('tells administrators what fails, why and since when', async () => {
  server.operations.backups.failed("EACCES: permission denied, mkdir '/var/backups/milepost'");
  const ada = await server.signIn();
  const reply = (await ada({ url: installationAddresses.operations })).json();
  expect(reply.version).toBe(programVersion);
  expect(reply.operations.map((each: { name: string; state: string }) => `${each.name} ${each.state}`)).toEqual([
    'store working',
    'disk working',
    'backups failing',
    'mail off',
    'webhooks off',
    'feeds off',
  ]);
  expect(reply.operations[2]).toMatchObject({
    reason: expect.stringContaining('/var/backups/milepost'),
    failing_since: expect.stringMatching(/Z$/),
    last_success_at: null,
  });
});

it('tells nobody else', async () => {
  const lead = await server.join(EXAMPLE_PLAN.id, { id: '70', role: 'lead' });
  expect((await lead({ url: installationAddresses.operations })).statusCode).toBe(403);
  expect((await server.ask({ url: installationAddresses.operations })).statusCode).toBe(401);
});
