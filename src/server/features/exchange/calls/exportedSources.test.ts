import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goalPath, importPath, planExportPath } from '#contract/addresses.ts';
import { planExportSchema } from '#contract/export.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';

const PLAN = 'plan1';

describe.each(storesUnderTest())('an export that is to say where its figures come from, on $name', ({ open }) => {
  let server: ExampleServer;
  let lead: Ask;
  beforeEach(async () => {
    server = await startExampleServer({ open, fill: writeExamplePlan });
    lead = await server.signIn();
    const url = `${goalPath(PLAN, 'g3')}/entries`;
    await lead({ method: 'PUT', url, payload: [{ date: '2026-08-01', actual: 5, target: 9 }] });
    const draft = (await handIn(lead, PLAN, { 'july.csv': 'goal_number,date,actual\n1.2,2026-07-01,6\n' })).json();
    await lead({ method: 'POST', url: `${importPath(PLAN, draft.id)}/apply` });
  });
  afterEach(() => server.close());

  const exported = async (format: 'json' | 'xlsx' | 'csv', query = '?sources=1') => {
    const reply = await lead({ url: `${planExportPath(PLAN, format)}${query}` });
    expect(reply.statusCode, reply.statusCode === 200 ? '' : reply.body).toBe(200);
    return reply;
  };

  it('names for each figure its source, by whom and when; without being asked it does not', async () => {
    const { figure_sources: sources = [] } = planExportSchema.parse((await exported('json')).json());
    expect(sources.filter(({ goal }) => goal === '1.2')).toMatchObject([
      { date: '2026-07-01', figure: 'actual', value: 6, source: 'import', detail: 'july.csv', by: 'Ada' },
      { date: '2026-08-01', figure: 'target', value: 9, source: 'typed', detail: null, by: 'Ada' },
      { date: '2026-08-01', figure: 'actual', value: 5, source: 'typed', at: expect.stringMatching(/^2026-11-20T/) },
    ]);
    expect((await exported('json', '')).json()).not.toHaveProperty('figure_sources');
  });

  it('names the change that wrote a figure last, not one that wrote the other of its period', async () => {
    const draft = (await handIn(lead, PLAN, { 'new.csv': 'goal_number,date,actual\n1.2,2026-08-01,8\n' })).json();
    await lead({ method: 'POST', url: `${importPath(PLAN, draft.id)}/apply` });
    const { figure_sources: sources = [] } = planExportSchema.parse((await exported('json')).json());
    expect(sources.filter(({ goal, date }) => goal === '1.2' && date === '2026-08-01')).toMatchObject([
      { figure: 'target', value: 9, source: 'typed' },
      { figure: 'actual', value: 8, source: 'import', detail: 'new.csv' },
    ]);
  });

  it('keeps how each change came about in the history of its JSON', async () => {
    const { history = [] } = planExportSchema.parse((await exported('json', '')).json());
    expect(history.map(({ origin }) => origin?.kind)).toEqual(expect.arrayContaining(['typed', 'import']));
  });

  it.each(['xlsx', 'csv', 'json'] as const)('as %s is imported again without a change', async (format) => {
    const name = format === 'csv' ? 'plan.zip' : `plan.${format}`;
    const draft = (await handIn(lead, PLAN, { [name]: (await exported(format)).rawPayload })).json();
    expect(draft).toMatchObject({
      refusals: [],
      chosen: 0,
      counts: { added: { count: 0 }, changed: { count: 0 }, refused: { count: 0 } },
    });
    expect(JSON.stringify(draft.notices)).not.toMatch(/figures come from|figures_come_from/);
  });

  it('is refused to those who may not read the history by a share, as the export is', async () => {
    const outsider = await server.ask({ url: `${planExportPath(PLAN, 'json')}?sources=1` });
    expect(outsider.statusCode).toBe(401);
  });
});
