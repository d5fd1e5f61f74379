import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#contract/addresses.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

let server: ExampleServer;
let ada: Ask;

beforeEach(async () => {
  server = await startExampleServer({
    fill: (store) => writeExamplePlan(store, {}, [exampleGoalEdit({ id: 'empty', number: '2' })]),
  });
  ada = await server.signIn();
});

afterEach(() => server.close());

const REASON = 'Only repaired miles count';
const at = (date: string, goalId = 'g2') => `/api/plans/plan1/goals/${goalId}/new-bases/${date}`;
const set = (date: string, payload: object = { reason: REASON }, ask = ada) =>
  ask({ method: 'PUT', url: at(date), payload });
const remove = (date: string) => ada({ method: 'DELETE', url: at(date) });

async function basesOf(query = '') {
  const [goal] = (await ada({ url: `${addresses.goals}?fiscal_year=0&ids=g2&fields=new_bases${query}` })).json();
  return goal.new_bases;
}

async function signal() {
  return (await ada({ url: '/api/plans/plan1/goals/g2/signal' })).json();
}

describe('a new base', () => {
  it('begins with the period of any of its days, and several stand by date', async () => {
    expect((await set('2026-03-15')).statusCode).toBe(200);
    expect((await set('2025-09-01', { reason: '  A new   crew ' })).statusCode).toBe(200);
    expect(await basesOf()).toEqual([
      { date: '2025-09-01', reason: 'A new crew' },
      { date: '2026-03-01', reason: REASON },
    ]);
  });

  it('begins the signal anew, and earlier points are kept with their own limits', async () => {
    expect(await signal()).toMatchObject({ base: null, mean: 9, earlier: [] });
    await set('2026-07-01');
    expect(await signal()).toMatchObject({
      base: { date: '2026-07-01', reason: REASON },
      mean: null,
      points: [],
      reason: 'Too few figures since the new base to tell signal from noise: 4 of 12.',
      earlier: [{ base: null, mean: 9, lower: 9, upper: 9 }],
    });
    expect((await ada({ url: '/api/plans/plan1/goals/g2/outlook' })).json().reason).toBe(
      'Not enough history: 4 of 18 figures since the new base.',
    );
  });

  it('leaves status and figures as they are', async () => {
    const fields = 'status_icon,ytd_actual,ytd_target,percent_complete,explain';
    const figures = async () =>
      (await ada({ url: `${addresses.goals}?fiscal_year=2026&ids=g2&fields=${fields}` })).json();
    const before = await figures();
    await set('2026-03-01');
    expect(await figures()).toEqual(before);
  });

  it('has another reason, another period or none afterwards, each step undone alone', async () => {
    await set('2026-03-01');
    await set('2026-03-01', { reason: 'Better said' });
    expect(await basesOf()).toEqual([{ date: '2026-03-01', reason: 'Better said' }]);
    const { version } = (await set('2026-04-01', { reason: 'Better said', replaces: '2026-03-01' })).json();
    expect(await basesOf()).toEqual([{ date: '2026-04-01', reason: 'Better said' }]);
    await ada({ method: 'POST', url: `/api/plans/plan1/changes/${version}/undo` });
    expect(await basesOf()).toEqual([{ date: '2026-03-01', reason: 'Better said' }]);
    expect((await remove('2026-03-31')).statusCode).toBe(200);
    expect(await basesOf()).toEqual([]);
  });

  it('is told in the history with its date and its reason', async () => {
    await set('2026-03-01');
    const [change] = (await ada({ url: '/api/plans/plan1/changes' })).json().changes;
    expect(change).toMatchObject({ what: 'New base set' });
    expect(change.items[0].fields).toEqual([
      { field: 'new_bases', date: null, before: [], after: [{ date: '2026-03-01', reason: REASON }] },
    ]);
  });

  it('was not there on a day before it was set', async () => {
    await set('2026-03-01');
    expect(await basesOf('&as_of=2026-11-19')).toEqual([]);
    expect(await basesOf()).toHaveLength(1);
  });

  it('may begin in a closed period, whose figures it leaves alone', async () => {
    const payload = { closed_until: '2026-06-30' };
    const closed = await ada({ method: 'PUT', url: '/api/plans/plan1/closed-periods', payload });
    expect(closed.statusCode, closed.body).toBe(200);
    expect((await set('2026-03-01')).statusCode).toBe(200);
  });

  it('is not copied with its goal, whose figures are not either', async () => {
    await set('2026-03-01');
    const { id } = (await ada({ method: 'POST', url: '/api/plans/plan1/goals', payload: { copy_of: 'g2' } })).json();
    const [copy] = (await ada({ url: `${addresses.goals}?fiscal_year=0&ids=${id}&fields=new_bases` })).json();
    expect(copy.new_bases).toEqual([]);
  });

  it('of another author since is not overwritten, but stands beside one of another period', async () => {
    const seen = (await ada({ url: '/api/plans/plan1' })).json().version;
    await set('2026-03-01');
    const headers = { 'if-match': `"${seen}"` };
    const other = await ada({ method: 'PUT', url: at('2026-03-01'), payload: { reason: 'Mine' }, headers });
    expect([other.statusCode, other.json().error.code]).toEqual([409, 'changed_meanwhile']);
    const beside = await ada({ method: 'PUT', url: at('2026-05-01'), payload: { reason: 'Mine' }, headers });
    expect(beside.statusCode, beside.body).toBe(200);
    expect(await basesOf()).toHaveLength(2);
  });

  it.each([
    ['a date that does not exist', '2026-02-30', {}, 400, 'bad_request'],
    ['a period before the goal runs', '2025-06-30', {}, 400, 'not_a_period'],
    ['a period after it', '2027-07-01', {}, 400, 'not_a_period'],
    ['a period with no actual since', '2026-11-01', {}, 409, 'no_actual_since'],
    ['no reason', '2026-03-01', { reason: '  ' }, 400, 'reason_missing'],
    ['a long reason', '2026-03-01', { reason: 'x'.repeat(201) }, 400, 'text_too_long'],
    ['another one that is not there', '2026-03-01', { replaces: '2026-01-01' }, 404, 'new_base_not_found'],
  ])('with %s is refused', async (_, date, part, status, code) => {
    const reply = await set(date, { reason: REASON, ...part });
    expect([reply.statusCode, reply.json().error.code]).toEqual([status, code]);
    expect(await basesOf()).toEqual([]);
  });

  it('that is not there cannot be removed', async () => {
    expect((await remove('2026-03-01')).json().error.code).toBe('new_base_not_found');
  });

  it('of a goal without figures is refused', async () => {
    const reply = await ada({ method: 'PUT', url: at('2026-03-01', 'empty'), payload: { reason: REASON } });
    expect(reply.json().error.code).toBe('no_actual_since');
  });

  it('is set and taken back by whoever enters the figures, a contributor too', async () => {
    const me = await server.join('plan1', { id: 'me' });
    expect((await set('2026-03-01', { reason: REASON }, me)).statusCode).toBe(403);
    await ada({ method: 'PATCH', url: '/api/plans/plan1/goals/g2', payload: { contributors: ['me'] } });
    const { version } = (await set('2026-03-01', { reason: REASON }, me)).json();
    const undone = await me({ method: 'POST', url: `/api/plans/plan1/changes/${version}/undo` });
    expect(undone.statusCode, undone.body).toBe(200);
  });
});
