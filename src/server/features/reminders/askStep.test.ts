import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askStepPath, attentionPath } from '#contract/addresses.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { startExampleMailServer } from '#testing/server/exampleMailServer.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, exampleMemberEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const PLAN = EXAMPLE_PLAN.id;

describe.each(storesUnderTest())('asking for the next step, on $name', ({ open }) => {
  let server: ExampleServer;
  let post: Awaited<ReturnType<typeof startExampleMailServer>>;
  let lead: Ask;
  let member: Ask;

  beforeEach(async () => {
    post = await startExampleMailServer();
    const { hostname, port } = new URL(post.url);
    const from = { from: 'goals@example.org', fromName: 'Milepost' } as const;
    const at = '2026-01-01T00:00:00.000Z';
    const handStatus = { status: 'critical' as const, note: '', memberId: null, by: 'Ada', at, computedActual: null };
    server = await startExampleServer({
      open,
      parts: { mail: { host: hostname, port: Number(port), isSecure: false, login: null, ...from } },
      fill: (store) =>
        writeExamplePlan(store, {}, [
          exampleMemberEdit({ id: 'own', firstName: 'Mary' }),
          exampleGoalEdit({ id: 'own', number: '2', title: 'Plant <trees>', memberId: 'own', handStatus }),
          exampleGoalEdit({ id: 'bare', number: '3', title: 'Of nobody' }),
        ]),
    });
    lead = await server.signIn();
    member = await server.join(PLAN, { id: 'own', role: 'member', email: 'mary@example.org' });
  });
  afterEach(async () => {
    await server.close();
    await post.close();
  });

  const ask = (goalId: string, asker = lead) =>
    asker({ method: 'POST', url: askStepPath(PLAN, goalId), payload: { language: 'en' } });
  const isAsked = async () => {
    const { worst } = (await lead({ url: `${attentionPath(PLAN)}?of=behind` })).json();
    return worst.find(({ id }: { id: string }) => id === 'own').step_asked;
  };

  it('mails the owner the goal and the way to its field, and says so that day', async () => {
    expect(await isAsked()).toBe(0);
    expect((await ask('own')).statusCode).toBe(200);
    const [mail] = post.mails;
    expect(mail?.to).toEqual(['mary@example.org']);
    expect(mail?.text).toContain('Plant <trees>');
    expect(mail?.text).toContain('/plans/plan1/dashboard?goal=own');
    expect(await isAsked()).toBe(1);
  });

  it('asks once a day', async () => {
    await ask('own');
    expect((await ask('own')).json().error.code).toBe('asked_today');
    expect(post.mails).toHaveLength(1);
  });

  it.each([
    ['a goal of nobody', 'bare', 409, 'nobody_to_ask'],
    ['a goal that is not there', 'none', 404, 'goal_not_found'],
  ])('is refused for %s', async (_, goalId, status, code) => {
    const reply = await ask(goalId);
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code]);
  });

  it('asks nobody who leads no department about goals without one', async () => {
    await server.join(PLAN, { id: 'adrift', role: 'member', leadsDepartment: true, departmentId: null });
    expect((await ask('bare')).json().error.code).toBe('nobody_to_ask');
    expect(post.mails).toEqual([]);
  });

  it('mails a hundred times an hour at most, whichever goals are asked about', async () => {
    const goals = Array.from({ length: 101 }, (_, at) => `more${at}`);
    await applyChange(server.store, {
      planId: PLAN,
      at: server.clock.now(),
      memberId: null,
      by: 'x',
      what: 'Goals added',
      edits: goals.map((id, at) => exampleGoalEdit({ id, number: `${at + 10}`, title: id, memberId: 'own' })),
    });
    // What sends no mail does not count.
    await ask('own');
    await ask('own');
    const replies = [];
    for (const id of goals.slice(1)) replies.push(await ask(id));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(99);
    expect([replies.at(-1)?.statusCode, replies.at(-1)?.json().error.code]).toEqual([429, 'too_many_attempts']);
    expect(post.mails).toHaveLength(100);
  });

  it('is for who leads the plan', async () => {
    expect((await ask('own', member)).statusCode).toBe(403);
  });
});
