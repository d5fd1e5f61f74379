import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, apiTokensPath, planSharesPath } from '#contract/addresses.ts';
import { type ExampleMailServer, startExampleMailServer } from '#testing/server/exampleMailServer.ts';
import {
  MARK,
  MARKED_FIGURE,
  OTHER_PLAN_ID,
  type OtherPlan,
  writeOtherPlan,
} from '#testing/server/exampleOtherPlan.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { exampleRouteRequest } from '#testing/server/exampleRouteRequest.ts';
import { EXAMPLE_ROUTES } from '#testing/server/exampleRoutes.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

// Every route, called for another plan by somebody unrelated to it: no byte of that plan may appear.

const HOOKS = 'https://hooks.example.org';
const PLAN = 'plan1';
/** Live events never end (they have a test of their own), and signing out would end the test. */
const LEFT_OUT = new Set(['GET /api/plans/{planId}/events', 'POST /api/auth/sign-out', 'DELETE /api/account/sessions']);
const ROUTES = Object.entries(EXAMPLE_ROUTES).filter(([route]) => !LEFT_OUT.has(route));
const OWN = { planId: PLAN, goalId: 'g2', memberId: '8', departmentId: '4', token: 'none', signature: 'none' };

type Persona = { readonly name: string; readonly ask: Ask };
let server: ExampleServer;
let other: OtherPlan;
let personas: readonly Persona[];
let lead: Ask;
let untouched: string;
let mails: ExampleMailServer;

beforeAll(async () => {
  mails = await startExampleMailServer();
  const port = Number(new URL(mails.url).port);
  const mail = {
    host: '127.0.0.1',
    port,
    isSecure: false,
    login: null,
    from: 'milepost@example.org',
    fromName: 'Milepost',
  };
  server = await startExampleServer({
    fill: (store) => writeExamplePlan(store),
    parts: { webhookHosts: [HOOKS], mail },
  });
  other = await writeOtherPlan(server, HOOKS);
  untouched = await stored(isOfOther);
  lead = await server.join(PLAN, { id: 'boss', role: 'lead' });
  const json = async (url: string, payload: object) => (await lead({ method: 'POST', url, payload })).json();
  const token = await json(apiTokensPath(PLAN), { name: 'Ours', access: 'write' });
  const share = await json(planSharesPath(PLAN), { style: 'dynamic', filters: {}, fiscal_year: 'current' });
  const ended = await server.signIn({ email: `${MARK}@example.org`, password: 'correct horse battery staple' });
  await ended({ method: 'POST', url: addresses.signOut });
  personas = [
    { name: 'nobody', ask: server.ask },
    { name: 'a lead of another plan', ask: lead },
    { name: 'a member of another plan', ask: await server.join(PLAN, { id: 'member', role: 'member' }) },
    { name: 'a viewer of another plan', ask: await server.join(PLAN, { id: 'viewer', role: 'viewer' }) },
    { name: 'an API token of another plan', ask: bearing(token.token) },
    { name: 'a revoked API token of the plan', ask: bearing(other.revoked.apiToken) },
    { name: "a share's token of another plan", ask: sharing(share.encv) },
    { name: "a revoked share's token of the plan", ask: sharing(other.revoked.encv) },
    { name: 'a session of its lead that was ended', ask: ended },
  ];
}, 60_000);
afterAll(async () => {
  // Everything of the other plan is unchanged.
  expect(await stored(isOfOther)).toBe(untouched);
  await server.close();
  await mails.close();
});

/** Parts of paths that are no ids. */
const NO_IDS: ReadonlySet<string> = new Set(['version', 'date', 'period']);

it('the marker is in what the plan tells its own lead, so that it would be seen', async () => {
  const silent: string[] = [];
  for (const [route, right] of ROUTES) {
    if (!route.startsWith('GET ') || !route.includes('{planId}')) continue;
    const reply = await other.lead(exampleRouteRequest(route, right, idsOf(route)));
    if (reply.statusCode === 200 && !tells(reply)) silent.push(route);
  }
  const calls = silent.filter((route) => route.startsWith('GET /api/')).map((route) => route.split('{planId}/')[1]);
  expect(calls).toEqual([
    'removal',
    'changed-rules',
    'change-weeks',
    'changed-goals',
    'declined-figures',
    'left-behind',
    'imports/{id}/goals',
    'webhooks/{id}/deliveries',
    'attention',
    'reminder',
    'upkeep',
  ]);
});

it.each(ROUTES)('%s tells nobody else anything of a plan', async (route, right) => {
  for (const { name, ask } of personas) {
    const reply = await ask(exampleRouteRequest(route, right, idsOf(route)));
    expect([name, tells(reply)]).toEqual([name, null]);
    const isAboutPlan = !['everybody', 'account', 'accountOrToken'].includes(right.right) && route.includes('{planId}');
    if (isAboutPlan) expect([name, [401, 403, 404].includes(reply.statusCode)]).toEqual([name, true]);
  }
});

it.each(ROUTES.filter(([route]) => /\{(?!planId)/.test(route)))(
  '%s takes each id through its own plan alone',
  async (route, right) => {
    for (const name of namesIn(route).filter((each) => each !== 'planId')) {
      const ids = { ...OWN, [name]: idsOf(route)[name] ?? '' };
      const reply = await lead(exampleRouteRequest(route, { ...right, goalId: ids.goalId }, ids));
      expect([name, tells(reply)]).toEqual([name, null]);
      if (!NO_IDS.has(name) && !['everybody', 'administrator'].includes(right.right))
        expect([name, reply.statusCode]).toEqual([name, 404]);
    }
  },
);

it('no route takes a pattern for an id', async () => {
  const before = await stored(() => true);
  for (const [route, right] of ROUTES.filter(([, each]) => each.right !== 'everybody')) {
    for (const name of namesIn(route)) {
      const asked = exampleRouteRequest(route, { ...right, goalId: 'ODD' }, { ...OWN, [name]: 'ODD' });
      for (const odd of [':id', '%3Aid', '*', '0', 'null', '__proto__', '%00', '..%2f..']) {
        const reply = await lead({ ...asked, url: String(asked.url).replace('ODD', odd) });
        expect([route, name, odd, reply.statusCode < 300]).toEqual([route, name, odd, false]);
      }
    }
  }
  expect(await stored(() => true)).toBe(before);
}, 60_000);

describe('an id of another plan in a body or a query', () => {
  it('is refused by every route that takes one, and tells nothing', async () => {
    const asked: string[] = [];
    for (const [route, name, place] of await findIdFields()) {
      const right = EXAMPLE_ROUTES[route] ?? { right: 'readPlan' };
      const value = FOREIGN[name]?.();
      expect([route, name, value === undefined]).toEqual([route, name, false]);
      const request = exampleRouteRequest(route, right, OWN);
      const reply = await lead(place === 'query' ? withQuery(request, name, value) : withField(request, name, value));
      expect([route, name, tells(reply)]).toEqual([route, name, null]);
      if (place === 'body') expect([route, name, Math.floor(reply.statusCode / 100)]).toEqual([route, name, 4]);
      asked.push(`${route} ${name}`);
    }
    expect(asked.length).toBeGreaterThan(15);
  });

  it.each(['updateFilter', 'deleteFilter'])('is refused by %s', async (method) => {
    const fields = { _method: method, name: 'Mine', remote: 'false', filter_params: '{}', plan_id: PLAN };
    const payload = new URLSearchParams({ ...fields, dash_filters_id: other.savedFilterId }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await lead({ method: 'POST', url: addresses.savedFilters, payload, headers });
    expect([reply.statusCode, tells(reply)]).toEqual([404, null]);
  });
});

/** An id of the other plan for each field that names a thing; a new field needs its line here. */
const FOREIGN: Readonly<Record<string, () => unknown>> = {
  plan_id: () => OTHER_PLAN_ID,
  plan_ids: () => [OTHER_PLAN_ID],
  connection_id: () => other.connectionId,
  feed_id: () => other.idOf.feeds,
  owner_id: () => other.ids.memberId,
  goal_id: () => other.ids.goalId,
  goal_ids: () => [other.ids.goalId],
  initiative_id: () => other.ids.initiativeId,
  initiative_ids: () => [other.ids.initiativeId],
  after_ids: () => [other.ids.milestoneId],
  department_id: () => other.ids.departmentId,
  id: () => other.ids.goalId,
  ids: () => other.ids.goalId,
  parent_id: () => `${MARK}-g1`,
  dept_id: () => other.ids.departmentId,
  plan_dep_id: () => other.ids.departmentId,
  plan_mem_id: () => other.ids.memberId,
  user_id: () => other.ids.memberId,
  member_id: () => other.ids.memberId,
  successor: () => other.ids.memberId,
  contributors: () => [other.ids.memberId],
  dash_filters_id: () => other.savedFilterId,
  remote_plans_id: () => OTHER_PLAN_ID,
  remote_user_id: () => other.ids.memberId,
};

type Schema = { readonly properties?: Record<string, Schema>; readonly items?: Schema };
type Operation = {
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> };
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
};

async function findIdFields(): Promise<[string, string, 'body' | 'query'][]> {
  const paths: Record<string, Record<string, Operation>> = (await server.ask({ url: addresses.openapi })).json().paths;
  const isId = (name: string) => /(^|_)ids?$/.test(name) || name === 'successor' || name === 'contributors';
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]): [string, string, 'body' | 'query'][] => {
      const route = `${method.toUpperCase()} ${path}`;
      if (route.endsWith('/events')) return [];
      const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
      const fields = Object.keys(schema?.properties ?? schema?.items?.properties ?? {}).filter(isId);
      const queries = (operation.parameters ?? []).filter((each) => each.in === 'query' && isId(each.name));
      // The saved filters' form decides by _method which fields it reads: called above one by one.
      const read = path === addresses.savedFilters ? fields.filter((name) => name === 'plan_id') : fields;
      return [
        ...read.map((name): [string, string, 'body'] => [route, name, 'body']),
        ...queries.map(({ name }): [string, string, 'query'] => [route, name, 'query']),
      ];
    }),
  );
}

function withField(request: InjectOptions, name: string, value: unknown): InjectOptions {
  const { payload } = request;
  if (typeof payload === 'string') {
    const form = new URLSearchParams(payload);
    form.set(name, String(value));
    return { ...request, payload: form.toString() };
  }
  if (Array.isArray(payload)) return { ...request, payload: payload.map((each) => ({ ...each, [name]: value })) };
  return { ...request, payload: { ...(typeof payload === 'object' ? payload : {}), [name]: value } };
}

function withQuery(request: InjectOptions, name: string, value: unknown): InjectOptions {
  const url = new URL(String(request.url), 'http://localhost');
  url.searchParams.set(name, String(value));
  return { ...request, url: `${url.pathname}${url.search}` };
}

function idsOf(route: string): Record<string, string> {
  const kind = /\/([\w-]+)\/\{id\}/.exec(route)?.[1] ?? '';
  return { ...other.ids, id: other.idOf[kind] ?? '' };
}

/** Where a reply contains something of the other plan; null if nowhere. */
function tells(reply: LightMyRequestResponse): string | null {
  const text = `${bodyOf(reply)}\n${JSON.stringify(reply.headers)}`.toLowerCase();
  const at = [MARK, String(MARKED_FIGURE)].map((each) => text.indexOf(each)).find((place) => place >= 0);
  return at === undefined ? null : `${reply.statusCode} …${text.slice(Math.max(0, at - 60), at + 40)}…`;
}

function bodyOf({ headers, rawPayload }: LightMyRequestResponse): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload).toString('latin1');
  if (headers['content-encoding'] === 'gzip') return gunzipSync(rawPayload).toString('latin1');
  return rawPayload.toString('latin1');
}

function isOfOther(row: Row): boolean {
  return row.plan_id === OTHER_PLAN_ID || row.id === OTHER_PLAN_ID;
}

function namesIn(route: string): string[] {
  return [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

// What the server does in its own time, such as sending changed statuses.
const FLEETING = new Set(['session', 'rateLimit', 'account_seen', 'verification', 'webhook_delivery', 'webhook_state']);
const COUNTS = new Set(['views', 'last_seen_at', 'last_used_at']);

type Row = Record<string, unknown>;

async function stored(isMeant: (row: Row) => boolean): Promise<string> {
  const { db } = server.store;
  const names = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !FLEETING.has(name));
  const tables = await Promise.all(names.map((name) => sql<Row>`select * from ${sql.table(name)}`.execute(db)));
  return JSON.stringify(
    tables.map(({ rows }) => rows.filter(isMeant)),
    (key, value) => (COUNTS.has(key) ? null : value),
  );
}

function bearing(token: string): Ask {
  return (request) => server.ask({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
}

function sharing(encv: string): Ask {
  return (request) => {
    const url = String(request.url);
    return server.ask({ ...request, url: `${url}${url.includes('?') ? '&' : '?'}encv=${encodeURIComponent(encv)}` });
  };
}
