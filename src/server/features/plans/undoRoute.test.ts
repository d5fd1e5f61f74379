import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;
let me: Ask;

beforeEach(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ada = await server.signIn();
  me = await server.join('plan1', { id: 'me' });
  await write([exampleGoalEdit({ id: 'mine', number: '8', memberId: 'me', title: 'Mine' })]);
});

afterEach(() => server.close());

async function write(edits: readonly Edit[], memberId: string | null = null): Promise<number> {
  const at = server.clock.now();
  return (await applyChange(server.store, { planId: 'plan1', at, memberId, by: 'x', what: 'x', edits })).version;
}

const undo = (version: number | string, ask = ada) =>
  ask({ method: 'POST', url: `/api/plans/plan1/changes/${version}/undo` });

async function enter(goalId: string, actual: number, ask = ada): Promise<number> {
  const url = `/api/plans/plan1/goals/${goalId}/entries`;
  return (await ask({ method: 'PUT', url, payload: [{ date: '2026-11-01', actual }] })).json().version;
}

async function goalOf(id: string, fields: string) {
  return (await ada({ url: `${addresses.goals}?fiscal_year=0&ids=${id}&fields=${fields}` })).json()[0];
}

const versionNow = async () => (await ada({ url: '/api/plans/plan1' })).json().version;

describe('undoing a change', () => {
  it('puts back what it altered, as a change of its own', async () => {
    const version = await enter('mine', 5);
    const reply = await undo(version);
    expect([reply.statusCode, reply.json()]).toEqual([200, { version: version + 1 }]);
    expect((await goalOf('mine', 'all_perf_data')).all_perf_data).toEqual([]);
    const [last] = (await ada({ url: '/api/plans/plan1/changes?limit=1' })).json().changes;
    expect(last).toMatchObject({ what: 'Undone: Figures entered', by: 'Ada' });
  });

  it('can be undone itself', async () => {
    const version = await enter('mine', 5);
    await undo((await undo(version)).json().version);
    expect((await goalOf('mine', 'all_perf_data')).all_perf_data).toHaveLength(1);
  });

  it('leaves what others changed since, beside it', async () => {
    const { version } = (
      await ada({ method: 'PATCH', url: '/api/plans/plan1/goals/g2', payload: { item: 'New', iskey: 0 } })
    ).json();
    await ada({ method: 'PATCH', url: '/api/plans/plan1/goals/g2', payload: { measure: 'Yards' } });
    await undo(version);
    expect(await goalOf('g2', 'item,measure,iskey')).toEqual({ item: 'Repair roads', measure: 'Yards', iskey: 1 });
  });

  it('brings an archived branch back', async () => {
    const { version } = (await ada({ method: 'DELETE', url: '/api/plans/plan1/goals/g1' })).json();
    await undo(version);
    expect((await goalOf('g2', 'item')).item).toBe('Repair roads');
  });

  it('is refused with both values where a later change collides, and changes nothing', async () => {
    const version = await enter('mine', 5);
    const later = await enter('mine', 6);
    const reply = await undo(version);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error).toMatchObject({
      code: 'changed_meanwhile',
      details: { conflicts: [{ date: '2026-11-01', field: 'actual', yours: null, theirs: 6 }] },
    });
    expect(await versionNow()).toBe(later);
  });

  it.each([
    ['99999', 404],
    ['0', 400],
    ['x', 400],
  ])('of the version %s is %i', async (version, status) => {
    expect((await undo(version)).statusCode).toBe(status);
  });

  it('of the making of the plan is refused', async () => {
    expect((await undo(1)).json().error.code).toBe('undo_impossible');
  });
});

describe('who may undo', () => {
  it('a lead undoes what anybody did', async () => {
    expect((await undo(await enter('mine', 5, me))).statusCode).toBe(200);
  });

  it("a member undoes their own change, no other's", async () => {
    expect((await undo(await enter('mine', 5, me), me)).statusCode).toBe(200);
    const version = await enter('mine', 6);
    expect((await undo(version, me)).statusCode).toBe(403);
    expect(await versionNow()).toBe(version);
  });

  it('a member does not undo what they may not do any more', async () => {
    const version = await enter('mine', 5, me);
    await write([exampleGoalEdit({ id: 'mine', number: '8', memberId: '7' })]);
    expect((await undo(version, me)).statusCode).toBe(403);
  });

  it.each<[string, Edit]>([
    ['of people', exampleMemberEdit({ id: '8', firstName: 'Dot' })],
    ['of the tree', exampleGoalEdit({ id: 'mine', number: '9', memberId: 'me', title: 'Mine' })],
    ['of a goal made', exampleGoalEdit({ id: 'more', number: '10', memberId: 'me' })],
  ])('who was a lead does not undo a change %s', async (_, edit) => {
    const version = await write([edit], 'me');
    expect((await undo(version, me)).statusCode).toBe(403);
    expect((await undo(version)).statusCode).toBe(200);
  });

  it('a member undoes their own comment and edits of their own goal', async () => {
    const url = '/api/plans/plan1/goals/g2/comments';
    const { version } = (await me({ method: 'POST', url, payload: { comment: 'x' } })).json();
    expect((await undo(version, me)).statusCode).toBe(200);
    const edit = await me({ method: 'PATCH', url: '/api/plans/plan1/goals/mine', payload: { item: 'Ours' } });
    expect((await undo(edit.json().version, me)).statusCode).toBe(200);
    expect((await goalOf('mine', 'item')).item).toBe('Mine');
  });

  it('who contributes to a goal undoes what they checked in, its status too', async () => {
    await write([exampleGoalEdit({ id: 'shared', number: '9', memberId: '7', contributorIds: ['me'] })]);
    const payload = { cells: [{ date: '2026-11-01', actual: 5 }], status_set: 'critical', status_note: 'Late' };
    const url = '/api/plans/plan1/goals/shared/check-in';
    const { version } = (await me({ method: 'POST', url, payload })).json();
    expect((await goalOf('shared', 'status_icon')).status_icon).toBe('critical');
    expect((await undo(version, me)).statusCode).toBe(200);
    expect((await goalOf('shared', 'all_perf_data')).all_perf_data).toEqual([]);
    const edit = { method: 'PATCH', url: '/api/plans/plan1/goals/shared', payload: { item: 'Ours' } } as const;
    expect((await me(edit)).statusCode).toBe(403);
  });

  it('a viewer undoes nothing, and nobody does who is not signed in', async () => {
    const version = await enter('mine', 5);
    const viewer = await server.join('plan1', { id: 'eye', role: 'viewer' });
    expect((await undo(version, viewer)).statusCode).toBe(403);
    expect((await undo(version, server.ask)).statusCode).toBe(401);
  });
});
