import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses, planPath } from '#contract/addresses.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#server/exampleServer.ts';

const TOKEN = 'a token of sixteen letters';

let server: ExampleServer;
let ada: Ask;

beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store), parts: { metricsToken: TOKEN } });
  ada = await server.signIn();
});

afterAll(() => server.close());

function scrape(authorization = `Bearer ${TOKEN}`) {
  return server.ask({ url: addresses.metrics, headers: { authorization } });
}

it('tells of requests by route, never by id, and of the process', async () => {
  await ada({ url: planPath(EXAMPLE_PLAN.id) });
  await ada({ url: planPath('nowhere') });
  const { headers, body } = await scrape();
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(body).toContain('milepost_http_requests_total{method="GET",route="/api/plans/:planId",status="200"} 1\n');
  expect(body).toContain('milepost_http_requests_total{method="GET",route="/api/plans/:planId",status="404"} 1\n');
  expect(body).toContain('milepost_http_request_duration_seconds_count{method="GET",route="/api/plans/:planId"} 2\n');
  expect(body).toMatch(/^milepost_event_loop_delay_seconds\{quantile="0.99"\} \d+\.\d+$/m);
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(body).toContain('milepost_plans_kept 1\n');
  expect(body).not.toContain('nowhere');
});

it('is written as the format asks: each name with its help and type, each line a number', async () => {
  const lines = (await scrape()).body.trimEnd().split('\n');
  for (const line of lines) expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[^{}]+\})? [\d.]+)$/);
});

it('counts within each border what was at least as fast', async () => {
  const { body } = await scrape();
  const counts = Array.from(
    body.matchAll(/_bucket\{method="GET",route="\/api\/plans\/:planId",le="[^"]+"\} (\d+)/g),
    ([, count]) => Number(count),
  );
  expect(counts).toHaveLength(12);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
});

it.each(['', 'Bearer', 'Bearer something else', TOKEN])(
  'is refused with the authorization "%s"',
  async (authorization) => {
    expect((await scrape(authorization)).statusCode).toBe(401);
  },
);

it('is not there without a token of its own', async () => {
  const other = await startExampleServer();
  expect((await other.ask({ url: addresses.metrics, headers: { authorization: 'Bearer ' } })).statusCode).toBe(404);
  await other.close();
});
