import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '#server/store/database/database.ts';
import type { Store } from '#server/store/database/store.ts';
import { countAttempt, countDown, forgetAttempts } from './attemptLimit.ts';

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-limit-'));
  store = await openStore({ dataFolder: folder, databaseUrl: null, serverAddress: null });
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const limit = { attempts: 2, windowMs: 1000 };
const HOUR = 60 * 60_000;
const attempt = (subject: string, now: number) => countAttempt(store, { subject, limit, now });

describe('a limit of two attempts a second', () => {
  it('lets two through and refuses the third until the second after the first is over', async () => {
    expect([await attempt('a', 0), await attempt('a', 500), await attempt('a', 999)]).toEqual([true, true, false]);
    expect(await attempt('a', 1000)).toBe(true);
  });

  it('is not prolonged by what is refused', async () => {
    for (const now of [0, 1, 2, 900]) await attempt('a', now);
    expect(await attempt('a', 1000)).toBe(true);
  });

  it('says how many may follow', async () => {
    const left = () => countDown(store, { subject: 'a', limit, now: 0 });
    expect([await left(), await left(), await left()]).toEqual([1, 0, -1]);
  });

  it('is not cut short by another that ends sooner', async () => {
    const long = { subject: 'b', limit: { attempts: 1, windowMs: HOUR }, now: 0 };
    await countAttempt(store, long);
    await attempt('a', 5000);
    expect(await countAttempt(store, { ...long, now: 5001 })).toBe(false);
  });

  it('counts each subject by itself', async () => {
    for (const now of [0, 1, 2]) await attempt('a', now);
    expect(await attempt('b', 3)).toBe(true);
  });

  it('counts attempts made at once', async () => {
    const results = await Promise.all(Array.from({ length: 5 }, () => attempt('a', 0)));
    expect(results.filter(Boolean)).toHaveLength(2);
  });

  it('forgets those of one that succeeded', async () => {
    await attempt('a', 0);
    await attempt('a', 1);
    await forgetAttempts(store, 'a');
    expect(await attempt('a', 2)).toBe(true);
  });

  it('keeps nothing of what is over, and no name', async () => {
    await attempt('ada@example.org', 0);
    await attempt('eve@example.org', HOUR);
    const rows = await store.db.selectFrom('rateLimit').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('example.org');
  });
});
