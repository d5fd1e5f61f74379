import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses, planPath, sharePath, workItemPath, workPath } from '#contract/addresses.ts';
import { readFilterParams } from '#contract/filterParams.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

/** Today is November 23, 2026; g5 and g6 stand under g1. */
let server: ExampleServer;
let ada: Ask;
let lateId: string;

beforeEach(async () => {
  server = await startExampleServer({
    fill: (store) =>
      writeExamplePlan(store, {}, [
        exampleGoalEdit({ id: 'g5', parentId: 'g1', number: '1x5', title: 'With late work', depth: 1 }),
        exampleGoalEdit({ id: 'g6', parentId: 'g1', number: '1x6', title: 'With open work', depth: 1 }),
      ]),
  });
  ada = await server.signIn();
  lateId = await initiative({ title: 'Late', goal_ids: ['g5'], end: '2020-01-31' });
  await initiative({ title: 'Open', goal_ids: ['g6'] });
});

afterEach(() => server.close());

async function initiative(payload: object): Promise<string> {
  return (await ada({ method: 'POST', url: workPath('plan1', 'initiatives'), payload })).json().id;
}

const LATE = '{"work":["late"]}';
const OPEN = '{"work":["open"]}';
const NONE = '{"work":["none"]}';

async function exported(filters: string): Promise<string[]> {
  const url = `${planPath('plan1')}/export.json?filters=${encodeURIComponent(filters)}`;
  const { goals } = (await ada({ url })).json();
  return goals.map(({ title }: { title: string }) => title).sort();
}

async function sharedTitles(encv: string): Promise<string[]> {
  const reply = await server.ask({ url: `${addresses.goals}?plan_id=plan1&encv=${encv}` });
  return reply.json().map(({ item }: { item: string }) => item);
}

async function sharedView(encv: string) {
  return (await server.ask({ url: `${planPath('plan1')}?encv=${encv}` })).json();
}

async function meter(encv: string, filters: string): Promise<string> {
  const query = new URLSearchParams({ encv, filters });
  return (await server.ask({ url: `${addresses.healthMeterSvg}?${query}` })).body;
}

describe('a filter by work', () => {
  it('lists the goals of that work in an export', async () => {
    expect(await exported(LATE)).toEqual(['With late work']);
    expect(await exported(OPEN)).toEqual(['With late work', 'With open work']);
    expect(await exported('{"work":["late","none"]}')).toContain('With late work');
    expect(await exported(NONE)).not.toContain('With open work');
  });

  it('follows a change of work, though no goal changed', async () => {
    const { encv } = await exampleShare(ada, { style: 'static', filters: LATE });
    expect(await sharedTitles(encv)).toEqual(['With late work']);
    await ada({ method: 'PATCH', url: workItemPath('plan1', 'initiatives', lateId), payload: { state: 'done' } });
    expect(await exported(LATE)).toEqual([]);
    expect(await sharedTitles(encv)).toEqual([]);
  });

  it('holds as the ceiling of a share that shows no work, and is not told there', async () => {
    const { encv, long_url: url } = await exampleShare(ada, { style: 'dynamic', filters: LATE });
    expect(await sharedTitles(encv)).toEqual(['With late work']);
    const { share } = await sharedView(encv);
    expect(share).toMatchObject({ hides_work: 1 });
    expect(readFilterParams(share.filter_params, 'M/D/Y').params.criteria.work).toEqual([]);
    expect(decodeURIComponent(url)).not.toContain('work');
  });

  it('is told by a share that shows work', async () => {
    const { encv, long_url: url } = await exampleShare(ada, { style: 'dynamic', filters: LATE, shows_work: true });
    expect(await sharedTitles(encv)).toEqual(['With late work']);
    expect((await sharedView(encv)).share).toMatchObject({ hides_work: 0, filter_params: LATE });
    expect(decodeURIComponent(url)).toContain('"work":["late"]');
  });

  it('in the address of a share that shows no work says nothing of it: the count is the same', async () => {
    const { encv, id } = await exampleShare(ada, { style: 'dynamic', filters: '{"depth":[1]}' });
    expect(await meter(encv, LATE)).toBe(await meter(encv, NONE));
    await ada({ method: 'PATCH', url: sharePath('plan1', id), payload: { shows_work: true } });
    expect(await meter(encv, LATE)).not.toBe(await meter(encv, NONE));
  });
});
