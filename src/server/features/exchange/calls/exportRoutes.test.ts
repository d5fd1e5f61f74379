import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPath, planExportPath, planPath } from '#contract/addresses.ts';
import { planExportSchema } from '#contract/export.ts';
import type { ImportApplied, ImportDraft } from '#contract/importDraft.ts';
import { openZip } from '#server/features/exchange/reading/xlsx/zipArchive.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

const PLAN = 'plan1';

let server: ExampleServer;
let ask: Ask;
beforeAll(async () => {
  server = await startExampleServer({ fill: (store) => writeExamplePlan(store) });
  ask = await server.signIn();
  await ask({
    method: 'PUT',
    url: `${planPath(PLAN)}/goals/g2/entries`,
    payload: [{ date: '2025-07-01', actual: 12 }],
  });
  await ask({ method: 'POST', url: `${planPath(PLAN)}/goals/g3/comments`, payload: { comment: 'Nearly there' } });
});
afterAll(() => server.close());

const get = (format: 'xlsx' | 'csv' | 'json', query = '', as: Ask = ask) =>
  as({ method: 'GET', url: `${planExportPath(PLAN, format)}${query}` });
const filters = (value: object) => `filters=${encodeURIComponent(JSON.stringify(value))}`;

describe('an export', () => {
  it.each(['xlsx', 'csv', 'json'] as const)(
    'as %s comes as a file and, handed in again, changes nothing',
    async (format) => {
      const reply = await get(format);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-disposition']).toContain('filename="City plan 2026-11-20');
      const files =
        format === 'csv'
          ? {
              'goals.csv': unzipped(reply.rawPayload, 'goals.csv'),
              'entries.csv': unzipped(reply.rawPayload, 'entries.csv'),
            }
          : { [`plan.${format}`]: reply.rawPayload };
      const draft: ImportDraft = (await handIn(ask, PLAN, files)).json();
      expect([draft.refusals, draft.counts.added.count, draft.counts.changed.count]).toEqual([[], 0, 0]);
      expect(draft.counts.unchanged.goals).toBe(4);
    },
  );

  it('of the filtered goals, of a year, and of a past day', async () => {
    const goals = async (query: string) =>
      planExportSchema
        .parse((await get('json', query)).json())
        .goals.map(({ number, entries }) => [number, entries.length]);
    expect(await goals('')).toEqual([
      ['1', 0],
      ['1x1', 16],
      ['1x2', 0],
      ['1x10', 0],
    ]);
    expect(await goals(`?${filters({ priority: ['high'] })}`)).toEqual([['1x1', 16]]);
    expect((await goals('?fiscal_year=2026')).find(([number]) => number === '1x1')).toEqual(['1x1', 4]);
    const past = planExportSchema.parse((await get('json', '?as_of=2026-02-01')).json());
    expect(past.goals.find(({ number }) => number === '1x1')?.entries[0]?.actual).toBe(9);
    expect([past.history, (await get('json', '?as_of=2027-02-01')).statusCode]).toEqual([undefined, 400]);
    expect((await get('json', '?filters=nonsense')).statusCode).toBe(400);
  });

  it('as JSON makes the same plan again with its history: versions, comments, what was before', async () => {
    const whole = (await get('json')).json();
    const draft: ImportDraft = (
      await handIn(ask, null, { 'plan.json': JSON.stringify(whole) }, { name: 'Copy' })
    ).json();
    expect(draft.history).toBe(whole.history.length);
    const applied: ImportApplied = (await ask({ method: 'POST', url: `${importPath(null, draft.id)}/apply` })).json();
    const copy = (await ask({ method: 'GET', url: planExportPath(applied.plan_id, 'json') })).json();
    expect(copy.goals).toEqual(whole.goals);
    const told = (plan: typeof whole) =>
      plan.history.map(({ items, ...change }: { items: { entity: string }[] }) => [
        change,
        items.filter(({ entity }) => entity !== 'plan'),
      ]);
    expect(told(copy).slice(0, whole.history.length)).toEqual(told(whole));
    expect(copy.plan).toEqual({ ...whole.plan, id: applied.plan_id, name: 'Copy' });
    const comments = await ask({ method: 'GET', url: `${planPath(applied.plan_id)}/goals/g3/comments` });
    expect(JSON.stringify(comments.json())).toContain('Nearly there');
  });

  it.each(['with', 'without'])('as JSON keeps that outlooks are switched off: %s its history', async (history) => {
    const edit = (isOff: 0 | 1) => ask({ method: 'PATCH', url: planPath(PLAN), payload: { is_outlook_off: isOff } });
    expect((await edit(1)).statusCode).toBe(200);
    const whole = (await get('json')).json();
    expect((await edit(0)).statusCode).toBe(200);
    if (history === 'without') delete whole.history;
    const draft: ImportDraft = (await handIn(ask, null, { 'plan.json': JSON.stringify(whole) })).json();
    const applied: ImportApplied = (await ask({ method: 'POST', url: `${importPath(null, draft.id)}/apply` })).json();
    const copy = (await ask({ url: planExportPath(applied.plan_id, 'json') })).json();
    expect(copy.plan.is_outlook_off).toBe(true);
  });

  it('takes an edit of the JSON over too, on top of the history', async () => {
    const whole = (await get('json')).json();
    whole.goals[3].title = 'Edited by hand';
    const draft: ImportDraft = (await handIn(ask, null, { 'plan.json': JSON.stringify(whole) })).json();
    const applied: ImportApplied = (await ask({ method: 'POST', url: `${importPath(null, draft.id)}/apply` })).json();
    const copy = (await ask({ method: 'GET', url: planExportPath(applied.plan_id, 'json') })).json();
    expect(copy.goals[3].title).toBe('Edited by hand');
  });

  it('shows e-mail addresses to who manages the members, to anybody else their own', async () => {
    const viewer = await server.join(PLAN, { id: 'export-viewer', role: 'viewer' });
    expect((await get('json')).body).toContain('ada@example.org');
    const { body } = await get('json', '', viewer);
    expect(new Set(body.match(/[\w-]+@example\.org/g))).toEqual(new Set(['export-viewer@example.org']));
    expect((await get('xlsx', '', server.ask)).statusCode).toBe(401);
  });
});

function unzipped(zip: Uint8Array, name: string): Uint8Array {
  return openZip(zip, { entries: 10, inflatedBytes: 10_000_000 }).read(name) ?? new Uint8Array();
}
