import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, planUndoPath } from '#contract/addresses.ts';
import type { ShareRequest } from '#contract/share.ts';
import { EXAMPLE_PLAN, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const GOAL = '/api/plans/plan1/goals/g2';
const NONE = '0000-00-00';

describe.each(storesUnderTest())('the next step of a goal, on $name', ({ open }) => {
  let server: ExampleServer;
  let lead: Ask;
  beforeEach(async () => {
    server = await startExampleServer({ open, fill: (store) => writeExamplePlan(store) });
    lead = await server.signIn();
  });
  afterEach(() => server.close());

  const patch = (payload: object, ask = lead) => ask({ method: 'PATCH', url: GOAL, payload });
  async function stepOf(ask = lead, query = '') {
    const [goal] = (await ask({ url: `${addresses.goals}?fiscal_year=0&ids=g2${query}` })).json();
    return [goal.next_step, goal.next_step_due];
  }

  it('is nothing until somebody says it, then a line and a day, each by itself', async () => {
    expect(await stepOf()).toEqual(['', NONE]);
    expect((await patch({ next_step: '  Decision paper\n for council ' })).statusCode).toBe(200);
    expect(await stepOf()).toEqual(['Decision paper for council', NONE]);
    await patch({ next_step_due: '2027-01-12' });
    expect(await stepOf()).toEqual(['Decision paper for council', '2027-01-12']);
    await patch({ next_step: '', next_step_due: null });
    expect(await stepOf()).toEqual(['', NONE]);
  });

  it.each([
    [{ next_step: 'x'.repeat(80) }, 200],
    [{ next_step: 'x'.repeat(81) }, 400],
    [{ next_step_due: '2027-02-29' }, 400],
  ])('%j answers %i', async (payload, status) => {
    const reply = await patch(payload);
    expect([reply.statusCode, reply.json().error?.code ?? null]).toEqual([
      status,
      status === 200 ? null : 'next_step' in payload ? 'text_too_long' : 'bad_request',
    ]);
  });

  it('is told in the history of the goal and undone like any change', async () => {
    const { version } = (await patch({ next_step: 'Interviews', next_step_due: '2026-12-04' })).json();
    const history = (await lead({ url: `/api/plans/plan1/changes?goal_id=g2` })).body;
    expect(history).toContain('Interviews');
    expect(history).toContain('next_step_due');
    await lead({ method: 'POST', url: planUndoPath(EXAMPLE_PLAN.id, version), payload: {} });
    expect(await stepOf()).toEqual(['', NONE]);
  });

  it('is its owner’s to say, and no other member’s', async () => {
    const other = await server.join('plan1', { id: 'other', role: 'member' });
    expect((await patch({ next_step: 'Mine' }, other)).statusCode).toBe(403);
  });

  it('is in shares where that is ticked, also later, and in no other', async () => {
    await patch({ next_step: 'Interviews', next_step_due: '2026-12-04' });
    const share = (part: Partial<ShareRequest>) =>
      exampleShare(lead, { style: 'dynamic', fiscal_year: 'ALL', ...part });
    const [closed, shown] = [await share({}), await share({ shows_next_steps: true })];
    expect(await stepOf(server.ask, `&encv=${closed.encv}`)).toEqual(['', NONE]);
    expect(await stepOf(server.ask, `&encv=${shown.encv}`)).toEqual(['Interviews', '2026-12-04']);
    const url = `/api/plans/plan1/shares/${closed.id}`;
    const changed = await lead({ method: 'PATCH', url, payload: { shows_next_steps: true } });
    expect(changed.json()).toMatchObject({ shows_next_steps: 1 });
    expect(await stepOf(server.ask, `&encv=${closed.encv}`)).toEqual(['Interviews', '2026-12-04']);
  });
});
