import { afterAll, beforeAll, expect, it } from 'vitest';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { EXAMPLE_ROUTES } from '#testing/server/exampleRoutes.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

let server: ExampleServer;
let ada: Ask;
let token: string;

beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ada = await server.signIn();
  token = (await exampleShare(ada, { style: 'dynamic' })).encv;
});
afterAll(() => server.close());

const OPEN = new Set([
  'GET /dashboard',
  'GET /plans/{planId}/dashboard',
  'GET /plans/{planId}/tv',
  'GET /reports/print-dash',
  'GET /napi/json/getgoals',
  'GET /api/plans/{planId}',
  'GET /api/plans/{planId}/goal-columns',
  'GET /api/plans/{planId}/courses',
  'GET /api/plans/{planId}/attention',
  'GET /api/plans/{planId}/outlooks',
  'GET /api/plans/{planId}/prospects',
  'GET /api/plans/{planId}/goals/{goalId}/outlook',
  'GET /api/plans/{planId}/signals',
  'GET /api/plans/{planId}/goals/{goalId}/signal',
  'GET /api/plans/{planId}/goals/{goalId}/comments',
  'GET /api/plans/{planId}/initiatives',
  'GET /api/plans/{planId}/milestones',
  'GET /api/plans/{planId}/decisions',
  'GET /health-meter.svg',
  'GET /health-meter.png',
]);

const closed = Object.entries(EXAMPLE_ROUTES).filter(([route, { right }]) => right !== 'everybody' && !OPEN.has(route));

it('there are calls to close', () => expect(closed.length).toBeGreaterThan(80));

it.each(closed)(
  '%s is closed to a share, for nobody and for a lead who is signed in',
  async (route, { body, query }) => {
    const [method = '', template = ''] = route.split(' ');
    const path = template
      .replace('{planId}', EXAMPLE_PLAN.id)
      .replace('{goalId}', 'g2')
      .replace('{version}', '1')
      .replaceAll(/\{\w+\}/g, 'x');
    const url = `${path}?encv=${token}&${(query ?? '').replaceAll('{planId}', EXAMPLE_PLAN.id)}`;
    const payload = body === undefined || method === 'GET' ? {} : { payload: filled(body) };
    const headers = route.includes('dash_filters') ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    for (const ask of [server.ask, ada]) {
      const reply = await ask({ method: method as 'GET', url, headers, ...payload });
      expect([route, reply.statusCode >= 400 && reply.statusCode < 500]).toEqual([route, true]);
      expect(reply.headers).not.toHaveProperty('set-cookie');
    }
  },
);

function filled(body: object): string | object {
  const text = JSON.stringify(body).replaceAll('{planId}', EXAMPLE_PLAN.id);
  return '_method' in body ? new URLSearchParams(JSON.parse(text)).toString() : JSON.parse(text);
}
