import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireChangesSchema } from '#contract/change.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;

beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ada = await server.signIn();
  await write('Renamed', [exampleGoalEdit({ id: 'g10', parentId: 'g1', number: '1x10', title: 'Zebras', depth: 1 })]);
  await write('Promoted', [
    exampleMemberEdit({
      id: '8',
      firstName: 'Dorothy',
      lastName: 'Vaughan',
      role: 'lead',
      email: 'dorothy@example.org',
    }),
  ]);
  await ada({
    method: 'PUT',
    url: '/api/plans/plan1/goals/g2/entries',
    payload: [{ date: '2026-11-01', actual: 12 }],
  });
});

afterAll(() => server.close());

async function write(what: string, edits: readonly Edit[]) {
  const at = server.clock.now();
  await applyChange(server.store, { planId: EXAMPLE_PLAN.id, at, memberId: null, by: 'Import', what, edits });
}

const get = (query = '', ask = ada) => ask({ url: `/api/plans/plan1/changes?${query}` });
const changesOf = async (query = '') => wireChangesSchema.parse((await get(query)).json());

describe('the log of a plan', () => {
  it('tells who changed what, the newest first', async () => {
    const { version, changes } = await changesOf();
    expect(changes.map(({ what }) => what)).toEqual([
      'Figures entered',
      'Promoted',
      'Renamed',
      'Administrators lead the plan',
      'Made the plan',
    ]);
    expect(changes[0]).toMatchObject({ version, by: 'Ada' });
  });

  it('tells of figures the period and both values', async () => {
    const [entered] = (await changesOf()).changes;
    expect(entered?.items).toEqual([
      {
        entity: 'entries',
        id: 'g2',
        goal_id: 'g2',
        label: '1.1 Repair roads',
        what: 'changed',
        fields: [{ field: 'actual', date: '2026-11-01', before: null, after: 12 }],
      },
    ]);
  });

  it('tells of a goal only what is otherwise than before, by its wire names', async () => {
    const renamed = (await changesOf()).changes[2];
    expect(renamed?.items).toMatchObject([
      { entity: 'goal', label: '1.10 Zebras', fields: [{ field: 'item', before: 'Crossings', after: 'Zebras' }] },
    ]);
  });

  it("has nobody's e-mail or account in it", async () => {
    const { body } = await get();
    expect(body).toContain('"before":"member","after":"lead"');
    expect(body).not.toMatch(/example\.org|account/i);
  });

  it('is paged', async () => {
    const first = await changesOf('limit=2');
    expect(first.changes).toHaveLength(2);
    const second = await changesOf(`limit=10&before=${first.next_before}`);
    expect(second.changes.map(({ what }) => what)).toEqual([
      'Renamed',
      'Administrators lead the plan',
      'Made the plan',
    ]);
    expect(second.next_before).toBeNull();
  });

  it('is cut to what happened since a version, and to one goal', async () => {
    const { version } = await changesOf();
    expect((await changesOf(`since=${version - 1}`)).changes).toHaveLength(1);
    expect((await changesOf(`since=${version}`)).changes).toEqual([]);
    expect((await changesOf('goal_id=g10')).changes.map(({ what }) => what)).toEqual(['Renamed', 'Made the plan']);
  });

  it.each(['since=x', 'since=-1', 'limit=0', 'limit=201', 'before=1e99'])(
    'by %s is refused with 400',
    async (query) => {
      expect((await get(query)).statusCode).toBe(400);
    },
  );

  it('is open to members of the plan alone', async () => {
    expect((await get('', server.ask)).statusCode).toBe(401);
    await writeExamplePlan(server.store, { id: 'plan2', name: 'Bay plan' });
    const mary = await server.join('plan2', { id: 'mary' });
    expect((await get('', mary)).statusCode).toBe(404);
  });
});

describe('the log of one goal', () => {
  it('lists its comments too, alone where they are asked for', async () => {
    const url = '/api/plans/plan1/goals/g3/comments';
    const { id } = (await ada({ method: 'POST', url, payload: { comment: 'Delayed by frost' } })).json();
    await ada({ method: 'DELETE', url: `${url}/${id}` });
    const { changes } = await changesOf('goal_id=g3&kind=comments');
    expect(changes.map(({ items }) => items.map(({ entity, what }) => `${entity} ${what}`))).toEqual([
      ['comment removed'],
      ['comment made'],
    ]);
    expect((await changesOf('goal_id=g3')).changes).toHaveLength(3);
    expect((await changesOf('goal_id=g2&kind=comments')).changes).toEqual([]);
  });
});

describe('the log, cut', () => {
  it.each([
    ['figures', ['Figures entered', 'Made the plan']],
    ['goals', ['Renamed', 'Made the plan']],
    ['people', ['Promoted', 'Administrators lead the plan', 'Made the plan']],
    ['settings', ['Made the plan']],
    ['comments', ['Comment deleted', 'Commented']],
  ])('to what was done to %s', async (kind, whats) => {
    expect((await changesOf(`kind=${kind}`)).changes.map(({ what }) => what)).toEqual(whats);
  });

  it('to what one member did', async () => {
    const [entered] = (await changesOf()).changes;
    const { changes } = await changesOf(`user_id=${entered?.user_id}`);
    expect(changes.map(({ what }) => what)).toEqual(['Comment deleted', 'Commented', 'Figures entered']);
    expect((await changesOf('user_id=nobody')).changes).toEqual([]);
  });

  it('to some days, the first and the last with it, in the zone of the plan', async () => {
    const whats = async (query: string) => (await changesOf(query)).changes.map(({ what }) => what);
    expect(await whats('to=2026-01-15')).toEqual(['Made the plan']);
    expect(await whats('to=2026-01-14')).toEqual([]);
    expect(await whats('from=2026-01-15&to=2026-01-15')).toEqual(['Made the plan']);
    expect(await whats('from=2026-01-16')).not.toContain('Made the plan');
  });

  it.each(['kind=all', 'from=2026-02-30', 'to=yesterday'])('“%s” is refused', async (query) => {
    expect((await get(query)).statusCode).toBe(400);
  });
});

describe('what may be taken back', () => {
  it('is told: by a lead everything but the making of the plan, by others what is their own', async () => {
    const me = await server.join('plan1', { id: 'mine' });
    const undoable = async (ask: Ask) =>
      wireChangesSchema
        .parse((await get('', ask)).json())
        .changes.filter((change) => change.may_undo === 1)
        .map(({ what }) => what);
    expect(await undoable(ada)).not.toContain('Made the plan');
    expect(await undoable(ada)).toContain('Promoted');
    expect(await undoable(me)).toEqual([]);
  });
});

describe('the log as a file', () => {
  it('has a row for each value, and keeps formulas out', async () => {
    await write('=1+1', [exampleGoalEdit({ id: 'g10', parentId: 'g1', number: '1x10', title: 'Yaks', depth: 1 })]);
    const reply = await ada({ url: '/api/plans/plan1/changes.csv?kind=goals' });
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, first] = reply.body.split('\r\n');
    expect(head).toBe('\ufeffversion,at,by,what,reason,entity,id,label,did,field,date,before,after');
    expect(first).toContain(",Import,'=1+1,,goal,g10,1.10 Yaks,changed,item,,Zebras,Yaks");
    expect(reply.body).not.toContain('Figures entered');
  });

  it('is for members', async () => {
    expect((await server.ask({ url: '/api/plans/plan1/changes.csv' })).statusCode).toBe(401);
  });
});
