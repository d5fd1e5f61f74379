import { afterEach, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
afterEach(() => server.close());

const start = (parts = {}) => startExampleServer({ fill: (store) => writeExamplePlan(store), parts });
const offers = async (ask: Ask) => (await ask({ url: addresses.session })).json().offers_guide;
const say = (ask: Ask, seen: unknown) => ask({ method: 'PUT', url: addresses.guide, payload: { seen } });

it('the guide is offered until its account has seen it, and to nobody else less', async () => {
  server = await start();
  const [ada, mary] = [await server.signIn(), await server.join('plan1', { id: '7' })];
  expect([await offers(ada), await offers(mary)]).toEqual([1, 1]);
  expect((await say(ada, 1)).statusCode).toBe(200);
  expect([await offers(ada), await offers(mary)]).toEqual([0, 1]);
  await say(ada, 0);
  expect(await offers(ada)).toBe(1);
});

it('a wrong word about the guide is refused', async () => {
  server = await start();
  expect((await say(await server.signIn(), 'yes')).statusCode).toBe(400);
});

it('an installation may offer the guide to nobody', async () => {
  server = await start({ hasGuide: false });
  expect(await offers(await server.signIn())).toBe(0);
});

it('the gallery is there where it is asked for alone', async () => {
  server = await start();
  expect((await server.ask({ url: addresses.gallery })).statusCode).toBe(404);
  await server.close();
  server = await start({ hasGallery: true });
  expect((await server.ask({ url: addresses.gallery })).statusCode).toBe(503);
});
