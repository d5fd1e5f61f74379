import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addresses, goalPath, importPath, planChangesPath, planExportPath, planPath } from '#contract/addresses.ts';
import { wireChangesSchema } from '#contract/change.ts';
import type { DiffRows, ImportDraft } from '#contract/importDraft.ts';
import { handIn } from '#testing/server/exampleImportCalls.ts';
import type { Ask, ExampleServer } from '#testing/server/exampleServer.ts';

const PLAN = 'plan1';

/**
 * Plain fields that are rows of the table, with a column in the store and their notes, and nothing else: the whole
 * server is loaded with them.
 */
async function loadWithFields() {
  vi.resetModules();
  vi.doMock('#core/goal/goalFields.ts', async (load) => {
    const original = await load<typeof import('#core/goal/goalFields.ts')>();
    const { amount, choice, choiceOrNone, line, yesNo } = await import('#core/goal/fieldKinds.ts');
    const goalFields = {
      ...original.goalFields,
      trialRoom: line(['share', 'history', 'file']),
      isOnTrial: yesNo(false, ['history', 'file']),
      trialStoreys: amount(1, { least: 1, most: 200, decimals: 0 }, ['share', 'history', 'file']),
      trialRisk: choiceOrNone(['high', 'low'], ['share', 'history', 'file']),
      trialTone: choice(['loud', 'soft'], 'soft', ['history', 'file']),
    };
    const absent = Object.entries(goalFields).map(([name, field]) => [name, field.absent]);
    return { ...original, goalFields, NOTHING_STATED: Object.fromEntries(absent) };
  });
  vi.doMock('#languages/en/page/goalFields.ts', async (load) => {
    const original = await load<typeof import('#languages/en/page/goalFields.ts')>();
    const added = {
      trialRoom: 'Where it is.',
      isOnTrial: 'Whether it is listed.',
      trialStoreys: 'Storeys.',
      trialRisk: 'Its trialRisk.',
      trialTone: 'Its tone.',
    };
    return { ...original, goalFieldNotes: { ...original.goalFieldNotes, ...added } };
  });
  vi.doMock('#server/store/database/migrations/migrations.ts', async (load) => {
    const original = await load<typeof import('#server/store/database/migrations/migrations.ts')>();
    const { sql } = await import('kysely');
    const columns = [
      ...['trial_room text', 'is_on_trial integer', 'trial_storeys double precision'],
      ...['trial_risk text', 'trial_tone text'],
    ];
    const up: (typeof original.MIGRATIONS)[string]['up'] = async (db) => {
      for (const column of columns) await sql.raw(`alter table goal add column ${column}`).execute(db);
    };
    return { MIGRATIONS: { ...original.MIGRATIONS, '9999_added': { up } } };
  });
  // In its thread it would be loaded without them.
  vi.doMock('#server/features/exchange/drafting/draftInWorker.ts', async () => {
    const { draftImport } = await import('#server/features/exchange/drafting/draftImport.ts');
    return { draftInWorker: async (...[request]: Parameters<typeof draftImport>) => draftImport(request) };
  });
  const { writeExamplePlan } = await import('#testing/server/examplePlan.ts');
  const { startExampleServer } = await import('#testing/server/exampleServer.ts');
  return startExampleServer({ fill: (store) => writeExamplePlan(store) });
}

let server: ExampleServer;
let ada: Ask;
beforeAll(async () => {
  server = await loadWithFields();
  ada = await server.signIn();
});
afterAll(() => server.close());

const SENT = { trial_room: ' 12  b ', is_on_trial: 1, trial_storeys: 4, trial_risk: 'low' };
const STATED = { ...SENT, trial_room: '12 b' };

const change = (payload: object) => ada({ method: 'PATCH', url: goalPath(PLAN, 'g2'), payload });
const stated = async () => (await ada({ url: goalPath(PLAN, 'g2') })).json();

describe('a plain field that is a row of the table of fields', () => {
  it('is absent until somebody states it, then stored, answered and kept by what does not name it', async () => {
    expect(await stated()).toMatchObject({ trial_room: '', is_on_trial: 0, trial_storeys: 1, trial_risk: null });
    expect((await change(SENT)).statusCode).toBe(200);
    expect(await stated()).toMatchObject(STATED);
    await change({ item: 'Repair roads' });
    expect(await stated()).toMatchObject(STATED);
    const [goal] = (await ada({ url: `${addresses.goals}?plan_id=${PLAN}&ids=g2` })).json();
    expect(goal).toMatchObject(STATED);
  });

  it.each([
    [{ trial_storeys: 0 }, 'must be a number from 1 to 200 with at most 0 decimals'],
    [{ is_on_trial: 2 }, 'must be 0 or 1'],
    [{ trial_risk: 'some' }, 'must be one of high, low or null'],
    [{ trial_room: 'x'.repeat(501) }, 'trial_room has more than 500 characters'],
  ])('is refused where it does not fit its kind: %j', async (payload, why) => {
    const reply = await change(payload);
    expect([reply.statusCode, reply.body]).toEqual([400, expect.stringContaining(why)]);
  });

  it('is what it usually is again where null is sent', async () => {
    await change({ trial_tone: 'loud' });
    expect(await stated()).toMatchObject({ trial_tone: 'loud' });
    expect((await change({ trial_tone: null })).statusCode).toBe(200);
    expect(await stated()).toMatchObject({ trial_tone: 'soft' });
  });

  it('is told in the history, and undone', async () => {
    const { changes } = wireChangesSchema.parse((await ada({ url: planChangesPath(PLAN) })).json());
    const fields = changes.flatMap(({ items }) => items.flatMap((item) => item.fields));
    const { decodeChangeFields } = await import('#contract/changeField.ts');
    expect(decodeChangeFields(fields)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'trialRoom', after: { kind: 'text', text: '12 b' } }),
        expect.objectContaining({ name: 'isOnTrial', after: { kind: 'flag', isOn: true } }),
        expect.objectContaining({ name: 'trialStoreys', before: { kind: 'figure', value: 1 } }),
        expect.objectContaining({ name: 'trialRisk', after: { kind: 'word', word: 'low' } }),
      ]),
    );
    const { version } = (await change({ trial_room: '13' })).json();
    await ada({ method: 'POST', url: `${planPath(PLAN)}/changes/${version}/undo`, payload: {} });
    expect(await stated()).toMatchObject(STATED);
  });

  it.each(['xlsx', 'json'] as const)(
    'is in an export, which changes nothing when it is handed in: %s',
    async (format) => {
      const reply = await ada({ url: planExportPath(PLAN, format) });
      if (format === 'json')
        expect(reply.json().goals).toContainEqual(expect.objectContaining({ ...STATED, is_on_trial: true }));
      const draft: ImportDraft = (await handIn(ada, PLAN, { [`plan.${format}`]: reply.rawPayload })).json();
      expect([draft.refusals, draft.counts.added.count, draft.counts.changed.count]).toEqual([[], 0, 0]);
    },
  );

  it('is imported by the column of its name, and its differences are shown', async () => {
    const file = 'number,title,trial_room,is_on_trial,trial_storeys,trial_risk\n1.1,Repair roads,14,no,,high\n';
    const draft: ImportDraft = (await handIn(ada, PLAN, { 'goals.csv': file })).json();
    const { rows }: DiffRows = (await ada({ url: `${importPath(PLAN, draft.id)}/rows?kind=all` })).json();
    expect(rows.map(({ what, before, after }) => [what.type === 'field' && what.field, before, after])).toEqual([
      ['trial_room', '12 b', '14'],
      ['is_on_trial', 'yes', 'no'],
      ['trial_risk', 'low', 'high'],
    ]);
    await ada({ method: 'POST', url: `${importPath(PLAN, draft.id)}/apply` });
    expect(await stated()).toMatchObject({ trial_room: '14', is_on_trial: 0, trial_storeys: 4, trial_risk: 'high' });
  });

  it('is in the description of the calls and of files with its note, and seen through shares where its row says so', async () => {
    const description = (await ada({ url: addresses.openapi })).body;
    expect(description).toContain('Where it is.');
    const { goalColumns } = await import('#server/features/exchange/columns/goalColumns.ts');
    const columns = goalColumns.map(({ name, meaning }) => [name, meaning]);
    expect(columns).toContainEqual(['trial_room', 'Where it is.']);
    const { SHARED_GOAL_FIELDS } = await import('#contract/goal/sharedGoal.ts');
    const added = SHARED_GOAL_FIELDS.filter((name) => Object.keys(STATED).some((each) => each === name));
    expect(added).toEqual(['trial_room', 'trial_storeys', 'trial_risk']);
  });
});
