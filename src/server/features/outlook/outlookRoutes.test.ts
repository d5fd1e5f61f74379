import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { wireOutlookSchema, wireProspectSchema, wireSignalSchema } from '#contract/outlook.ts';
import type { Cells } from '#server/store/rows/edit.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleNoise } from '#testing/core/exampleHistory.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

const ACTUALS = exampleNoise(34).map((value) => value + 20);
const CELLS: Cells = ACTUALS.map((actual, month) => ({
  date: exampleDay(`${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`),
  target: 30,
  actual,
}));

let server: ExampleServer;
let ada: Ask;

beforeAll(async () => {
  server = await startExampleServer({
    fill: async (store) => {
      await writeExamplePlan(store);
      await writeExamplePlan(store, { id: 'steady-plan' }, [
        exampleGoalEdit({
          id: 'steady',
          title: 'A steady goal',
          number: '8',
          trackingFrequency: 'monthly',
          aggregation: 'average',
        }),
        exampleGoalEdit({ id: 'new', number: '9', trackingFrequency: 'monthly' }),
        { entity: 'entries', goalId: 'steady', cells: CELLS },
      ]);
    },
  });
  ada = await server.signIn();
});

afterAll(() => server.close());

const at = (path: string) => `${addresses.plans}/steady-plan/${path}`;

async function outlooks(query = '') {
  return z.array(wireOutlookSchema).parse((await ada({ url: at(`outlooks${query}`) })).json());
}

describe('outlooks', () => {
  it('are given of every goal in the order of the list, with the reason where there is none', async () => {
    const all = await outlooks();
    expect(all.slice(-2).map(({ id }) => id)).toEqual(['steady', 'new']);
    expect(all.at(-1)).toMatchObject({
      method: null,
      points: [],
      year_end: null,
      reason: expect.stringMatching(/no figures/),
    });
  });

  it('have a point for each coming month, with the end of the year by the function of the goal', async () => {
    const [steady] = await outlooks('?ids=steady');
    expect(steady).toMatchObject({ id: 'steady', history: ACTUALS.length, reason: null });
    expect(steady?.points.slice(0, 2).map(({ date }) => date)).toEqual(['2026-11-01', '2026-12-01']);
    expect(steady?.points).toHaveLength(24);
    expect(steady?.year_end?.target).toBe(30);
    expect(steady?.year_end?.chance).toBeLessThan(0.5);
    expect(steady?.back_test?.cases).toBeGreaterThan(20);
  });

  it('are told in short, without goals of which there is nothing to say', async () => {
    const [steady] = await outlooks('?ids=steady');
    const prospects = z.array(wireProspectSchema).parse((await ada({ url: at('prospects?ids=new,steady') })).json());
    expect(prospects.map(({ id }) => id)).toEqual(['steady', 'new']);
    expect(prospects[0]).toMatchObject({
      expected: steady?.year_end?.expected,
      chance: steady?.year_end?.chance,
      misses_from: steady?.misses_from,
    });
    expect(prospects[1]).toMatchObject({ prospect: 'noHistory', expected: null });
  });

  it('run up to the end of the year, with the target to date beside them', async () => {
    const [steady] = await outlooks('?ids=steady');
    expect(steady?.to_date.at(-1)).toMatchObject({ expected: steady?.year_end?.expected, target: 30 });
    expect(steady?.misses_from).toBe(steady?.to_date[0]?.date);
    expect(steady?.prospect).toBeNull();
  });

  it('of one goal are the same', async () => {
    const [steady] = await outlooks('?ids=steady');
    expect((await ada({ url: at('goals/steady/outlook') })).json()).toEqual(steady);
  });

  it('of another year end with it', async () => {
    const year = async (query: string) =>
      wireOutlookSchema.parse((await ada({ url: at(`goals/steady/outlook${query}`) })).json()).year_end;
    expect(await year('?fiscal_year=2027')).not.toEqual(await year(''));
    expect(await year('?fiscal_year=2024')).toBeNull();
  });

  it('of a past day know nothing that was written later', async () => {
    const before = await outlooks('?ids=steady&as_of=2026-11-19');
    await ada({
      method: 'PUT',
      url: at('goals/steady/entries'),
      payload: [{ date: '2026-11-01', target: 30, actual: 90 }],
    });
    const [now] = await outlooks('?ids=steady');
    expect(now?.points[0]?.date).toBe('2026-12-01');
    expect(await outlooks('?ids=steady&as_of=2026-11-19')).toEqual(before);
  });

  it.each(['goals/none/outlook', 'goals/none/signal'])('%s is not there', async (path) => {
    const reply = await ada({ url: at(path) });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ error: { code: 'goal_not_found' } });
  });
});

describe('through a share', () => {
  it.each(['outlooks', 'signals', 'prospects'])(
    '%s are those of exactly the goals inside its ceiling',
    async (call) => {
      const { encv } = await exampleShare(ada, { filters: '{"name":"steady goal"}' }, 'steady-plan');
      const seen = (path: string) => server.ask({ url: `${at(path)}${path.includes('?') ? '&' : '?'}encv=${encv}` });
      const ids = (reply: { json(): { id: string }[] }) => reply.json().map(({ id }) => id);
      expect(ids(await seen(call))).toEqual(['steady']);
      expect(ids(await seen(`${call}?ids=steady,new`))).toEqual(['steady']);
      if (call === 'prospects') return;
      const one = call.slice(0, -1);
      expect((await seen(`goals/steady/${one}`)).statusCode).toBe(200);
      expect((await seen(`goals/new/${one}`)).json()).toMatchObject({ error: { code: 'goal_not_found' } });
    },
  );
});

describe('a share whose filter is an outlook', () => {
  it('shows exactly the goals of that outlook', async () => {
    const { encv } = await exampleShare(ada, { filters: '{"outlook":["noHistory"]}' }, 'steady-plan');
    const prospects = z.array(wireProspectSchema);
    const seen = prospects.parse((await server.ask({ url: `${at('prospects')}?encv=${encv}` })).json());
    const all = prospects.parse((await ada({ url: at('prospects') })).json());
    expect(seen.map(({ id }) => id)).toContain('new');
    expect(seen).toEqual(all.filter(({ prospect }) => prospect === 'noHistory'));
    const goals = (await server.ask({ url: `${addresses.goals}?encv=${encv}` })).json();
    expect(goals.map(({ id }: { id: string }) => id)).toEqual(seen.map(({ id }) => id));
  });
});

describe('a plan that has outlooks switched off', () => {
  it('answers with the reason, and has them back after an undo', async () => {
    const plan = `${addresses.plans}/steady-plan`;
    const { version } = (await ada({ method: 'PATCH', url: plan, payload: { is_outlook_off: 1 } })).json();
    const [steady] = await outlooks('?ids=steady');
    expect(steady).toMatchObject({ points: [], year_end: null, none: { why: 'off' } });
    expect(steady?.reason).toBe('Outlooks are switched off in this plan.');
    expect((await ada({ url: at('prospects') })).json()).toEqual([]);
    await ada({ method: 'POST', url: at(`changes/${version}/undo`) });
    expect((await outlooks('?ids=steady'))[0]?.points.length).toBeGreaterThan(0);
  });
});

describe('signals', () => {
  it('give limits, a cause for each actual, and whether the target is met', async () => {
    const signals = z.array(wireSignalSchema).parse((await ada({ url: at('signals?ids=steady,new') })).json());
    expect(signals.map(({ id }) => id)).toEqual(['steady', 'new']);
    const [steady, none] = signals;
    expect(steady?.points.length).toBeGreaterThanOrEqual(ACTUALS.length);
    expect(steady?.points[0]).toMatchObject({ date: '2024-01-01', value: ACTUALS[0] });
    expect(steady?.assurance).toMatch(/^(consistently_|hit_)/);
    expect(none).toMatchObject({
      mean: null,
      points: [],
      reason: 'Too few figures to tell signal from noise: 0 of 12.',
    });
    expect((await ada({ url: at('goals/steady/signal') })).json()).toEqual(steady);
  });
});
