import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planExportSchema } from '#contract/export.ts';
import { OWN_KINDS } from '#core/own/ownField.ts';
import { findGoals } from '#server/store/plans/goals.ts';
import { findPlans } from '#server/store/plans/plans.ts';
import { exampleOwnField, exampleOwnValue } from '#testing/core/exampleOwn.ts';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';
import { exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';

let line: ExampleCommandLine;
beforeEach(async () => {
  line = createExampleCommandLine();
  line.write('goals.csv', 'number,title,owner\n1,Homes,\n1.1,=Built,grace@example.org\n');
  line.write('entries.csv', 'goal_number,date,target,actual\n1.1,2026-01-01,10,9\n1.1,2026-02-01,10,\n');
  await line.run('import', '--plan', 'City', 'goals.csv', 'entries.csv');
});
afterEach(() => line.remove());

const isThere = (name: string) => existsSync(join(line.folder, name));

describe('milepost export', () => {
  it.each(['plan.xlsx', 'plan.json', 'plan.zip'])('writes %s and says what is in it', async (name) => {
    const { status, output } = await line.run('export', '--plan', 'city', name);
    expect(status).toBe(0);
    expect(output).toContain(`${name}: 2 goals, 2 entries.`);
    expect(isThere(name)).toBe(true);
  });

  it('writes the CSV files into a folder', async () => {
    mkdirSync(join(line.folder, 'out'));
    const { status, output } = await line.run('export', '--plan', 'City', 'out');
    expect([status, output]).toEqual([
      0,
      expect.stringMatching(/^Wrote \S+goals\.csv, (\S+, )*\S+\.csv and \S+\.csv: /),
    ]);
    expect(readFileSync(join(line.folder, 'out/goals.csv'), 'utf8')).toContain("1.1,'=Built,1,1,");
    expect(isThere('out/entries.csv')).toBe(true);
  });

  it.each([
    [['plan.xlsx'], '26 read: 4 new, 22 without a figure'],
    [['out/goals.csv', 'out/entries.csv'], '2 read: 2 new'],
  ])('is read again without a change: %s', async (files, entries) => {
    mkdirSync(join(line.folder, 'out'));
    await line.run('export', '--plan', 'City', files.length === 1 ? 'plan.xlsx' : 'out');
    expect((await line.run('import', '--plan', 'City', ...files)).output).toContain('nothing was changed');
    expect((await line.run('import', '--plan', 'Copy', ...files)).output).toContain(`Entries  ${entries}`);
  });

  it('writes JSON by its schema', async () => {
    await line.run('export', '--plan', 'City', 'plan.json');
    const read: unknown = JSON.parse(readFileSync(join(line.folder, 'plan.json'), 'utf8'));
    expect(planExportSchema.parse(read)).toMatchObject({
      plan: { name: 'City' },
      goals: [{ number: '1' }, { number: '1.1' }],
    });
  });

  it('writes over a file only when forced', async () => {
    line.write('plan.json', 'mine');
    const refused = await line.run('export', '--plan', 'City', 'plan.json');
    expect(refused).toMatchObject({ status: 1, reasons: expect.stringContaining('--force writes over it') });
    expect(readFileSync(join(line.folder, 'plan.json'), 'utf8')).toBe('mine');
    expect((await line.run('export', '--plan', 'City', '--force', 'plan.json')).status).toBe(0);
  });

  it.each([
    ['a plan that is not there', ['--plan', 'Town', 'plan.json'], /no plan of that name/],
    [
      'a folder that is not there',
      ['--plan', 'City', 'nowhere/plan.json'],
      /plan\.json was not written: there is no such file or folder\. Check the name\./,
    ],
  ])('ends with 1 for %s', async (_, args, reason) => {
    const { status, reasons } = await line.run('export', ...args);
    expect(status).toBe(1);
    expect(reasons).toMatch(reason);
  });

  it.each([
    [['plan.json']],
    [['--plan', 'City']],
    [['--plan', 'City', 'plan.pdf']],
    [['--plan', 'City', 'a.json', 'b.json']],
  ])('ends with 2 for %j', async (args) => {
    expect((await line.run('export', ...args)).status).toBe(2);
  });
});

describe('a plan exported as JSON', () => {
  it('comes into an empty store as the same plan, history included, and again without a change', async () => {
    line.write('more.csv', 'goal_number,date,actual\n1.1,2026-02-01,12\n');
    await line.run('import', '--plan', 'City', 'more.csv');
    await line.run('export', '--plan', 'City', 'plan.json');
    const other = createExampleCommandLine();
    other.write('plan.json', readFileSync(join(line.folder, 'plan.json'), 'utf8'));
    const made = await other.run('import', '--plan', 'City', 'plan.json');
    expect([made.status, made.reasons]).toEqual([0, '']);
    await other.run('export', '--plan', 'City', 'again.json');
    expect(readFileSync(join(other.folder, 'again.json'), 'utf8')).toBe(
      readFileSync(join(line.folder, 'plan.json'), 'utf8'),
    );
    expect((await other.run('import', '--plan', 'City', 'plan.json')).output).toContain('nothing was changed');
    other.remove();
  });
});

it('milepost export as JSON and milepost import make a plan with its own fields and their values', async () => {
  const [from, to] = [createExampleCommandLine(), createExampleCommandLine()];
  // People are those of a plan.
  const fields = OWN_KINDS.filter((kind) => kind !== 'person').map((kind) =>
    exampleOwnField({ id: kind, name: `Our ${kind}`, kind }),
  );
  const ownFields = Object.fromEntries(fields.map(({ id, kind }) => [id, exampleOwnValue(kind)]));
  const goal = exampleGoalEdit({ id: 'own', number: '9', title: 'Own', ownFields });
  await from.look((store) => writeExamplePlan(store, { fields }, [goal]));
  expect((await from.run('export', '--plan-id', 'plan1', 'plan.json')).status).toBe(0);
  to.write('plan.json', readFileSync(join(from.folder, 'plan.json')));
  expect((await to.run('import', '--plan', 'Copy', 'plan.json')).status).toBe(0);
  const [plan, goals] = await to.look(async (store) => {
    const [made] = await findPlans(store.db);
    const planId = made?.id ?? '';
    return [made, await findGoals(store.db, { planId, which: 'all' })];
  });
  expect(plan?.fields).toEqual(fields);
  expect(goals.find(({ number }) => number === '9')?.ownFields).toEqual(ownFields);
  from.remove();
  to.remove();
});
