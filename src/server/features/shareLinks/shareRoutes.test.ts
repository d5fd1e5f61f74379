import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planSharesPath, shareLogPath, sharePath } from '#contract/addresses.ts';
import { readDashboardQuery } from '#contract/dashboardUrl.ts';
import { shareEventsSchema, type WireShare, wireShareSchema, wireSharesSchema } from '#contract/share.ts';
import { LINKS_MADE } from '#server/features/sharing/shareQuota.ts';
import { MAX_SHARES } from '#server/features/sharing/shareRepository.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

let server: ExampleServer;
let ada: Ask;

beforeAll(async () => {
  server = await startExampleServer({
    fill: async (store) => {
      await writeExamplePlan(store);
      await writeExamplePlan(store, { id: 'plan2', name: 'Harbor plan' });
    },
    parts: { publicUrl: 'http://plan.example.org' },
  });
  ada = await server.signIn();
});

afterAll(() => server.close());

beforeEach(async () => {
  for (const table of ['share', 'share_event', 'rateLimit'] as const) await server.store.db.deleteFrom(table).execute();
});

const PLAN = EXAMPLE_PLAN.id;
const REQUEST = { style: 'static' as const, filters: '{"depth":[1]}', fiscal_year: 2026 };
const post = (payload: object, { ask = ada, planId = PLAN } = {}) =>
  ask({ method: 'POST', url: planSharesPath(planId), payload });
const patch = (shareId: string, payload: object, { ask = ada, planId = PLAN } = {}) =>
  ask({ method: 'PATCH', url: sharePath(planId, shareId), payload });
const revoke = (shareId: string, { ask = ada, planId = PLAN } = {}) =>
  ask({ method: 'DELETE', url: sharePath(planId, shareId) });
const list = async (planId = PLAN): Promise<WireShare[]> =>
  wireSharesSchema.parse((await ada({ url: planSharesPath(planId) })).json());
const goalsThrough = (encv: string) => server.ask({ url: `/napi/json/getgoals?encv=${encv}` });

describe('making a share', () => {
  it('gives its token and addresses', async () => {
    const { id, encv, long_url: longUrl, embed, health_meter_url: picture } = await exampleShare(ada, REQUEST);
    expect(id).toMatch(/^[0-9a-z]{16}$/);
    expect(encv).toMatch(/^[\w-]{24}plan1$/);
    const url = new URL(longUrl);
    expect([url.origin, url.pathname]).toEqual(['http://plan.example.org', '/plans/plan1/dashboard']);
    const { state, notices } = readDashboardQuery(url.search, 'M/D/Y');
    expect(notices).toEqual([]);
    expect(state).toMatchObject({ shareToken: encv, shareStyle: 'static', fiscalYear: 2026, isEmbedded: false });
    expect(state.filters?.criteria.depths).toEqual([1]);
    expect(embed).toMatch(/^<iframe src="http:\/\/plan\.example\.org\/plans\/plan1\/dashboard\?encv=.+&amp;iframe=1"/);
    expect(embed).toContain(' width="980" height="930" title="City plan"');
    expect(picture).toMatch(/^http:\/\/plan\.example\.org\/health-meter\.svg\?encv=[\w-]{24}plan1$/);
    expect(picture).not.toContain(encv);
  });

  it.each([
    [2025, 'fiscal_year=2025'],
    ['2025', 'fiscal_year=2025'],
    ['ALL', 'fiscal_year=ALL'],
    [0, 'fiscal_year=ALL'],
    ['current', null],
  ])('of the year %j has %s in its address', async (year, written) => {
    const { long_url: longUrl } = await exampleShare(ada, { fiscal_year: year });
    if (written === null) expect(longUrl).not.toContain('fiscal_year');
    else expect(longUrl).toContain(written);
  });

  it('names nobody in its address: only ids decide', async () => {
    const filters = { who: ['Mary Jackson'], whoIds: ['u_7'], currentFilter: 'Late', fiscalYear: '2020' };
    const { long_url: longUrl } = await exampleShare(ada, { filters });
    expect(longUrl).toContain('u_7');
    expect(decodeURIComponent(longUrl)).not.toMatch(/Mary|Late|2020/);
  });

  it('escapes the name of the plan in the iframe', async () => {
    await writeExamplePlan(server.store, { id: 'plan3', name: '"><script>&' });
    const admin = await server.join('plan3', { id: 'lead3', role: 'lead' });
    expect((await exampleShare(admin, {}, 'plan3')).embed).toContain('title="&quot;&gt;&lt;script&gt;&amp;"');
  });

  it.each([
    ['filters that are no JSON', { filters: '{' }],
    ['filters that are no object', { filters: '[1]' }],
    ['a criterion of the wrong shape, which would show more', { filters: '{"status":["red"]}' }],
    ['a due date that cannot be read', { filters: { dueDate: '2026-02-30::' } }],
    ['filters over 8 kB', { filters: JSON.stringify({ name: 'x'.repeat(8200) }) }],
    ['a year that is none', { fiscal_year: 'soon' }],
    ['a year of five digits', { fiscal_year: 20_255 }],
    ['an end that is none', { expires_at: 'tomorrow' }],
    ['an end that does not exist', { expires_at: '2027-02-30' }],
    ['an end in the past', { expires_at: '2020-01-01' }],
    ['an instant in the past', { expires_at: '2020-01-01T00:00:00Z' }],
    ['a site that is none', { frame_ancestors: ["'unsafe-inline'"] }],
    ['a site that would be another directive', { frame_ancestors: ['a.org; script-src *'] }],
    ['another style', { style: 'live' }],
  ])('by %s is refused with 400, and none is made', async (_, part) => {
    const reply = await post({ ...REQUEST, ...part });
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'bad_request']);
    expect(await list()).toEqual([]);
  });

  it('is for leads alone', async () => {
    const member = await server.join(PLAN, { id: `m${Math.random()}`, role: 'member' });
    const viewer = await server.join(PLAN, { id: `v${Math.random()}`, role: 'viewer' });
    expect((await post(REQUEST, { ask: server.ask })).statusCode).toBe(401);
    expect((await post(REQUEST, { ask: member })).statusCode).toBe(403);
    expect((await post(REQUEST, { ask: viewer })).statusCode).toBe(403);
    expect((await post(REQUEST, { ask: member, planId: 'plan2' })).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('is limited', async () => {
    const { id } = await exampleShare(ada);
    await server.store.db.updateTable('rateLimit').set({ count: LINKS_MADE.attempts }).execute();
    const reply = await post(REQUEST);
    expect([reply.statusCode, reply.json().error.code]).toEqual([429, 'too_many_attempts']);
    expect((await list()).map((share) => share.id)).toEqual([id]);
  });

  it('stops at 500 of a plan', async () => {
    const { id } = await exampleShare(ada);
    const row = await server.store.db.selectFrom('share').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: MAX_SHARES - 1 }, (_, index) => ({ ...row, id: `${id}${index}` }));
    await server.store.db.insertInto('share').values(others).execute();
    const reply = await post(REQUEST);
    expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'too_many_shares']);
    expect((await post(REQUEST, { planId: 'plan2' })).statusCode).toBe(200);
  });
});

describe('the list of shares', () => {
  it('says of each what it shows, who made it and how it is used', async () => {
    const { id } = await exampleShare(ada, {
      ...REQUEST,
      label: '  Council website ',
      expires_at: '2026-12-31',
      password: 'harbour lantern 42',
      frame_ancestors: ['Riverton.GOV', 'https://*.example.org:8443/'],
      theme: 'dark',
      language: 'de',
      only_these_levels: true,
    });
    expect(await list()).toEqual([
      {
        id,
        label: 'Council website',
        style: 'static',
        filters: '{"depth":[1]}',
        fiscal_year: 2026,
        only_these_levels: 1,
        hands_out_filters: 1,
        hides_comments: 0,
        hides_owners: 0,
        shows_next_steps: 0,
        shows_work: 0,
        theme: 'dark',
        language: 'de',
        frame_ancestors: ['riverton.gov', 'https://*.example.org:8443'],
        has_password: 1,
        state: 'live',
        expires_at: '2027-01-01T04:59:59.999Z',
        paused_at: null,
        created_at: expect.stringMatching(/^2026-11-20T/),
        made_by: { user_id: expect.any(String), name: 'Ada' },
        views: 0,
        last_seen_at: null,
        hint: expect.stringMatching(/^[\w-]{4}$/),
      },
    ]);
  });

  it('holds no token and no password, nor does the store', async () => {
    const made = await exampleShare(ada, { password: 'harbour lantern 42' });
    const picture = new URL(made.health_meter_url).searchParams.get('encv') ?? '';
    const shown = (await ada({ url: planSharesPath(PLAN) })).body + (await ada({ url: shareLogPath(PLAN) })).body;
    const tables = ['share', 'share_token', 'share_event', 'change', 'change_item'] as const;
    const stored = await Promise.all(tables.map((table) => server.store.db.selectFrom(table).selectAll().execute()));
    for (const text of [shown, JSON.stringify(stored)]) {
      for (const secret of [made.encv, picture, 'harbour lantern 42']) expect(text).not.toContain(secret);
    }
    expect(shown).not.toContain('hash');
  });

  it('has the newest first, and those of its plan alone', async () => {
    const first = await exampleShare(ada);
    const second = await exampleShare(ada);
    const other = await exampleShare(ada, {}, 'plan2');
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await list('plan2')).map(({ id }) => id)).toEqual([other.id]);
  });

  it('counts how often the page was opened, and tells when anything was last asked for', async () => {
    const { encv } = await exampleShare(ada);
    await goalsThrough(encv);
    const [seen] = await list();
    expect([seen?.views, seen?.last_seen_at]).toEqual([0, expect.stringMatching(/^2026-11-20T/)]);
  });

  it('is for leads alone', async () => {
    const member = await server.join(PLAN, { id: `m${Math.random()}`, role: 'member' });
    for (const url of [planSharesPath(PLAN), shareLogPath(PLAN)]) {
      expect((await server.ask({ url })).statusCode).toBe(401);
      expect((await member({ url })).statusCode).toBe(403);
      expect((await ada({ url: url.replace(PLAN, 'none') })).statusCode).toBe(404);
    }
  });
});

describe('changing a share', () => {
  it('relabels, redates and recolours it, and leaves what is not named', async () => {
    const { id, encv } = await exampleShare(ada, { ...REQUEST, label: 'Old', password: 'harbour lantern 42' });
    const reply = await patch(id, { label: 'New', expires_at: '2027-06-30', theme: 'light' });
    expect(wireShareSchema.parse(reply.json())).toMatchObject({
      label: 'New',
      expires_at: '2027-07-01T03:59:59.999Z',
      theme: 'light',
      has_password: 1,
      filters: '{"depth":[1]}',
      state: 'live',
    });
    expect((await patch(id, { expires_at: null, password: null })).json()).toMatchObject({
      label: 'New',
      expires_at: null,
      has_password: 0,
    });
    expect((await goalsThrough(encv)).statusCode).toBe(200);
  });

  it('pauses and resumes it', async () => {
    const { id, encv } = await exampleShare(ada);
    const paused = await patch(id, { paused: true });
    expect(paused.json()).toMatchObject({ state: 'paused', paused_at: expect.stringMatching(/^2026-11-20T/) });
    expect((await goalsThrough(encv)).statusCode).toBe(404);
    expect((await patch(id, { paused: true })).json().paused_at).toBe(paused.json().paused_at);
    expect((await patch(id, { paused: false })).json()).toMatchObject({ state: 'live', paused_at: null });
    expect((await goalsThrough(encv)).statusCode).toBe(200);
  });

  it('by what may not change, or cannot be read, changes nothing', async () => {
    const { id } = await exampleShare(ada, REQUEST);
    const before = await list();
    for (const wrong of [{ theme: 'sepia' }, { expires_at: '2020-01-01' }, { frame_ancestors: ['*'] }, { paused: 2 }]) {
      expect((await patch(id, wrong)).statusCode).toBe(400);
    }
    await patch(id, { style: 'dynamic', filters: '{}', fiscal_year: 'ALL', only_these_levels: false });
    expect(await list()).toEqual(before);
  });

  it.each([':shareId', '%3AshareId', 'none', '0', 'null', '*', 'plan1'])('of the id %j is 404', async (shareId) => {
    const { id } = await exampleShare(ada);
    const url = `${planSharesPath(PLAN)}/${shareId}`;
    expect((await ada({ method: 'PATCH', url, payload: { paused: true } })).statusCode).toBe(404);
    expect((await ada({ method: 'DELETE', url })).statusCode).toBe(404);
    expect(await list()).toMatchObject([{ id, state: 'live' }]);
  });

  it('of one plan is not done through another, nor by who does not lead it', async () => {
    const { id } = await exampleShare(ada);
    const member = await server.join(PLAN, { id: `m${Math.random()}`, role: 'member' });
    const leadOfOther = await server.join('plan2', { id: `l${Math.random()}`, role: 'lead' });
    for (const [options, status] of [
      [{ planId: 'plan2' }, 404],
      [{ ask: member }, 403],
      [{ ask: leadOfOther }, 404],
      [{ ask: leadOfOther, planId: 'plan2' }, 404],
      [{ ask: server.ask }, 401],
    ] as const) {
      expect((await patch(id, { paused: true }, options)).statusCode).toBe(status);
      expect((await revoke(id, options)).statusCode).toBe(status);
    }
    expect(await list()).toMatchObject([{ id, state: 'live' }]);
  });
});

describe('revoking a share', () => {
  it('takes it and its tokens away at once', async () => {
    const { id, encv } = await exampleShare(ada);
    expect((await goalsThrough(encv)).statusCode).toBe(200);
    expect((await revoke(id)).json()).toEqual({ success: true });
    expect((await goalsThrough(encv)).statusCode).toBe(404);
    expect(await list()).toEqual([]);
    expect(await server.store.db.selectFrom('share_token').selectAll().execute()).toEqual([]);
    expect((await revoke(id)).statusCode).toBe(404);
  });
});

describe('the log of shares', () => {
  const log = async () => shareEventsSchema.parse((await ada({ url: shareLogPath(PLAN) })).json());

  it('tells of each write who did what, the newest first, and stays when the share is gone', async () => {
    const { id } = await exampleShare(ada, { label: 'Site' });
    await patch(id, { label: 'Council site' });
    await patch(id, { paused: true });
    await patch(id, { paused: false });
    await patch(id, {});
    await revoke(id);
    const events = await log();
    expect(events.map(({ what }) => what)).toEqual(['revoked', 'resumed', 'paused', 'changed', 'made']);
    expect(new Set(events.map(({ share_id: shareId }) => shareId))).toEqual(new Set([id]));
    expect(events[3]).toMatchObject({
      made_by: { name: 'Ada' },
      before: { label: 'Site' },
      after: { label: 'Council site' },
    });
    expect(events[3]?.after).toEqual({ label: 'Council site' });
  });

  it('tells of a new password that there is one, not which', async () => {
    const { id } = await exampleShare(ada);
    await patch(id, { password: 'first lantern' });
    await patch(id, { password: 'second lantern' });
    expect((await log()).map(({ what, after }) => [what, after])).toEqual([
      ['changed', {}],
      ['changed', { has_password: 1 }],
      ['made', expect.anything()],
    ]);
  });
});
