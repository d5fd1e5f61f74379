import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { findMeta, saveMeta } from './meta.ts';
import type { Store } from './store.ts';
import { inSnapshot, inTransaction } from './transaction.ts';

const COLLISION = Object.assign(new Error('could not serialize access'), { code: '40001' });
const DEADLOCK = Object.assign(new Error('deadlock detected'), { code: '40P01' });

describe.each(storesUnderTest())('a transaction on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it.each([COLLISION, DEADLOCK])('that lost against another is tried again, from the start: $code', async (error) => {
    let tries = 0;
    await inTransaction(store, async (trx) => {
      tries += 1;
      await trx
        .insertInto('meta')
        .values({ name: `try ${error.code}`, value: String(tries) })
        .execute();
      if (tries < 3) throw error;
    });
    expect(await findMeta(store.db, `try ${error.code}`)).toBe('3');
  });

  it('that loses again and again is given up as busy', async () => {
    const losing = inTransaction(store, () => Promise.reject(COLLISION));
    await expect(losing).rejects.toMatchObject({ code: 'store_busy', status: 503 });
  });

  it('that fails for a reason of its own is not tried again, and leaves nothing', async () => {
    let tries = 0;
    const failing = inTransaction(store, async (trx) => {
      tries += 1;
      await saveMeta(trx, { name: 'mine', value: 'x' });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect([tries, await findMeta(store.db, 'mine')]).toEqual([1, null]);
  });

  it('that collides with what is stored says so', async () => {
    await saveMeta(store.db, { name: 'there', value: 'x' });
    const twice = inTransaction(store, (trx) => trx.insertInto('meta').values({ name: 'there', value: 'y' }).execute());
    await expect(twice).rejects.toMatchObject({ code: 'conflict', status: 409 });
  });

  it('cannot lose an update to another that counts at the same time', async () => {
    await saveMeta(store.db, { name: 'count', value: '0' });
    const count = () =>
      inTransaction(store, async (trx) => {
        const query = trx.selectFrom('meta').select('value').where('name', '=', 'count');
        const { value } = await (store.dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow();
        await saveMeta(trx, { name: 'count', value: String(Number(value) + 1) });
      });
    await Promise.all(Array.from({ length: 10 }, count));
    expect(await findMeta(store.db, 'count')).toBe('10');
  });

  it('reads one moment in a snapshot', async () => {
    await saveMeta(store.db, { name: 'moment', value: 'x' });
    expect(await inSnapshot(store, (db) => findMeta(db, 'moment'))).toBe('x');
  });
});
