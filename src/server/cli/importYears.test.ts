import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findGoals } from '#server/store/plans/goals.ts';
import { findPlans } from '#server/store/plans/plans.ts';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';

let line: ExampleCommandLine;

beforeEach(() => {
  line = createExampleCommandLine();
});
afterEach(() => line.remove());

const titles = () =>
  line.look(async (store) => {
    const [plan] = await findPlans(store.db);
    return plan === undefined
      ? []
      : (await findGoals(store.db, { planId: plan.id })).map(({ title, targetsByYear }) => [
          title,
          Object.fromEntries(targetsByYear),
        ]);
  });

describe('milepost import of headings that name no year', () => {
  beforeEach(() => line.write('months.csv', 'number,title,Oct,Nov,Dec,Annual target\n1,Homes,5,6,7,70\n'));

  it('refuses until the year is said, and says how', async () => {
    const { status, reasons } = await line.run('import', '--plan', 'City', 'months.csv');
    expect(status).toBe(1);
    expect(reasons).toMatch(/months\.csv, line 1: “Oct”, “Nov”, “Dec” and 1 more name no year.*--year 2026/);
    expect(await titles()).toEqual([]);
  });

  it('takes the year of --year', async () => {
    const { status, output } = await line.run('import', '--plan', 'City', '--year', '2025', 'months.csv');
    expect([status, await titles()]).toEqual([0, [['Homes', { 2025: 70 }]]]);
    expect(output).toContain('Oct: read as the month 2025-10');
  });

  it('takes the plan’s current fiscal year with --accept, and lists it', async () => {
    const { status, output } = await line.run('import', '--plan', 'City', '--accept', 'months.csv');
    expect([status, await titles()]).toEqual([0, [['Homes', { 2026: 70 }]]]);
    expect(output).toContain('Which year are “Oct”, “Nov”, “Dec” of');
  });

  it.each(['26', '1899', '2201', 'x'])('knows that %s is no year', async (year) => {
    expect((await line.run('import', '--year', year, 'months.csv')).status).toBe(2);
  });

  it('takes a column for the period that a mapping file says', async () => {
    line.write('odd.csv', 'number,title,First,Second\n1,Homes,5,70\n');
    line.write('odd.json', '{"columns": {"First": "2026-01 actual", "Second": "2026 target"}}');
    const { status } = await line.run('import', '--plan', 'City', '--mapping', 'odd.json', 'odd.csv');
    expect([status, await titles()]).toEqual([0, [['Homes', { 2026: 70 }]]]);
  });
});

describe('milepost import of a file that is likely another plan’s', () => {
  beforeEach(async () => {
    line.write('ours.csv', 'number,title\n1,Homes\n2,Roads\n');
    line.write('theirs.csv', 'number,title\n1,Sewers\n2,Trams\n');
    await line.run('import', '--plan', 'City', 'ours.csv');
  });
  const named = async () => (await titles()).map(([title]) => title).sort();

  it('refuses, says why and how it goes in', async () => {
    const { status, reasons } = await line.run('import', '--plan', 'City', 'theirs.csv');
    expect(status).toBe(1);
    expect(reasons).toMatch(/another plan: 2 goals of it are in “City” by their numbers, but 0 of these titles match/);
    expect(reasons).toContain('--new-titles');
    expect(await named()).toEqual(['Homes', 'Roads']);
  });

  it('shows in a dry run what it would do', async () => {
    const { status, output } = await line.run('import', '--plan', 'City', '--dry-run', 'theirs.csv');
    expect(status).toBe(0);
    expect(output).toContain('Likely the file of another plan');
  });

  it.each(['--new-titles', '--accept'])('takes it with %s', async (option) => {
    const { status } = await line.run('import', '--plan', 'City', option, 'theirs.csv');
    expect([status, await named()]).toEqual([0, ['Sewers', 'Trams']]);
  });
});
