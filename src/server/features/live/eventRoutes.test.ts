import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addresses, apiTokensPath } from '#contract/addresses.ts';
import { type LiveChange, liveChangeSchema } from '#contract/liveEvent.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { removePlan } from '#server/store/changes/removePlan.ts';
import type { Store } from '#server/store/database/store.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import {
  type Ask,
  EXAMPLE_ADMINISTRATOR,
  type ExampleServer,
  startExampleServer,
} from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

let server: ExampleServer;
let origin: string;
let ada: Ask;
let cookie: string;
let lines: Line[];

beforeEach(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ada = await server.signIn();
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  cookie = await signIn();
  lines = [];
});

afterEach(async () => {
  for (const line of lines) line.hangUp();
  await server.close();
  vi.useRealTimers();
});

type Line = {
  readonly status: number;
  readonly headers: Headers;
  text(): string;
  changes(): LiveChange[];
  readonly ended: Promise<void>;
  hangUp(): void;
};

async function signIn(email = EXAMPLE_ADMINISTRATOR.email): Promise<string> {
  const reply = await fetch(`${origin}${addresses.signIn}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...EXAMPLE_ADMINISTRATOR, email }),
  });
  return reply.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
}

async function listen({ query = '', lastEventId = '', as = cookie, token = '', planId = 'plan1' } = {}): Promise<Line> {
  const hangingUp = new AbortController();
  const reply = await fetch(`${origin}/api/plans/${planId}/events${query}`, {
    headers: {
      ...(token === '' ? { cookie: as } : { authorization: `Bearer ${token}` }),
      ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }),
    },
    signal: hangingUp.signal,
  });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of reply.body ?? []) text += decoder.decode(chunk, { stream: true });
    } catch (error) {
      if (!hangingUp.signal.aborted) throw error;
    }
  };
  const line: Line = {
    status: reply.status,
    headers: reply.headers,
    text: () => text,
    changes: () =>
      [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => liveChangeSchema.parse(JSON.parse(data ?? ''))),
    ended: read(),
    hangUp: () => hangingUp.abort(),
  };
  lines.push(line);
  return line;
}

const enter = (goalId: string, actual: number) =>
  ada({ method: 'PUT', url: `/api/plans/plan1/goals/${goalId}/entries`, payload: [{ date: '2026-07-01', actual }] });

async function write(edits: readonly Edit[], store: Store = server.store) {
  const at = server.clock.now();
  return applyChange(store, { planId: 'plan1', at, memberId: null, by: 'x', what: 'x', edits });
}

const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000 });

const versionNow = async () => (await ada({ url: '/api/plans/plan1' })).json().version;

describe('live events', () => {
  it('tell of a write its version, the goals it touched and those above them', async () => {
    const line = await listen();
    expect([line.status, line.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const { version } = (await enter('g3', 5)).json();
    await eventually(() => expect(line.changes()).toEqual([{ version, goals: ['g3', 'g1'] }]));
    expect(line.text()).toContain(`id: ${version}\nevent: change\n`);
  });

  it('tell of each write once, in order', async () => {
    const line = await listen();
    const before = await versionNow();
    for (const actual of [1, 2, 3, 4, 5]) await enter('g3', actual);
    await eventually(() => expect(line.changes()).toHaveLength(5));
    expect(line.changes().map(({ version }) => version)).toEqual([1, 2, 3, 4, 5].map((step) => before + step));
  });

  it('of milestones name the goals that they measure and those above, and no others', async () => {
    const { version: first } = (
      await ada({ method: 'PATCH', url: '/api/plans/plan1/goals/g3', payload: { by_milestones: 1 } })
    ).json();
    const made = async (noun: string, payload: object) =>
      (await ada({ method: 'POST', url: `/api/plans/plan1/${noun}`, payload })).json();
    const { id: initiative } = await made('initiatives', { title: 'Main', goal_ids: ['g2', 'g3'] });
    const line = await listen({ query: `?since=${first}` });
    const { version } = await made('milestones', { title: 'Laid', due: '2026-12-01', initiative_id: initiative });
    await made('milestones', { title: 'Paved', due: '2026-12-01', goal_id: 'g2' });
    await eventually(() => expect(line.changes().map(({ goals }) => goals)).toEqual([['g3', 'g1'], ['g3', 'g1'], []]));
    expect(line.changes()[1]?.version).toBe(version);
  });

  it('tell nothing of a write that changes nothing', async () => {
    await enter('g3', 5);
    const line = await listen();
    await enter('g3', 5);
    const { version } = (await enter('g3', 6)).json();
    await eventually(() => expect(line.changes().map((change) => change.version)).toEqual([version]));
  });

  it('of a comment name its goal, of a new, archived or restored goal it and those above it', async () => {
    const line = await listen();
    const goals = '/api/plans/plan1/goals';
    await ada({ method: 'POST', url: `${goals}/g2/comments`, payload: { comment: 'Well done' } });
    await ada({ method: 'PATCH', url: `${goals}/g2`, payload: { measure: 'Yards' } });
    const { id } = (await ada({ method: 'POST', url: goals, payload: { item: 'New', parent_id: 'g1' } })).json();
    await ada({ method: 'DELETE', url: `${goals}/${id}` });
    await ada({ method: 'POST', url: `${goals}/${id}/restore` });
    const told = [
      ['g2', 'g1'],
      ['g2', 'g1'],
      [id, 'g1'],
      [id, 'g1'],
      [id, 'g1'],
    ];
    await eventually(() => expect(line.changes().map((change) => change.goals)).toEqual(told));
  });

  it.each([
    ['a moved goal', 'g2', { parent_id: null }],
    ['a goal of another number', 'g2', { number: '1.9' }],
    ['the name of an objective, which the cards below it show', 'g1', { item: 'Safer streets' }],
    ['its description', 'g1', { description: 'Nobody is hurt on them' }],
  ])('of %s say that all is to be asked again', async (_, goal, payload) => {
    const line = await listen();
    await ada({ method: 'PATCH', url: `/api/plans/plan1/goals/${goal}`, payload });
    await eventually(() => expect(line.changes().map(({ goals }) => goals)).toEqual([null]));
  });

  it('of another figure of an objective name it alone', async () => {
    const line = await listen();
    await ada({ method: 'PATCH', url: '/api/plans/plan1/goals/g1', payload: { measure: 'Streets' } });
    await eventually(() => expect(line.changes().map(({ goals }) => goals)).toEqual([['g1']]));
  });

  it('tell of writes of another process', async () => {
    const line = await listen();
    // Another connection to the same store, without notifications in this process.
    const { version } = await write([exampleGoalEdit({ id: 'g99', number: '9' })], { ...server.store });
    await eventually(() => expect(line.changes()).toEqual([{ version, goals: ['g99'] }]));
  });

  it.each(['since', 'Last-Event-ID'])('catch up from %s', async (way) => {
    const seen = await versionNow();
    await enter('g3', 1);
    await enter('g2', 2);
    const line = await listen(way === 'since' ? { query: `?since=${seen}` } : { lastEventId: `${seen}` });
    await eventually(() =>
      expect(line.changes()).toEqual([
        { version: seen + 1, goals: ['g3', 'g1'] },
        { version: seen + 2, goals: ['g2', 'g1'] },
      ]),
    );
  });

  it('tell of more than 50 missed writes only the last, and that all is to be asked again', async () => {
    for (let actual = 1; actual <= 51; actual += 1) await enter('g3', actual);
    const version = await versionNow();
    const line = await listen({ query: `?since=${version - 51}` });
    await eventually(() => expect(line.changes()).toEqual([{ version, goals: null }]));
  });

  it('of a version that is yet to come say which one there is', async () => {
    const version = await versionNow();
    const line = await listen({ query: `?since=${version + 7}` });
    await eventually(() => expect(line.changes()).toEqual([{ version, goals: null }]));
  });

  it('end when the plan is gone', async () => {
    const line = await listen();
    await removePlan(server.store, 'plan1');
    await line.ended;
  });
});

describe('who follows live events', () => {
  it.each(['lead', 'member', 'viewer'] as const)('a %s does', async (role) => {
    await server.join('plan1', { id: 'me', role });
    expect((await listen({ as: await signIn('me@example.org') })).status).toBe(200);
  });

  it('nobody does who is not signed in, or not of the plan', async () => {
    await writeExamplePlan(server.store, { id: 'plan2' });
    expect((await listen({ as: '' })).status).toBe(401);
    expect((await listen({ planId: 'plan2' })).status).toBe(404);
  });

  it('a share does not', async () => {
    const { encv } = await exampleShare(ada, { style: 'dynamic' });
    expect((await listen({ query: `?encv=${encv}`, as: '' })).status).toBe(403);
  });

  it.each(['read', 'write'])(
    'a program that may %s does, of the plan of its token, from the version it knows',
    async (access) => {
      const made = await ada({ method: 'POST', url: apiTokensPath('plan1'), payload: { name: 'Ours', access } });
      const { token } = made.json();
      const seen = await versionNow();
      await enter('g3', 5);
      const line = await listen({ token, lastEventId: `${seen}` });
      await eventually(() => expect(line.changes()).toEqual([{ version: seen + 1, goals: ['g3', 'g1'] }]));
      expect((await listen({ token, planId: 'plan2' })).status).toBe(404);
      expect((await listen({ token: `${token}x` })).status).toBe(401);
    },
  );

  it('twenty pages of one person do, not one more, and again once one is closed', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => listen()));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await listen()).status).toBe(429);
    all[0]?.hangUp();
    await eventually(async () => expect((await listen()).status).toBe(200));
  });

  it.each(['-1', 'x', '1.5'])('since %s is refused', async (since) => {
    expect((await listen({ query: `?since=${since}` })).status).toBe(400);
  });
});

describe('the line', () => {
  it('is kept open by a beat every 25 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const line = await listen();
    expect(line.text()).not.toContain('\n:\n');
    vi.advanceTimersByTime(25_000);
    await eventually(() => expect(line.text()).toContain('\n:\n'));
  });

  it('does not keep the server from closing', async () => {
    const line = await listen();
    const began = performance.now();
    await server.app.close();
    await line.ended;
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});
