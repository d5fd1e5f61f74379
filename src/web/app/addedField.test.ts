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
      room: line(['history', 'file']),
      isListed: yesNo(true, ['history', 'file']),
      storeys: amount(1, { least: 1, most: 200, decimals: 0 }, ['history', 'file']),
      risk: choiceOrNone(['high', 'low'], ['history', 'file']),
    };
    const absent = Object.entries(goalFields).map(([name, field]) => [name, field.absent]);
    return { ...original, goalFields, NOTHING_STATED: Object.fromEntries(absent) };
  });
  vi.doMock('#languages/en/page/goalFields.ts', async (load) => {
    const { goalFields } = await load<typeof import('#languages/en/page/goalFields.ts')>();
    const names = { ...goalFields.names, room: 'Room', isListed: 'Listed', storeys: 'Storeys', risk: 'Risk' };
    return { goalFields: { names, words: { ...goalFields.words, risk: { high: 'Great', low: 'Small' } } } };
  });
  return {
    ...(await import('#contract/goal/encodeStated.ts')),
    ...(await import('#core/goal/goalFields.ts')),
    ...(await import('#web/goal/form/controlledFields.ts')),
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
    return page.draftOf(Object.assign(stated, { room: '12', is_listed: 0, storeys: 4, risk: 'low' }), OPTIONS);
  };

  it('stands at the end of the form with the control of its kind, under its name', () => {
    expect(page.CONTROLLED_FIELDS.slice(-4)).toEqual(['room', 'isListed', 'storeys', 'risk']);
    expect(page.names).toMatchObject({ room: 'Room', isListed: 'Listed', storeys: 'Storeys', risk: 'Risk' });
    expect(page.newDraft(null)).toMatchObject({ room: '', isListed: true, storeys: '1', risk: null });
    expect(opened()).toMatchObject({ room: '12', isListed: false, storeys: '4', risk: 'low' });
  });

  it.each([
    [{ room: '13' }, { room: '13' }],
    [{ isListed: true }, { is_listed: 1 }],
    [{ storeys: '' }, { storeys: 1 }],
    [{ risk: null }, { risk: null }],
    [{}, {}],
  ])('is sent where it was changed: %j', (typed, sent) => {
    expect(page.goalPatchOf(opened(), { ...opened(), ...typed }, OPTIONS)).toEqual(sent);
  });

  it('is refused outside its limits', () => {
    const context = { format: 'M/D/Y', rolledUpInto: null, isNew: true, own: OPTIONS, ownBefore: {} } as const;
    const draft = { ...opened(), title: 'Roads', storeys: '201' };
    expect(page.problemsOf(draft, context)).toMatchObject({ storeys: { kind: 'outsideLimits' } });
  });

  it('has its name and its words in the history and in the preview of an import', () => {
    const names = { plan: JSON.parse('{ "plan": {}, "perspectives": {} }'), titleOf: () => null };
    const field = {
      name: 'risk',
      period: null,
      before: { kind: 'none' },
      after: { kind: 'word', word: 'low' },
    } as const;
    expect([page.history.fieldLabel(field, names), page.history.valueText(field, field.after, names)]).toEqual([
      'Risk',
      'Small',
    ]);
    expect([page.columnText('is_listed'), page.OUR_COLUMNS.slice(-11)]).toEqual([
      'Listed',
      expect.arrayContaining(['room', 'risk']),
    ]);
  });
});
