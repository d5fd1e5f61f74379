import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, planSharesPath } from '#contract/addresses.ts';
import { may, type ShareStyle, type Viewer } from '#core/access.ts';
import { exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from './examplePlan.ts';
import { exampleRouteRequest } from './exampleRouteRequest.ts';
import { type Ask, type ExampleServer, startExampleServer } from './exampleServer.ts';
import { ROUTE_RIGHTS, type RouteRight } from './routeRights.ts';
import { applyChange } from './store/changes.ts';

/** Everybody there is: nobody, a member of another plan, each role, and each style of a share. */
type Persona = { readonly name: string; readonly viewer: Viewer | 'nobody' | 'outsider'; readonly ask: Ask };

const ADMINISTRATOR = 'a lead, who administers the installation';

let server: ExampleServer;
let personas: readonly Persona[];
const ids: Record<string, string> = { planId: 'plan1', goalId: 'g2', memberId: '8', departmentId: '4' };

beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  await writeExamplePlan(server.store, { id: 'plan2' });
  const lead = await server.signIn();
  const mary = await joinAs('mary@example.org', '7');
  const comment = await mary({ method: 'POST', url: '/api/plans/plan1/goals/g2/comments', payload: { comment: 'Hm' } });
  ids.commentId = (await mary({ url: '/api/plans/plan1/goals/g2/comments' })).json().at(-1)?.id;
  ids.version = String(comment.json().version ?? (await mary({ url: '/api/plans/plan1' })).json().version);
  await archive('g9');
  personas = [
    { name: 'nobody', viewer: 'nobody', ask: server.ask },
    {
      name: 'a lead of another plan',
      viewer: 'outsider',
      ask: await server.join('plan2', { id: 'out', role: 'lead' }),
    },
    await member({ id: 'viewer', role: 'viewer' }),
    await member({ id: 'member', role: 'member', departmentId: '4' }),
    await member({ id: 'deplead', role: 'member', departmentId: '3', leadsDepartment: true }),
    { name: 'the owner', viewer: memberViewer('7', 'member', '3', false), ask: mary },
    await share(lead, 'dynamic'),
    await share(lead, 'static'),
    await share(lead, 'chips'),
    { name: ADMINISTRATOR, viewer: memberViewer('boss', 'lead', null, false), ask: lead },
  ];
}, 60_000);

afterAll(() => server.close());

it('every route there is has its line in the table, and none is left over', async () => {
  const { paths } = (await server.ask({ url: addresses.openapi })).json();
  const routes = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(ROUTE_RIGHTS).sort()).toEqual(routes.sort());
});

describe.each(Object.entries(ROUTE_RIGHTS).filter(([, { right }]) => right !== 'everybody'))('%s', (route, right) => {
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
  it.each(Object.entries(ROUTE_RIGHTS).filter(([route, { right }]) => isReading(route) && right !== 'everybody'))(
    '%s answers who may read',
    async (route, right) => {
      for (const persona of personas.filter((each) => isAllowed(each, right))) {
        const reply = await persona.ask(exampleRouteRequest(route, right, ids));
        expect([persona.name, [401, 403].includes(reply.statusCode)]).toEqual([persona.name, false]);
      }
    },
  );

  it('that writes does so for each who may', async () => {
    for (const [route, right] of Object.entries(ROUTE_RIGHTS)) {
      if (right.right === 'everybody' || right.right === 'account' || isReading(route) || LEFT_OUT.has(route)) continue;
      for (const persona of personas.filter((each) => isAllowed(each, right))) {
        const reply = await persona.ask(exampleRouteRequest(route, right, ids));
        expect([route, persona.name, [401, 403].includes(reply.statusCode)]).toEqual([route, persona.name, false]);
      }
    }
  }, 60_000);
});

/** The plan's end would end the test, and live events never end. */
const LEFT_OUT = new Set(['DELETE /api/plans/{planId}', 'GET /api/plans/{planId}/events']);

function isReading(route: string): boolean {
  return route.startsWith('GET ') && !LEFT_OUT.has(route);
}

function isAllowed({ name, viewer }: Persona, { right, subject }: RouteRight): boolean {
  if (right === 'everybody') return true;
  if (viewer === 'nobody') return false;
  if (right === 'administrator') return name === ADMINISTRATOR;
  if (right === 'account') return viewer === 'outsider' || viewer.kind === 'member';
  return viewer !== 'outsider' && may(viewer, right, subject ?? null);
}

/** Existence is private to who has nothing to do with the plan; of a plan one reads a thing may be nobody else's. */
function statusFor({ viewer }: Persona, { statusCode }: LightMyRequestResponse, right: RouteRight): number {
  if (viewer === 'nobody') return 401;
  // About an account or the installation a share is nobody.
  if ((right.right === 'account' || right.right === 'administrator') && statusCode === 401) return 401;
  if (right.right === 'administrator') return 403;
  if (viewer === 'outsider') return 404;
  return viewer.kind === 'share' && statusCode === 404 ? 404 : 403;
}

function isRefusal(reply: LightMyRequestResponse): boolean {
  return typeof reply.json().error?.message === 'string';
}

/** Everything that is stored but sessions, limits, and when somebody was last seen. */
async function everything(): Promise<string> {
  const { db } = server.store;
  const tables = await db.introspection.getTables();
  const kept = tables.map(({ name }) => name).filter((name) => !FLEETING.has(name));
  const rows = await Promise.all(kept.map((name) => sql`select * from ${sql.table(name)}`.execute(db)));
  // How often a share was looked at is counted in its own time.
  return JSON.stringify(
    rows.map((result) => result.rows),
    (key, value) => (COUNTS.has(key) ? null : value),
  );
}

const COUNTS = new Set(['views', 'last_seen_at']);
const FLEETING = new Set(['session', 'rateLimit', 'account_seen', 'verification']);

function memberViewer(
  memberId: string,
  role: 'lead' | 'member' | 'viewer',
  departmentId: string | null,
  leadsDepartment: boolean,
): Viewer {
  return { kind: 'member', memberId, role, departmentId, leadsDepartment };
}

async function member(part: {
  id: string;
  role: 'member' | 'viewer';
  departmentId?: string;
  leadsDepartment?: boolean;
}): Promise<Persona> {
  const ask = await server.join('plan1', part);
  const { id, role, departmentId = null, leadsDepartment = false } = part;
  return {
    name: `${leadsDepartment ? 'a lead of the department' : `a ${role}`}`,
    viewer: memberViewer(id, role, departmentId, leadsDepartment),
    ask,
  };
}

/** A goal of Mary's that can be brought back. */
async function archive(id: string): Promise<void> {
  const part = { id, parentId: 'g1', number: '1x9', depth: 1, memberId: '7', departmentId: '3' };
  const edit = exampleGoalEdit(part);
  if (edit.entity !== 'goal' || edit.after === null) throw new Error('It is a goal.');
  const archived = { ...edit.after, archivedAt: server.clock.now() };
  const stamp = { planId: 'plan1', at: server.clock.now(), memberId: null, by: 'An example', what: 'Archived' };
  await applyChange(server.store, { ...stamp, edits: [{ ...edit, after: archived }] });
}

/** A member that stands in the plan already gets an account. */
async function joinAs(email: string, id: string): Promise<Ask> {
  const ask = await server.join('plan1', { id: 'temporary', email });
  const row = await server.store.db
    .selectFrom('member')
    .select('account_id')
    .where('id', '=', 'temporary')
    .executeTakeFirstOrThrow();
  await applyChange(server.store, {
    planId: 'plan1',
    at: server.clock.now(),
    memberId: null,
    by: 'An example',
    what: 'Joined',
    edits: [
      { entity: 'member', id: 'temporary', after: null },
      exampleMemberEdit({
        id,
        firstName: 'Mary',
        lastName: 'Jackson',
        departmentId: '3',
        email,
        accountId: row.account_id,
      }),
    ],
  });
  return ask;
}

async function share(lead: Ask, style: ShareStyle): Promise<Persona> {
  const payload = { style, filters: {}, fiscal_year: 'current' };
  const { id, encv } = (await lead({ method: 'POST', url: planSharesPath('plan1'), payload })).json();
  ids.shareId = id;
  const ask: Ask = (request) => {
    const url = String(request.url);
    return server.ask({ ...request, url: `${url}${url.includes('?') ? '&' : '?'}encv=${encodeURIComponent(encv)}` });
  };
  return { name: `a share, ${style}`, viewer: { kind: 'share', style }, ask };
}
