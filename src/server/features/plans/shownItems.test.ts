import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, feedsPath, planPath, waitingFiguresPath } from '#contract/addresses.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const PLAN = EXAMPLE_PLAN.id;
const FIGURE = 48_151_623;
const QUESTION = 'rooms?of=the-secret-view';

describe.each(storesUnderTest())('what somebody may not see today, on $name,', ({ open }) => {
  let server: ExampleServer;
  let lead: Ask;
  let people: Readonly<Record<string, Ask>>;
  beforeEach(async () => {
    server = await startExampleServer({ open, fill: writeExamplePlan });
    lead = await server.signIn();
    await lead({ method: 'PATCH', url: planPath(PLAN), payload: { figures_wait: 1 } });
    const entering = await server.join(PLAN, { id: 'entering', role: 'member', departmentId: '3' });
    const patch = { contributors: ['entering'] };
    await lead({ method: 'PATCH', url: `${planPath(PLAN)}/goals/g2`, payload: patch });
    people = {
      lead,
      entering,
      'a lead of the department': await server.join(PLAN, {
        id: 'led',
        role: 'member',
        departmentId: '3',
        leadsDepartment: true,
      }),
      'another member': await server.join(PLAN, { id: 'other', role: 'member', departmentId: '4' }),
      'a viewer': await server.join(PLAN, { id: 'viewer', role: 'viewer' }),
    };
    const cells = [{ date: '2026-10-01', actual: FIGURE }];
    const url = `${planPath(PLAN)}/goals/g2/entries`;
    const entered = await entering({ method: 'PUT', url, payload: cells });
    expect(entered.json(), entered.body).toMatchObject({ waiting: 1 });
    const connection = await lead({
      method: 'POST',
      url: addresses.connections,
      payload: { name: 'S', settings: { kind: 'https', url: 'https://data.example.org/' }, plan_ids: [PLAN] },
    });
    const schedule = { every: 'day', at: 0 };
    const feed = await lead({
      method: 'POST',
      url: feedsPath(PLAN),
      payload: { name: 'Rooms', connection_id: connection.json().id, ask: 'first', schedule },
    });
    const changed = await lead({
      method: 'PATCH',
      url: `${feedsPath(PLAN)}/${feed.json().id}`,
      payload: { ask: QUESTION },
    });
    expect(changed.statusCode, changed.body).toBe(200);
  });
  afterEach(() => server.close());

  const whoReads = async (text: string): Promise<string[]> => {
    const urls = ['changes', 'changes?goal_id=g2', 'changes.csv', 'export.json'].map(
      (end) => `${planPath(PLAN)}/${end}`,
    );
    urls.push(waitingFiguresPath(PLAN), `${planPath(PLAN)}`, `/napi/json/getgoals?fiscal_year=0&plan_id=${PLAN}`);
    const found: string[] = [];
    for (const [name, ask] of Object.entries(people)) {
      const bodies = await Promise.all(urls.map(async (url) => (await ask({ url })).body));
      if (bodies.some((body) => body.includes(text))) found.push(name);
    }
    return found;
  };

  it('is not told by the history: figures that wait are for who entered and who answers them', async () => {
    expect(await whoReads(String(FIGURE))).toEqual(['lead', 'entering', 'a lead of the department']);
    const counts = async (ask: Ask) => {
      const [change] = (await ask({ url: `${planPath(PLAN)}/changes?kind=figures` })).json().changes;
      return [change.items.length, change.item_count];
    };
    expect(await counts(lead)).toEqual([1, 1]);
    expect(await counts(people['a viewer'] ?? lead)).toEqual([0, 0]);
  });

  it('nor what feeds ask: that is for who may edit feeds', async () => {
    expect(await whoReads(QUESTION)).toEqual(['lead']);
  });
});
