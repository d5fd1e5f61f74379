import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireChangesSchema } from '#contract/change.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#server/exampleServer.ts';
import { applyChange } from '#server/store/changes.ts';
import type { Edit } from '#server/store/edit.ts';

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
