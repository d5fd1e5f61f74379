import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { planPath } from '#contract/addresses.ts';
import { textsIn } from '#server/base/texts.ts';
import { usualLevelsOf } from '#server/base/usualLevels.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

vi.setConfig({ hookTimeout: 120_000 });

const PLAN = planPath(EXAMPLE_PLAN.id);

const REGION = { id: 'region', name: 'Region', kind: 'text' };
const CHANCE = {
  id: 'chance',
  name: 'Chance',
  kind: 'choice',
  options: [
    { id: 'low', name: 'Low' },
    { id: 'high', name: 'High' },
  ],
};
const LEVELS = ['Pillar', 'Priority', 'Action'].map((name) => ({ name, plural: `${name}s` }));
const named = (at: number, name: string) => LEVELS.map((level, depth) => (depth === at ? { ...level, name } : level));
const usual = (language: 'en' | 'de', at: number, name: string) =>
  textsIn(language) &&
  usualLevelsOf(2)[language === 'de' ? 1 : 0]?.map((level, depth) => (depth === at ? { name, plural: name } : level));

const START = {
  fields: [REGION, CHANCE],
  levels: LEVELS,
  statuses: [{ code: 'critical', name: 'Red' }],
  table_columns: ['status', 'owner', 'end'],
  perspectives: { f: 'Money', c: 'People' },
  thresholds: { on_target: 1, off_target: 0.9 },
};

describe.each(storesUnderTest())('lists of settings are merged by what changed, on $name', ({ open }) => {
  let server: ExampleServer;
  let lead: Ask;
  let seen: string;

  beforeAll(async () => {
    server = await startExampleServer({
      open,
      fill: (store) =>
        writeExamplePlan(store, {}, [
          exampleMemberEdit({ id: 'm1' }),
          exampleMemberEdit({ id: 'm2' }),
          exampleGoalEdit({ id: 'goal', number: '7' }),
        ]),
    });
    lead = await server.signIn();
  });
  afterAll(() => server.close());

  const send = (payload: object, headers: Record<string, string> = {}) =>
    lead({ method: 'PATCH', url: PLAN, payload, headers });
  const planNow = async () => (await lead({ url: PLAN })).json();

  beforeEach(async () => {
    const reply = await send({ ...START, drop_values: 1 });
    expect(reply.statusCode, reply.body).toBe(200);
    seen = String(reply.json().version);
  });

  const theirs = async (payload: object) => {
    const reply = await send(payload, { 'if-match': seen });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  const mine = (payload: object) => send(payload, { 'if-match': seen });

  it.each<{ what: string; theirs: object; mine: object; after: object }>([
    {
      what: 'each adds a field',
      theirs: { fields: [REGION, CHANCE, { id: 'a', name: 'Theirs', kind: 'date' }] },
      mine: { fields: [REGION, CHANCE, { id: 'b', name: 'Mine', kind: 'text' }] },
      after: { fields: [{ id: 'region' }, { id: 'chance' }, { name: 'Theirs' }, { name: 'Mine' }] },
    },
    {
      what: 'one adds a field, another renames and moves one',
      theirs: { fields: [REGION, CHANCE, { id: 'a', name: 'Theirs', kind: 'date' }] },
      mine: { fields: [CHANCE, { ...REGION, name: 'Area' }] },
      after: { fields: [{ id: 'chance' }, { name: 'Theirs' }, { name: 'Area' }] },
    },
    {
      what: 'one removes a field, another adds one',
      theirs: { fields: [CHANCE] },
      mine: { fields: [REGION, CHANCE, { id: 'b', name: 'Mine', kind: 'text' }] },
      after: { fields: [{ id: 'chance' }, { name: 'Mine' }] },
    },
    {
      what: 'each adds a choice to one field, and one renames it',
      theirs: {
        fields: [REGION, { ...CHANCE, name: 'Odds', options: [...CHANCE.options, { id: 'x', name: 'None' }] }],
      },
      mine: { fields: [REGION, { ...CHANCE, options: [...CHANCE.options, { id: 'y', name: 'Sure' }] }] },
      after: { fields: [{}, { name: 'Odds', options: [{}, {}, { name: 'None' }, { name: 'Sure' }] }] },
    },
    {
      what: 'each renames a level',
      theirs: { levels: named(0, 'Theirs') },
      mine: { levels: named(2, 'Mine') },
      after: { levels: [{ name: 'Theirs' }, { name: 'Priority' }, { name: 'Mine' }] },
    },
    {
      what: 'one renames a level, another adds one',
      theirs: { levels: named(0, 'Theirs') },
      mine: { levels: [...LEVELS, { name: 'Task', plural: 'Tasks' }] },
      after: { levels: [{ name: 'Theirs' }, { name: 'Priority' }, { name: 'Action' }, { name: 'Task' }] },
    },
    {
      what: 'each names another status',
      theirs: { statuses: [...START.statuses, { code: 'achieved', name: 'Done' }] },
      mine: { statuses: [{ code: 'off_target', name: 'Watch' }] },
      after: { statuses: [{ name: 'Done' }, { name: 'Watch' }] },
    },
    {
      what: 'each adds a column',
      theirs: { table_columns: ['status', 'weight', 'owner', 'end'] },
      mine: { table_columns: ['status', 'owner', 'end', 'due'] },
      after: { table_columns: ['status', 'weight', 'owner', 'end', 'due'] },
    },
    {
      what: 'each names a perspective and sets a threshold',
      theirs: { perspectives: { f: 'Theirs' }, thresholds: { on_target: 1.1, off_target: 0.9 } },
      mine: { perspectives: { c: 'Mine' }, thresholds: { on_target: 1, off_target: 0.7 } },
      after: { perspectives: { f: 'Theirs', c: 'Mine' }, thresholds: { on_target: 1.1, off_target: 0.7 } },
    },
  ])('$what: both stand', async (each) => {
    await theirs(each.theirs);
    const reply = await mine(each.mine);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await planNow()).toMatchObject(each.after);
  });

  it.each<{ what: string; theirs: object; mine: object; conflicts: object[] }>([
    {
      what: 'both rename a field',
      theirs: { fields: [{ ...REGION, name: 'Theirs' }, CHANCE] },
      mine: { fields: [{ ...REGION, name: 'Mine' }, CHANCE, { id: 'b', name: 'New', kind: 'text' }] },
      conflicts: [{ field: 'fields', at: 'region.name', yours: 'Mine', theirs: 'Theirs' }],
    },
    {
      what: 'one removes a field that the other renamed',
      theirs: { fields: [{ ...REGION, name: 'Theirs' }, CHANCE] },
      mine: { fields: [CHANCE] },
      conflicts: [{ field: 'fields', at: 'region', yours: null }],
    },
    {
      what: 'one makes a field text to whose choices the other added one',
      theirs: { fields: [REGION, { ...CHANCE, options: [...CHANCE.options, { id: 'x', name: 'None' }] }] },
      mine: { fields: [REGION, { ...CHANCE, kind: 'text', options: [] }] },
      conflicts: [{ field: 'fields', at: 'chance.kind', yours: 'text', theirs: 'choice' }],
    },
    {
      what: 'both rename a level',
      theirs: { levels: named(1, 'Theirs') },
      mine: { levels: named(1, 'Mine') },
      conflicts: [{ field: 'levels', at: '1.name', yours: 'Mine', theirs: 'Theirs' }],
    },
    {
      what: 'one removes the last level, another adds one below',
      theirs: { levels: [...LEVELS, { name: 'Task', plural: 'Tasks' }] },
      mine: { levels: LEVELS.slice(0, 2) },
      conflicts: [{ field: 'levels', at: '#count', yours: 2, theirs: 4 }],
    },
    {
      what: 'both name one status',
      theirs: { statuses: [{ code: 'critical', name: 'Theirs' }] },
      mine: { statuses: [{ code: 'critical', name: 'Mine' }] },
      conflicts: [{ field: 'statuses', at: 'critical.name', yours: 'Mine', theirs: 'Theirs' }],
    },
    {
      what: 'no order of the columns has the moves of both',
      theirs: { table_columns: ['owner', 'status', 'end'] },
      mine: { table_columns: ['status', 'end', 'owner'] },
      conflicts: [{ field: 'table_columns', at: '#order' }],
    },
  ])('$what: refused by name, and nothing is written', async (each) => {
    await theirs(each.theirs);
    const before = await planNow();
    const reply = await mine(each.mine);
    expect(reply.statusCode, reply.body).toBe(409);
    expect(reply.json().error).toMatchObject({ code: 'changed_meanwhile', details: { conflicts: each.conflicts } });
    expect(await planNow()).toEqual(before);
  });

  it('two fields of one name are refused as in one call', async () => {
    await theirs({ fields: [REGION, CHANCE, { id: 'a', name: 'Budget', kind: 'text' }] });
    const reply = await mine({ fields: [REGION, CHANCE, { id: 'b', name: 'budget', kind: 'text' }] });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.message).toContain('Two fields are called “budget”');
  });

  it('two who name a level each of a plan without names, in two languages, both are heard', async () => {
    await send({ levels: [], tiers: 2 });
    seen = String((await planNow()).version);
    await theirs({ levels: usual('de', 0, 'Säule') });
    const reply = await mine({ levels: usual('en', 2, 'Step') });
    expect(reply.statusCode, reply.body).toBe(200);
    const levels: { name: string }[] = (await planNow()).levels;
    expect([levels[0]?.name, levels[1]?.name, levels[2]?.name]).toEqual([
      'Säule',
      usual('de', 0, '')?.[1]?.name,
      'Step',
    ]);
  });

  it('without If-Match a list stands as it was sent', async () => {
    await theirs({ fields: [REGION, CHANCE, { id: 'a', name: 'Theirs', kind: 'date' }] });
    await send({ fields: [REGION] });
    expect((await planNow()).fields).toMatchObject([{ id: 'region' }]);
  });

  it('each adds a contributor to a goal: both stand', async () => {
    const url = `${PLAN}/goals/goal`;
    const goal = (payload: object, headers: Record<string, string> = {}) =>
      lead({ method: 'PATCH', url, payload, headers });
    await goal({ contributors: [] });
    seen = String((await lead({ url })).json().version);
    await goal({ contributors: ['m2'] });
    const reply = await goal({ contributors: ['m1'] }, { 'if-match': seen });
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await lead({ url })).json().contributors).toEqual(['m1', 'm2']);
  });
});
