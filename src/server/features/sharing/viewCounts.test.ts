import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToken } from '#server/features/accounts/linkToken.ts';
import type { Store } from '#server/store/database/store.ts';
import { writeExamplePlan } from '#testing/server/examplePlan.ts';
import { exampleStoredShare } from '#testing/server/exampleStoredShare.ts';
import { openSqlite } from '#testing/server/storesUnderTest.ts';
import { createShare, findShares, revokeShare } from './shareRepository.ts';
import { createViewCounts } from './viewCounts.ts';

let store: Store;
const KEY = { planId: 'plan1', shareId: 'share1' };
const at = (second: number) => `2026-11-20T11:00:0${second}.000Z`;

beforeEach(async () => {
  store = await openSqlite();
  await writeExamplePlan(store);
  await createShare(store, exampleStoredShare(), [{ hash: createToken('plan1').hash, purpose: 'page' }]);
});

afterEach(() => store.close());

describe('views', () => {
  it('are counted together and written later', async () => {
    const views = createViewCounts(store, { warn: () => {} });
    for (let second = 0; second < 5; second += 1) views.note(KEY, { at: at(second), isView: second !== 2 });
    expect((await findShares(store.db, 'plan1'))[0]?.views).toBe(0);
    await views.flush();
    expect(await findShares(store.db, 'plan1')).toMatchObject([{ views: 4, lastSeenAt: at(4) }]);
    await views.flush();
    expect((await findShares(store.db, 'plan1'))[0]?.views).toBe(4);
  });

  it('are written by themselves after a while', async () => {
    vi.useFakeTimers();
    const views = createViewCounts(store, { warn: () => {} });
    views.note(KEY, { at: at(1), isView: true });
    vi.advanceTimersByTime(2_000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect((await findShares(store.db, 'plan1'))[0]?.views).toBe(1), { timeout: 30_000 });
  });

  it('of a share that was revoked meanwhile count no more', async () => {
    const views = createViewCounts(store, { warn: () => {} });
    views.note(KEY, { at: at(1), isView: true });
    await revokeShare(store, { ...KEY, by: { memberId: 'ada', name: 'Ada' }, at: at(2) });
    await views.flush();
    expect(await findShares(store.db, 'plan1')).toEqual([]);
  });

  it('are not lost when they cannot be written', async () => {
    const other = await openSqlite();
    const views = createViewCounts(other, { warn: () => {} });
    views.note(KEY, { at: at(1), isView: true });
    await other.close();
    await expect(views.flush()).rejects.toThrow();
    await expect(views.flush()).rejects.toThrow();
  });
});
