import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyChange } from '#server/store/changes/changes.ts';
import { Replicas } from '#server/store/database/replicas.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { change, PUT_PLAN, plan } from '#testing/server/planUnderTest.ts';
import { openSqlite } from '#testing/server/storesUnderTest.ts';
import { inPlanSnapshot } from './planSnapshot.ts';
import { findPlan } from './plans.ts';

const rename = (name: string) => change([{ entity: 'plan', after: plan({ name }) }]);
const nameOf = async (db: Database) => (await findPlan(db, 'p1'))?.name;

describe('a plan is read', () => {
  let primary: Store;
  let copy: Store;
  let store: Store;
  beforeEach(async () => {
    [primary, copy] = [await openSqlite(), await openSqlite()];
    store = { ...primary, replicas: new Replicas([copy.db]) };
    for (const each of [primary, copy]) await applyChange(each, change([PUT_PLAN]));
    await applyChange(primary, rename('The primary’s'));
    await applyChange(copy, rename('The copy’s'));
  });
  afterEach(async () => {
    await primary.close();
    await copy.close().catch(() => {});
  });

  const read = (version: number) => inPlanSnapshot(store, { planId: 'p1', version }, nameOf);

  it('from a copy that has come as far as is asked', async () => {
    expect(await read(2)).toBe('The copy’s');
    expect(await read(1)).toBe('The copy’s');
  });

  it('from the primary where the copy is behind', async () => {
    await applyChange(primary, rename('Written since'));
    expect(await read(3)).toBe('Written since');
  });

  it('from the primary where the copy does not have it yet', async () => {
    await applyChange(primary, change([{ entity: 'plan', after: plan({ id: 'p2', name: 'New' }) }], { planId: 'p2' }));
    const name = await inPlanSnapshot(
      store,
      { planId: 'p2', version: 1 },
      async (db) => (await findPlan(db, 'p2'))?.name,
    );
    expect(name).toBe('New');
  });

  it('from the primary where the copy is gone, which is then left alone for a while', async () => {
    await copy.close();
    expect(await read(2)).toBe('The primary’s');
    expect(store.replicas.next()).toBeNull();
  });

  it('from the primary where there is no copy, and what fails there is said', async () => {
    expect(await inPlanSnapshot(primary, { planId: 'p1', version: 2 }, nameOf)).toBe('The primary’s');
    const failing = inPlanSnapshot(primary, { planId: 'p1', version: 2 }, () =>
      Promise.reject(new Error('as it should')),
    );
    await expect(failing).rejects.toThrow('as it should');
  });
});
