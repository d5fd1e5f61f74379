import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { findMembers, findOwners } from '#server/store/plans/owners.ts';
import type { Ask, ExampleServer } from '#testing/server/exampleServer.ts';
import { planFlaws } from '#testing/server/planFlaws.ts';
import { type TwoServers, twoServersUnderTest } from '#testing/server/twoServersUnderTest.ts';

const ROUNDS = 4;
const SEED = 20_261_123;
const AT_ONCE = 6;
const PLAN = '/api/plans/plan1';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.each(twoServersUnderTest())('writing at the same time through two servers on one $name', ({ start }) => {
  let both: TwoServers;
  let asks: readonly [Ask, Ask];
  let server: ExampleServer;
  let serial = 0;

  beforeAll(async () => {
    both = await start();
    [server] = both.servers;
    asks = [await both.servers[0].signIn(), await both.servers[1].signIn()];
  });
  afterAll(() => both.close());

  function atOnce(count: number, request: (at: number) => Parameters<Ask>[0]): Promise<LightMyRequestResponse[]> {
    return Promise.all(Array.from({ length: count }, (_, at) => (at % 2 === 0 ? asks[0] : asks[1])(request(at))));
  }
  const send = (request: Parameters<Ask>[0]) => asks[0](request);
  const next = () => {
    serial += 1;
    return serial;
  };
  const goalsOf = () => findGoals(server.store.db, { planId: 'plan1' });
  const addGoal = async (payload: object) => {
    const reply = await send({ method: 'POST', url: `${PLAN}/goals`, payload });
    expect(reply.statusCode).toBe(201);
    return String(reply.json().id);
  };
  /** Not by the call, which invites only so many an hour. */
  const addMember = async () => {
    const id = `person${next()}`;
    await server.join('plan1', { id, role: 'member' });
    return id;
  };
  /** Whose e-mail has no account yet. */
  const inviteMember = async () => {
    const payload = { email: `person${next()}@example.org`, name: 'Some Body', role: 'member' };
    const reply = await send({ method: 'POST', url: `${PLAN}/members`, payload });
    expect(reply.statusCode).toBe(200);
    return String(reply.json().id);
  };
  const expectWhole = async () => expect(await planFlaws(server.store, 'plan1')).toEqual([]);

  async function inRounds(round: () => Promise<void>): Promise<void> {
    for (let at = 0; at < ROUNDS; at += 1) await round();
    await expectWhole();
  }

  it('one number goes to one goal, and the others hear whose it is', () =>
    inRounds(async () => {
      const number = `9.${next()}`;
      const replies = await atOnce(AT_ONCE, (at) => ({
        method: 'POST',
        url: `${PLAN}/goals`,
        payload: { item: `Goal ${at}`, number: at % 3 === 0 ? number.replace('.', 'x') : number },
      }));
      expect(codesOf(replies)).toEqual([...Array(AT_ONCE - 1).fill('number_taken'), 201].sort());
    }));

  it('a goal that one archives while another edits it keeps what it was, and the editor hears that it is gone', () =>
    inRounds(async () => {
      const id = await addGoal({ item: 'Before' });
      const { version } = (await send({ method: 'GET', url: `${PLAN}/goals/${id}` })).json();
      const seen = { 'if-match': `"${version}"` };
      expect((await asks[0]({ method: 'DELETE', url: `${PLAN}/goals/${id}` })).statusCode).toBe(200);
      const late = await asks[1]({
        method: 'PATCH',
        url: `${PLAN}/goals/${id}`,
        payload: { item: 'After' },
        headers: seen,
      });
      expect(late.json().error.code).toBe('goal_not_found');
      const archived = await findGoals(server.store.db, { planId: 'plan1', which: 'archived' });
      expect(archived.find((goal) => goal.id === id)?.title).toBe('Before');
    }));

  it('goals without a number get one each', () =>
    inRounds(async () => {
      const parent = await addGoal({ item: 'Above' });
      const replies = await atOnce(AT_ONCE * 2, (at) => ({
        method: 'POST',
        url: `${PLAN}/goals`,
        payload: { item: `Goal ${at}`, ...(at % 4 < 2 ? { parent_id: parent } : {}) },
      }));
      expect(codesOf(replies)).toEqual(Array(AT_ONCE * 2).fill(201));
    }));

  it('one e-mail goes to one member', () =>
    inRounds(async () => {
      const email = `same${next()}@example.org`;
      const replies = await atOnce(AT_ONCE, () => ({
        method: 'POST',
        url: `${PLAN}/members`,
        payload: { email, name: 'Same One', role: 'member' },
      }));
      expect(codesOf(replies)).toEqual([200, ...Array(AT_ONCE - 1).fill('member_already')]);
    }));

  it('an e-mail put right goes to one member', () =>
    inRounds(async () => {
      const [one, other] = [await inviteMember(), await inviteMember()];
      const email = `right${next()}@example.org`;
      const replies = await atOnce(2, (at) => ({
        method: 'POST',
        url: `${PLAN}/members/${at === 0 ? one : other}/invitation`,
        payload: { email },
      }));
      expect(codesOf(replies)).toEqual([200, 'member_already']);
    }));

  it('one name goes to one department, made or renamed', () =>
    inRounds(async () => {
      const made = await send({ method: 'POST', url: `${PLAN}/departments`, payload: { name: `Before ${next()}` } });
      const name = `Department ${next()}`;
      const replies = await atOnce(AT_ONCE, (at) =>
        at < 2
          ? { method: 'PATCH', url: `${PLAN}/departments/${made.json().id}`, payload: { name } }
          : { method: 'POST', url: `${PLAN}/departments`, payload: { name: name.toUpperCase() } },
      );
      const { departments } = await findOwners(server.store.db, 'plan1');
      expect(departments.filter((each) => each.name.toLowerCase() === name.toLowerCase())).toHaveLength(1);
      expect(replies.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    }));

  it.each<{ what: string; child: (parent: string, own: string) => Parameters<Ask>[0] }>([
    {
      what: 'added',
      child: (parent) => ({ method: 'POST', url: `${PLAN}/goals`, payload: { item: 'Child', parent_id: parent } }),
    },
    {
      what: 'moved there',
      child: (parent, own) => ({ method: 'PATCH', url: `${PLAN}/goals/${own}`, payload: { parent_id: parent } }),
    },
  ])('no goal is $what under one that is being archived', ({ child }) =>
    inRounds(async () => {
      const parent = await addGoal({ item: 'Above' });
      const own = await addGoal({ item: 'Own' });
      const replies = await atOnce(4, (at) =>
        at === 1 ? { method: 'DELETE', url: `${PLAN}/goals/${parent}` } : child(parent, own),
      );
      expect(replies.every(({ statusCode }) => statusCode < 500)).toBe(true);
    }),
  );

  it('no goal is restored under one that is being archived', () =>
    inRounds(async () => {
      const parent = await addGoal({ item: 'Above' });
      const own = await addGoal({ item: 'Own', parent_id: parent });
      await send({ method: 'DELETE', url: `${PLAN}/goals/${own}` });
      const replies = await atOnce(2, (at) =>
        at === 0
          ? { method: 'DELETE', url: `${PLAN}/goals/${parent}` }
          : { method: 'POST', url: `${PLAN}/goals/${own}/restore` },
      );
      expect(replies.every(({ statusCode }) => statusCode < 500)).toBe(true);
    }));

  it.each<{ what: string; given: (id: string) => object }>([
    { what: 'owned by', given: (id) => ({ plan_mem_id: id }) },
    { what: 'contributed to by', given: (id) => ({ contributors: [id] }) },
  ])('no goal is $what a member who is being removed', ({ given }) =>
    inRounds(async () => {
      const member = await addMember();
      const goal = await addGoal({ item: 'Given' });
      const replies = await atOnce(5, (at) => {
        if (at === 1) return { method: 'DELETE', url: `${PLAN}/members/${member}` };
        if (at % 2 === 0) return { method: 'PATCH', url: `${PLAN}/goals/${goal}`, payload: given(member) };
        return { method: 'POST', url: `${PLAN}/goals`, payload: { item: 'New', ...given(member) } };
      });
      expect(replies.every(({ statusCode }) => statusCode < 500)).toBe(true);
      const members = await findMembers(server.store.db, 'plan1');
      expect(members.some(({ id }) => id === member)).toBe(false);
    }),
  );

  it('no goal and nobody is of a department that is being removed', () =>
    inRounds(async () => {
      const made = await send({ method: 'POST', url: `${PLAN}/departments`, payload: { name: `Gone ${next()}` } });
      const department = String(made.json().id);
      const goal = await addGoal({ item: 'Given' });
      const member = await addMember();
      const replies = await atOnce(4, (at) => {
        if (at === 1) return { method: 'DELETE', url: `${PLAN}/departments/${department}` };
        if (at === 2) return { method: 'PATCH', url: `${PLAN}/members/${member}`, payload: { dept_id: department } };
        return { method: 'PATCH', url: `${PLAN}/goals/${goal}`, payload: { plan_dep_id: department } };
      });
      expect(replies.every(({ statusCode }) => statusCode < 500)).toBe(true);
    }));

  it('no two goals go below each other, and none below the lowest level', () =>
    inRounds(async () => {
      const [one, other] = [await addGoal({ item: 'One' }), await addGoal({ item: 'Other' })];
      const replies = await atOnce(2, (at) => ({
        method: 'PATCH',
        url: `${PLAN}/goals/${at === 0 ? one : other}`,
        payload: { parent_id: at === 0 ? other : one },
      }));
      expect(codesOf(replies)).toEqual([200, 'goal_loop']);
    }));

  it('twenty writers of one cell without If-Match are all heard, and the last one wins', () =>
    inRounds(async () => {
      const goal = await addGoal({ item: 'Counted' });
      const replies = await atOnce(20, (at) => ({
        method: 'PUT',
        url: `${PLAN}/goals/${goal}/entries`,
        payload: [{ date: '2026-07-01', actual: at + 1 }],
      }));
      expect(codesOf(replies)).toEqual(Array(20).fill(200));
      const versions = replies.map((reply) => Number(reply.json().version));
      expect(new Set(versions).size).toBe(20);
      const last = versions.indexOf(Math.max(...versions));
      const reply = await asks[1]({
        url: `/napi/json/getgoals?fiscal_year=0&ids=${goal}&fields=all_perf_data&plan_id=plan1`,
      });
      expect(reply.json()[0].all_perf_data).toMatchObject([{ actual: last + 1 }]);
    }));

  it('two who change different fields of one goal for the version both saw are both heard', () =>
    inRounds(async () => {
      const goal = await addGoal({ item: 'Seen' });
      const seen = String((await send({ url: PLAN })).json().version);
      const replies = await atOnce(2, (at) => ({
        method: 'PATCH',
        url: `${PLAN}/goals/${goal}`,
        headers: { 'if-match': seen },
        payload: at === 0 ? { item: 'Theirs' } : { description: 'Mine' },
      }));
      expect(codesOf(replies)).toEqual([200, 200]);
      const found = (await goalsOf()).find(({ id }) => id === goal);
      expect(found).toMatchObject({ title: 'Theirs', description: 'Mine' });
    }));

  it('one name goes to one saved filter, and the others hear so', () =>
    inRounds(async () => {
      const fields = {
        remote: 'false',
        plan_id: 'plan1',
        _method: 'setFilter',
        name: `Mine ${next()}`,
        filter_params: '{}',
      };
      const replies = await atOnce(AT_ONCE, () => ({
        method: 'POST',
        url: addresses.savedFilters,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }));
      expect(codesOf(replies)).toEqual([200, ...Array(AT_ONCE - 1).fill('name_taken')]);
    }));

  it('whatever is written at the same time, the plan is whole afterwards', async () => {
    const anything = fc.record({ what: fc.nat(9), one: fc.nat(7), other: fc.nat(7) });
    const rounds = fc.sample(fc.array(anything, { minLength: 14, maxLength: 14 }), { numRuns: 6, seed: SEED });
    for (const round of rounds) {
      const goals = (await findGoals(server.store.db, { planId: 'plan1', which: 'all' })).slice(-8);
      const members = (await findMembers(server.store.db, 'plan1')).filter(({ accountId }) => accountId === null);
      const version = Number((await send({ url: PLAN })).json().version);
      const idOf = (list: readonly { readonly id: string }[], at: number) =>
        list[at % Math.max(1, list.length)]?.id ?? 'none';
      const requests = round.map(({ what, one, other }): Parameters<Ask>[0] => {
        const [goal, second] = [`${PLAN}/goals/${idOf(goals, one)}`, idOf(goals, other)];
        const member = idOf(members, other);
        const number = `77.${other}`;
        const all: readonly Parameters<Ask>[0][] = [
          { method: 'POST', url: `${PLAN}/goals`, payload: { item: 'New', number } },
          { method: 'POST', url: `${PLAN}/goals`, payload: { item: 'New', parent_id: second } },
          { method: 'PATCH', url: goal, payload: { parent_id: second } },
          { method: 'PATCH', url: goal, payload: { parent_id: null, number } },
          { method: 'DELETE', url: goal },
          { method: 'POST', url: `${goal}/restore` },
          { method: 'PATCH', url: goal, payload: { plan_mem_id: member, contributors: [idOf(members, one)] } },
          { method: 'DELETE', url: `${PLAN}/members/${member}` },
          {
            method: 'POST',
            url: `${PLAN}/members`,
            payload: { email: `any${one}@example.org`, name: '', role: 'member' },
          },
          { method: 'POST', url: `${PLAN}/changes/${Math.max(1, version - one)}/undo` },
        ];
        return all[what] ?? { url: PLAN };
      });
      const replies = await atOnce(requests.length, (at) => requests[at] ?? { url: PLAN });
      for (const reply of replies) expect(reply.statusCode, reply.body).toBeLessThan(500);
      expect(await planFlaws(server.store, 'plan1')).toEqual([]);
    }
  });

  it('somebody who is being removed writes before it or not at all', () =>
    inRounds(async () => {
      const id = `member${next()}`;
      const ask = await both.servers[1].join('plan1', { id, role: 'lead' });
      const [removed, ...replies] = await Promise.all([
        asks[0]({ method: 'DELETE', url: `${PLAN}/members/${id}` }),
        ...Array.from({ length: 4 }, (_, at) =>
          ask({ method: 'POST', url: `${PLAN}/goals`, payload: { item: `Late ${at}`, plan_mem_id: id } }),
        ),
      ]);
      expect(removed.statusCode).toBe(200);
      for (const reply of replies) expect([201, 404]).toContain(reply.statusCode);
      const removal = Number(removed.json().version);
      const later = replies.filter((reply) => reply.statusCode === 201 && Number(reply.json().version) > removal);
      expect(later).toEqual([]);
    }));
});

function codesOf(replies: readonly LightMyRequestResponse[]): (number | string)[] {
  return replies.map((reply) => (reply.statusCode < 300 ? reply.statusCode : reply.json().error.code)).sort();
}
