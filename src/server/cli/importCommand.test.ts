import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importPreviewSchema } from '#contract/import.ts';
import { createFirstAdministrator } from '#server/features/accounts/administration.ts';
import { planJson } from '#server/features/exchange/writing/planJson.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { removePlan } from '#server/store/changes/removePlan.ts';
import { openStore } from '#server/store/database/database.ts';
import { findChanges } from '#server/store/history/changeLog.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import { findPlans, findVersion } from '#server/store/plans/plans.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';
import { emptyExample, prepareExample, stateAfter } from '#testing/server/exampleImport.ts';

let line: ExampleCommandLine;

beforeEach(() => {
  line = createExampleCommandLine();
  line.write('goals.csv', 'number,title,owner,unit\n1,Homes,,\n1.1,Built,Grace Hopper,€\n');
  line.write('entries.csv', 'goal_number,date,target,actual\n1.1,2026-01-31,10,9\n1.1,2026-02-28,10,\n');
});
afterEach(() => line.remove());

const importBoth = (...options: string[]) => line.run('import', ...options, 'goals.csv', 'entries.csv');
const plans = () => line.look((store) => findPlans(store.db));

async function closeJanuary(): Promise<string> {
  const [plan] = await plans();
  if (plan === undefined) throw new Error('There is no plan.');
  const edits: readonly Edit[] = [{ entity: 'plan', after: { ...plan, closedUntil: exampleDay('2026-01-31') } }];
  await line.look((store) =>
    applyChange(store, {
      planId: plan.id,
      at: '2026-02-05T09:00:00.000Z',
      memberId: null,
      by: 'Ada',
      what: 'Closed',
      edits,
    }),
  );
  return plan.id;
}

describe('milepost import', () => {
  it('takes figures that are likely not meant, and lists them with their lines', async () => {
    line.write('entries.csv', 'goal_number,date,actual\n1.1,1025-03-01,9\n1.1,2026-03-01,9\n');
    const { status, output } = await importBoth('--plan', 'Town');
    expect(status).toBe(0);
    expect(output).toContain('1 of 2  Figure of a period before 1900 or more than 50 years ahead');
    expect(output).toContain('entries.csv, line 2, date: “1025-03-01” goal 1.1');
    line.write('group.csv', 'goal_number,date,actual\n1,2026-03-01,9\n');
    const again = await line.run('import', '--plan', 'Town', 'group.csv');
    expect(again.output).toContain('1 of 1  Figure of a group: stored, and turns the group into a goal of its own');
  });

  it('makes the plan again of a zip archive that was exported, named by it where nobody names it', async () => {
    line.write('goals.csv', 'number,title,tracking,contributors\n1,Homes,monthly,Ada Lovelace\n');
    line.write('entries.csv', 'goal_number,date,actual\n1,2026-07-01,4\n');
    const settings = ['--fiscal-month', '7', '--currency', '€', '--week-start', 'sunday'];
    await line.run('import', '--plan', 'Town', ...settings, 'goals.csv', 'entries.csv');
    await line.run('export', '--plan', 'Town', 'out.zip');
    await line.look(async (store) => removePlan(store, (await findPlans(store.db))[0]?.id ?? ''));
    const { status, output } = await line.run('import', 'out.zip');
    expect([status, output]).toEqual([0, expect.stringContaining('of the plan “Town”')]);
    expect(await plans()).toMatchObject([{ name: 'Town', fiscalStartMonth: 7, currency: '€', weekStart: 0 }]);
  });

  it('lists settings that differ from the plan, and takes those that are named', async () => {
    line.write('goals.csv', 'number,title\n1,Homes\n');
    line.write('plan.csv', 'setting,value\ncurrency,€\ncompany,Milltown\ndate_format,D/M/Y\n');
    await line.run('import', '--plan', 'Town', '--date-format', 'D/M/Y', 'goals.csv');
    const left = await line.run('import', '--plan', 'Town', '--take', 'none', 'plan.csv');
    expect(left.output).toContain('currency: $ stays, the file has €; --take currency takes it');
    expect(await plans()).toMatchObject([{ currency: '$', company: '' }]);
    const taken = await line.run('import', '--plan', 'Town', '--take', 'currency', 'plan.csv');
    expect([taken.status, taken.output]).toEqual([0, expect.stringContaining('currency: $ becomes €')]);
    expect(await plans()).toMatchObject([{ currency: '€', company: 'Milltown' }]);
    expect(await line.run('import', '--plan', 'Town', '--take', 'colour', 'plan.csv')).toMatchObject({ status: 2 });
  });

  it('keeps the settings of a plan exported as JSON without its history', async () => {
    const perspectives = { f: 'Money', c: 'People', o: 'Work', p: 'Learning' };
    const thresholds = { onTarget: 0.95, offTarget: 0.85 };
    const levels = [
      { name: 'Priority', plural: 'Priorities' },
      { name: 'Step', plural: 'Steps' },
    ];
    const statuses = [{ code: 'off_target', name: 'Watch' }];
    const palette = 'grey_red';
    const empty = emptyExample({ perspectives, thresholds, isOutlookOff: true, levels, statuses, palette });
    const { edits } = await prepareExample({ 'goals.csv': 'number,title\n1,Homes\n' }, empty);
    line.write('plan.json', [...planJson(stateAfter(empty, edits), null)].join(''));
    const { status, reasons } = await line.run('import', '--plan', 'Copy', 'plan.json');
    expect({ status, reasons }).toEqual({ status: 0, reasons: '' });
    expect(await plans()).toMatchObject([
      { name: 'Copy', perspectives, thresholds, isOutlookOff: true, levels, statuses, palette },
    ]);
  });

  it('refuses an option that would move the figures of a plan exported with its history', async () => {
    await importBoth('--plan', 'City', '--fiscal-month', '7');
    await line.run('export', '--plan', 'City', 'city.json');
    for (const more of [[], ['--dry-run']]) {
      const { status, reasons } = await line.run(
        'import',
        '--plan',
        'Copy',
        '--fiscal-month',
        '1',
        ...more,
        'city.json',
      );
      expect([status, reasons]).toEqual([1, expect.stringContaining('history, and with it the fiscal month 7, not 1')]);
    }
    expect((await plans()).map(({ name }) => name)).toEqual(['City']);
    const same = await line.run('import', '--plan', 'Copy', '--fiscal-month', '7', 'city.json');
    expect(same).toMatchObject({ status: 0, reasons: '' });
  });

  it('gives a plan exported with its history the settings of other options, on top of it', async () => {
    await importBoth('--plan', 'City', '--currency', '£');
    await line.run('export', '--plan', 'City', 'city.json');
    const { status } = await line.run('import', '--plan', 'Copy', '--currency', '€', '--company', 'Town', 'city.json');
    expect([status, await plans()]).toMatchObject([0, [{ currency: '£' }, { currency: '€', company: 'Town' }]]);
  });

  it('makes the plan with the options, writes everything as one change and says what it assumed', async () => {
    const { status, output, reasons } = await importBoth(
      ...['--plan', 'City', '--company', 'City Ltd', '--fiscal-month', '7', '--fiscal-display', '3', '--tiers', '3'],
      ...['--currency', '£', '--date-format', 'd/m/y', '--week-start', 'Sunday', '--time-zone', 'Europe/Madrid'],
    );
    expect({ status, reasons }).toEqual({ status: 0, reasons: '' });
    expect(output).toContain('Plan “City” (new), from goals.csv, entries.csv');
    expect(output).toContain('Goals    2 read: 2 new');
    expect(output).toContain('Entries  2 read: 2 new');
    expect(output).toContain('2 of 2  Direction left out: up');
    const [plan] = await plans();
    expect(plan).toMatchObject({
      name: 'City',
      company: 'City Ltd',
      fiscalStartMonth: 7,
      fiscalDisplay: 'bothYears',
      tiers: 3,
      currency: '£',
      dateFormat: 'D/M/Y',
      weekStart: 0,
      timeZone: 'Europe/Madrid',
    });
    expect(await line.look((store) => findVersion(store.db, plan?.id ?? ''))).toBe(1);
  });

  it('takes tables of work alone, counts their rows, and names their files in the history', async () => {
    await importBoth('--plan', 'City');
    line.write('initiatives.csv', 'initiative,goals,state\nRenew mains,1.1,active\nElsewhere,8.8,active\n');
    line.write('milestones.csv', 'milestone,due,initiative,goal\nPipes ordered,2026-03-01,Renew mains,\n');
    const importWork = () => line.run('import', '--plan', 'City', 'initiatives.csv', 'milestones.csv');
    const first = await importWork();
    expect(first.output).toContain('Plan “City”, from initiatives.csv, milestones.csv');
    expect(first.output).toContain('  Work     3 read: 2 new, 1 kept out');
    expect([first.status, first.output]).toEqual([0, expect.stringContaining('Imported as change 2')]);
    const [plan] = await plans();
    const [last] = await line.look((store) => findChanges(store.db, { planId: plan?.id ?? '', limit: 1 }));
    expect(last?.what).toBe('Imported initiatives.csv, milestones.csv');
    const again = await importWork();
    expect(again.output).toContain('  Work     3 read: 2 as they are, 1 kept out');
    expect([again.status, again.output]).toEqual([0, expect.stringContaining('nothing was changed')]);
    line.write('initiatives.csv', 'initiative,goals,state\nElsewhere,8.8,active\n');
    const refused = await line.run('import', '--plan', 'City', 'initiatives.csv');
    expect([refused.status, refused.reasons]).toEqual([1, expect.stringContaining('every row is kept out')]);
  });

  it('changes nothing the second time', async () => {
    await importBoth('--plan', 'City');
    const { status, output } = await importBoth('--plan', ' city ');
    expect(status).toBe(0);
    expect(output).toContain('nothing was changed');
    const [plan, ...others] = await plans();
    expect(others).toEqual([]);
    expect(await line.look((store) => findVersion(store.db, plan?.id ?? ''))).toBe(1);
  });

  it('names a plan after the files where none is named, and lists that', async () => {
    const { output } = await line.run('import', 'goals.csv');
    expect((await plans()).map(({ name }) => name)).toEqual(['goals']);
    expect(output).toContain('Name of the plan left out');
  });

  it('takes the currency of the units where none is given', async () => {
    await importBoth('--plan', 'City');
    expect(await plans()).toMatchObject([{ currency: '€', tiers: 2, dateFormat: 'M/D/Y' }]);
  });

  it('finds a plan by its id', async () => {
    await importBoth('--plan', 'City');
    const [plan] = await plans();
    line.write('more.csv', 'number,title\n2,Parks\n');
    expect((await line.run('import', '--plan-id', plan?.id ?? '', 'more.csv')).status).toBe(0);
    const goals = await line.look((store) => findGoals(store.db, { planId: plan?.id ?? '' }));
    expect(goals.map(({ title }) => title).sort()).toEqual(['Built', 'Homes', 'Parks']);
  });

  it('writes nothing in a dry run', async () => {
    const { status, output } = await importBoth('--plan', 'City', '--dry-run');
    expect(status).toBe(0);
    expect(output).toContain('nothing was written');
    expect(await plans()).toEqual([]);
  });

  it('says what was imported, and that the report could not be written', async () => {
    const { status, output, reasons } = await importBoth('--plan', 'City', '--report', '.');
    expect(status).toBe(1);
    expect(output).toContain('Imported as change 1');
    expect(reasons).toMatch(/was not written: it is a folder\. Name a file in it\.$/);
  });

  it('writes everything it found into a report, by the schema', async () => {
    await importBoth('--plan', 'City', '--report', 'report.json');
    const report: unknown = JSON.parse(readFileSync(join(line.folder, 'report.json'), 'utf8'));
    expect(importPreviewSchema.parse(report)).toMatchObject({
      goals: { read: 2, add: 2 },
      entries: { read: 2, add: 2 },
    });
    expect(report).toMatchObject({ isApplied: true, version: 1, plan: { name: 'City', isNew: true } });
  });

  it('changes figures of closed periods only with a reason, which the log keeps', async () => {
    await importBoth('--plan', 'City');
    const planId = await closeJanuary();
    line.write('entries.csv', 'goal_number,date,target,actual\n1.1,2026-01-31,10,8\n');
    const refused = await importBoth('--plan', 'City');
    expect(refused.status).toBe(1);
    expect(refused.reasons).toContain('“Built”');
    expect(refused.reasons).toContain('--reason');
    const given = await importBoth('--plan', 'City', '--reason', 'The audit corrected January');
    expect({ status: given.status, reasons: given.reasons }).toEqual({ status: 0, reasons: '' });
    const [last] = await line.look((store) => findChanges(store.db, { planId, limit: 1 }));
    expect(last).toMatchObject({ reason: 'The audit corrected January' });
  });

  it('lets the administrators lead the plan, also one who owns goals', async () => {
    await line.look((store) =>
      createFirstAdministrator(store, {
        email: 'grace@example.org',
        passwordHash: 'x',
        at: '2026-11-20T00:00:00.000Z',
      }),
    );
    line.write('owned.csv', 'number,title,owner\n1,A,Grace@example.org\n');
    await line.run('import', '--plan', 'City', 'goals.csv');
    await line.run('import', '--plan', 'Owned', 'owned.csv');
    for (const { id, name } of await plans()) {
      const members = await line.look((store) => findMembers(store.db, id));
      const leads = members.filter(({ role }) => role === 'lead');
      expect(leads).toMatchObject([{ email: 'grace@example.org', accountId: expect.any(String) }]);
      expect(members).toHaveLength(name === 'City' ? 2 : 1);
    }
  });

  it('works while a server has the store', async () => {
    const server = await openStore({
      dataFolder: join(line.folder, 'data'),
      databaseUrl: null,
      serverAddress: 'http://localhost',
    });
    try {
      expect((await importBoth('--plan', 'City')).status).toBe(0);
      expect(await findPlans(server.db)).toHaveLength(1);
    } finally {
      await server.close();
    }
  });

  it('keeps rows out by file, line, column and reason on standard error, and takes the rest', async () => {
    line.write('entries.csv', 'goal_number,date,actual\n1.1,2026-02-30,5\n1.1,2026-01-01,6\n');
    const { status, output, reasons } = await importBoth('--plan', 'City');
    expect(status).toBe(0);
    expect(output).toContain('Entries  2 read: 1 new, 1 kept out');
    expect(reasons).toContain('entries.csv, line 2, date: “2026-02-30” not a date');
  });
});

describe('milepost import ends with 1 and writes nothing', () => {
  it.each([
    ['where a file is not what it claims', 'PK\x03\x04', /goals.csv: not a CSV file but a zip archive/],
    ['where a column is missing', 'number,name\n1,A\n', /goals.csv, line 1: the required column is missing: “title”/],
    ['at a NUL', 'number,title\n1,A\0\n', /goals.csv, line 2, column 4: a NUL/],
    ['where every row is kept out', 'number,title\n,A\n', /every row is kept out/],
    ['where there is no row', 'number,title\n', /every row is kept out/],
    ['at a zip archive, and says to unpack it', 'PK\x03\x04', /unpack it and choose the files in it/],
  ])('%s', async (_, content, reason) => {
    line.write('goals.csv', content);
    line.write('entries.csv', 'goal_number,date,actual\n1,2026-01-01,5\n');
    const { status, reasons } = await importBoth('--plan', 'City');
    expect(status).toBe(1);
    expect(reasons).toMatch(reason);
    expect(await plans()).toEqual([]);
  });

  it.each([
    [
      'a file that is not there',
      ['--plan', 'City', 'nowhere.csv'],
      /nowhere.csv cannot be read: there is no such file/,
    ],
    ['a folder', ['--plan', 'City', '.'], /it is a folder/],
    [
      'an id that no plan has',
      ['--plan-id', 'nope', 'goals.csv'],
      /no plan with the id nope; milepost plan lists them/,
    ],
  ])('for %s', async (_, args, reason) => {
    const { status, reasons } = await line.run('import', ...args);
    expect(status).toBe(1);
    expect(reasons).toMatch(reason);
    expect(await plans()).toEqual([]);
  });

  it('where an option says otherwise than the plan', async () => {
    await importBoth('--plan', 'City');
    const { status, reasons } = await importBoth('--plan', 'City', '--fiscal-month', '7');
    expect(status).toBe(1);
    expect(reasons).toContain('has the fiscal month 1, not 7');
  });

  it('where the environment is wrong, naming the variable', async () => {
    const wrong = createExampleCommandLine({ PORT: 'many' });
    expect(await wrong.run('plan')).toMatchObject({ status: 1, reasons: expect.stringMatching(/PORT must be/) });
    wrong.remove();
  });
});

describe('milepost ends with 2', () => {
  it.each([
    [[]],
    [['imports']],
    [['import']],
    [['import', '--colour', 'goals.csv']],
    [['import', '--plan']],
    [['import', '--reason', ' ', 'goals.csv']],
    [['import', '--plan', '', 'goals.csv']],
    [['import', '--plan', 'City', '--plan-id', 'x', 'goals.csv']],
    [['import', '--fiscal-month', '13', 'goals.csv']],
    [['import', '--fiscal-display', '4', 'goals.csv']],
    [['import', '--tiers', '4', 'goals.csv']],
    [['import', '--currency', 'doubloons', 'goals.csv']],
    [['import', '--date-format', 'Y/M/D', 'goals.csv']],
    [['import', '--week-start', 'someday', 'goals.csv']],
    [['import', '--time-zone', 'Mars/Base', 'goals.csv']],
    [['plan', 'remove']],
  ])('for %j', async (args) => {
    expect((await line.run(...args)).status).toBe(2);
  });
});

describe('milepost', () => {
  it('lists its verbs and says more about each', async () => {
    const { status, output } = await line.run('--help');
    expect(status).toBe(0);
    const verbs = [...output.matchAll(/^ {2}(\w+) {2}/gm)].map(([, verb]) => verb ?? '');
    expect(verbs).toContain('import');
    for (const verb of verbs) {
      const help = await line.run(verb, '--help');
      expect(help).toMatchObject({ status: 0, output: expect.stringContaining(`milepost ${verb}`) });
    }
  });

  it('says its version', async () => {
    expect(await line.run('--version')).toMatchObject({ status: 0, output: 'Milepost 0' });
  });

  it('lists the plans', async () => {
    await importBoth('--plan', 'City', '--company', 'City Ltd');
    expect((await line.run('plan')).output).toMatch(/^\w+\tCity\tCity Ltd\t1$/);
  });
});
