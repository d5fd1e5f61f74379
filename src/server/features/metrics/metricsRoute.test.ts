import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses, planPath } from '#contract/addresses.ts';
import { programVersion } from '#server/base/programVersion.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { metricProblems } from '#testing/server/metricProblems.ts';

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

it('counts the files of the page as one route, whatever their names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-metrics-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['a-1.js', 'b-2.js']) writeFileSync(join(folder, 'assets', name), 'export {};');
  const withPage = await startExampleServer({ parts: { metricsToken: TOKEN, pageFolder: folder } });
  for (const name of ['a-1.js', 'b-2.js']) await withPage.ask({ url: `/assets/${name}` });
  const { body } = await withPage.ask({ url: addresses.metrics, headers: { authorization: `Bearer ${TOKEN}` } });
  expect(body).toContain('milepost_http_requests_total{method="GET",route="/assets/*",status="200"} 2\n');
  expect(body).not.toMatch(/[ab]-[12]\.js/);
  await withPage.close();
  rmSync(folder, { recursive: true });
});

it('is written as Prometheus’ linter asks', async () => {
  expect(metricProblems((await scrape()).body)).toEqual([]);
});

it('tells of version, store, backups, mail and webhooks', async () => {
  const full = await startExampleServer({
    fill: (store) => writeExamplePlan(store),
    parts: {
      metricsToken: TOKEN,
      webhookHosts: ['hooks.example.org'],
      mail: { host: '127.0.0.1', port: 9, isSecure: false, login: null, from: 'a@example.org', fromName: 'A' },
    },
    has: { backups: true },
  });
  const get = async () =>
    (await full.ask({ url: addresses.metrics, headers: { authorization: `Bearer ${TOKEN}` } })).body;
  full.operations.backups.failed('EACCES: a secret folder');
  full.operations.mail.succeeded('2026-11-20T11:00:00.500Z');
  const body = await get();
  expect(metricProblems(body)).toEqual([]);
  for (const line of [
    `milepost_build_info{version="${programVersion}"} 1`,
    'milepost_store_up{kind="sqlite"} 1',
    'milepost_operation_failing{operation="store"} 0',
    'milepost_operation_failing{operation="backups"} 1',
    'milepost_operation_failing{operation="mail"} 0',
    'milepost_operation_failing{operation="webhooks"} 0',
    'milepost_operation_last_success_timestamp_seconds{operation="mail"} 1795172400.5',
    'milepost_operation_runs_total{operation="backups",outcome="failed"} 1',
    'milepost_webhook_deliveries_waiting 0',
  ])
    expect(body.split('\n')).toContain(line);
  expect(body).not.toContain('secret');
  await full.close();
});

it('answers while the store does not', async () => {
  const down = await startExampleServer({ parts: { metricsToken: TOKEN } });
  await down.store.close();
  const { statusCode, body } = await down.ask({
    url: addresses.metrics,
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect([statusCode, metricProblems(body)]).toEqual([200, []]);
  expect(body).toContain('milepost_store_up{kind="sqlite"} 0\n');
  await down.app.close();
});

it('counts within each border what was at least as fast', async () => {
  const { body } = await scrape();
  const counts = Array.from(
    body.matchAll(/_bucket\{le="[^"]+",method="GET",route="\/api\/plans\/:planId"\} (\d+)/g),
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
