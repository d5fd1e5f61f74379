import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { StatedGoal } from '#contract/goalCalls.ts';

/** The page with plain fields that are rows of the table, with their words, and nothing else. */
async function loadWithFields() {
  vi.resetModules();
  vi.doMock('#core/goal/goalFields.ts', async (load) => {
    const original = await load<typeof import('#core/goal/goalFields.ts')>();
    const { amount, choiceOrNone, line, yesNo } = await import('#core/goal/fieldKinds.ts');
    const goalFields = {
      ...original.goalFields,
      trialRoom: line(['history', 'file']),
      isOnTrial: yesNo(true, ['history', 'file']),
      trialStoreys: amount(1, { least: 1, most: 200, decimals: 0 }, ['history', 'file']),
      trialRisk: choiceOrNone(['high', 'low'], ['history', 'file']),
    };
    const absent = Object.entries(goalFields).map(([name, field]) => [name, field.absent]);
    return { ...original, goalFields, NOTHING_STATED: Object.fromEntries(absent) };
  });
  vi.doMock('#languages/en/page/goalFields.ts', async (load) => {
    const { goalFields } = await load<typeof import('#languages/en/page/goalFields.ts')>();
    const names = {
      ...goalFields.names,
      trialRoom: 'Room',
      isOnTrial: 'Listed',
      trialStoreys: 'Storeys',
      trialRisk: 'Risk',
    };
    return { goalFields: { names, words: { ...goalFields.words, trialRisk: { high: 'Great', low: 'Small' } } } };
  });
  return {
    ...(await import('#contract/goal/encodeStated.ts')),
    ...(await import('#core/goal/goalFields.ts')),
    ...(await import('#web/goal/form/controlledFields.ts')),
    ...(await import('#core/goal/fieldKinds.ts')),
    ...(await import('#web/goal/form/formFields.ts')),
    ...(await import('#web/goal/form/formNames.ts')),
    ...(await import('#web/goal/form/goalDraft.ts')),
    ...(await import('#web/goal/form/goalPatch.ts')),
    ...(await import('#web/goal/form/goalProblems.ts')),
    ...(await import('#web/pages/importing/rowText.ts')),
    history: await import('#web/plan/history/changedText.ts'),
  };
}

let page: Awaited<ReturnType<typeof loadWithFields>>;
beforeAll(async () => {
  page = await loadWithFields();
});
afterAll(() => {
  vi.doUnmock('#core/goal/goalFields.ts');
  vi.doUnmock('#languages/en/page/goalFields.ts');
  vi.resetModules();
});

const OPTIONS = { year: 2026, format: 'M/D/Y', fields: [], depth: 1 } as const;

describe('a plain field that is a row of the table of fields', () => {
  const opened = () => {
    const stated: StatedGoal = {
      ...page.encodeStated(page.NOTHING_STATED),
      ...{ id: 'g', version: 3, status_set: null, status_note: null, status_by: null, status_at: null },
      ...{ status_is_automatic: 1, has_entries: 0, is_computed: 0 },
    };
    return page.draftOf(
      Object.assign(stated, { trial_room: '12', is_on_trial: 0, trial_storeys: 4, trial_risk: 'low' }),
      OPTIONS,
    );
  };

  it('stands at the end of the form with the control of its kind, under its name', () => {
    expect(page.CONTROLLED_FIELDS.slice(-4)).toEqual(['trialRoom', 'isOnTrial', 'trialStoreys', 'trialRisk']);
    expect(page.names).toMatchObject({
      trialRoom: 'Room',
      isOnTrial: 'Listed',
      trialStoreys: 'Storeys',
      trialRisk: 'Risk',
    });
    expect(Object.entries(page.formFields).filter(([name]) => name === 'trialRoom')).toMatchObject([
      ['trialRoom', { most: page.TEXT_LENGTHS.line }],
    ]);
    expect(page.newDraft(null)).toMatchObject({ trialRoom: '', isOnTrial: true, trialStoreys: '1', trialRisk: null });
    expect(opened()).toMatchObject({ trialRoom: '12', isOnTrial: false, trialStoreys: '4', trialRisk: 'low' });
  });

  it.each([
    [{ trialRoom: '13' }, { trial_room: '13' }],
    [{ isOnTrial: true }, { is_on_trial: 1 }],
    [{ trialStoreys: '' }, { trial_storeys: 1 }],
    [{ trialRisk: null }, { trial_risk: null }],
    [{}, {}],
  ])('is sent where it was changed: %j', (typed, sent) => {
    expect(page.goalPatchOf(opened(), { ...opened(), ...typed }, OPTIONS)).toEqual(sent);
  });

  it('is refused outside its limits', () => {
    const context = { format: 'M/D/Y', rolledUpInto: null, isNew: true, own: OPTIONS, ownBefore: {} } as const;
    const draft = { ...opened(), title: 'Roads', trialStoreys: '201' };
    expect(page.problemsOf(draft, context)).toMatchObject({ trialStoreys: { kind: 'outsideLimits' } });
  });

  it('has its name and its words in the history and in the preview of an import', () => {
    const names = { plan: JSON.parse('{ "plan": {}, "perspectives": {} }'), titleOf: () => null };
    const field = {
      name: 'trialRisk',
      period: null,
      before: { kind: 'none' },
      after: { kind: 'word', word: 'low' },
    } as const;
    expect([page.history.fieldLabel(field, names), page.history.valueText(field, field.after, names)]).toEqual([
      'Risk',
      'Small',
    ]);
    expect([page.columnText('is_on_trial'), page.OUR_COLUMNS.slice(-11)]).toEqual([
      'Listed',
      expect.arrayContaining(['trial_room', 'trial_risk']),
    ]);
  });
});
