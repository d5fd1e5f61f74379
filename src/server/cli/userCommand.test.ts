import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSignOn } from '#server/features/accounts/signOn.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import { findPlans } from '#server/store/plans/plans.ts';
import { createExampleCommandLine, type ExampleCommandLine } from '#testing/server/exampleCommandLine.ts';

const PASSWORD = 'correct horse battery staple';

let line: ExampleCommandLine;
beforeEach(() => {
  line = createExampleCommandLine({}, { input: PASSWORD });
  line.write('goals.csv', 'number,title\n1,Homes\n');
});
afterEach(() => line.remove());

const signIn = (email: string, password: string) =>
  line.look((store) => {
    const signOn = createSignOn({ store, secret: 'x'.repeat(64), publicUrl: null, warn: () => {} });
    return signOn.signIn({ email, password }, { cookie: undefined, userAgent: undefined, asker: 'a test' });
  });

const membersOfFirstPlan = () =>
  line.look(async (store) => {
    const [plan] = await findPlans(store.db);
    return findMembers(store.db, plan?.id ?? '');
  });

describe('milepost user', () => {
  it('creates an administrator with a password from standard input, who can sign in and leads every plan', async () => {
    await line.run('import', '--plan', 'City', 'goals.csv');
    const made = await line.run('user', 'create', 'Ada.Lovelace@example.org', '--administrator', '--password-stdin');
    expect(made).toMatchObject({ status: 0, output: 'Made the account of ada.lovelace@example.org.' });
    expect((await signIn('ada.lovelace@example.org', PASSWORD)).account?.name).toBe('Ada Lovelace');
    expect(await membersOfFirstPlan()).toMatchObject([{ role: 'lead', email: 'ada.lovelace@example.org' }]);
    expect((await line.run('user')).output).toBe(
      'ada.lovelace@example.org\tAda Lovelace\tadministrator\tnot confirmed',
    );
  });

  it('makes up a password and shows it once', async () => {
    const made = await line.run('user', 'create', 'ada@example.org', '--administrator', '--name', 'Ada');
    const password = /shown once: (\S+)/.exec(made.output)?.[1] ?? '';
    expect((await signIn('ada@example.org', password)).account?.name).toBe('Ada');
  });

  it('lets somebody lead a plan, a member of the same e-mail among them', async () => {
    line.write('goals.csv', 'number,title,owner\n1,Homes,grace@example.org\n');
    await line.run('import', '--plan', 'City', 'goals.csv');
    await line.run('user', 'create', 'ada@example.org', '--administrator');
    await line.run('user', 'create', 'grace@example.org');
    const led = await line.run('user', 'lead', 'GRACE@example.org', '--plan', 'city', '--yes');
    expect(led).toMatchObject({
      status: 0,
      output: 'Grace <grace@example.org>: e-mail not confirmed, in no plan.\nGrace leads the plan “City”.',
    });
    const members = await membersOfFirstPlan();
    expect(members.map(({ email, role }) => `${email} ${role}`).sort()).toEqual([
      'ada@example.org lead',
      'grace@example.org lead',
    ]);
    expect((await line.run('user', 'lead', 'grace@example.org', '--plan', 'City', '--yes')).status).toBe(0);
  });

  it.each<{ isConfirmed: 0 | 1; sure: string[]; status: number }>([
    { isConfirmed: 0, sure: [], status: 1 },
    { isConfirmed: 0, sure: ['--yes'], status: 0 },
    { isConfirmed: 1, sure: [], status: 0 },
  ])('an e-mail confirmed: $isConfirmed, with $sure, ends with $status where it is to lead', async (asked) => {
    line.write('goals.csv', 'number,title,owner\n1,Homes,grace@example.org\n');
    await line.run('import', '--plan', 'City', 'goals.csv');
    await line.run('user', 'create', 'ada@example.org', '--administrator');
    await line.run('user', 'create', 'grace@example.org');
    await line.look(async (store) => {
      await store.db.updateTable('user').set({ emailVerified: asked.isConfirmed }).execute();
    });
    const led = await line.run('user', 'lead', 'grace@example.org', '--plan', 'City', ...asked.sure);
    expect(led.status).toBe(asked.status);
    const members = await membersOfFirstPlan();
    const hers = members.find(({ email }) => email === 'grace@example.org');
    expect(hers).toMatchObject(asked.status === 0 ? { role: 'lead' } : { accountId: null });
    if (asked.status === 1) {
      expect(led.reasons).toContain('Grace <grace@example.org>: e-mail not confirmed, in no plan. ');
      expect(led.reasons).toContain('--yes');
    }
  });

  it.each([
    ['an e-mail that is none', ['create', 'ada', '--administrator'], /not an e-mail address/],
    ['a first account that does not administer', ['create', 'ada@example.org'], /has to be an administrator/],
    ['a lead without an account', ['lead', 'ada@example.org', '--plan', 'City'], /no account of ada@example.org/],
  ])('refuses %s', async (_, args, reason) => {
    const { status, reasons } = await line.run('user', ...args);
    expect(status).toBe(1);
    expect(reasons).toMatch(reason);
  });

  it('refuses an e-mail that has an account, and a plan that is not there', async () => {
    await line.run('user', 'create', 'ada@example.org', '--administrator');
    expect((await line.run('user', 'create', 'ADA@example.org')).reasons).toContain(
      'There is an account of ada@example.org',
    );
    expect((await line.run('user', 'lead', 'ada@example.org', '--plan', 'City')).reasons).toContain(
      'no plan of that name',
    );
  });

  it('refuses a password that is too short', async () => {
    const short = createExampleCommandLine({}, { input: 'short' });
    const { status, reasons } = await short.run(
      'user',
      'create',
      'ada@example.org',
      '--administrator',
      '--password-stdin',
    );
    expect([status, reasons]).toEqual([1, expect.stringContaining('8 to 128 characters')]);
    short.remove();
  });

  it.each([
    [['create']],
    [['lead', 'ada@example.org']],
    [['remove', 'ada@example.org']],
    [['list', 'ada@example.org']],
  ])('ends with 2 for user %j', async (args) => {
    expect((await line.run('user', ...args)).status).toBe(2);
  });
});
