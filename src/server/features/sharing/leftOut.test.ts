import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, coursesPath, goalColumnsPath, goalCommentsPath, planPath, sharePath } from '#contract/addresses.ts';
import type { ShareRequest } from '#contract/share.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const PLAN = EXAMPLE_PLAN.id;
const AT = '2026-11-01T00:00:00.000Z';
const SAID = 'said of the bridge';
const NOTE = 'set by hand, for the mayor';
const OWNER = 'Wilhelmina';
const AUTHOR = 'Cornelius';

describe.each(storesUnderTest())('a share on $name', ({ open }) => {
  let server: ExampleServer;
  let lead: Ask;
  beforeEach(async () => {
    const byHand = {
      status: 'critical' as const,
      note: NOTE,
      memberId: null,
      by: AUTHOR,
      at: AT,
      computedActual: null,
    };
    const goal = exampleGoalEdit({ id: 'g9', number: '9', title: 'Bridges', ownerLabel: OWNER, handStatus: byHand });
    const names = { firstName: AUTHOR, lastName: 'Vance' };
    const comment = { id: 'c9', goalId: 'g9', memberId: null, ...names, text: SAID, at: AT };
    server = await startExampleServer({
      open,
      fill: (store) => writeExamplePlan(store, {}, [goal, { entity: 'comment', id: 'c9', after: comment }]),
    });
    lead = await server.signIn();
  });
  afterEach(() => server.close());

  const told = async (encv: string) => {
    const of = (path: string, query = '') => `${path}${path.includes('?') ? '&' : '?'}encv=${encv}${query}`;
    const urls = [
      of(`${addresses.goals}?fiscal_year=0`),
      of(`${addresses.goals}?fiscal_year=0&fields=who_label,last_comment,comment_count,status_text,plan_mem_id&ids=g9`),
      of(goalColumnsPath(PLAN), '&fiscal_year=0'),
      of(coursesPath(PLAN), '&fiscal_year=0'),
      of(planPath(PLAN)),
      of(`${planPath(PLAN)}/attention`),
      of(goalCommentsPath(PLAN, 'g9')),
    ];
    const replies = await Promise.all(urls.map((url) => server.ask({ url })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
    const text = replies.map(({ body }) => body).join('\n');
    return [OWNER, AUTHOR, SAID, NOTE].map((each) => text.includes(each));
  };
  const share = (part: Partial<ShareRequest>) => exampleShare(lead, { style: 'dynamic', fiscal_year: 'ALL', ...part });

  it.each([
    ['tells owners and comments', {}, [true, true, true, true]],
    ['leaves out comments and notes where that is ticked', { hides_comments: true }, [true, false, false, false]],
    ['leaves out owners and authors where that is ticked', { hides_owners: true }, [false, false, true, true]],
    ['leaves out both', { hides_comments: true, hides_owners: 1 as const }, [false, false, false, false]],
  ])('%s', async (_, part, expected) => {
    expect(await told((await share(part)).encv)).toEqual(expected);
  });

  it('holds from the next request on where it is ticked later', async () => {
    const made = await share({});
    expect(await told(made.encv)).toEqual([true, true, true, true]);
    const reply = await lead({ method: 'PATCH', url: sharePath(PLAN, made.id), payload: { hides_owners: true } });
    expect(reply.json()).toMatchObject({ hides_owners: 1, hides_comments: 0 });
    expect(await told(made.encv)).toEqual([false, false, true, true]);
  });

  it('without owners tells nobody whose goals it is of, and counts nothing by an owner that is asked for', async () => {
    const filters = JSON.stringify({ whoIds: ['u_7'] });
    const made = await share({ filters, hides_owners: true });
    expect(made.long_url).not.toContain('u_7');
    const plan = await server.ask({ url: `${planPath(PLAN)}?encv=${made.encv}` });
    expect(plan.json()).toMatchObject({
      share: { hides_owners: 1, filter_params: expect.not.stringContaining('u_7') },
    });
    expect(plan.body).not.toMatch(/Mary|Public Works|Parks/);
    const everything = await share({ filters: '{"depth":[0,1,2,3,4,5]}', hides_owners: true });
    const meter = async (asked: string) => {
      const query = new URLSearchParams({ encv: everything.encv, filters: asked });
      return (await server.ask({ url: `${addresses.healthMeterSvg}?${query}` })).body;
    };
    expect(await meter(JSON.stringify({ whoIds: ['u_7'], depth: [0, 1, 2, 3, 4, 5] }))).toBe(
      await meter('{"depth":[0,1,2,3,4,5]}'),
    );
  });
});
