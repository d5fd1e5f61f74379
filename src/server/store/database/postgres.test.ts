import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { applyChange } from '#server/store/changes/changes.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import { change, PUT_PLAN, putGoal } from '#testing/server/planUnderTest.ts';
import { makeDatabase } from '#testing/server/testDatabases.ts';
import { openStore } from './database.ts';
import { inSnapshot, inTransaction } from './transaction.ts';

const open = (databaseUrl: string) => openStore({ dataFolder: '', databaseUrl, serverAddress: null });

it('says that nothing answers, and never the password', async () => {
  const opening = open('postgres://ada:s3cret@127.0.0.1:1/plans');
  await expect(opening).rejects.toMatchObject({ code: 'store_unreachable', status: 503 });
  const told = await opening.then(String, (error) => inspect(error, { depth: 9 }));
  expect(told).not.toContain('s3cret');
});

const url = process.env.TEST_DATABASE_URL ?? '';
describe.runIf(url !== '')('a real PostgreSQL', () => {
  it.each([
    { what: 'an unknown name', alter: (address: URL) => Object.assign(address, { pathname: '/no_such_database' }) },
    { what: 'an unknown user', alter: (address: URL) => Object.assign(address, { username: 'no_such_user' }) },
  ])('says that it does not let us in with $what', async ({ alter }) => {
    await expect(open(alter(new URL(url)).href)).rejects.toMatchObject({ code: 'store_refused' });
  });

  it('leaves connections to readers while one writes a plan and many wait to', async () => {
    const database = await makeDatabase(url);
    const store = await open(database.url);
    await applyChange(store, change([PUT_PLAN]));
    let finish = () => {};
    const holding = inTransaction(store, async (trx) => {
      await trx.selectFrom('plan').select('version').where('plan_id', '=', 'p1').forUpdate().execute();
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    const waiting = Array.from({ length: 30 }, (_, id) => applyChange(store, change([putGoal({ id: `g${id}` })])));
    const read = Array.from({ length: 5 }, () => findVersion(store.db, 'p1'));
    const seen = Array.from({ length: 5 }, () => inSnapshot(store, (db) => findVersion(db, 'p1')));
    expect(new Set(await Promise.all([...read, ...seen]))).toEqual(new Set([1]));
    finish();
    await holding;
    await Promise.all(waiting);
    expect(await findVersion(store.db, 'p1')).toBe(31);
    await store.close();
    await database.drop();
  });

  it('is made ready once by several servers that start together, which then write one after the other', async () => {
    const database = await makeDatabase(url);
    const stores = await Promise.all([open(database.url), open(database.url), open(database.url)]);
    await applyChange(stores[0], change([PUT_PLAN]));
    const writes = Array.from({ length: 30 }, (_, id) =>
      applyChange(stores[id % 3] ?? stores[0], change([putGoal({ id: `g${id}` })])),
    );
    const versions = (await Promise.all(writes)).map(({ version }) => version);
    expect(new Set(versions)).toEqual(new Set(Array.from({ length: 30 }, (_, index) => index + 2)));
    await Promise.all(stores.map((store) => store.close()));
    await database.drop();
  });
});
