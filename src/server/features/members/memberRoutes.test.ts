import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  memberInvitationPath,
  planDepartmentPath,
  planDepartmentsPath,
  planMemberPath,
  planMembersPath,
} from '#contract/addresses.ts';
import type { WireMember, WireMembers } from '#contract/members.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let lead: Ask;
let planId: string;

beforeEach(async () => {
  const fill: Parameters<typeof startExampleServer>[0] = {
    fill: async (store) => {
      planId = await writeExamplePlan(store);
    },
  };
  server = await startExampleServer(fill);
  lead = await server.signIn();
});
afterEach(() => server.close());

const list = async (): Promise<WireMembers> => (await lead({ url: planMembersPath(planId) })).json();
const patch = (id: string, payload: object, ask: Ask = lead) =>
  ask({ method: 'PATCH', url: planMemberPath(planId, id), payload });
const remove = (id: string, successor = '') =>
  lead({ method: 'DELETE', url: `${planMemberPath(planId, id)}?successor=${successor}` });
const self = async (): Promise<WireMember> => {
  const found = (await list()).members.find(({ is_self }) => is_self === 1);
  if (found === undefined) throw new Error('The lead is in the plan.');
  return found;
};

describe('a member whom two leads change', () => {
  it('keeps what the other one changed: the same is refused, anything else is written beside it', async () => {
    const { version, members, departments } = await list();
    const [member, department] = [members[1], departments[0]];
    if (member === undefined || department === undefined) throw new Error('The example has both.');
    const asSeen = (url: string, payload: object) =>
      lead({ method: 'PATCH', url, payload, headers: { 'if-match': `"${version}"` } });
    const own = planMemberPath(planId, member.id);
    expect((await asSeen(own, { plan_users_lname: 'First' })).statusCode).toBe(200);
    expect((await asSeen(own, { plan_users_lname: 'Second' })).json().error.code).toBe('changed_meanwhile');
    expect((await asSeen(own, { role: 'viewer' })).statusCode).toBe(200);
    const after = (await list()).members.find(({ id }) => id === member.id);
    expect([after?.plan_users_lname, after?.role]).toEqual(['First', 'viewer']);

    const named = planDepartmentPath(planId, department.id);
    expect((await asSeen(named, { name: 'Streets' })).statusCode).toBe(200);
    expect((await asSeen(named, { name: 'Roads' })).json().error.code).toBe('changed_meanwhile');
  });

  it('is not removed by somebody who never saw the change, nor is a department; another one is', async () => {
    const { version, members, departments } = await list();
    const [member, other, department] = [members[1], members[2], departments[0]];
    if (member === undefined || other === undefined || department === undefined) throw new Error('They are there.');
    const own = planMemberPath(planId, member.id);
    const ofDepartment = planDepartmentPath(planId, department.id);
    await lead({ method: 'PATCH', url: own, payload: { plan_users_lname: 'Third' } });
    await lead({ method: 'PATCH', url: ofDepartment, payload: { name: 'Lanes' } });
    const remove = async (url: string) =>
      lead({ method: 'DELETE', url: `${url}?successor=`, headers: { 'if-match': `"${version}"` } });
    expect((await remove(own)).json().error?.code).toBe('changed_meanwhile');
    expect((await remove(ofDepartment)).json().error?.code).toBe('changed_meanwhile');
    expect((await remove(planMemberPath(planId, other.id))).statusCode).toBe(200);
  });
});

describe('the list of members', () => {
  it('tells role, department, state, who was seen and what they own', async () => {
    const { members, departments, mail } = await list();
    expect(members.map(({ plan_users_lname, role, state, goals }) => [plan_users_lname, role, state, goals])).toEqual([
      ['', 'lead', 'active', 0],
      ['Vaughan', 'member', 'named', 1],
      ['Jackson', 'member', 'named', 1],
    ]);
    expect(members[0]).toMatchObject({ is_self: 1, last_seen_at: expect.stringMatching(/^20/), two_factor: 0 });
    expect(departments).toEqual([
      { id: '3', name: 'Public Works', members: 1, goals: 1 },
      { id: '4', name: 'Parks', members: 1, goals: 0 },
    ]);
    expect(mail).toBe(0);
  });

  it.each(['member', 'viewer'] as const)('is not for a %s', async (role) => {
    const ask = await server.join(planId, { id: 'm9', role });
    expect((await ask({ url: planMembersPath(planId) })).statusCode).toBe(403);
  });
});

describe('changing a member', () => {
  it('sets role, department and who leads it, as one change of the plan', async () => {
    const reply = await patch('8', { role: 'viewer', dept_id: '3', leads_department: 1 });
    expect(reply.statusCode).toBe(200);
    expect((await list()).members.find(({ id }) => id === '8')).toMatchObject({
      role: 'viewer',
      dept_id: '3',
      leads_department: 1,
    });
    expect(reply.json().version).toBe((await list()).version);
  });

  it('without a department leads none', async () => {
    await patch('7', { dept_id: null });
    expect((await list()).members.find(({ id }) => id === '7')).toMatchObject({ dept_id: null, leads_department: 0 });
  });

  it('renamed, stands under the new name on the goals that showed the old one', async () => {
    await patch('7', { plan_users_lname: 'Winston Jackson' });
    const goals = await findGoals(server.store.db, { planId });
    expect(goals.find(({ id }) => id === 'g2')?.ownerLabel).toBe('Mary Winston Jackson');
  });

  it.each([
    ['nobody', 'm404', { role: 'viewer' }, 404],
    ['a department there is not', '7', { dept_id: 'd404' }, 404],
    ['a role there is not', '7', { role: 'owner' }, 400],
    ['a name too long', '7', { plan_users_fname: 'x'.repeat(101) }, 400],
  ])('is refused for %s', async (_, id, payload, status) => {
    expect((await patch(id, payload)).statusCode).toBe(status);
  });
});

describe('the last lead who can sign in', () => {
  it('is not demoted or removed', async () => {
    const { id } = await self();
    const replies = [await patch(id, { role: 'member' }), await remove(id)];
    expect(replies.map((reply) => [reply.statusCode, reply.json().error.code])).toEqual([
      [409, 'last_lead'],
      [409, 'last_lead'],
    ]);
  });

  it('stays, although somebody without an account leads too', async () => {
    await patch('7', { role: 'lead' });
    expect((await patch((await self()).id, { role: 'member' })).statusCode).toBe(409);
  });

  it('of two who demote each other at once, one stays', async () => {
    const other = await server.join(planId, { id: 'm9', role: 'lead' });
    const { id } = await self();
    const replies = await Promise.all([patch('m9', { role: 'viewer' }), patch(id, { role: 'viewer' }, other)]);
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  });

  it('goes once somebody else leads', async () => {
    await server.join(planId, { id: 'm9', role: 'lead' });
    expect((await patch((await self()).id, { role: 'viewer' })).statusCode).toBe(200);
    expect((await lead({ url: planMembersPath(planId) })).statusCode).toBe(403);
  });
});

describe('removing a member', () => {
  it('gives their goals to the successor, archived ones too', async () => {
    await lead({ method: 'DELETE', url: `/api/plans/${planId}/goals/g2` });
    expect((await remove('7', '8')).statusCode).toBe(200);
    const goals = await findGoals(server.store.db, { planId, which: 'all' });
    expect(goals.find(({ id }) => id === 'g2')).toMatchObject({ memberId: '8', ownerLabel: 'Dorothy Vaughan' });
    expect((await list()).members.map(({ id }) => id)).not.toContain('7');
  });

  it('leaves them to nobody where no successor is named, in the department they were in', async () => {
    await remove('8');
    const goals = await findGoals(server.store.db, { planId });
    expect(goals.find(({ id }) => id === 'g3')).toMatchObject({ memberId: null, ownerLabel: '', departmentId: '4' });
  });

  it('ends what they could open', async () => {
    const ask = await server.join(planId, { id: 'm9', role: 'member' });
    await remove('m9');
    expect((await ask({ url: `/api/plans/${planId}` })).statusCode).toBe(404);
  });

  it('is undone with everything', async () => {
    const { version } = (await remove('7', '8')).json();
    expect((await lead({ method: 'POST', url: `/api/plans/${planId}/changes/${version}/undo` })).statusCode).toBe(200);
    expect((await list()).members.find(({ id }) => id === '7')).toMatchObject({ goals: 1, dept_id: '3' });
  });

  it.each([
    ['7', 404, 'm404'],
    ['7', 409, '7'],
  ])('%s is refused (%i) for the successor %s', async (id, status, successor) => {
    expect((await remove(id, successor)).statusCode).toBe(status);
    expect((await list()).members).toHaveLength(3);
  });
});

describe('departments', () => {
  const add = (name: string) => lead({ method: 'POST', url: planDepartmentsPath(planId), payload: { name } });
  const change = (id: string, payload: object) =>
    lead({ method: 'PATCH', url: planDepartmentPath(planId, id), payload });
  const names = async () => (await list()).departments.map(({ name }) => name);

  it('are added last, renamed and put in another order', async () => {
    const { id } = (await add(' Housing ')).json();
    expect(await names()).toEqual(['Public Works', 'Parks', 'Housing']);
    await change(id, { place: 0 });
    expect(await names()).toEqual(['Housing', 'Public Works', 'Parks']);
    await change('4', { name: 'Green spaces' });
    expect(await names()).toEqual(['Housing', 'Public Works', 'Green spaces']);
    const plan = (await lead({ url: `/api/plans/${planId}` })).json();
    expect(plan.owners.map(({ plans_name }: { plans_name: string }) => plans_name).slice(0, 3)).toEqual(await names());
  });

  const seenBy = async () => ({ 'if-match': `"${(await list()).version}"` });
  const move = (id: string, place: number, headers: Record<string, string>) =>
    lead({ method: 'PATCH', url: planDepartmentPath(planId, id), payload: { place }, headers });

  it('moved by two at once, stand as each moved them', async () => {
    await add('Housing');
    const { id } = (await add('Library')).json();
    const seen = await seenBy();
    expect((await move('4', 0, seen)).statusCode).toBe(200);
    expect((await move(id, 2, seen)).statusCode).toBe(200);
    expect(await names()).toEqual(['Parks', 'Public Works', 'Library', 'Housing']);
  });

  it('moved by one and renamed by another, are both', async () => {
    const seen = await seenBy();
    await move('4', 0, seen);
    const reply = await lead({
      method: 'PATCH',
      url: planDepartmentPath(planId, '4'),
      payload: { name: 'Green', place: 1 },
      headers: seen,
    });
    expect(reply.statusCode).toBe(200);
    expect(await names()).toEqual(['Green', 'Public Works']);
  });

  it('moved to where another’s move leaves no room for it, are refused with both orders', async () => {
    const { id } = (await add('Housing')).json();
    const seen = await seenBy();
    await move('4', 0, seen);
    const reply = await move('4', 2, seen);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error.details.conflicts).toEqual([
      expect.objectContaining({
        field: 'position',
        yours: 'Public Works, Housing, Parks',
        theirs: 'Parks, Public Works, Housing',
      }),
    ]);
    expect((await move('4', 2, await seenBy())).statusCode).toBe(200);
    expect(await names()).toEqual(['Public Works', 'Housing', 'Parks']);
    expect(id).toBeTruthy();
  });

  it('moved by one, are removed by another: its place is not what a department is', async () => {
    const seen = await seenBy();
    await move('4', 0, seen);
    const url = `${planDepartmentPath(planId, '3')}?successor=4`;
    expect((await lead({ method: 'DELETE', url, headers: seen })).statusCode).toBe(200);
    expect(await names()).toEqual(['Parks']);
  });

  it('removed, leave their people and goals to the successor', async () => {
    const reply = await lead({ method: 'DELETE', url: `${planDepartmentPath(planId, '3')}?successor=4` });
    expect(reply.statusCode).toBe(200);
    expect((await list()).departments).toEqual([{ id: '4', name: 'Parks', members: 2, goals: 1 }]);
    expect((await list()).members.find(({ id }) => id === '7')?.leads_department).toBe(0);
  });

  it('removed without one, leave them in none', async () => {
    await lead({ method: 'DELETE', url: planDepartmentPath(planId, '3') });
    const [goal] = await findGoals(server.store.db, { planId, ids: ['g2'] });
    expect(goal).toMatchObject({ departmentId: null, memberId: '7' });
  });

  it.each([
    [() => add('parks'), 409],
    [() => add(' '), 400],
    [() => add('x'.repeat(101)), 400],
    [() => change('4', { name: 'PUBLIC WORKS' }), 409],
    [() => change('d404', { name: 'x' }), 404],
    [() => change('4', { place: -1 }), 400],
  ])('are refused where they make no sense', async (work, status) => {
    expect((await work()).statusCode).toBe(status);
    expect(await names()).toEqual(['Public Works', 'Parks']);
  });
});

it('a member of another plan is not found through this one', async () => {
  const other = await server.join(planId, { id: 'm9', role: 'lead' });
  await writeExamplePlan(server.store, { id: 'plan2' }, [exampleGoalEdit({ id: 'x1', number: '9' })]);
  for (const url of [planMembersPath('plan2'), planMemberPath('plan2', '7'), memberInvitationPath('plan2', '7')]) {
    const method = url === planMembersPath('plan2') ? 'GET' : 'DELETE';
    expect((await other({ method, url })).statusCode).toBe(404);
  }
});
