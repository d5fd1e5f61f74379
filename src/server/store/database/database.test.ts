import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyChange } from '#server/store/changes/changes.ts';
import { findPlan, findVersion } from '#server/store/plans/plans.ts';
import { type Child, startChild } from '#testing/server/childUnderTest.ts';
import { change, PUT_PLAN, plan, putGoal } from '#testing/server/planUnderTest.ts';
import { openStore } from './database.ts';
import { saveMeta } from './meta.ts';
import type { Store } from './store.ts';
import { inTransaction } from './transaction.ts';

describe('the embedded store', () => {
  let folder: string;
  const opened: Store[] = [];
  const children: Child[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'milepost-open-'));
  });
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
    for (const child of children.splice(0)) await child.kill();
    rmSync(folder, { recursive: true });
  });

  const open = async (serverAddress: string | null, dataFolder = folder) => {
    const store = await openStore({ dataFolder, databaseUrl: null, serverAddress });
    opened.push(store);
    return store;
  };
  const serve = async (address: string) => {
    const child = startChild(new URL('../../../../testing/server/childServer.ts', import.meta.url), [folder, address]);
    children.push(child);
    await child.wrote(1);
    return child;
  };

  it('keeps what was written when it is closed and opened again', async () => {
    const first = await openStore({ dataFolder: folder, databaseUrl: null, serverAddress: null });
    await applyChange(first, change([PUT_PLAN]));
    await first.close();
    expect(await findPlan((await open(null)).db, 'p1')).toEqual(plan());
  });

  it('leaves no log beside its file when closed', async () => {
    const store = await openStore({ dataFolder: folder, databaseUrl: null, serverAddress: null });
    await applyChange(store, change([PUT_PLAN]));
    await store.close();
    expect(readdirSync(folder).sort()).toEqual(['milepost.db', 'server.lock']);
  });

  it('makes the folder where it is missing, and lets nobody else read what is in it', async () => {
    const dataFolder = join(folder, 'a', 'b');
    await applyChange(await open('http://127.0.0.1:4600', dataFolder), change([PUT_PLAN]));
    const modes = readdirSync(dataFolder).map((name) => statSync(join(dataFolder, name)).mode & 0o077);
    expect(modes.length).toBeGreaterThanOrEqual(2);
    expect(modes.every((mode) => mode === 0)).toBe(true);
    expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
  });

  it('refuses a second server within 5 seconds, naming the first', async () => {
    const child = await serve('http://127.0.0.1:4600');
    const begun = performance.now();
    await expect(open('http://127.0.0.1:4601')).rejects.toMatchObject({
      code: 'folder_in_use',
      message: expect.stringContaining(`http://127.0.0.1:4600, process ${child.process.pid} on ${hostname()}`),
    });
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it('refuses a second server in the same process too', async () => {
    await open('http://127.0.0.1:4600');
    await expect(open('http://127.0.0.1:4601')).rejects.toMatchObject({ code: 'folder_in_use' });
  });

  it('lets a server take over from one that was killed', async () => {
    const child = await serve('http://127.0.0.1:4600');
    await child.kill();
    await open('http://127.0.0.1:4601');
    await expect(open('http://127.0.0.1:4602')).rejects.toThrow('http://127.0.0.1:4601');
  });

  it('lets several commands make the store at the same time', async () => {
    const stores = await Promise.all([open(null), open(null), open(null)]);
    await applyChange(stores[0], change([PUT_PLAN]));
    expect(await findVersion(stores[2].db, 'p1')).toBe(1);
  });

  it('lets a server follow one that is just stopping', async () => {
    const first = await openStore({ dataFolder: folder, databaseUrl: null, serverAddress: 'http://127.0.0.1:4600' });
    const second = open('http://127.0.0.1:4601');
    await first.close();
    await expect(second).resolves.toBeDefined();
  });

  it('lets a server follow one that was stopped', async () => {
    const first = await openStore({ dataFolder: folder, databaseUrl: null, serverAddress: 'http://127.0.0.1:4600' });
    await first.close();
    await expect(open('http://127.0.0.1:4601')).resolves.toBeDefined();
  });

  it('lets commands write beside a server, and each sees what the other wrote', async () => {
    await serve('http://127.0.0.1:4600');
    const [one, other] = [await open(null), await open(null)];
    await applyChange(one, change([PUT_PLAN]));
    const writes = [one, other, one, other].map((store, index) =>
      applyChange(store, change([putGoal({ id: `g${index}` })])),
    );
    const versions = (await Promise.all(writes)).map(({ version }) => version);
    expect(versions.sort()).toEqual([2, 3, 4, 5]);
    expect(await findVersion(other.db, 'p1')).toBe(5);
  });

  it('is not brought up to date by a command while a server has it open', async () => {
    const server = await open('http://127.0.0.1:4600');
    const done = server.db.withTables<{ kysely_migration: { name: string } }>();
    await done.deleteFrom('kysely_migration').where('name', '=', '0002_accounts').execute();
    await expect(open(null)).rejects.toMatchObject({ code: 'folder_in_use' });
  });

  it('lets what is running finish before it closes', async () => {
    const store = await openStore({ dataFolder: folder, databaseUrl: null, serverAddress: null });
    const writing = inTransaction(store, async (trx) => {
      await saveMeta(trx, { name: 'a', value: 'x' });
      await pause(100);
      await saveMeta(trx, { name: 'b', value: 'y' });
    });
    await pause(20);
    await store.close();
    await expect(writing).resolves.toBeUndefined();
    expect(existsSync(join(folder, 'milepost.db-wal'))).toBe(false);
  });
});
