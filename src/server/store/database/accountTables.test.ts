import { betterAuth } from 'better-auth';
import { getAuthTables } from 'better-auth/db';
import { twoFactor } from 'better-auth/plugins';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import type { Store } from './store.ts';

describe.each(storesUnderTest())('the tables of the account library on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it('have every column it writes, required where it says so, and none it does not know', async () => {
    const stored = new Map((await store.db.introspection.getTables()).map((table) => [table.name, table]));
    const expected = getAuthTables({ plugins: [twoFactor()], rateLimit: { storage: 'database' } });
    for (const { modelName, fields } of Object.values(expected)) {
      const wanted = Object.entries(fields).map(([key, field]) => [field.fieldName ?? key, field.required !== false]);
      const columns = stored.get(modelName)?.columns.map(({ name, isNullable }) => [name, !isNullable]);
      expect(new Map(columns?.map(([name, required]) => [name, required]))).toEqual(
        new Map([['id', true], ...wanted.map(([name, required]) => [name, required] as const)]),
      );
    }
  });

  it('take a person through signing up, in and out, with dates and yes or no as text and numbers', async () => {
    const auth = betterAuth({
      database: { db: store.db, type: 'sqlite' },
      secret: 'only for this test, and long enough',
      baseURL: 'http://localhost',
      emailAndPassword: { enabled: true },
      rateLimit: { enabled: true, storage: 'database' },
      plugins: [twoFactor()],
      telemetry: { enabled: false },
      advanced: { database: { validateSchema: false } },
    });
    const person = { email: 'ada@example.org', password: 'correct horse', name: 'Ada Byron' };
    await auth.api.signUpEmail({ body: person });
    const { headers } = await auth.api.signInEmail({ body: person, returnHeaders: true });
    const cookie = new Headers({
      cookie: headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; '),
    });
    expect((await auth.api.getSession({ headers: cookie }))?.user).toMatchObject({
      email: person.email,
      emailVerified: false,
    });
    expect(await store.db.selectFrom('user').selectAll().execute()).toMatchObject([
      { emailVerified: 0, createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
    ]);
    await auth.api.signOut({ headers: cookie });
    expect(await auth.api.getSession({ headers: cookie })).toBeNull();
    await store.db.deleteFrom('user').execute();
    expect(await store.db.selectFrom('account').selectAll().execute()).toEqual([]);
  }, 30_000);

  it('hold milliseconds since 1970, which are past 31 bits', async () => {
    const limit = { id: 'r1', key: 'k', count: 3, lastRequest: 1_763_632_000_123 };
    await store.db.insertInto('rateLimit').values(limit).execute();
    expect(await store.db.selectFrom('rateLimit').selectAll().execute()).toEqual([limit]);
  });
});
