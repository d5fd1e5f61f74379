import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goalPath, importPath, planExportPath, planPath, planUndoPath } from '#contract/addresses.ts';
import type { DiffRows, ImportApplied, ImportDraft } from '#contract/importDraft.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

const PLAN = 'plan1';
const FIELDS = [
  {
    id: 'ward',
    name: 'Ward',
    kind: 'choice',
    options: [
      { id: 'a', name: 'Harbor' },
      { id: 'b', name: 'Old Town' },
    ],
  },
  { id: 'budget', name: 'Budget', kind: 'money' },
  { id: 'contact', name: 'Contact', kind: 'person' },
];

let server: ExampleServer;
let ask: Ask;
beforeAll(async () => {
  server = await startExampleServer({
    fill: (store) => writeExamplePlan(store, {}, [exampleGoalEdit({ id: 'top', number: '9', title: 'Top', depth: 0 })]),
  });
  ask = await server.signIn();
  await ask({ method: 'PATCH', url: planPath(PLAN), payload: { fields: FIELDS } });
});
afterAll(() => server.close());

const draftOf = async (files: Readonly<Record<string, string | Uint8Array>>): Promise<ImportDraft> =>
  (await handIn(ask, PLAN, files)).json();
const answer = async ({ id }: ImportDraft, payload: object) =>
  ask({ method: 'PATCH', url: importPath(PLAN, id), payload });
const told = async ({ id }: ImportDraft) => {
  const { rows }: DiffRows = (await ask({ method: 'GET', url: `${importPath(PLAN, id)}/rows?limit=100` })).json();
  return rows.map(({ kind, goal, what, as, before, after }) => {
    const place = what.type === 'field' ? what.field : what.type;
    return [kind, goal?.number, place, as, before, after];
  });
};
const columnsOf = ({ tables }: ImportDraft) => tables.flatMap(({ columns }) => columns.map(({ column }) => column));
const ownOf = async (id: string) => (await ask({ method: 'GET', url: goalPath(PLAN, id) })).json().own_fields;

describe('columns of own fields, by the page', () => {
  it('are proposed by their names, also where a usual heading is called so, and can be chosen for any other', async () => {
    const file = 'number,title,Stadtteil,Budget,Contact\n9,Top,harbor,1200,Ada Example\n';
    const draft = await draftOf({ 'g.csv': file });
    expect(columnsOf(draft)).toEqual(['number', 'title', null, 'Budget', 'Contact']);
    expect(draft.plan.own_fields.map(({ name }) => name)).toEqual(['Ward', 'Budget', 'Contact']);
    const mapped = (await answer(draft, { mapping: { columns: { Stadtteil: 'Ward' } } })).json();
    expect(columnsOf(mapped)).toEqual(['number', 'title', 'Ward', 'Budget', 'Contact']);
    expect((await told(mapped)).filter(([kind]) => kind !== 'unchanged')).toEqual([
      ['changed', '9', 'Ward', 'text', null, 'Harbor'],
      ['changed', '9', 'Budget', 'currency', null, 1200],
      ['changed', '9', 'Contact', 'text', null, 'Ada Example'],
    ]);
    const wrong = await answer(draft, { mapping: { columns: { Stadtteil: 'District' } } });
    expect([wrong.statusCode, wrong.json().error.message]).toEqual([400, '“District” is not a column of an import.']);
    const key = (await ask({ method: 'GET', url: `${importPath(PLAN, draft.id)}/rows` }))
      .json()
      .rows.find(({ what }: { what: { field?: string } }) => what.field === 'Budget').key;
    await answer(draft, { left_out: { kinds: [], rows: [key] } });
    const applied: ImportApplied = (await ask({ method: 'POST', url: `${importPath(PLAN, draft.id)}/apply` })).json();
    expect(applied.count).toBe(2);
    const { version } = applied;
    expect(await ownOf('top')).toEqual({ ward: 'a', contact: expect.any(String) });
    await ask({ method: 'POST', url: planUndoPath(PLAN, version) });
    expect(await ownOf('top')).toEqual({});
  });

  it('bring a person who is new with the row that names them, where others are left out', async () => {
    const draft = await draftOf({ 'g.csv': 'number,title,Contact,Budget\n9,Top,Zoe New,7\n' });
    const { rows }: DiffRows = (await ask({ method: 'GET', url: `${importPath(PLAN, draft.id)}/rows` })).json();
    const left = rows.flatMap(({ key, what }) => (what.type === 'field' && what.field === 'Budget' ? [key] : []));
    await answer(draft, { left_out: { kinds: [], rows: left } });
    const { version }: ImportApplied = (
      await ask({ method: 'POST', url: `${importPath(PLAN, draft.id)}/apply` })
    ).json();
    const { members } = (await ask({ method: 'GET', url: planExportPath(PLAN, 'json') })).json();
    expect(members.map((member: { last_name: string }) => member.last_name)).toContain('New');
    await ask({ method: 'POST', url: planUndoPath(PLAN, version) });
  });

  it('of a new goal are told with its row as they were read, and what a rule filled in is not', async () => {
    const header = 'number,title,start,end,owner,function,is_kpi,Ward,Budget,target 2026';
    const draft = await draftOf({
      'g.csv': `${header}\n9.1,Below,1/4/2026,31/12/2026,Ada Example,average,no,harbor,"1,200",8\n9.2,Bare,,,,,,,,\n`,
    });
    const { rows }: DiffRows = (await ask({ method: 'GET', url: `${importPath(PLAN, draft.id)}/rows` })).json();
    const gets = rows.map(({ goal, gets: got }) => [
      goal?.number,
      got?.map(({ field, as, value }) => [field, as, value]),
    ]);
    expect(gets).toEqual([
      [
        '9.1',
        [
          ['function', 'word', 'average'],
          ['start', 'date', '2026-04-01'],
          ['end', 'date', '2026-12-31'],
          ['owner', 'text', 'Ada Example'],
          ['eoy_target_2026', 'number', 8],
          ['Ward', 'text', 'Harbor'],
          ['Budget', 'currency', 1200],
        ],
      ],
      ['9.2', []],
    ]);
    expect([draft.chosen, draft.chosen_parts]).toEqual([
      2,
      { goals: 2, fields: 0, cells: 0, settings: 0, initiatives: 0, milestones: 0, decisions: 0 },
    ]);
  });

  it.each(['xlsx', 'csv', 'json'] as const)(
    'exported as %s, edited and imported show the edit alone',
    async (format) => {
      await ask({ method: 'PATCH', url: goalPath(PLAN, 'top'), payload: { own_fields: { ward: 'b', budget: 5 } } });
      const { rawPayload } = await ask({ method: 'GET', url: planExportPath(PLAN, format) });
      const name = format === 'csv' ? 'out.zip' : `out.${format}`;
      const same = await draftOf({ [name]: rawPayload });
      expect([same.counts.changed.count, same.counts.added.count, same.settings, same.mapping]).toEqual([0, 0, [], {}]);
      const edited = await draftOf({ [name]: rawPayload, 'edit.csv': 'number,title,Ward\n9,Top,Harbor\n' });
      expect(edited.refusals).toEqual([]);
    },
  );

  it('of a mapping that is kept are those of the plan', async () => {
    const url = `${planPath(PLAN)}/import-mappings`;
    const keep = (column: string) =>
      ask({ method: 'PUT', url, payload: { name: 'Mine', mapping: { columns: { Stadtteil: column } } } });
    expect([(await keep('ward')).statusCode, (await keep('District')).statusCode]).toEqual([200, 400]);
  });

  it('that a file describes are listed, and taken or left by a person', async () => {
    const rows = 'own_field,kind,options\nWard,choice,"Harbor\nSouth"\nGrant,text,\n';
    const files = { 'own-fields.csv': rows, 'g.csv': 'number,title,Ward,Grant\n9,Top,South,A-17\n' };
    const draft = await draftOf(files);
    expect(draft.settings.map(({ setting, is_taken: isTaken }) => [setting, isTaken])).toEqual([
      ['own_field: Ward', true],
      ['own_field: Grant', true],
    ]);
    const left: ImportDraft = (await answer(draft, { take_settings: ['own_field: Grant'] })).json();
    expect((await told(left)).filter(([kind]) => kind !== 'unchanged')).toEqual([
      ['changed', '9', 'Grant', 'text', null, 'A-17'],
      ['refused', '9', 'Ward', 'text', 'Old Town', 'South'],
    ]);
    await answer(draft, { take_settings: ['own_field: Grant', 'own_field: Ward'] });
    const { version }: ImportApplied = (
      await ask({ method: 'POST', url: `${importPath(PLAN, draft.id)}/apply` })
    ).json();
    const { fields } = (await ask({ method: 'GET', url: planPath(PLAN) })).json();
    expect(fields.map(({ name }: { name: string }) => name)).toEqual(['Ward', 'Budget', 'Contact', 'Grant']);
    const names = new Map(fields[0].options.map(({ id, name }: { id: string; name: string }) => [id, name]));
    expect([...names.values()]).toEqual(['Harbor', 'South', 'Old Town']);
    expect(names.get((await ownOf('top')).ward)).toBe('South');
    await ask({ method: 'POST', url: planUndoPath(PLAN, version) });
    expect((await ask({ method: 'GET', url: planPath(PLAN) })).json().fields).toHaveLength(3);
  });
});
