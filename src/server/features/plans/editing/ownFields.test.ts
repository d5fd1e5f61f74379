import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, planGoalsPath, planPath, planUndoPath } from '#contract/addresses.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { NO_PLAN_WORDS } from '#core/plan/planWords.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const PLAN = planPath('plan1');

describe.each(storesUnderTest())('own fields on $name', ({ open }) => {
  let server: ExampleServer;
  let ada: Ask;

  beforeEach(async () => {
    server = await startExampleServer({
      open,
      fill: (store) =>
        writeExamplePlan(store, NO_PLAN_WORDS, [exampleGoalEdit({ id: 'top', number: '9', title: 'Top', depth: 0 })]),
    });
    ada = await server.signIn();
  });
  afterEach(() => server.close());

  const send = async (method: 'PATCH' | 'POST' | 'PUT', url: string, payload: object, headers: object = {}) => {
    const reply = await ada({ method, url, payload, headers: { ...headers } });
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
  };
  const patchPlan = (payload: object) => send('PATCH', PLAN, payload);
  const patchGoal = (own_fields: object, id = 'g2') => send('PATCH', `${PLAN}/goals/${id}`, { own_fields });
  const fieldsNow = async (): Promise<OwnField[]> => (await ada({ url: PLAN })).json().fields;
  const ownOf = async (id: string) =>
    (await ada({ url: `${addresses.goals}?fiscal_year=0&ids=${id}&fields=own_fields` })).json()[0].own_fields;
  const listed = async (filters: object) => {
    const query = `filters=${encodeURIComponent(JSON.stringify(filters))}`;
    const reply = await ada({ url: `${PLAN}/export.json?${query}` });
    return reply.statusCode === 200
      ? reply
          .json()
          .goals.map(({ id }: { id: string }) => id)
          .sort()
      : reply.json();
  };
  const makeFields = async (fields: object[]) => {
    const { status, body } = await patchPlan({ fields });
    expect([status, body]).toEqual([200, body]);
    return fieldsNow();
  };
  const WARD = {
    id: 'ward',
    name: 'Ward',
    kind: 'choice',
    options: [
      { id: 'a', name: 'Harbor' },
      { id: 'b', name: 'Hill' },
    ],
  };

  it('are in no reply of a plan that has none', async () => {
    expect((await ada({ url: PLAN })).json()).not.toHaveProperty('fields');
    expect((await ada({ url: `${addresses.goals}?fiscal_year=0` })).body).not.toContain('own_fields');
    expect((await ada({ url: `${PLAN}/goals/g2` })).body).not.toContain('own_fields');
    expect(JSON.stringify((await ada({ url: `${PLAN}/export.json` })).json().goals)).not.toContain('own_fields');
  });

  it('of all eleven kinds are made, entered, told by their names, and taken back', async () => {
    const kinds = [
      'text',
      'long_text',
      'number',
      'money',
      'percent',
      'date',
      'choice',
      'choices',
      'person',
      'link',
      'yes_no',
    ];
    const options = [
      { id: 'a', name: 'Harbor' },
      { id: 'b', name: 'Hill' },
    ];
    const fields = await makeFields(
      kinds.map((kind) => ({ name: `Own ${kind}`, kind, ...(kind.startsWith('choice') && { options }) })),
    );
    expect(fields.map(({ kind }) => kind)).toEqual(kinds);
    expect(new Set(fields.map(({ id }) => id)).size).toBe(11);
    const values = ['A', 'B\nC', 1.5, 2, 3, '2026-03-31', 'a', ['b', 'a'], '7', 'https://example.org', false];
    const own = Object.fromEntries(fields.map(({ id }, at) => [id, values[at]]));
    const kept = { ...own, [fields[7]?.id ?? '']: ['a', 'b'] };
    const { status, body } = await patchGoal(own);
    expect([status, body]).toEqual([200, body]);
    expect(await ownOf('g2')).toEqual(kept);
    expect((await ada({ url: `${PLAN}/goals/g2` })).json().own_fields).toEqual(kept);
    const [change] = (await ada({ url: `${PLAN}/changes?limit=1` })).json().changes;
    const told = change.items[0].fields.map(({ name, before, after }: Record<string, unknown>) => [
      name,
      before,
      after,
    ]);
    expect(told).toContainEqual(['Own choices', null, 'Harbor, Hill']);
    expect(told).toContainEqual(['Own person', null, 'Mary Jackson']);
    expect(told).toContainEqual(['Own yes_no', null, false]);
    expect(told).toHaveLength(11);
    expect((await ada({ url: `${PLAN}/changes.csv` })).body).toContain('Own choice,,,Harbor');
    await ada({ method: 'POST', url: planUndoPath('plan1', body.version) });
    expect(await ownOf('g2')).toEqual({});
  });

  it('of one goal are merged by id; null clears one, and what is not stated stays', async () => {
    await makeFields([WARD, { id: 'grant', name: 'Grant', kind: 'text' }]);
    await patchGoal({ ward: 'a', grant: ' A-17 ' });
    await patchGoal({ ward: null });
    expect(await ownOf('g2')).toEqual({ grant: 'A-17' });
    await patchGoal({ grant: ' ' });
    expect(await ownOf('g2')).toEqual({});
    await send('PUT', planGoalsPath('plan1'), [{ number: '1.1', own_fields: { ward: 'b' } }]);
    expect(await ownOf('g2')).toEqual({ ward: 'b' });
  });

  it.each([
    [{ gone: 1 }, 'unknown_own_field', 'ward (Ward)'],
    [{ ward: 'Harbor' }, 'own_field_unfit', '“Ward” is one of its choices'],
    [{ deep: 'x' }, 'own_field_of_other_level', '“Deep”'],
    [{ who: 'nobody' }, 'own_field_unfit', '“Who” is a member of the plan'],
    [{ site: 'javascript:alert(1)' }, 'own_field_unfit', '“Site” is an address'],
  ] as const)('refuse %j by the name of the field', async (own, code, message) => {
    await makeFields([
      WARD,
      { id: 'deep', name: 'Deep', kind: 'text', levels: [4] },
      { id: 'who', name: 'Who', kind: 'person' },
      { id: 'site', name: 'Site', kind: 'link' },
    ]);
    const { status, body } = await patchGoal(own);
    expect([status, body.error.code]).toEqual([400, code]);
    expect(body.error.message).toContain(message);
  });

  it('that are required are asked of new goals of their levels and of who clears them, of nobody else', async () => {
    await makeFields([{ ...WARD, required: true, levels: [1] }]);
    const url = `${PLAN}/goals`;
    const refused = await send('POST', url, { item: 'New', parent_id: 'top' });
    expect([refused.status, refused.body.error.code]).toEqual([400, 'own_field_required']);
    expect(refused.body.error.message).toContain('“Ward”');
    const made = await send('POST', url, { item: 'New', parent_id: 'top', own_fields: { ward: 'a' } });
    expect(made.status).toBe(201);
    expect((await send('POST', url, { item: 'Other level' })).status).toBe(201);
    expect((await send('PATCH', `${url}/g2`, { item: 'Roads, renamed' })).status).toBe(200);
    expect((await patchGoal({ ward: null }, made.body.id)).body.error.code).toBe('own_field_required');
  });

  it('that are removed take their values along, and undo brings both back', async () => {
    await makeFields([WARD]);
    await patchGoal({ ward: 'a' });
    const refused = await patchPlan({ fields: [] });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'drops_values']);
    expect(refused.body.error.message).toContain('the values of “Ward” of 1 goal, for the field would be gone');
    expect(refused.body.error.details).toEqual([{ id: 'ward', name: 'Ward', options: [], goal_count: 1 }]);
    expect(await ownOf('g2')).toEqual({ ward: 'a' });
    const { body } = await patchPlan({ fields: [], drop_values: 1 });
    expect((await ada({ url: `${addresses.goals}?fiscal_year=0` })).body).not.toContain('own_fields');
    expect((await ada({ url: `${PLAN}/export.json?fiscal_year=0` })).json().goals[0]).not.toHaveProperty('own_fields');
    const { changes } = (await ada({ url: `${PLAN}/changes` })).json();
    expect(JSON.stringify(changes)).toContain('"name":"Ward","kind":"choice","before":null,"after":"Harbor"');
    await ada({ method: 'POST', url: planUndoPath('plan1', body.version) });
    expect(await ownOf('g2')).toEqual({ ward: 'a' });
  });

  it('without values are removed unasked, also where only a goal of another level has one', async () => {
    await makeFields([WARD]);
    await patchGoal({ ward: 'a' });
    await patchPlan({ fields: [{ id: 'ward', levels: [4] }] });
    expect((await patchPlan({ fields: [] })).status).toBe(200);
  });

  it('lose an option that goals have only when that is asked for, and undo brings it back', async () => {
    await makeFields([WARD, { id: 'tags', name: 'Tags', kind: 'choices', options: WARD.options }]);
    await patchGoal({ ward: 'a', tags: ['a', 'b'] });
    const without = [
      { id: 'ward', options: [{ id: 'b', name: 'Hill' }] },
      { id: 'tags', options: [{ id: 'b', name: 'Hill' }] },
    ];
    const refused = await patchPlan({ fields: without });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'drops_values']);
    expect(refused.body.error.details).toEqual([
      { id: 'ward', name: 'Ward', options: ['Harbor'], goal_count: 1 },
      { id: 'tags', name: 'Tags', options: ['Harbor'], goal_count: 1 },
    ]);
    const { body } = await patchPlan({ fields: without, drop_values: 1 });
    expect(await ownOf('g2')).toEqual({ tags: ['b'] });
    await ada({ method: 'POST', url: planUndoPath('plan1', body.version) });
    expect(await ownOf('g2')).toEqual({ ward: 'a', tags: ['a', 'b'] });
  });

  it('keep their values when options are renamed', async () => {
    await makeFields([WARD]);
    await patchGoal({ ward: 'a' });
    await patchPlan({
      fields: [
        {
          id: 'ward',
          options: [
            { id: 'a', name: 'Port' },
            { id: 'b', name: 'Hill' },
          ],
        },
      ],
    });
    expect(await ownOf('g2')).toEqual({ ward: 'a' });
    expect(await listed({ own: { ward: ['a'] } })).toContain('g2');
  });

  it('of another kind have their values converted, or are refused with how many would be lost', async () => {
    await makeFields([{ id: 'cost', name: 'Cost', kind: 'text' }]);
    await patchGoal({ cost: '12.5' });
    await patchGoal({ cost: 'much' }, 'top');
    const refused = await patchPlan({ fields: [{ id: 'cost', kind: 'money' }] });
    expect(refused.body.error.details).toEqual([{ id: 'cost', name: 'Cost', options: [], goal_count: 1 }]);
    const { body } = await patchPlan({ fields: [{ id: 'cost', kind: 'money' }], drop_values: 1 });
    expect([await ownOf('g2'), await ownOf('top')]).toEqual([{ cost: 12.5 }, {}]);
    await ada({ method: 'POST', url: planUndoPath('plan1', body.version) });
    expect([await ownOf('g2'), await ownOf('top')]).toEqual([{ cost: '12.5' }, { cost: 'much' }]);
  });

  it.each([
    [[{ name: 'Owner', kind: 'text' }], 'heading'],
    [[{ name: 'Is KPI', kind: 'text' }], 'heading'],
    [['a', 'b', 'c'].map((name) => ({ name, kind: 'text', onCard: true })), 'At most 2'],
    [Array.from({ length: 31 }, (_, at) => ({ name: `f${at}`, kind: 'text' })), 'at most 30'],
    [[{ name: 'x'.repeat(81), kind: 'text' }], '80 letters'],
    [['Ward', 'ward'].map((name) => ({ name, kind: 'text' })), 'called'],
    [[{ name: 'Colour', kind: 'colour' }], 'must be one of'],
  ])('cannot be %j', async (fields, message) => {
    const { status, body } = await patchPlan({ fields });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(message);
  });

  it('filter goals by their ids, whatever they are called', async () => {
    await makeFields([WARD, { id: 'cost', name: 'Cost', kind: 'money' }, { id: 'grant', name: 'Grant', kind: 'text' }]);
    await patchGoal({ ward: 'a', cost: 100, grant: 'A-17/b' });
    await patchGoal({ ward: 'b', cost: 200 }, 'top');
    await patchPlan({ fields: [{ id: 'ward', name: 'Quarter' }, { id: 'cost' }, { id: 'grant' }] });
    expect(await listed({ own: { ward: ['a'] } })).toEqual(['g2']);
    expect(await listed({ own: { ward: ['a', 'b'] } })).toEqual(['g2', 'top']);
    expect(await listed({ own: { ward: ['a', 'b'], cost: { from: 150 } } })).toEqual(['top']);
    expect(await listed({ own: { grant: { contains: 'a-17' } } })).toEqual(['g2']);
    expect(await listed({ own: { ward: ['none'] } })).not.toContain('g2');
  });

  it('of a plan exported and imported are the same', async () => {
    await makeFields([WARD]);
    await patchGoal({ ward: 'a' });
    const { plan, goals } = (await ada({ url: `${PLAN}/export.json` })).json();
    expect(plan.fields[0]).toMatchObject({ id: 'ward', kind: 'choice' });
    expect(goals.find(({ id }: { id: string }) => id === 'g2').own_fields).toEqual({ ward: 'a' });
  });

  it('of two people at once are both kept, and the same one is a conflict', async () => {
    await makeFields([WARD, { id: 'grant', name: 'Grant', kind: 'text' }]);
    const { body, headers } = await patchGoal({ ward: 'a' });
    await patchGoal({ grant: 'A-17' });
    const seen = { 'if-match': headers.etag ?? `"${body.version}"` };
    expect((await send('PATCH', `${PLAN}/goals/g2`, { own_fields: { ward: 'b', grant: null } }, seen)).status).toBe(
      200,
    );
    expect(await ownOf('g2')).toEqual({ ward: 'b', grant: 'A-17' });
    expect((await send('PATCH', `${PLAN}/goals/g2`, { own_fields: { grant: 'B' } }, seen)).status).toBe(409);
  });
});
