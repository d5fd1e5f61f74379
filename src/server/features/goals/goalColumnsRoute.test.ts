import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, goalColumnsPath, planPath } from '#contract/addresses.ts';
import { decodeGoal } from '#contract/decodeGoal.ts';
import { type WireGoal, wireGoalsSchema } from '#contract/goal/wireGoal.ts';
import { decodeGoalColumns } from '#contract/goalColumns/decodeGoalColumns.ts';
import { GOALS_IN_LINE, goalColumnsLineSchema } from '#contract/goalColumns/goalColumns.ts';
import { type ListedGoal, listedGoalOf } from '#contract/listedGoal.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { exampleShare } from '#testing/server/exampleShare.ts';

const MANY = Array.from({ length: GOALS_IN_LINE }, (_, index) =>
  exampleGoalEdit({ id: `m${index}`, number: `7.${index}` }),
);

let server: ExampleServer;
let ada: Ask;

beforeAll(async () => {
  server = await startExampleServer({
    fill: async (store) => {
      await writeExamplePlan(store);
      await writeExamplePlan(store, { id: 'many' }, MANY);
    },
    parts: { publicUrl: 'http://plan.example.org' },
  });
  ada = await server.signIn();
});

afterAll(() => server.close());

const path = goalColumnsPath(EXAMPLE_PLAN.id);

function linesOf(body: string) {
  const lines = body.trimEnd().split('\n');
  return lines.map((line) => goalColumnsLineSchema.parse(JSON.parse(line)));
}

function goalsIn(body: string): ListedGoal[] {
  return linesOf(body).flatMap((line) => ('goals' in line ? decodeGoalColumns(line.goals) : []));
}

function asListed(reply: unknown): ListedGoal[] {
  return wireGoalsSchema.parse(reply).map((wire: WireGoal) => listedGoalOf(decodeGoal(wire)));
}

describe('goal-columns', () => {
  it.each(['2025', '2026', '2031', '0'])(
    'are the goals of getgoals, as far as they are listed, in year %s',
    async (year) => {
      const columns = await ada({ url: `${path}?fiscal_year=${year}` });
      const goals = await ada({ url: `${addresses.goals}?plan_id=${EXAMPLE_PLAN.id}&fiscal_year=${year}` });
      expect(columns.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
      expect(goalsIn(columns.body)).toEqual(asListed(goals.json()));
    },
  );

  it('begin with how many there are, and end with when one last changed', async () => {
    const lines = linesOf((await ada({ url: path })).body);
    expect(lines.at(0)).toEqual({ count: 4 });
    expect(lines.at(-1)).toEqual({ when_updated: '2026-01-15T10:00:00.000Z' });
  });

  it('as they were known on a past day', async () => {
    const before = (await ada({ url: `${path}?as_of=2026-01-20` })).body;
    await changeTitle('A new title');
    expect((await ada({ url: `${path}?as_of=2026-01-20` })).body).toBe(before);
    expect(goalsIn((await ada({ url: path })).body).map(({ title }) => title)).toContain('A new title');
  });

  it('are sent once: known ones answer 304, changed ones are sent anew', async () => {
    const first = await ada({ url: path });
    const again = { url: path, headers: { 'if-none-match': String(first.headers.etag) } };
    expect((await ada(again)).statusCode).toBe(304);
    await changeTitle('Another title');
    expect((await ada(again)).statusCode).toBe(200);
  });

  it('of a share are those inside its ceiling, under the parents it shows', async () => {
    const share = await exampleShare(
      ada,
      { style: 'dynamic', filters: '{"name":"helmets"}', fiscal_year: 'current' },
      EXAMPLE_PLAN.id,
    );
    const columns = await server.ask({ url: `${path}?encv=${share.encv}` });
    const goals = await server.ask({ url: `${addresses.goals}?encv=${share.encv}` });
    expect(goalsIn(columns.body)).toEqual(asListed(goals.json()));
    const plan = await server.ask({ url: `${planPath(EXAMPLE_PLAN.id)}?encv=${share.encv}` });
    expect(plan.json().goal_count).toBe(goalsIn(columns.body).length);
  });

  it.each([
    ['nobody is signed in', () => server.ask({ url: path }), 401],
    ['the plan is another’s', () => ada({ url: goalColumnsPath('nowhere') }), 404],
    ['the year is none', () => ada({ url: `${path}?fiscal_year=soon` }), 400],
    ['the day lies ahead', () => ada({ url: `${path}?as_of=2999-01-01` }), 400],
  ])('are refused where %s', async (_, asking, status) => {
    expect((await asking()).statusCode).toBe(status);
  });

  it('of many goals come in lines of so many, compressed', async () => {
    const reply = await ada({ url: goalColumnsPath('many'), headers: { 'accept-encoding': 'br' } });
    const lines = linesOf(brotliDecompressSync(reply.rawPayload).toString());
    expect(lines.map((line) => ('goals' in line ? line.goals.id.length : 0))).toEqual([0, GOALS_IN_LINE, 4, 0]);
  });
});

function changeTitle(title: string) {
  const edits = [exampleGoalEdit({ id: 'g10', number: '10', title })];
  return applyChange(server.store, {
    planId: EXAMPLE_PLAN.id,
    at: server.clock.now(),
    memberId: null,
    by: 'A test',
    what: 'Title',
    edits,
  });
}
