import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses, goalCommentsPath, goalEntriesPath, planPath, planSharesPath } from '#contract/addresses.ts';
import { fieldsByKind } from '#contract/goal/goalWire.ts';
import { SHARED_GOAL_FIELDS } from '#contract/goal/sharedGoal.ts';
import { type WireGoal, wireGoalsSchema } from '#contract/goal/wireGoal.ts';
import { type WirePlan, wirePlanSchema } from '#contract/plan/wirePlan.ts';
import type { ShareRequest } from '#contract/share.ts';
import { snakeCase } from '#contract/wire/snakeCase.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';
import { WORDS_UNDER_TEST } from '#testing/server/wordsUnderTest.ts';

let server: ExampleServer;
let ada: Ask;

const PLAN = EXAMPLE_PLAN.id;

const MORE: readonly Edit[] = [
  exampleMemberEdit({ id: '9', firstName: 'Katherine', lastName: 'Johnson', departmentId: '4', role: 'lead' }),
  exampleGoalEdit({ id: 'deep', parentId: 'g2', number: '1x1x1', title: 'Deep', depth: 2, memberId: '9', isKpi: true }),
  exampleGoalEdit({ id: 'deeper', parentId: 'deep', number: '1x1x1x1', title: 'Deeper', depth: 3, memberId: '7' }),
  exampleGoalEdit({ id: 'lowest', parentId: 'deeper', number: '1x1x1x1x1', title: 'Lowest', depth: 6 }),
  exampleGoalEdit({ id: 'top2', number: '2', title: 'Clean water', perspective: 'c' }),
  exampleGoalEdit({
    id: 'past',
    parentId: 'top2',
    number: '2x1',
    title: 'Past',
    depth: 1,
  }),
  {
    entity: 'comment',
    id: 'c1',
    after: {
      id: 'c1',
      goalId: 'g2',
      memberId: '8',
      firstName: 'Dorothy',
      lastName: 'Vaughan',
      text: 'Well done',
      at: '2026-10-01T12:00:00.000Z',
    },
  },
];

beforeAll(async () => {
  server = await startExampleServer({
    fill: async (store) => {
      await writeExamplePlan(store, {}, MORE);
      await writeExamplePlan(store, { id: 'plan2', name: 'Harbor plan' });
    },
  });
  ada = await server.signIn();
});

afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['share', 'rateLimit'] as const) await server.store.db.deleteFrom(table).execute();
});

async function tokenOf(part: Partial<ShareRequest> = {}): Promise<string> {
  return (await exampleShare(ada, part)).encv;
}

const goalsUrl = (token: string, query = '') => `${addresses.goals}?encv=${token}&${query}`;

async function goalsThrough(token: string, query = '', ask = server.ask): Promise<WireGoal[]> {
  const reply = await ask({ url: goalsUrl(token, query) });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return wireGoalsSchema.parse(reply.json());
}

async function planThrough(token: string): Promise<WirePlan> {
  return wirePlanSchema.parse((await server.ask({ url: `${planPath(PLAN)}?encv=${token}` })).json());
}

const idsOf = (goals: readonly WireGoal[]) => goals.map(({ id }) => id);
const filter = (criteria: object) => ({ filters: JSON.stringify(criteria) });

describe('the goals of a share', () => {
  it('are those inside its ceiling, at whatever depth', async () => {
    expect(idsOf(await goalsThrough(await tokenOf(filter({ whoIds: ['u_7'] }))))).toEqual(['g2', 'deeper']);
    expect(idsOf(await goalsThrough(await tokenOf(filter({ depth: [1], priority: ['kpi'] }))))).toEqual(['g2', 'deep']);
    expect(await goalsThrough(await tokenOf(filter({ name: 'nothing like it' })))).toEqual([]);
  });

  it('are of the listed levels alone where its maker ticked that', async () => {
    const only = { only_these_levels: true };
    expect(idsOf(await goalsThrough(await tokenOf({ ...only, ...filter({ depth: [1] }) })))).toEqual([
      'g2',
      'g3',
      'g10',
      'past',
    ]);
    expect(idsOf(await goalsThrough(await tokenOf(only)))).toEqual(['g1', 'top2']);
  });

  it('are what they are in its year: chips and static show no other, dynamic the same goals in another', async () => {
    for (const style of ['chips', 'static'] as const) {
      const [, goal] = await goalsThrough(await tokenOf({ style, fiscal_year: 2025 }), 'fiscal_year=2026');
      expect(goal).toMatchObject({ id: 'g2', fiscal_year: 2025, ytd_actual: 108 });
    }
    const dynamic = await tokenOf({ style: 'dynamic', fiscal_year: 2025 });
    expect((await goalsThrough(dynamic))[0]?.fiscal_year).toBe(2025);
    expect((await goalsThrough(dynamic, 'fiscal_year=2026'))[1]).toMatchObject({ id: 'g2', ytd_actual: 36 });
    expect((await goalsThrough(dynamic, 'fiscal_year=0'))[0]?.fiscal_year).toBe(0);
  });

  it('of a share of Plan-to-Date are of the whole plan', async () => {
    expect((await goalsThrough(await tokenOf({ fiscal_year: 'ALL' })))[0]?.fiscal_year).toBe(0);
  });

  it('stand under the nearest goal inside, and name no other', async () => {
    const goals = await goalsThrough(await tokenOf(filter({ whoIds: ['u_7'] })));
    expect(goals.map(({ id, parent_id: parent }) => [id, parent])).toEqual([
      ['g2', null],
      ['deeper', 'g2'],
    ]);
  });

  it('carry number, name and description of the top ancestor of a listed goal, and no other', async () => {
    const [goal] = await goalsThrough(await tokenOf(filter({ whoIds: ['u_7'] })));
    expect(goal?.strategic_objective).toEqual({
      id: 'g1',
      number: '1',
      name: 'Safe streets',
      description: 'Nobody is hurt',
    });
    const hidden = await goalsThrough(await tokenOf(filter({ whoIds: ['u_7'], depth: [5] })));
    expect(hidden.map((goal) => goal.strategic_objective)).toEqual([null, null]);
    const dynamic = await goalsThrough(await tokenOf({ style: 'dynamic', ...filter({ whoIds: ['u_7'], depth: [5] }) }));
    expect(dynamic[0]?.strategic_objective?.id).toBe('g1');
    const [lowest] = await goalsThrough(await tokenOf({ style: 'dynamic', ...filter({ name: 'Lowest' }) }));
    expect(lowest).toMatchObject({ id: 'lowest', strategic_objective: null });
  });

  it('keep the figures of a container that counts goals outside: they are its own', async () => {
    const [top] = await goalsThrough(await tokenOf(filter({ name: 'Safe streets' })));
    const asked = await ada({ url: `${addresses.goals}?plan_id=${PLAN}&ids=g1` });
    const [goal = expect.fail('g1 is there')] = wireGoalsSchema.parse(asked.json());
    // Contributors and formulas are hidden from a share, and so are changes of goals outside.
    const { contributors: _, actual_formula: _a, target_formula: _t, formula_by_period: _p, ...seen } = goal;
    const whole = { ...seen };
    for (const { name, uses } of fieldsByKind())
      if (!uses.includes('share')) Reflect.deleteProperty(whole, snakeCase(name));
    expect(top).toEqual({ ...whole, when_updated: '2026-01-15T10:00:00.000Z' });
    expect(top?.distribution).toEqual(whole.distribution);
  });

  it('have the fields named for shares and no other, asked for or not', async () => {
    const token = await tokenOf();
    // This plan has no formulas and no goals measured by milestones, and own fields where everything is named.
    const absent = ['computed_totals', 'milestones', ...(WORDS_UNDER_TEST.fields.length > 0 ? [] : ['own_fields'])];
    const named = SHARED_GOAL_FIELDS.filter((name) => !absent.includes(name)).sort();
    for (const goal of await goalsThrough(token)) {
      expect(Object.keys(goal).sort()).toEqual(named);
    }
    // An explanation names children and people: those of a share are built from what came with the goal.
    const cut = await server.ask({ url: goalsUrl(token, 'fields=id,item,explain&ids=g2,past,none') });
    expect(cut.json()).toEqual([
      { id: 'g2', item: 'Repair roads' },
      { id: 'past', item: 'Past' },
    ]);
  });

  it('are not those of a past day', async () => {
    const reply = await server.ask({ url: goalsUrl(await tokenOf(), 'as_of=2026-10-15') });
    expect([reply.statusCode, reply.json().error.code]).toEqual([403, 'forbidden']);
  });

  it('are not found by ids outside', async () => {
    const token = await tokenOf(filter({ whoIds: ['u_7'] }));
    expect(await goalsThrough(token, 'ids=g1,g3,deep,none')).toEqual([]);
  });

  it('are sent again only when they changed', async () => {
    const token = await tokenOf();
    const { headers } = await server.ask({ url: goalsUrl(token) });
    expect(headers['cache-control']).toBe('private, no-cache');
    const again = await server.ask({ url: goalsUrl(token), headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });
});

describe('the plan of a share', () => {
  it('is remote, and says what the share shows', async () => {
    const token = await tokenOf({
      fiscal_year: 2025,
      theme: 'dark',
      ...filter({ whoIds: ['u_7', 'u_8'], depth: [1] }),
    });
    const plan = await planThrough(token);
    expect(plan).toMatchObject({
      name: 'City plan',
      company: 'Milltown',
      remote: 1,
      remote_plans_id: PLAN,
      viewer: null,
      version: 0,
      opening_year: 2025,
      share: {
        style: 'static',
        filter_params: '{"whoIds":["u_7","u_8"],"depth":[1]}',
        fiscal_year: 2025,
        theme: 'dark',
        only_these_levels: 0,
      },
    });
  });

  it('has the fields of a plan, each named on purpose', async () => {
    const member = await ada({ url: planPath(PLAN) });
    const shared = await server.ask({ url: `${planPath(PLAN)}?encv=${await tokenOf()}` });
    expect(Object.keys(shared.json()).sort()).toEqual(Object.keys(member.json()).sort());
    expect(shared.headers).not.toHaveProperty('set-cookie');
  });

  it('offers as owners those of the goals inside alone, without their roles', async () => {
    const { owners } = await planThrough(await tokenOf(filter({ whoIds: ['u_9', 'u_7'], name: 'Deep' })));
    const [works, parks] = ['Public Works', 'Parks'];
    expect(owners).toEqual([
      {
        dept_id: '3',
        plans_name: works,
        users: [
          {
            plan_users_id: '7',
            plan_users_fname: 'Mary',
            plan_users_lname: 'Jackson',
            plan_users_type: '2',
            dept_id: '3',
            role: 'member',
          },
        ],
      },
      {
        dept_id: '4',
        plans_name: parks,
        users: [expect.objectContaining({ plan_users_id: '9', role: 'member', plan_users_type: '2' })],
      },
    ]);
  });

  it('takes owners out of its filter that own nothing inside', async () => {
    const { share } = await planThrough(await tokenOf(filter({ whoIds: ['u_7', 'u_8'], name: 'roads' })));
    expect(share?.filter_params).toBe('{"name":"roads","whoIds":["u_7"]}');
  });

  it('has its own year in chips and static, and the years of the goals inside in dynamic', async () => {
    expect((await planThrough(await tokenOf({ fiscal_year: 2025 }))).years).toEqual([2025]);
    expect((await planThrough(await tokenOf({ fiscal_year: 'ALL' }))).years).toEqual([]);
    const dynamic = { style: 'dynamic', fiscal_year: 2025 } as const;
    expect((await planThrough(await tokenOf(dynamic))).years).toEqual([2025, 2026]);
    const shortLived = await tokenOf({ ...dynamic, fiscal_year: 'ALL', ...filter({ name: 'Past' }) });
    expect((await planThrough(shortLived)).years).toEqual([2026]);
  });
});

describe('the comments of a goal', () => {
  const comments = (goalId: string, token: string | null, ask = server.ask, planId = PLAN) =>
    ask({ url: `${goalCommentsPath(planId, goalId)}${token === null ? '' : `?encv=${token}`}` });

  it('are those of a goal inside the ceiling', async () => {
    const reply = await comments('g2', await tokenOf());
    expect(reply.json()).toMatchObject([
      {
        id: 'c1',
        comment: 'Well done',
        plan_users_fname: 'Dorothy',
        plan_users_lname: 'Vaughan',
        last_update_date_format: 'Oct 1, 2026',
        at: '2026-10-01T12:00:00.000Z',
      },
    ]);
  });

  it('are read by members too, and by nobody else', async () => {
    expect((await comments('g2', null, ada)).json()).toHaveLength(1);
    expect((await comments('g2', null)).statusCode).toBe(401);
  });

  it.each(['g2', 'none', ':goalId', '0', 'null', '*'])(
    'of the goal %j outside are as those of none',
    async (goalId) => {
      const token = await tokenOf(filter({ whoIds: ['u_8'] }));
      const reply = await comments(goalId, token);
      const none = await comments('nothing', token);
      expect([reply.statusCode, reply.body]).toEqual([404, none.body]);
    },
  );

  it('of another plan are not there', async () => {
    expect((await comments('g2', await tokenOf(), server.ask, 'plan2')).statusCode).toBe(404);
    expect((await comments('g2', null, ada, 'plan2')).json()).toEqual([]);
  });
});

describe('the saved filters of a share', () => {
  type Fields = Record<string, string>;
  const call = (fields: Fields, { ask = server.ask, query = '' } = {}) =>
    ask({
      method: 'POST',
      url: `${addresses.savedFilters}${query}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  const save = (name: string, params: object, ask = ada) =>
    call({ _method: 'setFilter', plan_id: PLAN, name, filter_params: JSON.stringify(params) }, { ask });
  let maker: string;

  async function remote(token: string, part: Fields = {}): Promise<Fields> {
    return {
      _method: 'getAllFilters',
      remote: 'true',
      remote_plans_id: PLAN,
      remote_user_id: maker,
      encv: token,
      ...part,
    };
  }

  beforeAll(async () => {
    maker = (await ada({ url: planPath(PLAN) })).json().viewer.user_id;
    await save('Late', {
      whoIds: ['u_7', 'u_8'],
      who: ['Mary Jackson', 'Dorothy Vaughan'],
      secret: 'x',
      fiscalYear: '2025',
    });
    await save('Of Dorothy', { whoIds: ['u_8'] });
    await save('Roads', { name: 'road', currentFilter: 'Roads' });
    const mary = await server.join(PLAN, { id: 'mary', role: 'lead' });
    await save('Of Mary', {}, mary);
  });

  it('are those of its maker, without values outside the ceiling', async () => {
    const token = await tokenOf({ style: 'dynamic', ...filter({ whoIds: ['u_7'] }) });
    expect((await call(await remote(token))).json()).toEqual([
      { id: expect.any(String), name: 'Late', filter_params: '{"whoIds":["u_7"],"fiscalYear":"2025"}' },
      { id: expect.any(String), name: 'Roads', filter_params: '{"name":"road"}' },
    ]);
  });

  it('come with the token in the address as well', async () => {
    const token = await tokenOf({ style: 'dynamic' });
    const { encv: _encv, ...fields } = await remote(token);
    expect((await call(fields, { query: `?encv=${token}` })).json()).toHaveLength(3);
    expect((await call(await remote(token), { query: `?encv=${token}` })).json()).toHaveLength(3);
    const other = await tokenOf({ style: 'dynamic' });
    expect((await call(await remote(token), { query: `?encv=${other}` })).statusCode).toBe(404);
  });

  it.each(['chips', 'static'] as const)('are not those of style %s', async (style) => {
    expect((await call(await remote(await tokenOf({ style })))).statusCode).toBe(403);
  });

  it.each([
    ['another plan', { remote_plans_id: 'plan2' }],
    ['another member', { remote_user_id: 'mary' }],
    ['nobody', { remote_user_id: '' }],
    ['another plan by plan_id', { plan_id: 'plan2' }],
  ])('are not there where %s is claimed', async (_, claim) => {
    const token = await tokenOf({ style: 'dynamic' });
    expect((await call(await remote(token, claim))).statusCode).toBe(404);
  });

  it.each(['setFilter', 'updateFilter', 'deleteFilter'])('are not written: %s is 403', async (_method) => {
    const token = await tokenOf({ style: 'dynamic' });
    const fields = await remote(token, { _method, name: 'x', filter_params: '{}', dash_filters_id: 'x' });
    for (const ask of [server.ask, ada]) {
      expect((await call(fields, { ask })).statusCode).toBe(403);
      expect((await call({ ...fields, remote: 'false' }, { ask })).statusCode).toBe(403);
    }
  });

  it('are none once their maker has left', async () => {
    const leaving = await server.join(PLAN, { id: 'leaving', role: 'lead' });
    const { encv } = await exampleShare(leaving, { style: 'dynamic' });
    await save('Mine', {}, leaving);
    const fields = await remote(encv, { remote_user_id: 'leaving' });
    expect((await call(fields)).json()).toHaveLength(1);
    await write([{ entity: 'member', id: 'leaving', after: null }]);
    expect((await call(fields)).json()).toEqual([]);
  });
});

describe('a request of a share', () => {
  it('is the share’s, whoever is signed in', async () => {
    const token = await tokenOf(filter({ whoIds: ['u_7'] }));
    expect(idsOf(await goalsThrough(token, '', ada))).toEqual(['g2', 'deeper']);
    const reply = await ada({ url: `${planPath(PLAN)}?encv=${token}` });
    expect([reply.json().remote, reply.headers['set-cookie']]).toEqual([1, undefined]);
  });

  it('with a token that opens nothing is nobody’s, whoever is signed in', async () => {
    for (const url of [goalsUrl('nothing'), `${planPath(PLAN)}?encv=nothing`, `/api/session?encv=nothing`]) {
      expect((await ada({ url })).statusCode).toBeGreaterThanOrEqual(401);
    }
  });

  it('reads nothing else and writes nothing, not even for a lead who is signed in', async () => {
    const token = await tokenOf({ style: 'dynamic' });
    const calls = [
      ['GET', '/api/plans'],
      ['GET', `${planPath(PLAN)}/changes`],
      ['GET', planSharesPath(PLAN)],
      ['POST', planSharesPath(PLAN), { style: 'static', filters: '{}', fiscal_year: 'ALL' }],
      ['GET', `${planPath(PLAN)}/share-log`],
      ['GET', `${planPath(PLAN)}/short-links`],
      ['PUT', goalEntriesPath(PLAN, 'g2'), [{ date: '2026-11-01', actual: 1 }]],
      ['POST', addresses.shortUrl, { long_url: '/dashboard' }],
    ] satisfies readonly (readonly [string, string, object?])[];
    for (const [method, path, payload] of calls) {
      const url = `${path}?encv=${token}`;
      const body = payload === undefined ? {} : { payload };
      expect([path, (await ada({ method, url, ...body })).statusCode]).toEqual([path, 403]);
      expect([path, (await ada({ method, url: `${path}?encv=wrong`, ...body })).statusCode]).toEqual([path, 404]);
    }
  });

  it.each([
    ['goals', (token: string) => goalsUrl(token)],
    ['goals of another plan', (token: string) => goalsUrl(token, 'plan_id=plan2')],
    ['plan', (token: string) => `${planPath('plan2')}?encv=${token}`],
    ['comments', (token: string) => `${goalCommentsPath('plan2', 'g2')}?encv=${token}`],
    ['picture', (token: string) => `${addresses.healthMeterSvg}?encv=${token}&plan_id=plan2`],
    ['page', (token: string) => `/plans/plan2/dashboard?encv=${token}`],
  ])('for the %s of another plan finds nothing', async (what, urlOf) => {
    const reply = await server.ask({ url: urlOf(await tokenOf()) });
    expect(reply.statusCode).toBe(what === 'goals' ? 200 : what === 'page' ? 503 : 404);
  });

  it.each([
    '',
    ':token',
    '%3Atoken',
    ':id',
    '0',
    'null',
    'undefined',
    '*',
    '..',
    "'",
    '%27%20or%201=1',
    'plan1',
    'x'.repeat(5000),
  ])('with the token %j is the same plain 404 everywhere, and changes nothing', async (token) => {
    await tokenOf();
    const urls = [goalsUrl(token), `${planPath(PLAN)}?encv=${token}`, `${addresses.healthMeterSvg}?encv=${token}`];
    const replies = await Promise.all(urls.map((url) => server.ask({ url })));
    const wrong = await server.ask({ url: goalsUrl(`${'x'.repeat(24)}${PLAN}`) });
    for (const reply of replies) {
      expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([404, wrong.body, 'no-store']);
    }
    expect(await server.store.db.selectFrom('share').select('id').execute()).toHaveLength(1);
  });

  it('with filters over the limit is refused by every call, and told nothing', async () => {
    const token = await tokenOf({ style: 'dynamic' });
    const filters = encodeURIComponent(JSON.stringify({ name: 'x'.repeat(8_300) }));
    const paths = [addresses.goals, planPath(PLAN), addresses.healthMeterSvg, addresses.print, addresses.dashboard];
    for (const path of paths) {
      const reply = await server.ask({ url: `${path}?encv=${token}&filters=${filters}` });
      expect([path, reply.statusCode, reply.body.includes('City plan')]).toEqual([path, 414, false]);
    }
    const request = { style: 'static', filters: decodeURIComponent(filters), fiscal_year: 'current' };
    const reply = await ada({ method: 'POST', url: planSharesPath(PLAN), payload: request });
    expect([reply.statusCode, reply.json().error.message]).toEqual([400, expect.stringContaining('8192')]);
  });

  it('by a token whose letters were swapped, cut or prolonged opens nothing', async () => {
    const token = await tokenOf();
    const wrong = [
      token.toUpperCase(),
      token.slice(1),
      `${token}x`,
      `x${token.slice(1)}`,
      token.replace(PLAN, 'plan2'),
      `${token} `,
      `${token}%00`,
    ];
    for (const one of wrong) expect([400, 404]).toContain((await server.ask({ url: goalsUrl(one) })).statusCode);
  });
});

async function write(edits: readonly Edit[]): Promise<void> {
  const at = server.clock.now();
  await applyChange(server.store, { planId: PLAN, at, memberId: null, by: 'Test', what: 'Test', edits });
}
