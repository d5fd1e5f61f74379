import { describe, expect, it } from 'vitest';
import { planSettings } from '#server/features/exchange/columns/planSettings.ts';
import { emptyExample, prepareExample, stateAfter } from '#testing/server/exampleImport.ts';

const GOALS = { 'goals.csv': 'number,title,tracking\n1,Roads,monthly\n' };
const FIGURES = { 'entries.csv': 'goal_number,date,actual\n1,2026-01-01,3\n' };
const plan = (...rows: string[]) => ({ 'plan.csv': ['setting,value', ...rows].join('\n') });

const measured = async () => {
  const empty = emptyExample();
  return stateAfter(empty, (await prepareExample({ ...GOALS, ...FIGURES }, empty)).edits);
};

const toldOf = ({ settings }: Awaited<ReturnType<typeof prepareExample>>) =>
  settings.map(({ setting, before, after, is_taken: isTaken, fixed }) => [setting, before, after, isTaken, fixed]);

const reasonsOf = ({ preview }: Awaited<ReturnType<typeof prepareExample>>, code: string) =>
  preview.groups
    .filter((group) => group.code === code)
    .flatMap(({ findings }) => [...findings].map(({ reason }) => reason));

describe('the settings of a file, into a plan that is there', () => {
  it('are shown where they differ; those that change how a plan looks are taken', async () => {
    const state = await measured();
    const prepared = await prepareExample(plan('company,Milltown', 'on_target,"0,95"', 'currency,$', 'tiers,2'), state);
    expect(toldOf(prepared)).toEqual([
      ['company', 'Example Ltd', 'Milltown', true, null],
      ['on_target', 0.9, 0.95, true, null],
    ]);
    expect(prepared.edits).toMatchObject([
      { entity: 'plan', after: { company: 'Milltown', thresholds: { onTarget: 0.95, offTarget: 0.8 } } },
    ]);
  });

  it('name, currency, tiers and time zone only where a person takes them, and are listed in any case', async () => {
    const state = await measured();
    const files = plan('name,Other', 'currency,€', 'tiers,3', 'time_zone,Europe/Madrid');
    const prepared = await prepareExample(files, state);
    expect(toldOf(prepared).map(([setting, , , isTaken, fixed]) => [setting, isTaken, fixed])).toEqual([
      ['name', false, null],
      ['currency', false, null],
      ['tiers', false, null],
      ['time_zone', false, null],
    ]);
    expect([prepared.edits, reasonsOf(prepared, 'settingKept')[1]]).toEqual([
      [],
      'currency: $ stays, the file has €; --take currency takes it',
    ]);
    const taken = await prepareExample(files, state, { takenSettings: ['currency'] });
    expect(taken.edits).toMatchObject([{ entity: 'plan', after: { name: 'Example', currency: '€' } }]);
  });

  it('a fiscal month and a week start move figures: not where there are some, else where a person takes them', async () => {
    const files = plan('fiscal_month,7', 'week_start,sunday');
    const asked = { takenSettings: ['fiscal_month', 'week_start'] };
    const held = await prepareExample(files, await measured(), asked);
    expect(toldOf(held)).toEqual([
      ['fiscal_month', 1, 7, false, 'moves_figures'],
      ['week_start', 'monday', 'sunday', false, 'moves_figures'],
    ]);
    expect(held.edits).toEqual([]);
    const free = await prepareExample({ ...files, ...GOALS }, emptyExample(), asked);
    expect(free.edits[0]).toMatchObject({ entity: 'plan', after: { fiscalStartMonth: 7, weekStart: 0 } });
    expect((await prepareExample(files, emptyExample())).edits).toEqual([]);
  });

  it('closed periods are never changed by a file', async () => {
    const prepared = await prepareExample(plan('closed_until,2025-12-31'), emptyExample(), {
      takenSettings: ['closed_until'],
    });
    expect([toldOf(prepared), prepared.edits]).toEqual([
      [['closed_until', null, '2025-12-31', false, 'closes_figures']],
      [],
    ]);
  });

  it('what is no setting, or cannot be one, is listed and left out', async () => {
    const prepared = await prepareExample(
      plan('colour,red', 'fiscal_month,13', 'on_target,0.5', 'currency,doubloons', 'time_zone,Mars/Base'),
      emptyExample(),
    );
    expect([toldOf(prepared), reasonsOf(prepared, 'settingUnknown'), reasonsOf(prepared, 'cellUnreadable')]).toEqual([
      [],
      ['not a setting of a plan'],
      [
        'fiscal_month is a month from 1 to 12',
        'off_target would be higher than on_target',
        'currency is a text of at most 5 characters',
        'time_zone is the name of a time zone, such as Europe/Madrid',
      ],
    ]);
  });

  it.each(planSettings.map((setting) => [setting.name, setting] as const))(
    '%s is read as it is written',
    (_, setting) => {
      const { plan: usual } = emptyExample();
      const written = setting.of(usual);
      const cell = written === null ? '' : typeof written === 'object' ? '2025-06-30' : String(written);
      expect(setting.put(usual, cell)).toEqual(usual);
    },
  );
});

describe('what a plan calls its levels and statuses', () => {
  const setting = (name: string) => planSettings.find((each) => each.name === name) ?? expect.fail(name);
  const usual = emptyExample().plan;
  const named = {
    ...usual,
    levels: [
      { name: 'Priority', plural: 'Priorities' },
      { name: 'Ziel 🎯', plural: 'Ziele: alle' },
    ],
    statuses: [{ code: 'off_target', name: 'Watch: soon' }],
  };

  it.each(['levels', 'statuses'] as const)('%s are read as they are written', (name) => {
    const cell = String(setting(name).of(named));
    expect(setting(name).put(usual, cell)).toEqual({ ...usual, [name]: named[name] });
  });

  it.each([
    ['levels', 'Priority'],
    ['levels', 'Priority / '],
    ['statuses', 'Watch'],
    ['statuses', 'yellow: Watch'],
  ])('%s refuse %j', (name, cell) => {
    expect(setting(name).put(usual, cell)).toBeNull();
  });
});

describe('the settings of a file, for a plan that is made', () => {
  it('are the plan’s; where somebody chose otherwise, both values are listed', async () => {
    const state = { ...emptyExample({ currency: '$' }), isNew: true };
    const { settings } = await prepareExample({ ...GOALS, ...plan('currency,€', 'fiscal_month,1') }, state);
    expect(settings).toEqual([{ setting: 'currency', before: '$', after: '€', is_taken: false, fixed: 'chosen' }]);
  });
});
