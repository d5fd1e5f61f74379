import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { WIRE_GOAL_FIELDS, type WireGoal, wireGoalsSchema } from '#contract/goal/wireGoal.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;

beforeAll(async () => {
  server = await startExampleServer({
    fill: async (store) => {
      await writeExamplePlan(store);
      await writeExamplePlan(store, { id: 'plan2', name: 'Harbor plan' }, [
        exampleGoalEdit({ id: 'other', number: '9' }),
      ]);
    },
  });
  ada = await server.signIn();
});

afterAll(() => server.close());

function get(query: string, { ask = ada, headers = {} } = {}) {
  return ask({ method: 'GET', url: `${addresses.goals}?${query}`, headers });
}

async function goalsOf(query: string): Promise<WireGoal[]> {
  const reply = await get(query);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return wireGoalsSchema.parse(reply.json());
}

/** Left out where a plan has no own fields, and a goal no formula. */
const OF_SOME_GOALS: readonly string[] = ['computed_totals', 'milestones', 'own_fields'];

describe('the goals of a plan', () => {
  it('are every goal in the order of their numbers, each with every field', async () => {
    const goals = await goalsOf('fiscal_year=2025');
    expect(goals.map(({ id }) => id)).toEqual(['g1', 'g2', 'g3', 'g10']);
    // This plan has no own fields.
    const all = WIRE_GOAL_FIELDS.filter((field) => !OF_SOME_GOALS.includes(field)).sort();
    for (const goal of goals) expect(Object.keys(goal).sort()).toEqual(all);
  });

  it('carry the label of their top ancestor', async () => {
    const [top, goal] = await goalsOf('fiscal_year=2025');
    const objective = { id: 'g1', number: '1', name: 'Safe streets', description: 'Nobody is hurt' };
    expect(top?.strategic_objective).toEqual(objective);
    expect(goal?.strategic_objective).toEqual(objective);
  });

  it('have the figures of the asked year', async () => {
    const [, ofYear] = await goalsOf('fiscal_year=2025');
    expect(ofYear).toMatchObject({ fiscal_year: 2025, ytd_actual: 108, eoy_target: 120, pretty_ytd: '108' });
    const [, ofNext] = await goalsOf('fiscal_year=2026');
    expect(ofNext).toMatchObject({ fiscal_year: 2026, ytd_actual: 36, eoy_target: 240 });
  });

  it('outside the year are there too, marked', async () => {
    const goals = await goalsOf('fiscal_year=2031');
    expect(goals.map(({ id, inFiscalYear }) => [id, inFiscalYear])).toEqual([
      ['g1', 0],
      ['g2', 0],
      ['g3', 0],
      ['g10', 1],
    ]);
  });

  it.each(['fiscal_year=0', 'fiscal_year=ALL'])('by %s are of the whole plan', async (query) => {
    const [, goal] = await goalsOf(query);
    expect(goal).toMatchObject({ fiscal_year: 0, ptd_actual: 144, inFiscalYear: 1 });
  });

  it('without a year are of the current one', async () => {
    expect((await goalsOf(''))[0]?.fiscal_year).toBe(2026);
  });

  it.each(['fiscal_year=abc', 'fiscal_year=20255', 'fiscal_year=-1', 'fiscal_year=2025.5', 'fiscal_year='])(
    'by %s are refused with 400 in plain words',
    async (query) => {
      const reply = await get(query);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().error.message).toContain('“fiscal_year” must be a year');
    },
  );

  it('are cut to some goals and some fields', async () => {
    const reply = await get('fiscal_year=2025&ids=g3,g2,missing&fields=id,item');
    expect(reply.json()).toEqual([
      { id: 'g2', item: 'Repair roads' },
      { id: 'g3', item: 'Light & signs' },
    ]);
  });

  it('leave out what they are asked for without', async () => {
    const asked = 'fiscal_year=2025&ids=g2';
    const [goal] = (await get(`${asked}&without=ytd_perf_data,ptd_perf_data`)).json();
    const [whole] = await goalsOf(asked);
    expect({ ...whole, ...goal }).toEqual(whole);
    const left = WIRE_GOAL_FIELDS.filter((field) => !(field in goal));
    expect(left.sort()).toEqual([...OF_SOME_GOALS, 'ptd_perf_data', 'ytd_perf_data'].sort());
    expect((await get(`${asked}&fields=id,item&without=item`)).json()).toEqual([{ id: 'g2' }]);
  });

  it('say why, with the numbers, only where fields asks for it', async () => {
    const plain = (await get('fiscal_year=2025')).json();
    expect(Object.keys(plain[0])).not.toContain('explain');
    const explained = (await get('fiscal_year=2025&fields=id,explain')).json();
    for (const goal of explained) {
      expect(Object.keys(goal)).toEqual(['id', 'explain']);
      expect(goal.explain.reason).toMatch(/\.$/);
    }
  });

  it.each(['fields=id,password', 'fields=constructor', 'without=password', 'as_of=2026-02-30', 'as_of=2026-11-21'])(
    'by %s are refused with 400',
    async (query) => {
      expect((await get(query)).statusCode).toBe(400);
    },
  );

  it('by a parameter sent twice are refused with 400', async () => {
    expect((await get('plan_id=plan1&plan_id=plan2')).statusCode).toBe(400);
  });

  it('are refused to nobody with 401', async () => {
    expect((await get('fiscal_year=2025', { ask: server.ask })).statusCode).toBe(401);
  });
});

describe('the plan of the goals', () => {
  it('is the named one', async () => {
    expect((await goalsOf('plan_id=plan2')).map(({ id }) => id)).toContain('other');
  });

  it('is the one opened last where none is named', async () => {
    const opened = await ada({ method: 'GET', url: '/api/plans/plan2' });
    const cookies = Object.fromEntries(opened.cookies.map(({ name, value }) => [name, value]));
    const reply = await ada({ method: 'GET', url: addresses.goals, cookies });
    expect(reply.json().map(({ id }: WireGoal) => id)).toContain('other');
  });

  it.each(['plan2', 'nonsense', '', '0', 'null', '*', '%3AplanId'])(
    'that is %j is not there for who is no member of it',
    async (planId) => {
      const mary = await server.join(EXAMPLE_PLAN.id, { id: `m${Math.random()}` });
      const reply = await get(`plan_id=${planId}`, { ask: mary });
      expect(reply.statusCode).toBe(404);
    },
  );

  it("does not give another plan's goals by their ids", async () => {
    expect(await goalsOf('plan_id=plan1&ids=other')).toEqual([]);
  });
});

describe('the reply', () => {
  it('is compressed, validated strongly and not sent again to who has it', async () => {
    const reply = await get('fiscal_year=2025', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(reply.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(reply.rawPayload).toString())).toHaveLength(4);
    const etag = String(reply.headers.etag);
    expect(etag).toMatch(/^"/);
    const again = await get('fiscal_year=2025', { headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('of one year is not that of another', async () => {
    const [one, other] = [await get('fiscal_year=2025'), await get('fiscal_year=2026')];
    expect(one.headers.etag).not.toBe(other.headers.etag);
  });

  it('may be kept by its reader alone, who asks each time', async () => {
    expect((await get('')).headers['cache-control']).toBe('private, no-cache');
  });

  it('follows what another process wrote', async () => {
    const before = await get('fiscal_year=2025');
    await applyChange(server.store, {
      planId: EXAMPLE_PLAN.id,
      at: '2026-11-01T00:00:00.000Z',
      memberId: null,
      by: 'Import',
      what: 'Renamed',
      edits: [exampleGoalEdit({ id: 'g3', parentId: 'g1', number: '1x2', title: 'Lamps', depth: 1 })],
    });
    const after = await get('fiscal_year=2025', { headers: { 'if-none-match': String(before.headers.etag) } });
    expect(after.statusCode).toBe(200);
    expect(after.json()[2].item).toBe('Lamps');
  });
});

describe('the goals as of a day', () => {
  it('are as they were known at the end of it', async () => {
    const [, , goal] = await goalsOf('fiscal_year=2025&as_of=2026-10-15');
    expect(goal?.item).toBe('Light & signs');
  });

  it('before the plan was made are not there', async () => {
    expect((await get('as_of=2025-12-31')).statusCode).toBe(404);
  });
});
