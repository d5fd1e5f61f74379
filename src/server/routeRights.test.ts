import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { may } from '#core/access.ts';
import { createHttpServer } from '#server/platform/http/createHttpServer.ts';
import { requireRouteRights } from '#server/platform/http/routeRights.ts';
import { ADMINISTRATOR, type Persona, startEverybody } from '#testing/server/exampleEverybody.ts';
import { exampleRouteRequest, type RouteIds } from '#testing/server/exampleRouteRequest.ts';
import { EXAMPLE_ROUTES, type ExampleRoute } from '#testing/server/exampleRoutes.ts';
import type { ExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let personas: readonly Persona[];
let ids: RouteIds;

beforeAll(async () => {
  ({ server, personas, ids } = await startEverybody());
}, 60_000);

afterAll(() => server.close());

it('every route there is says its right beside it', async () => {
  const { paths } = (await server.ask({ url: addresses.openapi })).json();
  const routes = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(EXAMPLE_ROUTES).sort()).toEqual(routes.sort());
});

it('a route without a right keeps the server from starting, and is named', () => {
  const app = createHttpServer({ trustedProxies: [] });
  requireRouteRights(app);
  const message = 'GET /api/new has no right. Write config: { right: … } beside it';
  expect(() => app.get('/api/new', async () => ({}))).toThrow(message);
  // @ts-expect-error: where a route has other settings, the compiler asks for the right too.
  expect(() => app.get('/api/new', { config: { unknownNames: 'ignored' } }, async () => ({}))).toThrow(message);
});

describe.each(Object.entries(EXAMPLE_ROUTES).filter(([, { right }]) => right !== 'everybody'))('%s', (route, right) => {
  it('is refused to who may not, and changes nothing then', async () => {
    const refused = personas.filter((persona) => !isAllowed(persona, right));
    const before = await everything();
    for (const persona of refused) {
      const reply = await persona.ask(exampleRouteRequest(route, right, ids));
      expect([persona.name, reply.statusCode, isRefusal(reply)]).toEqual([
        persona.name,
        statusFor(persona, reply, right),
        true,
      ]);
    }
    expect(await everything()).toBe(before);
  });
});

describe('every route', () => {
  it.each(Object.entries(EXAMPLE_ROUTES).filter(([route, { right }]) => isReading(route) && right !== 'everybody'))(
    '%s answers who may read',
    async (route, right) => {
      for (const persona of personas.filter((each) => isAllowed(each, right))) {
        const reply = await persona.ask(exampleRouteRequest(route, right, ids));
        expect([persona.name, [401, 403].includes(reply.statusCode)]).toEqual([persona.name, false]);
      }
    },
  );

  it('that writes does so for each who may', async () => {
    for (const [route, right] of Object.entries(EXAMPLE_ROUTES)) {
      if (right.right === 'everybody' || isOfAccount(right) || isReading(route) || LEFT_OUT.has(route)) continue;
      for (const persona of personas.filter((each) => isAllowed(each, right))) {
        const reply = await persona.ask(exampleRouteRequest(route, right, ids));
        expect([route, persona.name, [401, 403].includes(reply.statusCode)]).toEqual([route, persona.name, false]);
      }
    }
  }, 60_000);
});

/** Removing the plan would end the test, and live events never end. */
const LEFT_OUT = new Set(['DELETE /api/plans/{planId}', 'GET /api/plans/{planId}/events']);

function isReading(route: string): boolean {
  return route.startsWith('GET ') && !LEFT_OUT.has(route);
}

function isAllowed({ name, viewer }: Persona, { right, subject }: ExampleRoute): boolean {
  if (right === 'everybody') return true;
  if (viewer === 'nobody') return false;
  if (right === 'administrator') return name === ADMINISTRATOR;
  if (right === 'account' || right === 'accountOrToken') return viewer === 'outsider' || viewer.kind === 'member';
  if (right === 'planMaker') return viewer === 'outsider' || (viewer.kind === 'member' && viewer.role === 'lead');
  return viewer !== 'outsider' && may(viewer, right, subject ?? null);
}

/** Existence is hidden from the unrelated; within a plan one reads, a thing may be somebody else's. */
function statusFor({ viewer }: Persona, { statusCode }: LightMyRequestResponse, right: ExampleRoute): number {
  if (viewer === 'nobody') return 401;
  if ((isOfAccount(right) || right.right === 'administrator') && statusCode === 401) return 401;
  if (right.right === 'administrator') return 403;
  if (viewer === 'outsider') return 404;
  return viewer.kind === 'share' && statusCode === 404 ? 404 : 403;
}

function isOfAccount({ right }: Pick<ExampleRoute, 'right'>): boolean {
  return right === 'account' || right === 'accountOrToken' || right === 'planMaker';
}

function isRefusal(reply: LightMyRequestResponse): boolean {
  return typeof reply.json().error?.message === 'string';
}

/** Everything stored but sessions, limits, and when somebody was last seen. */
async function everything(): Promise<string> {
  const { db } = server.store;
  const tables = await db.introspection.getTables();
  const kept = tables.map(({ name }) => name).filter((name) => !FLEETING.has(name));
  const rows = await Promise.all(kept.map((name) => sql`select * from ${sql.table(name)}`.execute(db)));
  // Views of a share are counted asynchronously.
  return JSON.stringify(
    rows.map((result) => result.rows),
    (key, value) => (COUNTS.has(key) ? null : value),
  );
}

const COUNTS = new Set(['views', 'last_seen_at']);
const FLEETING = new Set(['session', 'rateLimit', 'account_seen', 'verification']);
