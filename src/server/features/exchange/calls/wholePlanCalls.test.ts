import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses, importPath, planExportPath, planPath, planUndoPath } from '#contract/addresses.ts';
import { planExportSchema } from '#contract/export.ts';
import type { ImportApplied, ImportDraft } from '#contract/importDraft.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';
import { differing, exportedFacts } from '#testing/server/planFacts.ts';
import { writeWholePlan } from '#testing/server/wholeExamplePlan.ts';

const PLAN = 'whole';

let server: ExampleServer;
let ask: Ask;
beforeAll(async () => {
  server = await startExampleServer({ fill: writeWholePlan });
  ask = await server.signIn();
});
afterAll(() => server.close());

const exported = async (planId: string) =>
  exportedFacts(planExportSchema.parse((await ask({ method: 'GET', url: planExportPath(planId, 'json') })).json()));
const apply = async (planId: string | null, draft: ImportDraft): Promise<ImportApplied> =>
  (await ask({ method: 'POST', url: `${importPath(planId, draft.id)}/apply` })).json();
const answer = async (draft: ImportDraft, payload: object): Promise<ImportDraft> =>
  (await ask({ method: 'PATCH', url: importPath(PLAN, draft.id), payload })).json();
const planNow = async () => (await ask({ method: 'GET', url: planPath(PLAN) })).json();

describe('a whole plan by the page', () => {
  it.each([
    ['xlsx', 'out.xlsx'],
    ['csv', 'out.zip'],
    ['json', 'out.json'],
  ] as const)(
    'as %s makes the same plan, named by the file; nothing is asked, nothing stays out',
    async (format, name) => {
      const { rawPayload } = await ask({ method: 'GET', url: planExportPath(PLAN, format) });
      const fields = { usual_time_zone: 'Europe/Madrid' };
      const draft: ImportDraft = (await handIn(ask, null, { [name]: rawPayload }, fields)).json();
      expect([draft.refusals, draft.counts.refused.count, draft.zero_targets, draft.settings]).toEqual([
        [],
        0,
        null,
        [],
      ]);
      expect(draft.sheets.filter((each) => !each.is_plain)).toEqual([]);
      expect([draft.plan.name, draft.mapping]).toEqual(['=Town “plan”, 2030', {}]);
      const { plan_id: copy } = await apply(null, draft);
      expect(differing(await exported(PLAN), await exported(copy))).toEqual({ count: 0, some: [] });
    },
  );

  it('tells before it is made what it is called and set to, and who says so', async () => {
    const files = {
      'goals.csv': 'number,title\n1,Plant trees\n',
      'plan.csv':
        'setting,value\nname,Harbour\nfiscal_month,7\ncurrency,£\ntiers,3\nperspective_f,Budget\noutlook,yes\n',
    };
    const fields = { company: 'Port Ellery', tiers: '2', usual_time_zone: 'Europe/Madrid', usual_company: 'Usual' };
    const draft: ImportDraft = (await handIn(ask, null, files, fields)).json();
    expect(draft.made_settings).toEqual([
      { setting: 'name', value: 'Harbour', from: 'file' },
      { setting: 'company', value: 'Port Ellery', from: 'chosen' },
      { setting: 'fiscal_month', value: 7, from: 'file' },
      { setting: 'tiers', value: 2, from: 'chosen' },
      { setting: 'currency', value: '£', from: 'file' },
      { setting: 'date_format', value: 'M/D/Y', from: 'usual' },
      { setting: 'time_zone', value: 'Europe/Madrid', from: 'usual' },
      { setting: 'perspective_f', value: 'Budget', from: 'file' },
    ]);
  });

  it('has the currency of a column of amounts that becomes an own field of money', async () => {
    const files = { 'goals.csv': 'number,title,Cost\n1,Plant trees,12k €\n2,Water them,"€ 1.200,50"\n' };
    const first: ImportDraft = (await handIn(ask, null, files, { name: 'Trees' })).json();
    const payload = { mapping: { own_fields: [{ name: 'Cost' }] } };
    const draft: ImportDraft = (await ask({ method: 'PATCH', url: importPath(null, first.id), payload })).json();
    expect(draft.plan).toMatchObject({ currency: '€', own_fields: [{ name: 'Cost', kind: 'money' }] });
    expect(draft.made_settings).toContainEqual({ setting: 'currency', value: '€', from: 'file' });
    expect(draft.settings).toEqual([]);
  });

  it('does not tell of members without an account that its maker, who leads it, is one', async () => {
    const files = {
      'goals.csv': 'number,title,owner\n1,Plant trees,Ida Wells <ida@example.org>\n2,Water them,Ada@example.org\n',
      'members.csv':
        'first_name,last_name,email,role,department,leads_department\nAda,Lovelace,ADA@example.org,lead,,\nSam,Lee,sam@example.org,member,,\n',
    };
    const draft: ImportDraft = (await handIn(ask, null, files, { name: 'Trees' })).json();
    const told = draft.notices.filter(({ code }) => code.startsWith('member') || code === 'newMember');
    expect(told.map(({ code, count, reason }) => [code, count, reason])).toEqual([
      ['newMember', 1, 'member Ida Wells'],
      ['memberStated', 1, 'Sam Lee (member)'],
      ['memberLeads', 1, 'Ada Lovelace'],
    ]);
    const { plan_id: made } = await apply(null, draft);
    const members = (await ask({ method: 'GET', url: `${planPath(made)}/members` })).json();
    expect(JSON.stringify(members)).toContain('Ada');
  });

  it('takes an owner with the e-mail of its maker for that person', async () => {
    const files = { 'goals.csv': 'number,title,owner\n1,Plant trees,ada@example.org\n' };
    const draft: ImportDraft = (await handIn(ask, null, files, { name: 'Trees' })).json();
    expect(draft.notices.map(({ code, count }) => [code, count])).toContainEqual(['memberLeads', 1]);
    expect(draft.notices.map(({ code }) => code)).not.toContain('newMember');
  });

  describe('as JSON with its history', () => {
    const handInWith = async (fields: Readonly<Record<string, string>>): Promise<ImportDraft> => {
      const { rawPayload } = await ask({ method: 'GET', url: planExportPath(PLAN, 'json') });
      return (await handIn(ask, null, { 'out.json': rawPayload }, fields)).json();
    };

    it('has the settings that were chosen for it, as a change on top', async () => {
      const draft = await handInWith({ name: 'Chosen', company: 'Other town', currency: 'CHF', tiers: '2' });
      const { plan_id: copy, version } = await apply(null, draft);
      const plan = (await ask({ method: 'GET', url: planPath(copy) })).json();
      expect(plan).toMatchObject({ name: 'Chosen', company: 'Other town', tiers: 2, version });
      expect(plan.date_format).toBe((await planNow()).date_format);
    });

    it('is refused where a chosen setting would move its figures, and nothing is written', async () => {
      const { length: before } = (await ask({ method: 'GET', url: addresses.plans })).json();
      const draft = await handInWith({ name: 'Chosen', fiscal_month: '2' });
      const reply = await ask({ method: 'POST', url: `${importPath(null, draft.id)}/apply` });
      expect([reply.statusCode, reply.json().error.code]).toEqual([409, 'plan_settings']);
      expect(reply.json().error.message).toContain('which would move its figures');
      expect((await ask({ method: 'GET', url: addresses.plans })).json()).toHaveLength(before);
    });
  });

  it('into itself changes nothing, and says of what it leaves alone', async () => {
    const { rawPayload } = await ask({ method: 'GET', url: planExportPath(PLAN, 'xlsx') });
    const draft: ImportDraft = (await handIn(ask, PLAN, { 'out.xlsx': rawPayload })).json();
    expect([draft.counts.added.count, draft.counts.changed.count, draft.chosen, draft.settings]).toEqual([0, 0, 0, []]);
    const refused = await ask({ method: 'GET', url: `${importPath(PLAN, draft.id)}/rows?kind=refused&limit=100` });
    expect(refused.payload).not.toContain('of the comment');
    const notices = draft.notices.map(({ code, count }) => [code, count]);
    expect(notices).toEqual(
      expect.arrayContaining([
        ['commentKept', 4],
        ['archiveKept', 3],
      ]),
    );
  });

  it('settings of another plan are listed; those that are taken are one change, undone as one', async () => {
    const files = { 'plan.csv': 'setting,value\ncurrency,£\ncompany,Elsewhere\nfiscal_month,1\n' };
    const draft: ImportDraft = (await handIn(ask, PLAN, files)).json();
    const told = ({ settings }: ImportDraft) => settings.map((each) => [each.setting, each.is_taken, each.fixed]);
    expect(told(draft)).toEqual([
      ['currency', false, null],
      ['company', true, null],
      ['fiscal_month', false, 'moves_figures'],
    ]);
    const answered = await answer(draft, { take_settings: ['currency', 'fiscal_month'] });
    expect([told(answered).map(([, isTaken]) => isTaken), answered.chosen]).toEqual([[true, false, false], 1]);
    const { version } = await apply(PLAN, answered);
    expect(await planNow()).toMatchObject({ currency_indicator: '£', company: 'Milltown & Sons; +x', fiscal_month: 7 });
    await ask({ method: 'POST', url: planUndoPath(PLAN, version), payload: {} });
    expect(await planNow()).toMatchObject({ currency_indicator: '€' });
  });
});

describe('work in files by the page', () => {
  it('comes in for goals that come in: what is for a goal that is left out stays out too, and is not counted', async () => {
    const files = {
      'goals.csv': 'number,title\n1,Plant trees\n2,Water them\n',
      'initiatives.csv':
        'initiative,goals,state,owner,after\nNursery,1,active,Ida Wells,\nWells,2,planned,Sam Lee,\nBoth,1;2,planned,,Wells\n',
      'milestones.csv': 'milestone,due,initiative,goal\nDug,2026-12-01,Wells,\nSown,2026-12-01,,1\nWet,2026-12-01,,2\n',
      'decisions.csv':
        'decided_on,decision,who,goals,initiatives\n2026-03-04,Dig,Council,2,\n2026-03-05,Sow,Council,2,Nursery\n',
    };
    const plan = (
      await apply(null, (await handIn(ask, null, { 'goals.csv': 'number,title\n9,Nine\n' }, { name: 'Work' })).json())
    ).plan_id;
    const draft: ImportDraft = (await handIn(ask, plan, files)).json();
    const none = { fields: 0, cells: 0, settings: 0 };
    expect(draft.chosen_parts).toEqual({ goals: 2, initiatives: 3, milestones: 3, decisions: 2, ...none });
    const left: ImportDraft = (
      await ask({
        method: 'PATCH',
        url: importPath(plan, draft.id),
        payload: { left_out: { kinds: [], rows: ['goal 2'] } },
      })
    ).json();
    expect(left.chosen_parts).toEqual({ goals: 1, initiatives: 2, milestones: 1, decisions: 1, ...none });
    const { version } = await apply(plan, left);
    const list = async (noun: string) => (await ask({ method: 'GET', url: `${planPath(plan)}/${noun}` })).json();
    const [initiatives, milestones, decisions] = [
      await list('initiatives'),
      await list('milestones'),
      await list('decisions'),
    ];
    expect(initiatives).toMatchObject([{ title: 'Nursery' }, { title: 'Both', after_ids: [] }]);
    expect(milestones).toMatchObject([{ title: 'Sown' }]);
    expect(decisions).toMatchObject([{ text: 'Sow', goal_ids: [] }]);
    const members = (await ask({ method: 'GET', url: `${planPath(plan)}/members` })).json();
    const text = JSON.stringify(members);
    expect([text.includes('Ida'), text.includes('Sam')]).toEqual([true, false]);
    await ask({ method: 'POST', url: planUndoPath(plan, version), payload: {} });
    expect([await list('initiatives'), await list('milestones'), await list('decisions')]).toEqual([[], [], []]);
  });

  it('comes in alone too', async () => {
    const draft: ImportDraft = (
      await handIn(ask, PLAN, { 'initiatives.csv': 'initiative,goals,state\nAlone,1,active\n' })
    ).json();
    expect([draft.refusals, draft.chosen]).toEqual([[], 1]);
    const { count } = await apply(PLAN, draft);
    expect(count).toBe(1);
  });
});
